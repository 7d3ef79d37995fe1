import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

/**
 * Writes a step into the trail of the other company too, under the operation that is asked.
 * @param shown the groups of the person's data that were copied by it, which he reads in the company that he leaves
 */
export async function recordThere(
  { db, operation, session, caller }: ProductContext,
  id: number,
  shown: readonly string[] | null = null,
): Promise<void> {
  await sql`select record_transfer_there(${id}, ${operation.id}, ${session.userId}, ${caller.requestId},
    ${shown}::text[])`.execute(db)
}
