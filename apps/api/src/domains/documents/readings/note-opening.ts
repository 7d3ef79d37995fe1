import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** Notes that somebody has fetched, by his ticket, a file that he is asked to read. Other tickets it knows nothing of. */
export async function noteOpening(
  { db, inThisCompany }: CompanyTransaction,
  ticketHash: Buffer,
): Promise<void> {
  await sql`
    update document_read_files set opened_at = coalesce(opened_at, now()), ticket_hash = null
    where ${inThisCompany('document_read_files')} and ticket_hash = ${ticketHash}`.execute(db)
}
