import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../access.ts'
import type { ProductContext } from '../handlers.ts'
import { filterConditions } from './filters.ts'
import { searchConditions } from './search.ts'
import { shapeOf } from './shape.ts'
import { orderBy, type SortOrder, sortOrder } from './sort.ts'
import type { ListQuery, ListSource } from './source.ts'

/** Rows at most without `pagination=true`. */
const mostUnpaged = 1_000

export interface ListMeta {
  pagination?: { total: number; per_page: number; current_page: number; total_pages: number }
  truncated?: boolean
}

export interface Listed<Row> {
  rows: Row[]
  meta: ListMeta
}

/** What a list is made of. */
export interface ListParts {
  source: ListSource
  /** Which rows each scope shows. */
  visible: RowConditions
  /** What to select of a row; the source's table is known by its own name. */
  columns: RawBuilder<unknown>
  /** Conditions of the operation's own parameters. */
  where?: readonly Expression<SqlBool>[]
}

/**
 * Answers a list operation: the rows of its source that the caller may see, filtered, searched, sorted and paged as
 * the contract's parameters say.
 * @throws ApiFailure 400 for a field that the contract does not offer
 */
export async function list<Row>(
  context: ProductContext,
  query: ListQuery,
  { source, visible, columns, where = [] }: ListParts,
): Promise<Listed<Row>> {
  const shape = shapeOf(context.operation)
  const narrowed = [
    ...where,
    ...filterConditions(query, source, shape, context),
    ...searchConditions(query, source, shape, context),
  ]
  const scope = [context.own(source.table), visibleRows(context, visible)]
  const selection: Selection = {
    columns,
    from: sql.table(source.table),
    where: sql.join([...scope, ...narrowed], sql` and `),
    order: sortOrder(query, source, shape),
  }
  if (query.pagination !== true) return unpaged(context, selection)
  const keepsTotal = narrowed.length === 0 && context.reaches.every((reach) => reach.scope === 'company')
  const total = keepsTotal ? await keptTotal(context, source.table) : await count(context, selection)
  return paged(context, selection, total, query)
}

interface Selection {
  columns: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  order: SortOrder
}

async function unpaged<Row>(context: ProductContext, selection: Selection): Promise<Listed<Row>> {
  const rows = await select<Row>(context, selection, { limit: mostUnpaged + 1, offset: 0 })
  return { rows: rows.slice(0, mostUnpaged), meta: { truncated: rows.length > mostUnpaged } }
}

async function paged<Row>(
  context: ProductContext,
  selection: Selection,
  total: number,
  { page = 1, size = 30 }: ListQuery,
): Promise<Listed<Row>> {
  const offset = (page - 1) * size
  const limit = Math.min(size, total - offset)
  const pagination = { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) }
  if (limit <= 0) return { rows: [], meta: { pagination } }
  // What is skipped is read all the same, so the second half is read from the end.
  const fromEnd = offset > total / 2
  const rows = fromEnd
    ? (
        await select<Row>(context, selection, { limit, offset: total - offset - limit, reversed: true })
      ).toReversed()
    : await select<Row>(context, selection, { limit, offset })
  return { rows, meta: { pagination } }
}

async function select<Row>(
  { db }: ProductContext,
  { columns, from, where, order }: Selection,
  { limit, offset, reversed = false }: { limit: number; offset: number; reversed?: boolean },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${from} where ${where}
    order by ${orderBy(order, reversed)} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

async function count({ db }: ProductContext, { from, where }: Selection): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** The total of a whole table is kept by trigger: counting it anew would be the dearest part of every list. */
async function keptTotal({ db, own }: ProductContext, table: string): Promise<number> {
  const kept = await db
    .selectFrom('table_counts')
    .select('total')
    .where(own('table_counts'))
    .where('table_name', '=', table)
    .executeTakeFirst()
  return kept?.total ?? 0
}
