import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import type { PersonStore } from './type-rules.ts'

/**
 * What `{unit}` stands for in the number of a decision: the code of the unit into which it places its people, or else in
 * which they work, or worked last where they have left; the company's where it is about people of several units or of none.
 */
export async function unitOfNumber(
  { db, companyId, inThisCompany }: DeedContext,
  people: readonly Pick<PersonStore, 'employee_id' | 'department_id'>[],
): Promise<string> {
  const { rows } = await sql<{ code: string | null }>`
    select case when count(distinct departments.id) = 1 then min(departments.code)
      else (select code from companies where id = ${companyId}) end as code
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as about (employee_id bigint, department_id bigint)
    left join lateral (
      select place.department_id from employee_positions place
      where ${inThisCompany('place')} and place.employee_id = about.employee_id and place.is_main
      order by place.to_date desc nulls first, place.from_date desc limit 1) held on true
    join departments on ${inThisCompany('departments')}
      and departments.id = coalesce(about.department_id, held.department_id)`.execute(db)
  return rows[0]?.code ?? ''
}
