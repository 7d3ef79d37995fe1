import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleDepartments } from '../../organisation/public.ts'

/** Which units each scope shows: those that one heads or is put over with all below them, or those that one is in. */
export const visibleUnits: RowConditions = {
  ...visibleDepartments,
  own: ({ session }) => sql<SqlBool>`exists (select from employee_units member
    where member.company_id = departments.company_id and member.department_id = departments.id
      and member.employee_id = ${session.employeeId})`,
}

/** The reader's units and all below them. */
export function unitsInReach(context: ProductContext): RawBuilder<unknown> {
  return sql`with recursive reach as (
      select departments.id from departments where departments.company_id = ${context.companyId}
        and ${visibleRows(context, visibleUnits)}
      union
      select child.id from reach
      join departments child on child.company_id = ${context.companyId} and child.parent_id = reach.id
    ) select id from reach`
}

/**
 * True of a paper that counts in none of the reader's units, nor below them: its taker is in none, or seen by a unit that is not
 * his main one; `part` is its row.
 */
export function outsideUnits(context: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`(part.department_id is null or part.department_id not in (${unitsInReach(context)}))`
}
