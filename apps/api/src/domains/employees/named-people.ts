import { type RawBuilder, sql } from 'kysely'

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
