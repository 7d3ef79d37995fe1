import { type Document, METHODS, type Operation } from './operation-table.ts'

/** What a contract says of one thing that programs rely on: an operation, a parameter, a field. */
export interface Facet {
  /** Whether it must be given, of what is sent, or always comes, of what is answered. */
  need?: 'required' | 'optional'
  /** Each way in which it may look; of an operation its method and path. */
  types: readonly string[]
  /** The only values that it takes. */
  values?: readonly string[]
  /** Bounds by the names of JSON Schema: `maxLength`, `minimum` … */
  limits?: Readonly<Record<string, number>>
  pattern?: string
}

/** By where it stands: 'levels.store body.name'. */
export type Surface = ReadonlyMap<string, Facet>

type Part = Readonly<Record<string, unknown>>
type Follow = (part: unknown) => Part

/** Deeper fields belong to records that stand nearer to the top elsewhere. */
const deepest = 5
const LIMITS = [
  'maxLength',
  'minLength',
  'maximum',
  'minimum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'maxItems',
  'minItems',
]

/** Everything of a document that a program can be built upon. */
export function surfaceOf(document: Document): Surface {
  const found = new Map<string, Facet>()
  const follow = follower(document)
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (operation) addOperation(found, operation, `${method.toUpperCase()} ${path}`, follow)
    }
  }
  return found
}

function addOperation(found: Map<string, Facet>, operation: Operation, place: string, follow: Follow): void {
  const id = operation.operationId
  found.set(id, { types: [place] })
  const sortable = operation['x-sortable']
  if (sortable) found.set(`${id} sorted by`, { types: ['field'], values: sortable })
  for (const parameter of (operation.parameters ?? []).map(follow)) {
    const at = `${id} ${String(parameter['in'])}.${String(parameter['name'])}`
    const schema = parameter['schema'] ?? schemaOf(parameter)
    found.set(at, { need: parameter['required'] === true ? 'required' : 'optional', ...look(schema, follow) })
    addFields(found, at, schema, follow)
  }
  const body = follow(operation.requestBody)
  if (body['content']) found.set(`${id} body`, { types: kindsOf(body) })
  addFields(found, `${id} body`, schemaOf(body), follow)
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const answer = follow(success)
  if (answer['content']) found.set(`${id} data`, { types: kindsOf(answer) })
  const envelope = follow(schemaOf(answer))
  addFields(found, `${id} data`, (envelope['properties'] as Part | undefined)?.['data'], follow)
}

/** The fields of a value, of each of its elements, or of each of its shapes. */
function addFields(
  found: Map<string, Facet>,
  place: string,
  schema: unknown,
  follow: Follow,
  depth = 1,
): void {
  const shapes = shapesOf(schema, follow)
  const names = new Set(shapes.flatMap((shape) => Object.keys((shape['properties'] ?? {}) as Part)))
  for (const name of names) {
    const at = `${place}.${name}`
    const having = shapes.flatMap((shape) => {
      const property = ((shape['properties'] ?? {}) as Part)[name]
      return property === undefined ? [] : [{ shape, property }]
    })
    const required =
      having.length === shapes.length &&
      having.every(({ shape }) => ((shape['required'] ?? []) as readonly string[]).includes(name))
    const property =
      having.length === 1 ? having[0]?.property : { oneOf: having.map((each) => each.property) }
    found.set(at, { need: required ? 'required' : 'optional', ...look(property, follow) })
    if (depth < deepest) addFields(found, at, elementOf(property, follow), follow, depth + 1)
  }
}

function elementOf(schema: unknown, follow: Follow): unknown {
  return follow(schema)['items'] ?? schema
}

/** The schemas of which a value follows one; parts that hold together are one. */
function shapesOf(schema: unknown, follow: Follow): Part[] {
  const known = follow(schema)
  const choices = (known['oneOf'] ?? known['anyOf']) as readonly unknown[] | undefined
  if (choices) return choices.flatMap((choice) => shapesOf(choice, follow))
  const together = known['allOf'] as readonly unknown[] | undefined
  if (!together) return [known]
  const parts = together.map(follow)
  return [
    {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map((part) => part['properties'])) as Part,
      required: parts.flatMap((part) => (part['required'] ?? []) as readonly string[]),
    },
  ]
}

/** How a value may look. What holds for one of its shapes only is no limit of the whole. */
function look(schema: unknown, follow: Follow): Omit<Facet, 'need'> {
  const shapes = shapesOf(schema, follow)
  const types = [...new Set(shapes.flatMap((shape) => typesOf(shape, follow)))].toSorted(byLetters)
  const values = shapes.flatMap((shape) => valuesOf(shape) ?? [])
  const [only] = shapes.length === 1 ? shapes : []
  const limits = LIMITS.flatMap((name) => (typeof only?.[name] === 'number' ? [[name, only[name]]] : []))
  return {
    types,
    ...(shapes.every((shape) => valuesOf(shape)) ? { values: [...new Set(values)].toSorted(byLetters) } : {}),
    ...(limits.length > 0 ? { limits: Object.fromEntries(limits) as Record<string, number> } : {}),
    ...(typeof only?.['pattern'] === 'string' ? { pattern: only['pattern'] } : {}),
  }
}

function typesOf(shape: Part, follow: Follow): string[] {
  if (shape['items'] !== undefined) return look(shape['items'], follow).types.map((type) => `${type}[]`)
  const values = valuesOf(shape)
  if (shape['type'] === undefined && values) return ['string']
  return [(shape['type'] ?? (shape['properties'] ? 'object' : 'any')) as string | string[]].flat()
}

function valuesOf(shape: Part): string[] | undefined {
  const values = shape['const'] === undefined ? (shape['enum'] as unknown[] | undefined) : [shape['const']]
  return values?.map(String)
}

function schemaOf(part: Part): unknown {
  const content = (part['content'] ?? {}) as Readonly<Record<string, { schema?: unknown }>>
  return (content['application/json'] ?? content['multipart/form-data'])?.schema
}

function kindsOf(part: Part): string[] {
  return Object.keys(part['content'] ?? {}).toSorted(byLetters)
}

function byLetters(one: string, other: string): number {
  return one.localeCompare(other, 'en')
}

function follower(document: Document): Follow {
  const components = document.components as unknown as Readonly<
    Record<string, Readonly<Record<string, Part>>>
  >
  return (part) => {
    let found = (part ?? {}) as Part
    while (typeof found['$ref'] === 'string') {
      const [, , group = '', name = ''] = found['$ref'].split('/')
      found = components[group]?.[name] ?? {}
    }
    return found
  }
}
