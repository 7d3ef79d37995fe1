import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { employeesOnDay } from '../../employees/public.ts'
import { requireVisible } from './department-rows.ts'

type Employee = Data<'departments.employees'>['employees'][number]

/** Who works in a unit, now or on another day, or in it and all below it, by name. */
export const departmentEmployees: Handler<'departments.employees'> = async (
  { path, query: { as_of, recursive = false } = {} },
  context,
) => {
  await requireVisible(context, path.id)
  const people =
    as_of === undefined ? now(context, path.id, recursive) : await on(context, path.id, recursive, as_of)
  const { rows } = await sql<Employee>`
    select id, nhansu_id, full_name from ${people} order by sort_name, id`.execute(context.db)
  return { employees: rows }
}

function now({ inThisCompany }: ProductContext, unit: number, recursive: boolean): RawBuilder<unknown> {
  const ids = recursive
    ? sql`select employee_id from employee_units held where ${inThisCompany('held')} and department_id = ${unit}`
    : sql`select employee_id from employee_positions held
        where ${inThisCompany('held')} and department_id = ${unit} and to_date is null`
  return sql`employees where ${inThisCompany('employees')} and id in (${ids})`
}

async function on(context: ProductContext, unit: number, recursive: boolean, day: string) {
  const { source, visible, worksIn } = await employeesOnDay(context, day)
  return sql`(${source.rows}) as employees
    where ${visibleRows(context, visible)} and active and ${worksIn([unit], recursive)}`
}
