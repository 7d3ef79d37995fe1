import type { FuncKeywordDefinition } from 'ajv/dist/2020.js'
import type { Schema } from './document.ts'

/** Longer texts are written in several lines: reasons, notes, descriptions. */
const longestLine = 300
/** What every name says: that there is something to see in it. A text with another pattern refuses by itself. */
const anythingSeen = '[^\\s\\p{DI}]'

/** Joiners, marks of direction and fillers, which nobody sees, and control characters, which end a line or do worse. */
const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const gaps = /[\p{Cc}\s]+/gu

/** What a validator is called with that makes texts one line: the titles of those that hid something. */
export interface Cleaned {
  titles: Set<string>
}

/**
 * True for a text that is written in one line: at most 300 characters, and neither a choice, nor of a format, nor with a
 * pattern of its own. One that must be refused instead of mended says `x-one-line: false`, one that is mended before its
 * own pattern judges it `x-one-line: true`.
 */
export function isOneLine(schema: Schema): boolean {
  if (schema['x-one-line'] === true) return true
  const { type, enum: choices, format, pattern, maxLength } = schema
  return (
    (type === 'string' || (Array.isArray(type) && type.includes('string'))) &&
    typeof maxLength === 'number' &&
    maxLength <= longestLine &&
    schema['x-one-line'] !== false &&
    choices === undefined &&
    format === undefined &&
    (pattern === undefined || pattern === anythingSeen)
  )
}

/** A text without joiners, marks of direction and fillers: they come along from other programs, and mean nothing. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '')
}

/** A text as one line: without signs that nobody sees, with one space wherever there is a gap and none at its ends. */
export function oneLine(text: string): string {
  return withoutUnseen(text).replaceAll(gaps, ' ').trim()
}

/** True for a text in which something stands that nobody sees. */
export function hidesSigns(text: string): boolean {
  return hidden.test(text)
}

/**
 * `x-one-line: true`: the text is made one line before its length and its pattern are judged. Only for whoever calls the
 * validator with a `Cleaned`, to be told: answers are held against the contract as they are.
 */
export const oneLineKeyword: FuncKeywordDefinition = {
  keyword: 'x-one-line',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  errors: false,
  before: 'maxLength',
  validate(this: Partial<Cleaned> | undefined, wanted: boolean, text: string, schema, place) {
    const titles = this?.titles
    if (!wanted || !place || !titles) return true
    Reflect.set(place.parentData, place.parentDataProperty, oneLine(text))
    if (hidesSigns(text)) titles.add(String(schema?.title ?? place.parentDataProperty))
    return true
  },
}

/** The sentence about what was taken out of an input, if anything was. */
export function cleanedSentence(titles: Iterable<string>): string | undefined {
  const named = [...titles]
  return named.length === 0 ? undefined : `Đã bỏ ký tự ẩn trong: ${named.join(', ')}.`
}
