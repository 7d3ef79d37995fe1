import { type Expression, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../handlers.ts'
import { isByDefault, type ListParts, selectionOf } from './list.ts'
import type { PeopleOfRows } from '../personal-views.ts'
import type { ListShape } from './shape.ts'
import { shownRows } from './showing.ts'
import type { ListQuery } from './source.ts'
import { allIdsStatement, theseRowsStatement } from './statements.ts'
import { choosePlan, onlyCounted } from './read-plan.ts'
import { readByRarestWord } from './words-together.ts'

/** Rows that are in memory at once: enough that asking costs little, few enough that nobody else waits for them. */
const batchSize = 500

/** Ids of rows of which the people are asked at once: they are numbers only. */
const idsAtOnce = 5_000

/** Whom rows are about, as far as the list shows them. */
export interface ShownPeople extends PeopleOfRows {
  /** A condition on `employees`, where the rows are about more people than whoever asks may see. */
  among?: Expression<SqlBool>
}

/** All rows of a list, however many. */
export interface WholeList<Row> {
  total: number
  /** In their order, batch by batch; the transaction has to last until the last one. */
  batches: AsyncGenerator<Row[]>
  /** The employees whom the rows are about. */
  people: (of: ShownPeople) => Promise<number[]>
}

/**
 * Reads a whole list by a cursor: its ids in order first, which an index can do alone, then the rest of each batch.
 * Both see the same rows only in a transaction with one snapshot.
 * @throws ApiFailure 400 for a field that the contract does not offer
 */
export async function wholeList<Row>(
  context: ProductContext,
  query: ListQuery,
  parts: ListParts,
  shape: ListShape,
): Promise<WholeList<Row>> {
  const { db, inThisCompany } = context
  const asked = { ...selectionOf(context, query, parts, shape), mostCounted: undefined }
  const selection = await readByRarestWord(context, asked)
  const { total } = await choosePlan(context, selection, isByDefault(query, parts), onlyCounted)
  async function* idsByPieces(size: number): AsyncGenerator<number[]> {
    // The planner would prefer ways that are quick for the first rows and slow for all of them.
    await sql`set local cursor_tuple_fraction = 1`.execute(db)
    await sql`declare whole_list no scroll cursor for ${allIdsStatement(selection, inThisCompany)}`.execute(
      db,
    )
    const next = sql<{ id: number }>`fetch ${sql.raw(String(size))} from whole_list`
    for (;;) {
      const { rows: page } = await next.execute(db)
      if (page.length === 0) break
      yield page.map(({ id }) => id)
    }
    // Another list may follow in the same transaction.
    await sql`close whole_list`.execute(db)
  }
  async function* batches(): AsyncGenerator<Row[]> {
    for await (const ids of idsByPieces(batchSize)) {
      const { rows } = await theseRowsStatement<Row>(selection, ids, inThisCompany).execute(db)
      yield shownRows(context, shape, rows, true)
    }
  }
  const people = async ({ table, record, employee, among }: ShownPeople) => {
    const isAmong = among
      ? sql`and ${sql.ref(`about.${employee}`)} in (
          select employees.id from employees where ${inThisCompany('employees')} and ${among})`
      : sql``
    const found = new Set<number>()
    for await (const ids of idsByPieces(idsAtOnce)) {
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(`about.${employee}`)} as id from ${sql.table(table)} as about
        where ${inThisCompany('about')} and ${sql.ref(`about.${record}`)} = any(${ids}::bigint[]) ${isAmong}`.execute(
        db,
      )
      for (const { id } of rows) found.add(id)
    }
    return [...found]
  }
  return { total, batches: batches(), people }
}
