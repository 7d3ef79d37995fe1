import type { Document, Operation } from './operation-table.ts'
import type { sharedParts } from './shared-parts.ts'

/** What a collection says to get Excel files out and in. */
interface WorkbookDeclaration {
  /** One thing of the list inside a sentence: 'loại đào tạo'. */
  noun: string
  /** Who may export. */
  export: string
  /** Who may import. */
  import: string
  /** The field by which a row is known to be there already. */
  key: string
  /** What an export offers, in the order of the sheet. */
  columns: string[]
  /** Where a workbook is sent to, where that is not `import`. */
  importPath?: string
  /** Parameters of the list that an export does not take, besides those of its pages. */
  without?: string[]
}

/** An operation, in so far as one is made here. */
interface Made extends Operation {
  tags: string[]
  'x-streamed'?: boolean
  parameters?: { name?: string; $ref?: string; schema?: { items: { enum: string[] }; example?: string[] } }[]
}
type Item = Record<string, Made>
type Listed = Record<string, unknown> & { get: Made; 'x-workbook'?: WorkbookDeclaration }

/** An export has no pages. */
const ofPages = /^(page|size|pagination|include)$/

/** Puts the operations of `shared/workbooks.yaml` beside every collection that declares an `x-workbook`. */
export function addWorkbookOperations(document: Document, shared: ReturnType<typeof sharedParts>): void {
  const paths = document.paths as unknown as Record<string, Listed>
  for (const [path, item] of Object.entries(paths)) {
    const { 'x-workbook': declared, get: list } = item
    if (declared === undefined) continue
    delete item['x-workbook']
    const items = shared.content('workbooks.yaml') as Record<string, Item>
    for (const [below, made] of Object.entries(filled(items, list, declared))) {
      const end = below === 'import' ? (declared.importPath ?? below) : below
      paths[`${path}/${end}`] = completed(document, made, list, declared)
    }
  }
}

function filled(
  items: Record<string, Item>,
  { operationId }: Made,
  { noun, key, ...rights }: WorkbookDeclaration,
): Record<string, Item> {
  const [resource = ''] = operationId.split('.')
  const words: Readonly<Record<string, string>> = {
    resource,
    noun,
    key,
    things: resource.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    Noun: noun.charAt(0).toUpperCase() + noun.slice(1),
    export: rights.export,
    import: rights.import,
  }
  const text = JSON.stringify(items).replaceAll(/<(\w+)>/g, (_, name: string) => words[name] ?? '')
  return JSON.parse(text) as Record<string, Item>
}

/** The tags of the list; for its export also what it is sorted, searched and filtered by. */
function completed(
  document: Document,
  item: Item,
  list: Made,
  { columns, without = [] }: WorkbookDeclaration,
): Listed {
  for (const operation of Object.values(item)) {
    operation.tags = list.tags
    if (operation['x-streamed'] !== true) continue
    for (const { schema } of operation.parameters ?? []) {
      if (schema === undefined) continue
      schema.items.enum = columns
      schema.example = columns.slice(0, 2)
    }
    const asked = (list.parameters ?? []).filter((parameter) => {
      const name = nameOf(document, parameter)
      return !ofPages.test(name) && !without.includes(name)
    })
    operation.parameters = [...(operation.parameters ?? []), ...asked]
  }
  return item as unknown as Listed
}

function nameOf({ components }: Document, { name, $ref = '' }: { name?: string; $ref?: string }): string {
  // The lint has checked that what a parameter refers to is one.
  const { parameters } = components as { parameters?: Record<string, { name: string }> }
  return name ?? parameters?.[$ref.split('/').at(-1) ?? '']?.name ?? ''
}
