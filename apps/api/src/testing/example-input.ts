import { documents, resolve, type Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import { workbookType } from '../workbooks/xlsx/workbook.ts'
import { exampleFile } from './example-file.ts'
import { exampleImports, unknownRows } from './import-file.ts'

/** What stands for a record of the tests in examples: its own fields by name, so `id` and `nhansu_id` are real ones. */
export type Row = Readonly<Record<string, unknown>>

/** An input made of the contract's own examples, about one given record. */
export interface ExampleInput {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body?: unknown
}

const narrowing = new Set(['sort', 'search', 'filter'])
/** The keys under which bulk calls take their ids. */
export const idLists: ReadonlySet<string> = new Set(['ids', 'dept_ids'])

/** The input by which the contract itself says that an operation can be called. */
export function exampleInput(operation: Operation, row: Row): ExampleInput {
  const look = (schema: Schema): Schema => resolve<Schema>(documents[operation.api], schema)
  const parameters = (place: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, content }) => {
        const described = schema ?? content?.['application/json']?.schema ?? {}
        return [name, (place === 'path' ? row[name] : undefined) ?? exampleOf(described, look)] as const
      })
  return {
    path: Object.fromEntries(parameters('path')),
    // What lists are narrowed and sorted by has tests of its own, about real values.
    query: Object.fromEntries(parameters('query').filter(([name]) => !narrowing.has(name))),
    // What may be left out is left out: there it asks for more than the plain call.
    ...(operation.body &&
      !operation.bodyMayMiss && { body: exampleBody(operation, look(operation.body), row, look) }),
  }
}

/** A change keeps what the record has, so that it clashes with no other; what is new is as the contract shows it. */
function exampleBody(
  { method, resource }: Operation,
  schema: Schema,
  row: Row,
  look: (schema: Schema) => Schema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => !narrowing.has(name))
      .map(([name, property]) => {
        if (idLists.has(name)) return [name, [row['id']]]
        if (look(property)['contentMediaType'] === workbookType)
          return [name, exampleImports.get(resource) ?? unknownRows(resource)]
        const isKept = method === 'PUT' || name === 'version'
        return [name, (isKept ? row[name] : undefined) ?? exampleOf(property, look)]
      }),
  )
}

function exampleOf(schema: Schema, look: (schema: Schema) => Schema): unknown {
  const found = look(schema)
  if (found['format'] === 'binary') return exampleFile(found)
  if ('example' in found) return found['example']
  return Object.fromEntries(
    Object.entries(found.properties ?? {}).flatMap(([name, property]) => {
      const example = exampleOf(property, look)
      return name in (found.required ?? []) || example !== undefined ? [[name, example]] : []
    }),
  )
}
