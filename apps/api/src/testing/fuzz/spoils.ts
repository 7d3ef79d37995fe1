import type { ApiName } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../../contract/document.ts'

/** A step into a JSON value. */
type Path = readonly (string | number)[]

/** Makers of every value that differs from `value` in one place, there by something that the schema might refuse. */
export function* spoiled(api: ApiName, schema: Schema, value: unknown): Generator<() => unknown> {
  for (const path of placesIn(value)) {
    const part = at(value, path)
    for (const other of strangersFor(schemaAt(api, schema, path), part))
      yield () => withPart(value, path, typeof other === 'function' ? other() : other)
  }
}

/** Texts that no parameter of this type may have. */
export function strangeTexts(api: ApiName, schema: Schema): string[] {
  const { type, enum: known, maxLength, minimum, maximum } = resolve<Schema>(documents[api], schema)
  if (type === 'integer') {
    const beyond = [minimum, maximum].flatMap((limit, index) =>
      typeof limit === 'number' ? [String(BigInt(limit) + (index === 0 ? -1n : 1n))] : [],
    )
    return ['1.5', '0x10', '1e3', 'một', '9007199254740993', '', ' 1', ...beyond]
  }
  if (type === 'boolean') return ['1', 'TRUE', 'có', '']
  if (known) return ['khong-co', '']
  return typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []
}

function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* placesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** What a value of JSON is not; large ones as functions that make them. */
function strangersFor(schema: Schema, part: unknown): unknown[] {
  const number = (keyword: string) => (typeof schema[keyword] === 'number' ? schema[keyword] : undefined)
  const [longest, least, most, items] = ['maxLength', 'minimum', 'maximum', 'maxItems'].map(number)
  return [
    null,
    true,
    'chữ',
    '',
    -1,
    1.5,
    2 ** 53,
    [],
    {},
    ['x'],
    ...(longest === undefined ? [] : [() => 'x'.repeat(longest + 1)]),
    ...(least === undefined ? [] : [least - 1]),
    ...(most === undefined ? [] : [most + 1]),
    ...(items === undefined ? [] : [() => Array.from({ length: items + 1 }, (_, index) => index + 1)]),
    ...(Array.isArray(part) ? [[...part, ...part.slice(0, 1)]] : []),
    ...(isObject(part)
      ? [{ ...part, company_id: 2 }, ...Object.keys(part).map((key) => without(part, key))]
      : []),
  ]
}

function schemaAt(api: ApiName, schema: Schema, path: Path): Schema {
  let found = resolve<Schema>(documents[api], schema)
  for (const step of path) {
    const next = typeof step === 'number' ? found.items : found.properties?.[step]
    found = resolve<Schema>(documents[api], next ?? {})
  }
  return found
}

function at(value: unknown, path: Path): unknown {
  // Only paths that were found in the value are walked.
  return path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], value)
}

function withPart(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other
  if (Array.isArray(value)) return value.with(Number(step), withPart(value[Number(step)], rest, other))
  const object = value as Record<string, unknown>
  return { ...object, [step]: withPart(object[step], rest, other) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function without(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = value
  return rest
}
