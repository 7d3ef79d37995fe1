import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/**
 * Sees to it that the keys of an exam stand still until the end of the transaction, for whoever marks by them; many do at
 * once, and no row is written for it. It comes before every lock on a row of an attempt.
 * @param examId a number, or a query of one
 */
export async function holdKeys(
  { db, companyId }: Transaction,
  examId: RawBuilder<unknown> | number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(companyId, examId)})`.execute(db)
}

/**
 * Waits for everybody who is marking by the keys of an exam and keeps others from beginning: what was marked by the old key
 * is there to be marked anew, and what is marked later is marked by the new one. It comes before the lock on the exam.
 */
export async function changeKeys({ db, companyId }: Transaction, examId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(companyId, examId)})`.execute(db)
}

function lockOf(companyId: number, examId: RawBuilder<unknown> | number): RawBuilder<unknown> {
  return sql`hashtextextended('quiz keys ' || ${companyId}::text || ' ' || (${examId})::text, 0)`
}
