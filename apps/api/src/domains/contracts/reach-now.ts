import { sql } from 'kysely'
import { grantsNow } from '../../authority/grants-now.ts'
import { anyCovers, reachesNow } from '../../authority/reach-now.ts'
import { holdsOn, type RowReaches } from '../../contract/field-rights.ts'
import type { JobTransaction } from '../../jobs/define-job.ts'

/** What somebody who asked for background work may still do with a contract. */
export interface ContractReach {
  /** Whether his right to write contracts covers it. */
  isReached: boolean
  /** Whether he may see, and so copy or change, what it pays. */
  showsPay: boolean
}

/** Said of a contract that was within the asker's reach when he asked for the work, and is not any more. */
export const beyondReach = 'Hợp đồng không còn trong phạm vi của người yêu cầu.'

/** Asks again, as the work comes to a contract, what `thoseWithPay` asked as it was asked for. */
export async function contractReachNow(
  transaction: JobTransaction,
  contractId: number,
  userId: number | null,
): Promise<ContractReach> {
  const { db, inThisCompany, scopes } = transaction
  const { rows } = await sql<{ reaches: RowReaches }>`
    select ${reachesNow(transaction, userId, sql`contracts.employee_id`, 'employee_units')} as reaches
    from contracts where ${inThisCompany('contracts')} and contracts.id = ${contractId}`.execute(db)
  const reaches = rows[0]?.reaches ?? [false, false]
  const grants = (userId !== null && (await grantsNow(transaction, userId, ['employee_pay']))) || []
  return {
    // Nobody writes his own by the scope over himself.
    isReached: anyCovers(scopes, [reaches[0], false]),
    showsPay: holdsOn({ session: { grants }, scopes: [] }, ['employee_pay'], reaches),
  }
}
