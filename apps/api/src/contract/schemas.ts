import type { ApiName } from '@nhansu/sdk/contract'
import { capitals } from '@nhansu/sdk/domains/codes'
import formats from 'ajv-formats'
import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js'
import { documents, resolve, type Schema } from './document.ts'
import { isOneLine, oneLineKeyword } from './one-line.ts'

const apis: readonly ApiName[] = ['product', 'identity']
/** Keywords of OpenAPI that say nothing about validity. */
const annotations = [
  'x-labels',
  'x-refers-to',
  'x-word-needs',
  'x-max-bytes',
  'x-all-sheets',
  'x-money',
  'x-pattern-says',
  'x-needs',
  'x-dotted',
  'x-not-imported',
  'components',
  'example',
  'discriminator',
  'externalDocs',
  'xml',
]

/**
 * A schema of an API whose references can be followed from anywhere: `#/components/…` becomes `product#/components/…`.
 * Beside each reference stand the label and the type of its target, so that a finding at this place can name it and
 * lists of numbers are compared as numbers.
 */
function portable(api: ApiName, schema: Schema): Schema {
  // `move` keeps the shape of what it is given, so a schema stays a schema.
  return move(api, schema) as Schema
}

function move(api: ApiName, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => move(api, item))
  if (typeof part !== 'object' || part === null) return part
  const moved: Record<string, unknown> = Object.fromEntries(
    Object.entries(part).map(([key, item]) => [key, move(api, item)]),
  )
  if (isOneLine(moved)) moved['x-one-line'] = true
  if (typeof moved['$ref'] !== 'string' || !moved['$ref'].startsWith('#/')) return moved
  const { title, type } = resolve<Schema>(documents[api], { $ref: moved['$ref'] })
  return { ...(title && { title }), ...(type && { type }), ...moved, $ref: api + moved['$ref'] }
}

/**
 * A schema of an API together with all that it refers to, and nothing else: compiling one schema at a time would
 * otherwise walk through all of them each time.
 */
export function selfContained(api: ApiName, schema: Schema): Schema {
  const schemas: Record<string, unknown> = {}
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, item] of Object.entries(part)) {
      const name = key === '$ref' && typeof item === 'string' ? item.replace(namedSchemas, '') : undefined
      if (name === undefined) collect(item)
      else if (!(name in schemas)) collect((schemas[name] = documents[api].components['schemas']?.[name]))
    }
  }
  collect(schema)
  return { ...schema, components: { schemas } }
}

const namedSchemas = '#/components/schemas/'

/** The named schemas of one API, each by the words in which others refer to it. */
function namedSchemasOf(api: ApiName): readonly (readonly [reference: string, schema: Schema])[] {
  return Object.entries(documents[api].components['schemas'] ?? {}).map(
    // The document was linted when it was bundled: what stands there are schemas.
    ([name, schema]) => [`${api}${namedSchemas}${name}`, portable(api, schema as Schema)] as const,
  )
}

/** `x-capitals: true`: a code is raised to capitals before its pattern judges it. */
const raised: FuncKeywordDefinition = {
  keyword: 'x-capitals',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  errors: false,
  before: 'pattern',
  validate: (_: boolean, code: string, __, place) => {
    if (place) Reflect.set(place.parentData, place.parentDataProperty, capitals(code))
    return true
  },
}

/**
 * A validator for the schemas of both APIs. It neither coerces nor drops anything; it only fills in defaults, raises
 * codes to capitals and makes texts of one line one line (`one-line.ts`), which it tells the `Cleaned` it is called with.
 * It finds all faults at once, so sizes must be bounded by the body limit and by maxItems.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictTypes: false,
    allowUnionTypes: true,
    passContext: true,
    // The contract was linted when it was bundled; what is no schema does not get here.
    validateSchema: false,
  })
  ajv.addVocabulary(annotations)
  ajv.addKeyword(raised)
  ajv.addKeyword(oneLineKeyword)
  formats.default(ajv)
  ajv.addFormat('date', isCalendarDate)
  ajv.addFormat('date-time', isMoment)
  // Each by itself: of one document that holds them all, a schema would be compiled anew wherever it is referred to.
  for (const [reference, schema] of apis.flatMap(namedSchemasOf)) ajv.addSchema(schema, reference)
  return ajv
}

/** The validator of this process, which has both documents read once. */
export function sharedAjv(): Ajv2020 {
  shared ??= createAjv()
  return shared
}

let shared: Ajv2020 | undefined

const isDateTime = formats.default(new Ajv2020()).compile({ type: 'string', format: 'date-time' })

/** Compiles a schema of one API. */
export function compile(ajv: Ajv2020, api: ApiName, schema: Schema): ValidateFunction {
  return ajv.compile(portable(api, schema))
}

/**
 * A moment as RFC 3339 writes it, from 1912 on: until then the clock of Vietnam stood apart from UTC by seconds too, which no
 * answer can write.
 */
function isMoment(text: string): boolean {
  return isDateTime(text) && Date.parse(text) >= Date.UTC(1912, 0, 1)
}

/** A day that the calendar knows, in years that PostgreSQL can store. */
function isCalendarDate(text: string): boolean {
  const [year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || year < 1) return false
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
