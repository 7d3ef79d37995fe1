import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { type RowReaches, rowReaches } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleEmployees } from './visible-employees.ts'

/** An employee's file that lies open before whoever asks. */
export interface OpenFile {
  id: number
  /** For the rights on the fields of all its parts. */
  reaches: RowReaches
}

/**
 * Opens an employee's file as far as the operation's rights reach, for any part of it.
 * @param forWriting holds the employee's row until the end of the transaction, so that whoever writes the same file waits
 * @throws ApiFailure 404 for an employee who is not there, or not for whoever asks
 */
export async function openFile(context: ProductContext, id: number, forWriting = false): Promise<OpenFile> {
  const { rows } = await sql<OpenFile>`
    select employees.id, ${rowReaches(context, visibleEmployees)} as reaches
    from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
      and employees.id = ${id} ${forWriting ? sql`for no key update of employees` : sql``}`.execute(
    context.db,
  )
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
