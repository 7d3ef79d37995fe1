import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

/** Cancels what was begun to receive a candidate who is not accepted any more; what is done stays. */
export async function cancelProcedures(
  { db, inThisCompany }: Pick<ProductContext, 'db' | 'inThisCompany'>,
  candidateId: number,
): Promise<void> {
  await sql`update procedures set state = 'cancelled' where ${inThisCompany('procedures')}
    and candidate_id = ${candidateId} and state = 'open'`.execute(db)
}
