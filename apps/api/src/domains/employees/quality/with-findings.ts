import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Employee } from '../employee-rows.ts'
import { findingGroups, shownOn } from './findings.ts'

/** What the list of employees says of findings; the fields come together. */
export const findingFields = findingGroups.map(({ field }) => field)

/** Adds to each employee what is found in his file, in words; a group that the reader may not see of him is left out. */
export async function withFindings<Row extends Pick<Employee, 'id'>>(
  context: ProductContext,
  employees: readonly Row[],
): Promise<Row[]> {
  const shown = findingGroups.map((group) => shownOn(context, group) ?? sql`false`)
  const { rows } = await sql<{ id: number; shown: boolean[]; found: string[] }>`
    select employees.id, array[${sql.join(shown)}] as shown, array(
      select found.finding from employee_findings found
      where ${context.inThisCompany('found')} and found.employee_id = employees.id) as found
    from employees
    where ${context.inThisCompany('employees')} and employees.active
      and employees.id = any(${employees.map(({ id }) => id)}::bigint[])`.execute(context.db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return employees.map((employee) => {
    const row = byId.get(employee.id)
    const told = findingGroups.flatMap(({ field, labels }, index) => {
      if (row !== undefined && row.shown[index] !== true) return []
      const words = Object.entries(labels).flatMap(([code, label]) =>
        row?.found.includes(code) ? [label] : [],
      )
      return [[field, words.length === 0 ? null : words.join(', ')] as const]
    })
    return { ...employee, ...Object.fromEntries(told) }
  })
}
