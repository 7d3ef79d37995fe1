import { type RawBuilder, sql } from 'kysely'
import { invalidInput } from '../failure.ts'
import type { ListShape } from './shape.ts'
import type { Showing } from './showing.ts'
import type { ListQuery, ListSource } from './source.ts'

interface SortKey {
  expression: RawBuilder<unknown>
  descending: boolean
  nullable: boolean
}

/** The order of a list's rows, ended by the id so that no row changes place between two pages. */
export type SortOrder = readonly SortKey[]

/**
 * Reads `-created_at,name`: fields in order of weight, a minus for descending.
 * @throws ApiFailure 400 for a field that the contract does not sort by, or one named twice
 */
export function sortOrder(
  { sort }: ListQuery,
  source: ListSource,
  shape: ListShape,
  showing: Showing = () => undefined,
): SortOrder {
  const terms = (sort ?? source.defaultSort).split(',').map((term) => ({
    field: term.replace(/^-/, ''),
    descending: term.startsWith('-'),
  }))
  const fields = terms.map(({ field }) => field)
  const wrong = fields.find(
    (field, index) =>
      !shape.sortable.has(field) || fields.indexOf(field) !== index || showing(field) === null,
  )
  if (sort !== undefined && wrong !== undefined) {
    throw invalidInput({ sort: [`Không sắp xếp được theo "${wrong.slice(0, 50)}".`] })
  }
  const keys = terms.map(({ field, descending }) => {
    const value = sql`${source.fields?.[field]?.sortsBy ?? sql.ref(`${source.table}.${field}`)}`
    const shown = showing(field)
    return {
      // Rows that do not show the field stand together at the end, in no order that would tell of it.
      expression: shown ? sql`case when ${shown} then ${value} end` : value,
      descending,
      nullable: Boolean(shown) || (shape.fields.get(field)?.types.includes('null') ?? false),
    }
  })
  const last = keys.at(-1)
  return [
    ...keys,
    { expression: sql.ref(`${source.table}.id`), descending: last?.descending ?? false, nullable: false },
  ]
}

/** The `order by` of an order, or of the opposite one. Empty values come last either way. */
export function orderBy(order: SortOrder, reversed = false): RawBuilder<unknown> {
  return sql.join(
    order.map(({ expression, descending, nullable }) => {
      const down = descending !== reversed
      // Said only where it matters: an index serves the plain directions alone.
      const nulls = nullable && descending ? sql.raw(reversed ? ' nulls first' : ' nulls last') : sql.raw('')
      return sql`${expression}${sql.raw(down ? ' desc' : '')}${nulls}`
    }),
  )
}
