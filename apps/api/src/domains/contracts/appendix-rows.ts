import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** An appendix as its table has it, pay included. */
export type KeptAppendix = Omit<Schemas['Appendix'], 'decisions' | 'masked_fields'>

/** The columns of an appendix, pay included. */
export const appendixColumns = sql`id, contract_id, appendix_number, sign_date, start_date, end_date, changes, content, salary, job_title,
  work_place, working_time, signer_id, signer_name, signer_title, authority_no, created_at`

/** One appendix of a contract; whether its reader may open the contract is asked before. */
export async function appendixOf(
  { db, inThisCompany }: CompanyTransaction,
  { id, row_id }: { id: number; row_id: number },
): Promise<KeptAppendix | undefined> {
  const { rows } = await sql<KeptAppendix>`
    select ${appendixColumns} from appendices
    where ${inThisCompany('appendices')} and contract_id = ${id} and id = ${row_id}`.execute(db)
  return rows[0]
}

/** The version of an appendix, which its paper is held against later. */
export async function versionOfAppendix(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from appendices where ${inThisCompany('appendices')} and id = ${id}`.execute(db)
  return rows[0]?.version ?? 1
}
