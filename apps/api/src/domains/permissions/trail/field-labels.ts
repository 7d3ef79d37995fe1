import { readingOf } from '../../../contract/audit-values.ts'
import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { operationsOf } from '../../../contract/operations.ts'

/** What the fields that each operation writes are called on screens: its body's, and those of the record that is read. */
let known: ReadonlyMap<string, Readonly<Record<string, string>>> | undefined

/**
 * Names of fields as the reader knows them: `full_name` of `accounts.update` is 'Họ và tên'. A field that the contract
 * has no more keeps its own name.
 * @param resource of the record, which may be another one than the operation's
 */
export function fieldLabels(operationId: string, fields: readonly string[], resource?: string): string[] {
  known ??= new Map(
    operationsOf('product').map(({ id, resource: own, body }) => [
      id as string,
      // A move writes a state that nobody sends.
      { ...titlesOf(readingOf(own)?.fields ?? {}), ...titlesOf(look(body).properties ?? {}) },
    ]),
  )
  const labels = known.get(operationId)
  const others = titlesOf((resource && readingOf(resource)?.fields) || {})
  return fields.map((field) => labels?.[field] ?? others[field] ?? field)
}

const look = (schema: Schema | undefined) => resolve<Schema>(documents.product, schema ?? {})

function titlesOf(properties: Readonly<Record<string, Schema>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const { title } = look(schema)
      return title === undefined ? [] : [[name, title]]
    }),
  )
}
