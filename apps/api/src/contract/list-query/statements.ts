import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import {
  idsInAll,
  isRelatedRowByRow,
  type Narrowing,
  type OrderedRelatedRows,
  type RelatedRowsNamedOnce,
} from './related-rows.ts'
import { orderBy, type SortOrder } from './sort.ts'
import type { ListSource } from './source.ts'

/** A list, ready to be read: which rows, in which order, and what of them. */
export interface Selection extends Narrowing {
  table: string
  /** What is read under the table's name, where it is not the table itself. */
  rows?: RawBuilder<unknown> | undefined
  columns: RawBuilder<unknown>
  order: SortOrder
  mostCounted?: ListSource['mostCounted'] | undefined
}

/** A stretch of a list; reversed, it is counted from the end. */
export interface Stretch {
  limit: number
  offset: number
  reversed: boolean
}

type ThisCompany = CompanyTransaction['inThisCompany']

/** What is known of a list before any of its rows is read. */
export interface Counted {
  /** How many rows it has. */
  total: number
  /** How many its table has without any condition. */
  all: number
  /** The ids of its rows, when they are few. */
  ids: readonly number[] | null
}

/** Up to so many ids are worth carrying from the count to the rows, instead of finding them a second time. */
const few = 4_000

/**
 * Up to so many rows are looked up one by one to see what else counts; where there are more, reading the other condition's
 * part of its index is cheaper. The planner cannot know: of how many rows a unit has it knows the average alone.
 */
const worthLookingUp = 500

/** Counts a list that something narrows; one more than what is counted at most says that there are more. */
export function countStatement(selection: Selection, inThisCompany: ThisCompany): RawBuilder<Counted> {
  const { table, plain, memberships, mostCounted, isIndexed } = selection
  const id = sql.ref(`${table}.id`)
  const conditions = allOf([inThisCompany(table), ...plain])
  const found = () => sql`(${idsInAll(memberships, inThisCompany)}) as found`
  const rows =
    memberships.length === 0
      ? sql`select ${id} from ${rowsOf(selection)} where ${conditions}`
      : plain.length === 0
        ? sql`select id from ${found()}`
        : sql`select ${id} from ${found()} join ${rowsOf(selection)} on ${id} = found.id where ${conditions}`
  const known = isIndexed && plain.length > 0 ? memberships.find(({ maintained }) => maintained) : undefined
  const indexed = () => sql`select ${id} from ${sql.table(table)} where ${conditions}`
  const counted = known?.maintained
    ? sql`select id from (${rows}) as looked_up where (select rows from size) <= ${worthLookingUp}
        union all
        select id from (${idsInAll(memberships, inThisCompany)} intersect ${indexed()}) as intersected
        where (select rows from size) > ${worthLookingUp}`
    : rows
  const size = known?.maintained
    ? sql`with size as materialized (select (${known.maintained.total}) as rows)`
    : sql``
  return sql<Counted>`
    ${size} select count(*) as total, case when count(*) <= ${few} then array_agg(id) end as ids,
      coalesce((${storedTotal(table, inThisCompany)}), 0) as "all"
    from (${counted}${mostCounted === undefined ? sql`` : sql` limit ${mostCounted + 1}`}) as matched`
}

/**
 * Counts what one membership names once, and finds the ids of a page in the list's order where there are few: they are read
 * with what orders them. Of more only the number is worked out.
 */
export function foundStatement(
  { table }: Selection,
  page: Pick<Stretch, 'limit' | 'offset'>,
  { table: other, key, named }: RelatedRowsNamedOnce,
  inThisCompany: ThisCompany,
): RawBuilder<Counted> {
  const rows = () =>
    sql`from ${sql.table(other)} as named where ${inThisCompany('named')} and ${named.keptWhere('named')}`
  return sql<Counted>`
    with found as materialized (
      select ${sql.ref(`named.${key}`)} as id, ${sql.ref(`named.${named.orderedBy}`)} as place ${rows()}
      limit ${sql.raw(String(few + 1))}
    ), size as materialized (select count(*) as rows from found)
    select case when size.rows <= ${sql.raw(String(few))} then size.rows else (select count(*) ${rows()}) end as total,
      case when size.rows <= ${sql.raw(String(few))}
        then array(select id from found order by place, id ${within(page)}) end as ids,
      coalesce((${storedTotal(table, inThisCompany)}), 0) as "all"
    from size`
}

/** The total of a whole table is kept by trigger: counting it anew would be the dearest part of every list. */
export function storedTotal(table: string, inThisCompany: ThisCompany): RawBuilder<unknown> {
  return sql`select total from table_counts where ${inThisCompany('table_counts')} and table_name = ${table}`
}

/**
 * The rows of a stretch. First only their ids are found, which an index can do alone, then the rest of just these rows.
 * @param inOrder read rows in their order and ask each whether it counts, instead of finding all that count first
 */
