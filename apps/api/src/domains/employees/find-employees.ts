import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { Handler } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { employeeSource } from './employee-source.ts'
import { visibleEmployees } from './visible-employees.ts'

type Found = Data<'employees.find'>['employees'][number]

const most = 8

// Bound to the employee's own company, so it needs no wall of its own.
const mainUnit = sql`(
  select department.name from employee_positions held
  join departments department on department.company_id = held.company_id and department.id = held.department_id
  where held.company_id = employees.company_id and held.employee_id = employees.id and held.is_main and held.to_date is null)`

/** The palette's search: the list's own, without its page, totals and columns. */
export const findEmployees: Handler<'employees.find'> = async ({ query }, context) => {
  const { rows } = await list<Found>(
    context,
    { search: { value: query.q }, size: most, pagination: true },
    {
      source: employeeSource,
      visible: visibleEmployees,
      columns: sql`employees.id, employees.nhansu_id, employees.full_name, employees.active, ${mainUnit} as unit_name`,
    },
  )
  return { employees: rows }
}
