import { type RawBuilder, sql } from 'kysely'
import { documents, resolve, type Schema } from './document.ts'
import type { Operation } from './operations.ts'

const cache = new WeakMap<Operation, Map<string, readonly string[]>>()

/**
 * The fields of the item, or of each of the rows, under `data`, in the order of the contract.
 * @param key the key of the item under `data`; a list's rows are under its own `x-rows`
 */
function dataFields(operation: Operation, key: string): readonly string[] {
  return remembered(operation, `data.${key}`, () => {
    const { look, data } = reading(operation)
    const item = look(data.properties?.[operation.rows ?? key])
    return Object.keys((item.items ? look(item.items) : item).properties ?? {})
  })
}

/** Those fields as columns of a table, but for the ones that are derived in another way. */
export function columnsOf(
  operation: Operation,
  key: string,
  derived: readonly string[] = [],
  table: string = operation.resource,
): RawBuilder<unknown> {
  const fields = dataFields(operation, key).filter((field) => !derived.includes(field))
  return sql.join(fields.map((field) => sql.ref(`${table}.${field}`)))
}

/** The fields that a body may bring and that are stored; `version` only says where the change started. */
export function bodyFields(operation: Operation): readonly string[] {
  return remembered(operation, 'body', () => {
    const { look } = reading(operation)
    return Object.keys(look(operation.body).properties ?? {}).filter((field) => field !== 'version')
  })
}

function reading(operation: Operation): { look: (schema: Schema | undefined) => Schema; data: Schema } {
  const look = (schema: Schema | undefined): Schema => resolve<Schema>(documents[operation.api], schema ?? {})
  return { look, data: look(look(operation.success.schema).properties?.['data']) }
}

function remembered(operation: Operation, what: string, read: () => readonly string[]): readonly string[] {
  const known = cache.get(operation) ?? new Map<string, readonly string[]>()
  cache.set(operation, known)
  const fields = known.get(what) ?? read()
  known.set(what, fields)
  return fields
}
