import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/**
 * Sees to it that nobody is erased until a workbook that is kept for its job is there for whoever erases; many are kept at
 * once.
 */
export async function holdQueuedRows({ db, companyId }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(companyId)})`.execute(db)
}

/**
 * Waits for every workbook that is being kept, so that those which name an erased person go with him, and lets further ones
 * come afterwards. It comes before the locks on the person.
 */
export async function settleQueuedRows({ db, companyId }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(companyId)})`.execute(db)
}

function lockOf(companyId: number): RawBuilder<unknown> {
  return sql`hashtext('queued_imports'), ${companyId}::integer`
}
