import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../../contract/access.ts'
import type { ProductContext } from '../../../../contract/handlers.ts'
import { mainUnit } from '../../main-unit.ts'
import { visibleEmployees } from '../../visible-employees.ts'

/** Somebody whom a paper is about, with the work that he does today. */
export interface CasePerson {
  id: number
  nhansu_id: string
  full_name: string
  date_of_birth: string | null
  unit_name: string | null
  position_name: string | null
}

/** The people of a record as far as the reader sees them, by given name. */
export async function peopleOfCase(context: ProductContext, ids: readonly number[]): Promise<CasePerson[]> {
  const { rows } = await sql<CasePerson>`
    select employees.id, employees.nhansu_id, employees.full_name, employees.date_of_birth, ${mainUnit} as unit_name,
      ${mainPosition} as position_name
    from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
      and employees.id = any(${ids}::bigint[])
    order by employees.sort_name, employees.id`.execute(context.db)
  return rows
}

const mainPosition: RawBuilder<string | null> = sql`(
  select position.name from employee_positions held
  join positions position on position.company_id = held.company_id and position.id = held.position_id
  where held.company_id = employees.company_id and held.employee_id = employees.id and held.is_main and held.to_date is null)`
