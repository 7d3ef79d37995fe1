import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type StandardResource, standardSet } from '../../../standard-set/standard-set.ts'
import { visibleDepartments } from '../public.ts'

/** Employees of the unit and of all below it, kept by trigger. */
const employeeTotal = sql<number>`coalesce((
  select kept.employees from department_counts kept
  where kept.company_id = departments.company_id and kept.department_id = departments.id), 0)`

const ownEmployeeTotal = sql<number>`(
  select count(distinct held.employee_id) from employee_positions held
  where held.company_id = departments.company_id and held.department_id = departments.id and held.to_date is null)`

const managerName = sql<string | null>`(
  select manager.full_name from employees manager
  where manager.company_id = departments.company_id and manager.id = departments.manager_id)`

const path = sql<string>`department_path(departments.company_id, departments.id)`

const departmentSet = {
  table: 'departments',
  item: 'department',
  words: { table: 'department_words', key: 'department_id' },
  defaultSort: 'name',
  visible: visibleDepartments,
  siblingsBy: 'parent_id',
  fields: { name: { sortsBy: sql`vn_fold(departments.name)` } },
} as const satisfies StandardResource

/** What a list adds to its rows when it is asked to. */
const listed: StandardResource = {
  ...departmentSet,
  computed: {
    employee_total: () => employeeTotal,
    own_employee_total: (included) => (included.has('counts') ? ownEmployeeTotal : undefined),
    manager_name: (included) => (included.has('manager') ? managerName : undefined),
    path: (included) => (included.has('path') ? path : undefined),
    children: () => undefined,
  },
}

/** What belongs to one department. */
const single: StandardResource = {
  ...departmentSet,
  computed: {
    manager_name: () => managerName,
    path: () => path,
    employee_total: () => employeeTotal,
    own_employee_total: () => ownEmployeeTotal,
    position_total: () => sql`(
      select count(*) from positions
      where positions.company_id = departments.company_id and positions.department_id = departments.id)`,
    all_children: (included) =>
      included.has('all_children')
        ? sql`array(
            select below from department_and_below(departments.company_id, departments.id) as below
            where below <> departments.id order by below)`
        : undefined,
  },
}

/** The flat list. */
export const listDepartments = standardSet('departments', listed)['departments.list']

/** The operations on one department, as every standard resource has them. */
export const departmentOperations = standardSet('departments', single)

/** The unit as it is now, under `data` as all its operations answer it. */
export function showDepartment(context: ProductContext, id: number): Promise<Data<'departments.show'>> {
  return departmentOperations['departments.show']({ path: { id } }, context)
}

/**
 * For what is read about a unit beside the unit itself.
 * @throws ApiFailure 404 when the unit is not there or not the caller's to see
 */
export async function requireVisible(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`
    select from departments
    where ${context.inThisCompany('departments')} and ${visibleRows(context, visibleDepartments)} and id = ${id}`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
}
