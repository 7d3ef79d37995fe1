import { ApiFailure } from './failure.ts'

const deepestNesting = 32
/** No form and no bulk call needs more, and a validator that finds all faults would find each of them. */
const mostValues = 20_000
/** Every string token of a JSON text; the second group is there when the string is a key. */
const stringTokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses JSON as every body and every JSON-encoded parameter is read: no duplicate keys, no keys that reach
 * prototypes, no NUL, no broken Unicode, at most 32 levels and 20,000 values. Text comes out in NFC, because Vietnamese keyboards send
 * both forms and the database must hold one.
 * @throws ApiFailure 400
 */
export function parseStrictJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiFailure(400, 'Dữ liệu gửi lên không phải là JSON hợp lệ.')
  }
  const seen = { keys: 0, values: 0 }
  const cleaned = clean(value, seen, 0)
  let written = 0
  for (const token of text.matchAll(stringTokens)) if (token[1] !== undefined) written += 1
  if (written !== seen.keys) throw new ApiFailure(400, 'Dữ liệu gửi lên có trường bị lặp lại.')
  return cleaned
}

/**
 * Text from outside, in the one form the database holds.
 * @throws ApiFailure 400 for NUL and lone surrogates, which PostgreSQL cannot store
 */
export function cleanText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new ApiFailure(400, 'Dữ liệu gửi lên có ký tự không hợp lệ.')
  }
  return text.normalize('NFC')
}

function clean(value: unknown, seen: { keys: number; values: number }, depth: number): unknown {
  seen.values += 1
  if (seen.values > mostValues) throw new ApiFailure(400, 'Dữ liệu gửi lên có quá nhiều mục.')
  if (depth > deepestNesting) throw new ApiFailure(400, 'Dữ liệu gửi lên lồng quá nhiều cấp.')
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((item) => clean(item, seen, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const cleaned: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw new ApiFailure(400, `Trường "${key}" không được chấp nhận.`)
    seen.keys += 1
    cleaned[key] = clean(item, seen, depth + 1)
  }
  return cleaned
}
