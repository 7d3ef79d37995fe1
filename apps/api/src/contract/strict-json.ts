import { ApiFailure } from './failure.ts'

const deepestNesting = 32
/** Every string token of a JSON text; the second group is there when the string is a key. */
const stringTokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses JSON as every body and every JSON-encoded parameter is read: no duplicate keys, no keys that reach
 * prototypes, no NUL, no broken Unicode, at most 32 levels. Text comes out in NFC, because Vietnamese keyboards send
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
  const keys = { count: 0 }
  const cleaned = clean(value, keys, 0)
  let written = 0
  for (const token of text.matchAll(stringTokens)) if (token[1] !== undefined) written += 1
  if (written !== keys.count) throw new ApiFailure(400, 'Dữ liệu gửi lên có trường bị lặp lại.')
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

function clean(value: unknown, keys: { count: number }, depth: number): unknown {
  if (depth > deepestNesting) throw new ApiFailure(400, 'Dữ liệu gửi lên lồng quá nhiều cấp.')
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((item) => clean(item, keys, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const cleaned: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw new ApiFailure(400, `Trường "${key}" không được chấp nhận.`)
    keys.count += 1
    cleaned[key] = clean(item, keys, depth + 1)
  }
  return cleaned
}
