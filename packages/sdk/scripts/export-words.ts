import type { Document } from './operation-table.ts'

/** A part of a schema, in so far as titles are looked for. */
interface Titled {
  $ref?: string
  title?: string
  'x-needs'?: string[]
  'x-dotted'?: boolean
  type?: unknown
  properties?: Record<string, Titled>
  items?: Titled & { enum?: string[] }
  oneOf?: Titled[]
}

interface Described {
  operationId: string
  'x-rows'?: string
  'x-heads'?: Record<string, string>
  parameters?: {
    $ref?: string
    name?: string
    schema?: Titled
    content?: Record<string, { schema: Titled }>
  }[]
  requestBody?: { content: Record<string, { schema: Titled }> }
  responses: Record<string, { content?: Record<string, { schema: Titled }> }>
}

/** What the screen of an export offers: titles of columns by their paths, and of what the list is filtered by. */
export interface ExportWords {
  columns: Record<string, string>
  /** Rights any one of which shows a column, by its path; a column that is not named asks for none. */
  needs: Record<string, string[]>
  /** Columns of what screens show behind dots. */
  dotted: string[]
  filters: Record<string, string>
}

/** The words of every export, by resource; all of them stand in the description. */
export function exportWords(document: Document): Record<string, ExportWords> {
  // The bundle was linted; this looks at a part of it that the operation table does not.
  const paths = Object.values(document.paths) as unknown as Record<string, Described>[]
  const operations = new Map(
    paths.flatMap((item) =>
      Object.values(item).map((operation) => [operation.operationId, operation] as const),
    ),
  )
  const exports = [...operations.keys()].filter((id) => id?.endsWith('.export')).toSorted()
  return Object.fromEntries(
    exports.flatMap((id) => {
      const [resource = ''] = id.split('.')
      const [operation, list] = [operations.get(id), operations.get(`${resource}.list`)]
      return operation && list ? [[resource, wordsOf(document, operation, list)]] : []
    }),
  )
}

function wordsOf(document: Document, operation: Described, list: Described): ExportWords {
  const look = lookIn(document)
  const body = look(operation.requestBody?.content['application/json']?.schema).properties ?? {}
  const parameters = (operation.parameters ?? []).map((parameter) => ({
    ...look(parameter as Titled),
    ...parameter,
  }))
  const parameter = (name: string) =>
    parameters.map((each) => each as Described & typeof each).find((each) => each.name === name)
  const columns = parameter('columns')?.schema ?? body['columns']
  const filters =
    look(parameter('filter')?.content?.['application/json']?.schema ?? body['filter']).properties ?? {}
  const answer = look(list.responses['200']?.content?.['application/json']?.schema)
  const rows = look(look(answer.properties?.['data']).properties?.[list['x-rows'] ?? ''])
  const titleOf = (path: string) => list['x-heads']?.[path] ?? titleAt(look, rows, path.split('.')) ?? path
  const offered = columns?.items?.enum ?? []
  const fieldOf = (path: string) => look(rows.items).properties?.[path.split('.')[0] ?? path]
  return {
    columns: Object.fromEntries(offered.map((path) => [path, titleOf(path)])),
    needs: Object.fromEntries(
      offered.flatMap((path) => {
        const rights = fieldOf(path)?.['x-needs']
        return rights ? [[path, rights]] : []
      }),
    ),
    dotted: offered.filter((path) => fieldOf(path)?.['x-dotted'] === true),
    filters: Object.fromEntries(
      Object.entries(filters).map(([field, schema]) => [field, schema.title ?? titleOf(field)]),
    ),
  }
}

function lookIn(document: Document) {
  return (part: Titled | undefined): Titled => {
    let found = part ?? {}
    while (found.$ref !== undefined) {
      const [, , group = '', name = ''] = found.$ref.split('/')
      const components = document.components as unknown as Record<string, Record<string, Titled> | undefined>
      found = components[group]?.[name] ?? {}
    }
    return found
  }
}

/** Lists are looked through, and so is a value that may be missing. */
function titleAt(
  look: (part: Titled | undefined) => Titled,
  from: Titled,
  steps: readonly string[],
): string | undefined {
  const whole = look(from)
  const schema = look(whole.oneOf?.find((part) => look(part).type !== 'null') ?? whole)
  const [step, ...rest] = steps
  if (step === undefined) return schema.title
  const next = (schema.items ? look(schema.items) : schema).properties?.[step]
  return next && titleAt(look, next, rest)
}
