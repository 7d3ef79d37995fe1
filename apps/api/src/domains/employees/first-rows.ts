import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { isRelatedRowByRow, type RelatedRows } from '../../contract/list-query/related-rows.ts'
import { orderBy } from '../../contract/list-query/sort.ts'
import { knownRowsStatement, rowsStatement, type Selection } from '../../contract/list-query/statements.ts'

type ThisCompany = ProductContext['inThisCompany']
type Id = { id: number }

/** Up to so many rows are found and looked at one by one; what names more is common. */
const few = 2_000
/** Common words meet soon, so that many rows from the start are looked at before all are found. */
const early = 5_000

/**
 * The first rows of a list that nobody pages or counts, within milliseconds whatever was typed:
 * - a word that few rows have finds them, and each is asked for the rest;
 * - common words are looked for in the order of the list, and found near its start nearly always;
 * - where they are not, all that they name are found.
 * @param selection in its default order, narrowed by memberships
 */
export async function firstRows<Row>(
  { db, inThisCompany, prepared }: ProductContext,
  selection: Selection,
  limit: number,
): Promise<Row[]> {
  const run = async <R>(statement: RawBuilder<R>): Promise<R[]> => (await statement.execute(db)).rows
  const stretch = { limit, offset: 0, reversed: false }
  const { memberships, plain } = selection
  if (plain.length > 0) return run(rowsStatement<Row>(selection, stretch, false, inThisCompany))

  const [{ sizes } = { sizes: [] }] = await run(sizesOf(memberships, inThisCompany))
  const smallest = Math.min(...sizes)
  const rarest = memberships[sizes.indexOf(smallest)]
  const ids =
    rarest !== undefined && smallest <= few
      ? await run(namedByRarest(rarest, memberships, inThisCompany))
      : await run(metEarly(selection, limit, inThisCompany))
  if (ids.length >= limit || smallest <= few) {
    const known = ids.map(({ id }) => id)
    return prepared(knownRowsStatement<Row>(selection, stretch, known, inThisCompany))
  }
  return run(rowsStatement<Row>(selection, stretch, memberships.length === 1, inThisCompany))
}

/** How many rows each names, counted no further than to tell few from many. */
function sizesOf(
  memberships: readonly RelatedRows[],
  inThisCompany: ThisCompany,
): RawBuilder<{ sizes: number[] }> {
  const counts = memberships.map(
    (each) => sql`(select count(*) from (${someOf(each, inThisCompany)}) as part)`,
  )
  return sql`select array[${sql.join(counts)}] as sizes`
}

function someOf({ table, key, where }: RelatedRows, inThisCompany: ThisCompany): RawBuilder<Id> {
  return sql`select ${sql.ref(`named.${key}`)} as id from ${sql.table(table)} as named
    where ${inThisCompany('named')} and ${where('named')} limit ${few + 1}`
}

function namedByRarest(
  rarest: RelatedRows,
  memberships: readonly RelatedRows[],
  inThisCompany: ThisCompany,
): RawBuilder<Id> {
  const others = memberships.filter((each) => each !== rarest)
  const asked = others.map(
    (other) => sql` and ${isRelatedRowByRow(sql.ref('rare.id'), other, inThisCompany)}`,
  )
  return sql`select distinct rare.id from (${someOf(rarest, inThisCompany)}) as rare where true${sql.join(asked, sql``)}`
}

function metEarly(
  { table, memberships, order }: Selection,
  limit: number,
  inThisCompany: ThisCompany,
): RawBuilder<Id> {
  const asked = memberships.map((each) => isRelatedRowByRow(sql.ref('start.id'), each, inThisCompany))
  return sql`select start.id from (
      select ${sql.ref(`${table}.id`)} from ${sql.table(table)} where ${inThisCompany(table)}
      order by ${orderBy(order)} limit ${early}
    ) as start where ${sql.join(asked, sql` and `)} limit ${limit}`
}
