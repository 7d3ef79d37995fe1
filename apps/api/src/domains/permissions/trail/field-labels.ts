import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { operationsOf } from '../../../contract/operations.ts'

/** What the fields that each operation writes are called on screens. */
let known: ReadonlyMap<string, Readonly<Record<string, string>>> | undefined

/**
 * Names of fields as the reader knows them: `full_name` of `accounts.update` is 'Họ và tên'. A field that the contract
 * has no more keeps its own name.
 */
export function fieldLabels(operationId: string, fields: readonly string[]): string[] {
  known ??= new Map(operationsOf('product').map(({ id, body }) => [id as string, labelsIn(body)]))
  const labels = known.get(operationId)
  return fields.map((field) => labels?.[field] ?? field)
}

function labelsIn(body: Schema | undefined): Record<string, string> {
  const look = (schema: Schema | undefined) => resolve<Schema>(documents.product, schema ?? {})
  const { properties = {} } = look(body)
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const { title } = look(schema)
      return title === undefined ? [] : [[name, title]]
    }),
  )
}