export function rowsStatement<Row>(
  selection: Selection,
  stretch: Stretch,
  inOrder: boolean,
  inThisCompany: ThisCompany,
): RawBuilder<Row> {
  const { table, plain, memberships, order } = selection
  const id = sql.ref(`${table}.id`)
  const asked = inOrder
    ? memberships.map((membership) => isRelatedRowByRow(id, membership, inThisCompany))
    : []
  const conditions = allOf([inThisCompany(table), ...plain, ...asked])
  const findsFirst = memberships.length > 0 && !inOrder
  return sql<Row>`
    with ${findsFirst ? sql`found as materialized (${idsInAll(memberships, inThisCompany)}), ` : sql``}page as materialized (
      select ${id} from ${rowsOf(selection)}${findsFirst ? sql` join found on found.id = ${id}` : sql``}
      where ${conditions} order by ${orderBy(order, stretch.reversed)} ${within(stretch)}
    )
    ${wholeRows(selection, inThisCompany)}`
}

/** The rows of a stretch of a list whose ids are known. */
export function knownRowsStatement<Row>(
  selection: Selection,
  stretch: Stretch,
  ids: readonly number[],
  inThisCompany: ThisCompany,
): RawBuilder<Row> {
  const { table, order } = selection
  const id = sql.ref(`${table}.id`)
  return sql<Row>`
    with page as materialized (
      select ${id} from ${rowsOf(selection)} where ${inThisCompany(table)} and ${id} = any(${ids}::bigint[])
      order by ${orderBy(order, stretch.reversed)} ${within(stretch)}
    )
    ${wholeRows(selection, inThisCompany)}`
}

/** The rows of a stretch where the one membership is itself kept in the order of the list. */
export function orderedRowsStatement<Row>(
  selection: Selection,
  stretch: Stretch,
  { table, key, where, maintained }: OrderedRelatedRows,
  inThisCompany: ThisCompany,
): RawBuilder<Row> {
  const id = sql.ref(`kept.${key}`)
  const direction = sql.raw(stretch.reversed ? ' desc' : '')
  return sql<Row>`
    with page as materialized (
      select ${id} as id from ${sql.table(table)} as kept where ${inThisCompany('kept')} and ${where('kept')}
      order by ${sql.ref(`kept.${maintained.orderedBy}`)}${direction}, ${id}${direction}
      ${within(stretch)}
    )
    ${wholeRows(selection, inThisCompany)}`
}

/**
 * The numbers that come again and again stand in the text: of a limit that it does not know the planner assumes that it
 * takes a tenth of all rows.
 */
function within({ limit, offset }: Pick<Stretch, 'limit' | 'offset'>): RawBuilder<unknown> {
  const most = sql.raw(String(Math.trunc(limit)))
  return offset === 0 ? sql`limit ${most}` : sql`limit ${most} offset ${offset}`
}

/** The ids of all rows, in their order. */
export function allIdsStatement(
  selection: Selection,
  inThisCompany: ThisCompany,
): RawBuilder<{ id: number }> {
  const { table, plain, memberships, order } = selection
  const id = sql.ref(`${table}.id`)
  const narrowed = memberships.length > 0
  return sql<{ id: number }>`
    ${narrowed ? sql`with found as materialized (${idsInAll(memberships, inThisCompany)})` : sql``}
    select ${id} as id from ${rowsOf(selection)}${narrowed ? sql` join found on found.id = ${id}` : sql``}
    where ${allOf([inThisCompany(table), ...plain])} order by ${orderBy(order)}`
}

/** The rows with these ids, in the order of the ids. */
export function theseRowsStatement<Row>(
  selection: Selection,
  ids: readonly number[],
  inThisCompany: ThisCompany,
): RawBuilder<Row> {
  const { table, columns } = selection
  return sql<Row>`
    select ${columns} from unnest(${ids}::bigint[]) with ordinality as page (id, place)
    join ${rowsOf(selection)} on ${sql.ref(`${table}.id`)} = page.id
    where ${inThisCompany(table)} order by page.place`
}

function wholeRows(selection: Selection, inThisCompany: ThisCompany): RawBuilder<unknown> {
  const { table, columns, order } = selection
  return sql`select ${columns} from page join ${rowsOf(selection)} on ${sql.ref(`${table}.id`)} = page.id
    where ${inThisCompany(table)} order by ${orderBy(order)}`
}

/** What a list reads, under the name of its table. */
function rowsOf({ table, rows }: Selection): RawBuilder<unknown> {
  return rows ? sql`(${rows}) as ${sql.table(table)}` : sql.table(table)
}

/** Each in its own brackets, so that no `or` inside can loosen the conditions beside it. */
function allOf(conditions: readonly Expression<SqlBool>[]): RawBuilder<unknown> {
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  )
}
