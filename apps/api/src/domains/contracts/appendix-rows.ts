import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

export type Appendix = Schemas['Appendix']

/** The columns of an appendix, pay included. */
export const appendixColumns = sql`id, contract_id, appendix_number, sign_date, start_date, end_date, changes, content, salary, job_title,
  work_place, working_time, signer_id, signer_name, signer_title, authority_no, created_at`

/** One appendix of a contract; whether its reader may open the contract is asked before. */
export async function appendixOf(
  { db, inThisCompany }: CompanyTransaction,
  { id, row_id }: { id: number; row_id: number },
): Promise<Appendix | undefined> {
  const { rows } = await sql<Appendix>`
    select ${appendixColumns} from appendices
    where ${inThisCompany('appendices')} and contract_id = ${id} and id = ${row_id}`.execute(db)
  return rows[0]
}
