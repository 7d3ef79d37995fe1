import { documents, resolve, type Schema } from '../document.ts'
import { type FieldRules, rulesOf } from '../field-needs.ts'
import type { Operation } from '../operations.ts'

export type FilterKind =
  | 'TextFilter'
  | 'NumberFilter'
  | 'DateFilter'
  | 'DatetimeFilter'
  | 'SelectFilter'
  | 'BooleanFilter'
  | 'ActiveFilter'

/** What the contract says of a list: what it may be filtered, searched and sorted by, and what its rows hold. */
export interface ListShape {
  filters: ReadonlyMap<string, FilterKind>
  searchFields: readonly string[]
  sortable: ReadonlySet<string>
  /** The fields of a row, in the order of the contract. */
  fields: ReadonlyMap<string, { types: readonly string[] }>
  /** What the contract says of the fields of a row; a filter may ask for rights that no field of a row does. */
  rules: FieldRules
}

const shapes = new WeakMap<Operation, ListShape>()

/** The shape of a list operation, read from its document once. */
export function shapeOf(operation: Operation): ListShape {
  const known = shapes.get(operation)
  if (known) return known
  const shape = readShape(operation)
  shapes.set(operation, shape)
  return shape
}

function readShape(operation: Operation): ListShape {
  const look = (schema: Schema | undefined): Schema => resolve<Schema>(documents[operation.api], schema ?? {})
  const parameter = (name: string): Schema => {
    const found = operation.parameters.find((each) => each.in === 'query' && each.name === name)
    return look(found?.content?.['application/json']?.schema)
  }
  const data = look(look(operation.success.schema).properties?.['data'])
  const row = look(look(data.properties?.[operation.rows ?? '']).items)
  const filters = Object.entries(parameter('filter').properties ?? {})
  const rules = rulesOf(row)
  const searched = look(look(parameter('search').properties?.['fields']).items)
  return {
    filters: new Map(
      // The bundle keeps the names of the shared filters, and there are no others.
      filters.map(([field, schema]) => [field, schema.$ref?.split('/').at(-1) as FilterKind]),
    ),
    searchFields: (searched.enum ?? []).map(String),
    sortable: new Set(operation.sortable),
    fields: new Map(
      Object.entries(row.properties ?? {}).map(([field, schema]) => [
        field,
        { types: [look(schema).type ?? []].flat().map(String) },
      ]),
    ),
    rules: { ...rules, needs: new Map([...rulesOf(parameter('filter')).needs, ...rules.needs]) },
  }
}
