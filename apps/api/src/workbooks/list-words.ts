import { documents, resolve, type Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'

/** The schema of a field of a list's rows; undefined for what is only filtered by. */
export function rowSchema(list: Operation, field: string): Schema | undefined {
  const look = lookIn(list)
  const data = look(look(list.success.schema).properties?.['data'])
  const row = look(look(data.properties?.[list.rows ?? '']).items)
  const schema = row.properties?.[field]
  return schema && look(schema)
}

/** What a field of a list is called: by its rows, or by the filter where the rows have no such field. */
export function filterTitle(list: Operation, field: string): string {
  return rowSchema(list, field)?.title ?? filtersOf(list)[field]?.title ?? field
}

/** The schema that says the words of a filter's codes: that of the rows' field, or the filter's own. */
export function filteredSchema(list: Operation, field: string): Schema | undefined {
  const own = filtersOf(list)[field]
  return own?.['x-labels'] === undefined ? rowSchema(list, field) : { 'x-labels': own['x-labels'] }
}

function filtersOf(list: Operation): Readonly<Record<string, Schema>> {
  const look = lookIn(list)
  const parameter = list.parameters.find(({ name }) => name === 'filter')
  return look(parameter?.content?.['application/json']?.schema).properties ?? {}
}

function lookIn({ api }: Operation) {
  return (schema: Schema | undefined): Schema => resolve<Schema>(documents[api], schema ?? {})
}
