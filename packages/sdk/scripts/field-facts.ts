import type { FieldFact } from '../src/domains/field-sentences.ts'
import { METHODS, type Document, type Operation } from './operation-table.ts'

/** A schema, in so far as facts are read from it. */
interface Part {
  $ref?: string
  title?: string
  type?: string | string[]
  properties?: Record<string, Part>
  required?: string[]
  items?: Part
  oneOf?: Part[]
  [keyword: string]: unknown
}
interface Content {
  $ref?: string
  content?: Record<string, { schema?: Part }>
}

/** What generation knows of the fields of one resource. */
export interface ResourceFacts {
  /** Fields of a record, as its list and its page give them; a part of an object by its path. */
  titles: Record<string, string>
  /** What columns of its list are headed instead, where the title is too long for it. */
  heads: Record<string, string>
  /** What can be done with the records: the verbs of all operations. */
  verbs: string[]
  /** Columns by which the list can be ordered. */
  sortable: string[]
  /**
   * By the verb of each operation that takes a JSON body, or a form where that creates or changes one record; `row` is one
   * row of those that are saved together.
   */
  takes: Record<string, { fields: Record<string, FieldFact>; requires: string[] }>
}

const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
] as const

/** Operations whose body nobody fills in. */
const ofChosenOnes = /^(destroyBulk|restore)$/

/** Operations on one record, which are sent as a form where files come along. */
const ofOne = /^(store|update)$/

/** Operations that save rows together. */
const ofRows = /^(storeBulk|updateBulk|bulk)$/

/** The facts of all resources of these documents, by resource. */
export function fieldFacts(documents: readonly Document[]): Record<string, ResourceFacts> {
  const facts: Record<string, ResourceFacts> = {}
  for (const document of documents) {
    const follow = follower(document)
    for (const item of Object.values(document.paths)) {
      for (const operation of METHODS.flatMap((method) => item[method] ?? [])) {
        const [resource = '', verb = ''] = operation.operationId.split('.')
        const known = (facts[resource] ??= { titles: {}, heads: {}, verbs: [], sortable: [], takes: {} })
        known.verbs.push(verb)
        if (verb === 'list') {
          known.sortable = operation['x-sortable'] ?? []
          known.heads = operation['x-heads'] ?? {}
        }
        const sent = follow(operation.requestBody)
        const body = follow(jsonOf(sent) ?? (ofOne.test(verb) ? formOf(sent) : undefined))
        if (body.properties !== undefined && !ofChosenOnes.test(verb)) {
          known.takes[verb] = takenBy(body, follow)
          const row = ofRows.test(verb) ? rowOf(body, follow) : undefined
          // Rows that are added say what each of them needs, rows that change do not.
          if (row && (verb !== 'updateBulk' || known.takes['row'] === undefined))
            known.takes['row'] = takenBy(row, follow)
        }
        if (verb === 'list' || verb === 'show') Object.assign(known.titles, titlesOf(operation, follow))
      }
    }
  }
  return facts
}

type Follow = ReturnType<typeof follower>

/** The module of one resource: facts that several operations share are written once. */
export function factsModule(
  resource: string,
  { titles, heads, verbs, sortable, takes }: ResourceFacts,
): string {
  const shared = new Map<string, string>()
  const nameOf = (field: string, fact: FieldFact): string => {
    const text = JSON.stringify(fact)
    const name = shared.get(text) ?? `${field}${shared.size}`
    shared.set(text, name)
    return name
  }
  const operations = Object.entries(takes).map(([verb, { fields, requires }]) => {
    const named = Object.entries(fields).map(([field, fact]) => `${field}: ${nameOf(field, fact)}`)
    return `    ${verb}: { fields: { ${named.join(', ')} }, requires: ${JSON.stringify(requires)} },\n`
  })
  const headsLine = Object.keys(heads).length > 0 ? `  heads: ${JSON.stringify(heads)},\n` : ''
  const constants = [...shared].map(([text, name]) => `const ${name} = ${text} as const\n`)
  return (
    `${constants.join('')}\n/** What the contract says of the fields of \`${resource}\`; see \`FieldFact\`. */\n` +
    `export const fieldFacts = {\n  resource: ${JSON.stringify(resource)},\n` +
    `  titles: ${JSON.stringify(titles)},\n${headsLine}  verbs: ${JSON.stringify(verbs)},\n  sortable: ${JSON.stringify(sortable)},\n  takes: {\n${operations.join('')}  },\n} as const\n`
  )
}

