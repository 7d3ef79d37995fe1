import { sql } from 'kysely'
import type { AuditEntry } from '../../contract/audit.ts'
import { databaseFailure } from '../../contract/database-errors.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'

/** What came of one of several. */
export interface Apart<Item, Result> {
  item: Item
  result?: Result
  /** Why it was not done; nothing of it is left then, not even in the trail. */
  refusal?: ApiFailure
}

/**
 * Does something to each of several records, one after the other: what one of them is refused, be it by a rule of the
 * database, the others do not feel.
 * @throws whatever is no refusal; then nothing is done to any
 */
export async function eachApart<Item, Result>(
  context: ProductContext,
  items: readonly Item[],
  work: (own: ProductContext, item: Item) => Promise<Result>,
): Promise<Apart<Item, Result>[]> {
  const done: Apart<Item, Result>[] = []
  for (const item of items) {
    const entries: AuditEntry[] = []
    await sql`savepoint one_of_several`.execute(context.db)
    try {
      const result = await work({ ...context, audit: (entry) => entries.push(entry) }, item)
      for (const entry of entries) context.audit(entry)
      done.push({ item, result })
    } catch (error) {
      await sql`rollback to savepoint one_of_several`.execute(context.db)
      const refusal =
        error instanceof ApiFailure
          ? error
          : await databaseFailure(error, context.operation, { kysely: context.db })
      if (refusal === undefined || refusal.status >= 500) throw error
      done.push({ item, refusal })
    }
    await sql`release savepoint one_of_several`.execute(context.db)
  }
  return done
}
