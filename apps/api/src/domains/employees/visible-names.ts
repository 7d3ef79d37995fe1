import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleEmployees } from './visible-employees.ts'

/** The names of employees whom whoever asks may see, for a line that says what a list was filtered by. */
export async function namesOfVisibleEmployees(ids: readonly unknown[], context: ProductContext) {
  const { rows } = await sql<{ id: number; full_name: string }>`
    select employees.id, employees.full_name from employees
    where ${context.inThisCompany('employees')} and employees.id = any(${ids}::bigint[])
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
