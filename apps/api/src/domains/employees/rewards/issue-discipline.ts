import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** What the decision on a discipline (type 10) says of it. */
export interface IssuedDiscipline {
  id: number
  number: string
  decision_date: string
  effective_date: string
  signer: string | null
}

/**
 * Issues a discipline that waits for its decision; the register of decisions alone calls this. From here on the record
 * is locked, and its day of clearing is reckoned from the effective date.
 * @throws ApiFailure 404 for a record that is not there, 409 for one that waits for no decision
 */
export async function issueDiscipline(
  { db, inThisCompany }: CompanyTransaction,
  { id, number, decision_date, effective_date, signer }: IssuedDiscipline,
): Promise<void> {
  const { rows } = await sql<{ state: string | null }>`
    select state from rewards_disciplines
    where ${inThisCompany('rewards_disciplines')} and id = ${id} for update`.execute(db)
  if (rows[0] === undefined) throw notFound()
  if (rows[0].state !== 'awaiting_decision')
    throw new ApiFailure(409, 'Hồ sơ kỷ luật không ở bước "Chờ quyết định".')
  await sql`update rewards_disciplines set state = 'issued', number = ${number}, decision_date = ${decision_date},
      effective_date = ${effective_date}, signer = ${signer}
    where ${inThisCompany('rewards_disciplines')} and id = ${id}`.execute(db)
}
