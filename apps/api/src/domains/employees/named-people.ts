import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FieldErrors } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'

/**
 * Who is at work and named by a row of `table`, which has `company_id`, `employee_ids`, `department_ids` and `position_ids`:
 * by name, by a unit or one below, by a position held today. A table expression with `id`, to be joined laterally.
 */
export function namedPeople(table: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`(
  select working.id from (
    select unnest(${of('employee_ids')}) as id
    union
    select seat.employee_id from employee_units seat
    where seat.company_id = ${of('company_id')} and seat.department_id = any(${of('department_ids')})
    union
    select held.employee_id from employee_positions held
    where held.company_id = ${of('company_id')} and held.position_id = any(${of('position_ids')})
      and held.to_date is null
  ) as chosen
  join employees working on working.company_id = ${of('company_id')} and working.id = chosen.id
    and working.active)`
}

/** Whether one of `employees` can sign in. */
export const hasAccount = sql<SqlBool>`exists (
  select from accounts account
  where account.company_id = employees.company_id and account.person_id = employees.person_id and account.is_active)`

interface Named {
  department_ids?: readonly number[] | undefined
  position_ids?: readonly number[] | undefined
  employee_ids?: readonly number[] | undefined
}

/** What is wrong with those who are named, field by field: nobody at all, or who is not there. */
export async function errorsOfNamed(
  { db, inThisCompany }: ProductContext,
  { department_ids = [], position_ids = [], employee_ids = [] }: Named,
): Promise<FieldErrors> {
  const { rows } = await sql<{ units: number; positions: number; people: number }>`
    select
      (select count(*) from departments where ${inThisCompany('departments')} and id = any(${department_ids}::bigint[])) as units,
      (select count(*) from positions where ${inThisCompany('positions')} and id = any(${position_ids}::bigint[])) as positions,
      (select count(*) from employees
        where ${inThisCompany('employees')} and active and id = any(${employee_ids}::bigint[])) as people`.execute(
    db,
  )
  const { units = 0, positions = 0, people = 0 } = rows[0] ?? {}
  return {
    ...(department_ids.length + position_ids.length + employee_ids.length === 0 && {
      department_ids: ['Hãy chọn ít nhất một đơn vị, chức vụ hoặc nhân viên.'],
    }),
    ...(units < department_ids.length && { department_ids: ['Có đơn vị không tồn tại.'] }),
    ...(positions < position_ids.length && { position_ids: ['Có chức vụ không tồn tại.'] }),
    ...(people < employee_ids.length && {
      employee_ids: ['Có nhân viên không tồn tại hoặc đã nghỉ việc.'],
    }),
  }
}
