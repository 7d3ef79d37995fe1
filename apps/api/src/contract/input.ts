import type { ValidateFunction } from 'ajv/dist/2020.js'
import { type ApiDocument, documents, type Parameter, resolve, type Schema } from './document.ts'
import { ApiFailure, invalidInput } from './failure.ts'
import { fieldErrors } from './field-messages.ts'
import { formSchema } from './form/form-shape.ts'
import type { Cleaned } from './one-line.ts'
import type { Operation } from './operations.ts'
import { compile, sharedAjv } from './schemas.ts'
import { cleanText, parseStrictJson } from './strict-json.ts'

const longestJsonParameter = 8 * 1024

/** A request as it came, before anything was looked at. */
export interface RawInput {
  path: Record<string, string>
  query: Record<string, string | string[]>
  /** All headers, by their names in small letters; only those that the operation names are looked at. */
  header: Readonly<Record<string, string | string[] | undefined>>
  body: unknown
}

/** A request that fits its operation; the typed handlers know it as `Input<Id>`. */
export interface CheckedInput {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body?: unknown
}

/** The body of a request that fits its operation. */
interface CheckedBody {
  body?: unknown
  /** Titles of its texts from which signs were taken that nobody sees. */
  cleaned: readonly string[]
}

type Read = (text: string) => unknown

/** Reads an operation's input in two steps, so that a body is not even received when the rest is wrong. */
export interface InputReader {
  parameters: (raw: Omit<RawInput, 'body'>) => Omit<CheckedInput, 'body'>
  /** @param raw as JSON or a form gave it; undefined for a request without a body */
  body: (raw: unknown) => CheckedBody
}

/**
 * Makes the reader of one operation's input: JSON-encoded parameters are parsed, the others read by their type, and
 * everything is checked against the contract. What the contract does not name is refused, never dropped.
 * @throws ApiFailure 400, with a sentence for each field, from the reader it returns
 */
export function inputReader(operation: Operation): InputReader {
  const reader = inputReaders.get(operation) ?? makeInputReader(operation)
  inputReaders.set(operation, reader)
  return reader
}

/** Every server of a process reads an operation's input with the same reader, so its validators are compiled once. */
const inputReaders = new WeakMap<Operation, InputReader>()

function makeInputReader(operation: Operation): InputReader {
  const path = parameterReader(operation, 'path')
  const query = parameterReader(operation, 'query')
  const header = parameterReader(operation, 'header')
  const headerNames = operation.parameters.filter((each) => each.in === 'header').map(({ name }) => name)
  return {
    parameters: (raw) => {
      const sent = headerNames.flatMap((name) => {
        const value = raw.header[name.toLowerCase()]
        return value === undefined ? [] : [[name, value] as const]
      })
      return { path: path(raw.path), query: query(raw.query), header: header(Object.fromEntries(sent)) }
    },
    body: bodyReader(operation),
  }
}

function bodyReader({ api, body, bodyMayMiss, form }: Operation): InputReader['body'] {
  if (body === undefined) {
    return (raw) => {
      if (raw !== undefined) throw new ApiFailure(400, 'Thao tác này không nhận dữ liệu gửi kèm.')
      return { cleaned: [] }
    }
  }
  if (form === undefined) {
    const validate = onFirstUse(() => compile(sharedAjv(), api, body))
    return (raw) => {
      const cleaned: Cleaned = { titles: new Set() }
      const checked = check(validate(), raw ?? {}, cleaned)
      // An empty object says that nothing is chosen; no body at all says nothing.
      if (!bodyMayMiss && (raw === undefined || raw === null))
        throw new ApiFailure(400, 'Yêu cầu thiếu dữ liệu gửi kèm.')
      return { body: checked, cleaned: [...cleaned.titles] }
    }
  }
  const schema = formSchema(documents[api], body)
  const validate = onFirstUse(() => compile(sharedAjv(), api, schema))
  const readers = readersOf(documents[api], schema)
  return (raw) => {
    const read = Object.entries(raw ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? (readers.get(name) ?? asText)(cleanText(value)) : value,
    ])
    const cleaned: Cleaned = { titles: new Set() }
    return { body: check(validate(), Object.fromEntries(read), cleaned), cleaned: [...cleaned.titles] }
  }
}

function parameterReader(operation: Operation, place: Parameter['in']) {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place)
  const readers = new Map(parameters.map((parameter) => [parameter.name, readerOf(operation, parameter)]))
  const validate = onFirstUse(() =>
    compile(sharedAjv(), operation.api, {
      type: 'object',
      additionalProperties: false,
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, schemaOf(parameter)])),
    }),
  )
  return (raw: Record<string, string | string[]>): Record<string, unknown> => {
    const read: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(raw)) {
      if (typeof value !== 'string')
        throw invalidInput({ [name]: [`Tham số "${name.slice(0, 50)}" bị lặp lại.`] })
      const text = cleanText(value)
      Object.defineProperty(read, name, { value: (readers.get(name) ?? asText)(text), enumerable: true })
    }
    return check(validate(), read)
  }
}

/** Compiling takes milliseconds, and most operations are not called for a long time after a start. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function check<T>(validate: ValidateFunction, value: T, cleaned?: Cleaned): T {
  if (!validate.call(cleaned, value)) throw invalidInput(fieldErrors(validate.errors ?? []))
  return value
}

function schemaOf({ schema, content }: Parameter): Schema {
  return schema ?? content?.['application/json']?.schema ?? {}
}

function readerOf(operation: Operation, parameter: Parameter): Read {
  if (parameter.content) return (text) => readJson(parameter.name, text)
  return readers[typeOf(operation, parameter)] ?? asText
}

function typeOf(operation: Operation, parameter: Parameter): string {
  const { type } = resolve<Schema>(documents[operation.api], schemaOf(parameter))
  return String(type)
}

/** The texts of a form are read by their types, as parameters are. */
function readersOf(document: ApiDocument, { properties = {} }: Schema): ReadonlyMap<string, Read> {
  return new Map(
    Object.entries(properties).map(([name, property]) => {
      const { type } = resolve<Schema>(document, property)
      return [name, readers[String(type)] ?? asText]
    }),
  )
}

/** What cannot be read exactly stays text, which the validator then refuses with the field's own sentence. */
const readers: Readonly<Record<string, Read>> = {
  integer: (text) => (/^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text),
  boolean: (text) => ({ true: true, false: false })[text] ?? text,
  array: (text) => text.split(','),
}

function asText(text: string): string {
  return text
}

function readJson(name: string, text: string): unknown {
  if (Buffer.byteLength(text) > longestJsonParameter) {
    throw invalidInput({ [name]: [`Tham số "${name}" quá dài.`] })
  }
  return parseStrictJson(text)
}