function takenBy(body: Part, follow: Follow): ResourceFacts['takes'][string] {
  // The version says where a change started; nobody fills it in.
  const fields = Object.entries(body.properties ?? {}).filter(([field]) => field !== 'version')
  return {
    fields: Object.fromEntries(fields.map(([field, schema]) => [field, factOf(field, schema, follow)])),
    requires: body.required ?? [],
  }
}

/** One of the rows that a body brings; undefined where it brings none. */
function rowOf(body: Part, follow: Follow): Part | undefined {
  const rows = Object.values(body.properties ?? {}).map((schema) => follow(follow(schema).items))
  return rows.find(({ properties }) => properties !== undefined)
}

function factOf(field: string, schema: Part, follow: Follow): FieldFact {
  const whole = follow(schema)
  const { schema: value, nullable } = withoutNull(whole, follow)
  const [type = 'object'] = [value.type].flat().filter((name) => name !== 'null')
  const fact = {
    title: schema.title ?? whole.title ?? value.title ?? field,
    type,
    ...(nullable ? { nullable } : {}),
    ...Object.fromEntries(limits.flatMap((limit) => (limit in value ? [[limit, value[limit]]] : []))),
    ...('x-pattern-says' in value ? { patternSays: value['x-pattern-says'] } : {}),
    ...('x-capitals' in value ? { capitals: true } : {}),
    ...(value['x-one-line'] === true ? { oneLine: true } : {}),
  }
  // The lint has checked what the keywords of a schema are.
  return fact as FieldFact
}

function withoutNull(schema: Part, follow: Follow): { schema: Part; nullable: boolean } {
  const choices = schema.oneOf?.map(follow)
  if (choices === undefined) return { schema, nullable: [schema.type].flat().includes('null') }
  const value = choices.find(({ type }) => type !== 'null') ?? schema
  return { schema: value, nullable: choices.some(({ type }) => type === 'null') }
}

/** Titles of the record that an operation answers, or of the rows of its list. */
function titlesOf(operation: Operation, follow: Follow): Record<string, string> {
  const answer = follow(operation.responses['200'])
  const data = follow(follow(jsonOf(answer)).properties?.['data']).properties ?? {}
  const rows = data[operation['x-rows'] ?? ''] ?? Object.values(data)[0]
  const found = follow(rows)
  return titlesIn(follow(found.items ?? found), follow)
}

function titlesIn(record: Part, follow: Follow, before = ''): Record<string, string> {
  const found = Object.entries(record.properties ?? {}).flatMap(([field, schema]) => {
    const { schema: value } = withoutNull(follow(schema), follow)
    const title = schema.title ?? follow(schema).title ?? value.title
    // One step down is enough for what a list shows; a record may hold itself.
    const below =
      before === '' && value.properties ? Object.entries(titlesIn(value, follow, `${field}.`)) : []
    return [...(title === undefined ? [] : [[`${before}${field}`, title] as const]), ...below]
  })
  return Object.fromEntries(found)
}

function jsonOf(part: Content): Part | undefined {
  return part.content?.['application/json']?.schema
}

function formOf(part: Content): Part | undefined {
  return part.content?.['multipart/form-data']?.schema
}

/** Reads what stands at a place of the document, or what the reference there names; an empty part for nothing. */
function follower({ components }: Document) {
  // The bundle was linted, so that at each place stands, or is referred to, what belongs there.
  const groups = components as unknown as Record<string, Record<string, Part & Content>>
  return (part: unknown): Part & Content => {
    let found = (part ?? {}) as Part & Content
    while (found.$ref !== undefined) {
      const [, , group = '', name = ''] = found.$ref.split('/')
      found = groups[group]?.[name] ?? {}
    }
    return found
  }
}
