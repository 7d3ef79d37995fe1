import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../contract/handlers.ts'
import { requireVisible } from './department-rows.ts'

type Employee = Data<'departments.employees'>['employees'][number]

/** Who works in a unit now, or in it and all below it, by name. */
export const departmentEmployees: Handler<'departments.employees'> = async (
  { path, query = {} },
  context,
) => {
  const { db, inThisCompany } = context
  await requireVisible(context, path.id)
  const ids =
    query.recursive === true
      ? sql`select employee_id from employee_units held where ${inThisCompany('held')} and department_id = ${path.id}`
      : sql`select employee_id from employee_positions held
          where ${inThisCompany('held')} and department_id = ${path.id} and to_date is null`
  const { rows } = await sql<Employee>`
    select id, nhansu_id, full_name from employees
    where ${inThisCompany('employees')} and id in (${ids}) order by sort_name, id`.execute(db)
  return { employees: rows }
}
