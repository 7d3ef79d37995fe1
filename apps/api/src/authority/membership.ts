import { sql } from 'kysely'
import { ApiFailure } from '../contract/failure.ts'
import type { ProductContext } from '../contract/handlers.ts'

/**
 * Lets a user of this company into a company, or out of it; the database checks the acting user's right there, and
 * writes into that company's trail when it is another one.
 * @throws ApiFailure 403
 */
export async function changeMembership(
  { db, session, operation, caller }: ProductContext,
  userId: number,
  companyId: number,
  isActive: boolean,
): Promise<void> {
  const { rows } = await sql<{ done: boolean }>`
    select change_membership(
      ${session.userId}, ${userId}, ${companyId}, ${isActive}, ${operation.id}, ${caller.requestId}) as done`.execute(
    db,
  )
  if (!rows[0]?.done) throw new ApiFailure(403)
}
