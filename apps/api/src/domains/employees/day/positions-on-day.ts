import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { CivilDay } from '../job/days.ts'
import { heldOn } from './units-on-day.ts'

/**
 * The positions that the employee of each row holds on a day, the main one first. Units are called as they were then; a
 * position that begins on a day to come has no number of its own yet.
 */
export function positionsOn({ inThisCompany }: CompanyTransaction, day: CivilDay): RawBuilder<unknown> {
  // Joined, all units and positions of the company would be read for each row.
  const nameOf = (
    table: 'positions' | 'departments',
    key: string,
  ) => sql`(select named.name from ${sql.table(table)} named
    where ${inThisCompany('named')} and named.id = ${sql.ref(`held.${key}`)})`
  const nameThen = sql`(select unit.name from department_versions unit
    where ${inThisCompany('unit')} and unit.department_id = held.department_id and ${heldOn('unit', day)})`
  return sql`coalesce((
    select json_agg(json_build_object(
        'id', held.id, 'position_id', held.position_id, 'position_name', ${nameOf('positions', 'position_id')},
        'department_id', held.department_id, 'department_name', coalesce(${nameThen}, ${nameOf('departments', 'department_id')}),
        'is_main', held.is_main, 'from_date', held.from_date
      ) order by held.is_main desc, held.id, held.position_id)
    from (
      select id, position_id, department_id, is_main, from_date from employee_positions past
      where ${inThisCompany('past')} and past.employee_id = employees.id and employees.held_of_day is null
        and past.from_date <= ${day}::date and (past.to_date is null or past.to_date >= ${day}::date)
      union all
      select coalesce(now.id, 0), coming.position_id, coming.department_id, coming.is_main, coming.from_date
      from jsonb_to_recordset(employees.held_of_day)
        as coming (position_id bigint, department_id bigint, is_main boolean, from_date date)
      left join employee_positions now on ${inThisCompany('now')} and now.employee_id = employees.id
        and now.position_id = coming.position_id and now.department_id = coming.department_id
        and now.from_date = coming.from_date
    ) held), '[]') as positions`
}
