import type { CompanySession } from '../../contract/session.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** What an import works in: a request has one, and so has the job that writes it. */
export interface ImportContext extends CompanyTransaction {
  session: Pick<CompanySession, 'userId'>
}
