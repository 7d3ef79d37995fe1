import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { readableBy } from './readable-by.ts'
import { hasConfirmed } from './reader-state.ts'

/**
 * The readers whom reports count, of `document_readers`: who is at work and may open the document today, and who confirmed
 * before he left or lost sight of it. Others cannot confirm, and would be waited for in vain.
 */
export function reportedReaders(transaction: CompanyTransaction): RawBuilder<unknown> {
  return sql`document_readers
    join document_readings on document_readings.company_id = document_readers.company_id
      and document_readings.id = document_readers.reading_id
    join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
    join employees on employees.company_id = document_readers.company_id and employees.id = document_readers.employee_id
      and (${hasConfirmed} or (employees.active and ${readableBy(transaction, sql.ref('employees.id'))}))`
}
