import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import type { PersonStore } from './type-rules.ts'

/**
 * What `{unit}` stands for in the number of a decision: the code of the unit into which it places its people, or else in
 * which they work; the company's where it is about people of several units.
 * @returns nothing for people who are in no unit
 */
export async function unitOfNumber(
  { db, companyId, inThisCompany }: DeedContext,
  people: readonly Pick<PersonStore, 'employee_id' | 'department_id'>[],
): Promise<string> {
  const { rows } = await sql<{ code: string | null }>`
    select case when count(distinct departments.id) > 1 then (select code from companies where id = ${companyId})
      else min(departments.code) end as code
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as about (employee_id bigint, department_id bigint)
    left join employee_positions held on ${inThisCompany('held')} and held.employee_id = about.employee_id
      and held.is_main and held.to_date is null
    join departments on ${inThisCompany('departments')}
      and departments.id = coalesce(about.department_id, held.department_id)`.execute(db)
  return rows[0]?.code ?? ''
}
