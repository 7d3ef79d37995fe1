import { type SqlBool, sql } from 'kysely'
import { rowsShowing } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Employee } from '../employee-rows.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { isLastContract } from './contract-end-filter.ts'

/** Adds to each employee the day on which his contract ends; who may not see contracts of somebody reads none of him. */
export async function withContractEnds<Row extends Pick<Employee, 'id'>>(
  context: ProductContext,
  employees: readonly Row[],
): Promise<Row[]> {
  const shown = rowsShowing(context, ['contract_access'], visibleEmployees)
  if (shown === null) return [...employees]
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number; contract_end_date: string | null }>`
    select employees.id, (
      select contracts.end_date from contracts
      where ${inThisCompany('contracts')} and contracts.employee_id = employees.id and ${isLastContract(context)}
    ) as contract_end_date
    from employees
    where ${inThisCompany('employees')} and employees.id = any(${employees.map(({ id }) => id)}::bigint[])
      and ${shown ?? sql<SqlBool>`true`}`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return employees.map((employee) => ({ ...employee, ...found.get(employee.id) }))
}
