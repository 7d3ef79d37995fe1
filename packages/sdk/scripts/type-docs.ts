import { liftContentParameters } from './lift-content-parameters.ts'
import { type Document, METHODS } from './operation-table.ts'

/** A part of the copy of which the types are made; what stands in it depends on where it was found. */
type Part = Record<string, unknown>

/** Where a schema carries what a list can be sorted by, for the step that types it. */
export const SORTED_BY = 'x-sorted-by'

/**
 * A copy of a document as `openapi-typescript` is to see it. It writes comments only of what stands at the very place,
 * so each property gets beside its reference what the schema there says: its Vietnamese title, its sentence, its limits
 * and its example. Where a list can be sorted, the parameter says by what.
 */
export function documentForTypes(document: Document): unknown {
  const copy = liftContentParameters(document) as unknown as Part
  const follow = follower(copy)
  documentProperties(copy, follow)
  const operations = Object.values(copy['paths'] as Record<string, Part>).flatMap((item) =>
    METHODS.flatMap((method) => (method in item ? [item[method] as Part] : [])),
  )
  const sortables = new Map(
    operations.map((operation) => [operation['operationId'], operation['x-sortable']]),
  )
  for (const operation of operations) {
    // A workbook is the list that it is made of, in the same order.
    const list = String(operation['operationId']).replace(/\.export$/, '.list')
    operation['parameters'] = parametersOf(operation, sortables.get(list), follow)
  }
  return copy
}

function parametersOf(operation: Part, sorted: unknown, follow: (part: Part) => Part): Part[] {
  return ((operation['parameters'] ?? []) as Part[]).map((given) => {
    const parameter = follow(given)
    const schema = follow((parameter['schema'] ?? {}) as Part)
    return {
      ...parameter,
      description:
        wordsOf({ ...schema, ...parameter }, schema) ||
        usualWords(String(parameter['name']), (parameter['schema'] ?? {}) as Part),
      ...('example' in schema && { example: schema['example'] }),
      schema:
        parameter['name'] === 'sort' && sorted !== undefined
          ? { type: 'string', [SORTED_BY]: sorted }
          : parameter['schema'],
    }
  })
}

/** Every property of every schema below this place, those of answers and bodies included. */
function documentProperties(part: unknown, follow: (part: Part) => Part): void {
  if (Array.isArray(part)) return part.forEach((item) => documentProperties(item, follow))
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part as Part)) {
    if (key === 'example' || key === 'examples' || key === 'enum') continue
    documentProperties(value, follow)
    if (key !== 'properties' || typeof value !== 'object' || value === null) continue
    const properties = value as Record<string, Part>
    for (const [name, property] of Object.entries(properties))
      properties[name] = documented(name, property, follow)
  }
}

function documented(name: string, property: Part, follow: (part: Part) => Part): Part {
  const schema = follow(property)
  const words = wordsOf({ ...schema, ...property }, withoutNull(schema, follow)) || usualWords(name, property)
  const example = exampleOf(property, schema, follow)
  const { title: _, ...rest } = property
  return {
    ...rest,
    ...(words !== '' && { description: words }),
    ...(example !== undefined && { example }),
    ...(schema['deprecated'] === true && { deprecated: true }),
  }
}

/** What fields of these names mean in every answer, where their place says no more. */
const usual: Readonly<Record<string, string>> = {
  success: 'Whether the call did what it was asked for.',
  data: 'What the operation gives.',
  id: 'The number by which other calls name the record.',
  created_at: 'When the record was made.',
  updated_at: 'When the record was changed last.',
  is_active: 'Whether it can still be chosen.',
  search: 'The words to look for, and in which fields.',
  filter: 'Conditions by field, all of which must hold.',
  operator: 'How the value is compared.',
  errors: 'What is wrong, as sentences by field.',
  request_id: 'What support needs to find the call in the log of the server.',
  ticket: 'Opens one file for a short while, without a session.',
  truncated: 'Whether there is more than what is given.',
}

/** A sentence for what has none of its own: by its name, else by the schema whose records it holds. */
function usualWords(name: string, property: Part): string {
  const items = property['items'] as Part | undefined
  const ref = property['$ref'] ?? items?.['$ref']
  const schema = typeof ref === 'string' ? ref.split('/').at(-1) : undefined
  if (usual[name] !== undefined) return usual[name]
  if (schema === undefined) return ''
  return items ? `Records of the kind ${schema}.` : `A record of the kind ${schema}.`
}

function exampleOf(property: Part, schema: Part, follow: (part: Part) => Part): unknown {
  return property['example'] ?? schema['example'] ?? withoutNull(schema, follow)['example']
}

/** What a value can be besides null; the limits stand there. */
function withoutNull(schema: Part, follow: (part: Part) => Part): Part {
  const choices = (schema['oneOf'] ?? schema['anyOf']) as Part[] | undefined
  return choices?.map(follow).find(({ type }) => type !== 'null') ?? schema
}

const limits: readonly (readonly [keyword: string, says: (value: unknown) => string])[] = [
  ['format', (value) => `format ${String(value)}`],
  ['minLength', (value) => `at least ${String(value)} characters`],
  ['maxLength', (value) => `at most ${String(value)} characters`],
  ['minimum', (value) => `≥ ${String(value)}`],
  ['exclusiveMinimum', (value) => `> ${String(value)}`],
  ['maximum', (value) => `≤ ${String(value)}`],
  ['exclusiveMaximum', (value) => `< ${String(value)}`],
  ['minItems', (value) => `at least ${String(value)} items`],
  ['maxItems', (value) => `at most ${String(value)} items`],
  ['pattern', (value) => `pattern \`${String(value)}\``],
  ['x-money', () => 'whole đồng'],
  ['x-refers-to', (value) => `a record of ${String(value)}`],
]

/** 'Thứ bậc. Orders the levels; higher is further. Limits: ≥ 0, ≤ 999.' */
function wordsOf(described: Part, schema: Part): string {
  const found = limits.flatMap(([keyword, says]) => {
    const value = described[keyword] ?? schema[keyword]
    return value === undefined || value === false ? [] : [says(value)]
  })
  const sentences = [
    described['title'] ?? schema['title'],
    described['description'] ?? schema['description'],
    found.length > 0 ? `Limits: ${found.join(', ')}` : undefined,
  ]
  return sentences
    .filter((sentence) => typeof sentence === 'string' && sentence !== '')
    .map((sentence) => String(sentence).replace(/[.\s]*$/, '.'))
    .join(' ')
    .replaceAll('*/', '*\u200b/')
}

function follower(document: Part) {
  const components = document['components'] as Record<string, Record<string, Part>>
  return (part: Part): Part => {
    let found = part
    while (typeof found['$ref'] === 'string') {
      const [, , group = '', name = ''] = found['$ref'].split('/')
      found = components[group]?.[name] ?? {}
    }
    return found
  }
}
