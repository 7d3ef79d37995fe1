import * as fc from 'fast-check'
import type { ApiName } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../../contract/document.ts'

type Values = fc.Arbitrary<unknown>

/** Numbers of records that the test group has, of company 1 and 2; what is made meanwhile is numbered from 1000. */
const knownIds = [1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24, 101, 111, 121, 200, 201, 1000, 1001]
const knownCodes = ['NS0011', 'NS0012', 'NS0111', 'KHONGCO1']
/** Text as people and their keyboards send it: marks apart, invisible letters, right to left, wildcards of SQL, markup. */
const trickyText = [
  'Nguyễn Thị Đào',
  'Nguyễn Thị Đào'.normalize('NFD'),
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  'a\u200Bb',
  '\u202Efdp.exe',
  'Z̷̢̛a̸l̴g̵o̶',
  '<script>alert(1)</script>',
  '{{env.SMTP_URL}}',
  '=1+1',
  'ſ',
  'İ',
  '👩‍👩‍👧',
]
const longestText = 60

/** Values that fit a schema of the contract; ids and codes are often those of records that are there. */
export function valuesOf(api: ApiName, schema: Schema, name = ''): Values {
  const found = resolve<Schema>(documents[api], schema)
  if ('const' in found) return fc.constant(found['const'])
  if (found.enum) return fc.constantFrom(...found.enum)
  const choices = found['oneOf'] ?? found['anyOf']
  // The contract's lint has checked that these keywords hold schemas.
  if (Array.isArray(choices)) return fc.oneof(...choices.map((each: Schema) => valuesOf(api, each, name)))
  const types = [found.type ?? 'null'].flat()
  return fc.oneof(...types.map((type) => (byType[type] ?? nothing)(api, found, name)))
}

type Maker = (api: ApiName, schema: Schema, name: string) => Values

const nothing: Maker = () => fc.constant(null)

const byType: Readonly<Record<string, Maker>> = {
  null: nothing,
  boolean: () => fc.boolean(),
  integer(_, schema, name) {
    const range = fc.integer(limits(schema))
    // Most records of the tests have been changed once or never.
    if (name === 'version') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(1, 1, 2) }, range)
    return /(^|_)ids?$/.test(name)
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...knownIds) }, range)
      : range
  },
  number: (_, schema) => fc.double({ ...limits(schema), noNaN: true, noDefaultInfinity: true }),
  string: (_, schema, name) => texts(schema, name),
  array(api, schema, name) {
    const items = valuesOf(api, schema.items ?? {}, name)
    const size = {
      minLength: number(schema, 'minItems', 0),
      maxLength: Math.min(number(schema, 'maxItems', 4), 4),
    }
    return schema['uniqueItems'] ? fc.uniqueArray(items, size) : fc.array(items, size)
  },
  object(api, { properties = {}, required = [] }) {
    const made = Object.entries(properties).map(([key, property]) => [key, valuesOf(api, property, key)])
    return fc.record(Object.fromEntries(made) as Record<string, Values>, { requiredKeys: [...required] })
  },
}

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: days((day) => day.slice(0, 10)),
  'date-time': days((day) => day.replace('Z', '+07:00')),
  email: fc.stringMatching(/^[a-z]{1,8}$/).map((word) => `${word}@example.com`),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
}

function days(write: (day: string) => string): fc.Arbitrary<string> {
  const [min, max] = [new Date('1900-01-01'), new Date('2100-12-31')]
  return fc.date({ min, max, noInvalidDate: true }).map((day) => write(day.toISOString()))
}

function texts(schema: Schema, name: string): Values {
  const format = byFormat[String(schema['format'])]
  if (format) return format
  const pattern = schema['pattern']
  const [least, most] = [number(schema, 'minLength', 0), number(schema, 'maxLength', Infinity)]
  const plain = fc.string({
    unit: 'grapheme',
    minLength: least,
    maxLength: Math.max(least, Math.min(most, longestText)),
  })
  // No text is made to a pattern that looks ahead, so the contract's example stands for all.
  const random =
    typeof pattern === 'string' && !/\(\?[=!]/.test(pattern)
      ? fc.stringMatching(new RegExp(pattern, 'u'))
      : typeof pattern === 'string'
        ? fc.constant(String(schema['example']))
        : plain
  const known = fc.constantFrom(...(name.endsWith('nhansu_id') ? knownCodes : trickyText))
  const fits = (text: string) =>
    Array.from(text).length >= least &&
    Array.from(text).length <= most &&
    !(typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text))
  // A pattern that asks for one letter alone is met by short texts, and a least length never: then by any text.
  return fc
    .oneof({ weight: 2, arbitrary: random }, known, plain)
    .map((text) => (fits(text) ? text : undefined))
    .filter((text) => text !== undefined)
}

function limits(schema: Schema): { min: number; max: number } {
  const min = number(schema, 'minimum', -1_000_000)
  return { min, max: Math.max(min, number(schema, 'maximum', 1_000_000)) }
}

function number(schema: Schema, keyword: string, otherwise: number): number {
  const value = schema[keyword]
  return typeof value === 'number' ? value : otherwise
}
