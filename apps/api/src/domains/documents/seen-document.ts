import { type Expression, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { SeenPeople } from '../../contract/personal-views.ts'

/** Whose data leaves with a file of a document: the people whom the document is about. */
export async function seenInFile(
  { db, inThisCompany }: ProductContext,
  documentId: Expression<number>,
): Promise<SeenPeople> {
  const { rows } = await sql<{ employee_id: number }>`
    select employee_id from document_employees
    where ${inThisCompany('document_employees')} and document_id = ${documentId}`.execute(db)
  return { deed: 'download', employeeIds: rows.map((row) => row.employee_id) }
}
