import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { type RowConditions, visibleNarrowing } from '../access.ts'
import type { ProductContext } from '../handlers.ts'
import { filterNarrowing } from './filters.ts'
import { searchNarrowing } from './search.ts'
import { type ListShape, shapeOf } from './shape.ts'
import { columnsWithReaches, showingOf, shownRows } from './showing.ts'
import { sortOrder } from './sort.ts'
import type { ListQuery, ListSource } from './source.ts'
import type { Selection } from './statements.ts'
import { choosePlan, type ReadPlan } from './read-plan.ts'
import { readByRarestWord } from './words-together.ts'

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
  parts: ListParts,
): Promise<Listed<Row>> {
  const asked = selectionOf(context, query, parts, shapeOf(context.operation))
  const selection = await readByRarestWord(context, asked)
  const wanted = query.pagination === true ? pageOf(query) : undefined
  const way = await choosePlan(context, selection, isByDefault(query, parts), wanted)
  const { rows, meta } = await (query.pagination === true
    ? paged<Row>(way, query, parts.source.mostCounted)
    : unpaged<Row>(way))
  return { rows: shownRows(context, shapeOf(context.operation), rows), meta }
}

/**
 * What a list's parameters select.
 * @param shape that of the list operation; exports of the list share it
 */
export function selectionOf(
  context: ProductContext,
  query: ListQuery,
  { source, visible, columns, where = [] }: ListParts,
  shape: ListShape,
): Selection {
  const showing = showingOf(context, shape, visible)
  const narrowings = [
    { plain: where, memberships: [] },
    visibleNarrowing(context, visible),
    filterNarrowing(query, source, shape, context, showing),
    searchNarrowing(query, source, shape, showing, { context, visible }),
  ]
  const plain = narrowings.flatMap((each) => each.plain)
  return {
    table: source.table,
    rows: source.rows,
    columns: columnsWithReaches(context, shape, visible, columns),
    order: sortOrder(query, source, shape, showing),
    plain,
    memberships: narrowings.flatMap(({ memberships }) => memberships),
    isIndexed: narrowings.some((each) => each.isIndexed && each.plain.length === plain.length),
    mostCounted: source.mostCounted,
  }
}

/** Whether the rows are wanted in their default order, which an index has. */
export function isByDefault({ sort }: ListQuery, { source }: Pick<ListParts, 'source'>): boolean {
  return sort === undefined || sort === source.defaultSort
}

/** The page that is asked for, as it would be were the list long enough. */
function pageOf({ page = 1, size = 30 }: ListQuery) {
  return { page, size, offset: (page - 1) * size, limit: size }
}

async function unpaged<Row>(way: ReadPlan): Promise<Listed<Row>> {
  const rows = await way.read<Row>({ limit: mostUnpaged + 1, offset: 0, reversed: false })
  return { rows: rows.slice(0, mostUnpaged), meta: { truncated: rows.length > mostUnpaged } }
}

async function paged<Row>(
  way: ReadPlan,
  query: ListQuery,
  most = Number.MAX_SAFE_INTEGER,
): Promise<Listed<Row>> {
  const total = Math.min(way.total, most)
  const isCutOff = way.total > most
  const { page, size, offset } = pageOf(query)
  const limit = Math.min(size, total - offset)
  const pagination = { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) }
  const meta = { pagination, ...(isCutOff && { truncated: true }) }
  if (limit <= 0) return { rows: [], meta }
  // What is skipped is read all the same, so the second half is read from the end, if that is where it ends.
  const reversed = !isCutOff && offset > total / 2
  const rows = await way.read<Row>({ limit, offset: reversed ? total - offset - limit : offset, reversed })
  return { rows, meta }
}
