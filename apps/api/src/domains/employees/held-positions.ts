import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'

/** The positions that the employee of each row holds now, the main one first. */
export function heldPositions({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', held.id, 'position_id', held.position_id, 'position_name', position.name,
      'department_id', held.department_id, 'department_name', department.name,
      'is_main', held.is_main, 'from_date', held.from_date
    ) order by held.is_main desc, held.id), '[]')
    from employee_positions held
    join positions position on position.company_id = held.company_id and position.id = held.position_id
    join departments department on department.company_id = held.company_id and department.id = held.department_id
    where ${inThisCompany('held')} and held.employee_id = employees.id and held.to_date is null
  ) as positions`
}
