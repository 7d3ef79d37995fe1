import { sql } from 'kysely'
import { holdsOn, reachesOf, type RowReaches } from '../../../contract/field-rights.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { AskerContext } from '../../../jobs/context-of-asker.ts'
import { fileFields } from '../history/file-fields.ts'
import { hiddenFromReader } from '../owner-view.ts'
import { addressColumns } from './employee-addresses.ts'

/** By what a paper tells a person apart from others of his name; null for what the file does not know. */
export interface PaperIdentity {
  id_number: string | null
  address: string | null
}

const fields = ['id_number', 'regular_text', 'old_regular_text'] as const

/** What these are called on screens, for those whose papers are printed. */
export function identityLabels(): string[] {
  return fields.slice(0, 2).map((field) => fileFields().get(field)?.label ?? field)
}

/** Whether a reader may see by what a person is told apart: by his right over sensitive data, or of himself as far as the company shows it. */
export async function seesIdentity(context: AskerContext, reaches: RowReaches): Promise<boolean> {
  const hidden = await hiddenFromReader(context, reaches)
  return fields.every((field) => {
    const seen = reachesOf(hidden, field, reaches)
    return seen !== undefined && (seen[1] || holdsOn(context, ['employee_sensitive'], seen))
  })
}

/** What the file says of it now: the address by the commune of today, else as it was written before. */
export async function identityForPapers(
  { db, inThisCompany }: CompanyTransaction,
  employeeId: number,
): Promise<PaperIdentity> {
  const { regular_text, old_regular_text } = addressColumns
  const { rows } = await sql<PaperIdentity>`
    select (select id_number from employee_papers
        where ${inThisCompany('employee_papers')} and employee_id = ${employeeId}) as id_number,
      (select coalesce(${regular_text}, ${old_regular_text}) from employee_addresses
        where ${inThisCompany('employee_addresses')} and employee_id = ${employeeId}) as address`.execute(db)
  return rows[0] ?? { id_number: null, address: null }
}
