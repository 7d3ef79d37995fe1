import { types } from 'pg'

type Parser = (text: string) => unknown
type GetTypeParser = typeof types.getTypeParser

/** Numbers of array types in PostgreSQL's catalogue, which pg does not name. */
const TEXT_ARRAY = 1009
const INT8_ARRAY = 1016
const TIMESTAMP_ARRAY = 1115
const DATE_ARRAY = 1182
const TIMESTAMPTZ_ARRAY = 1185

/**
 * How values of the database arrive in JavaScript, where it differs from pg's own way: int8 is a number (and an error
 * when it cannot be one exactly), date and timestamp stay text, timestamptz is ISO 8601 text with its offset, so rows
 * go on the wire as they are. As pg has it, numeric is text.
 */
const parsers: Readonly<Record<number, Parser>> = {
  [types.builtins.INT8]: exactInteger,
  [types.builtins.DATE]: asItIs,
  [types.builtins.TIMESTAMP]: asItIs,
  [types.builtins.TIMESTAMPTZ]: isoInstant,
  [INT8_ARRAY]: eachOf(exactInteger),
  [DATE_ARRAY]: eachOf(asItIs),
  [TIMESTAMP_ARRAY]: eachOf(asItIs),
  [TIMESTAMPTZ_ARRAY]: eachOf(isoInstant),
}

/** pg's `types.getTypeParser` with our own parsers before it. */
export const getTypeParser: GetTypeParser = (type, format) =>
  (format === 'binary' ? undefined : parsers[type]) ?? types.getTypeParser(type, format)

function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`)
  return value
}

function asItIs(text: string): string {
  return text
}

/** '2026-10-01 08:30:00.12+07' becomes '2026-10-01T08:30:00.12+07:00'. */
function isoInstant(text: string): string {
  const space = text.indexOf(' ')
  // 'infinity' has no time of day.
  if (space < 0) return text
  const sign = text[text.length - 3]
  return `${text.slice(0, space)}T${text.slice(space + 1)}${sign === '+' || sign === '-' ? ':00' : ''}`
}

function eachOf(parse: Parser): Parser {
  return (text) => textArray(text).map((item) => (item === null ? null : parse(item)))
}

function textArray(text: string): (string | null)[] {
  // pg's types know only the numbers it has names for; at run time any type's number will do.
  const type = TEXT_ARRAY as unknown as Parameters<GetTypeParser>[0]
  const parse: (text: string) => (string | null)[] = types.getTypeParser(type)
  return parse(text)
}
