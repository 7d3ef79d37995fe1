import { sql } from 'kysely'
import type { ProductContext } from '../handlers.ts'
import { isByDefault, type ListParts, selectionOf } from './list.ts'
import type { ListShape } from './shape.ts'
import { shownRows } from './showing.ts'
import type { ListQuery } from './source.ts'
import { allIdsStatement, theseRowsStatement } from './statements.ts'
import { choosePlan } from './read-plan.ts'

/** Rows that are in memory at once: enough that asking costs little, few enough that nobody else waits for them. */
const batchSize = 500

/** All rows of a list, however many. */
export interface WholeList<Row> {
  total: number
  /** In their order, batch by batch; the transaction has to last until the last one. */
  batches: AsyncGenerator<Row[]>
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
  const selection = { ...selectionOf(context, query, parts, shape), mostCounted: undefined }
  const { total } = await choosePlan(context, selection, isByDefault(query, parts), true)
  async function* batches(): AsyncGenerator<Row[]> {
    // The planner would prefer ways that are quick for the first rows and slow for all of them.
    await sql`set local cursor_tuple_fraction = 1`.execute(db)
    await sql`declare whole_list no scroll cursor for ${allIdsStatement(selection, inThisCompany)}`.execute(
      db,
    )
    const next = sql<{ id: number }>`fetch ${sql.raw(String(batchSize))} from whole_list`
    for (;;) {
      const { rows: page } = await next.execute(db)
      if (page.length === 0) break
      const ids = page.map(({ id }) => id)
      const { rows } = await theseRowsStatement<Row>(selection, ids, inThisCompany).execute(db)
      yield shownRows(context, shape, rows, true)
    }
    // Another list may follow in the same transaction.
    await sql`close whole_list`.execute(db)
  }
  return { total, batches: batches() }
}
