import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { rightReaches, rightsOfTypes } from './decision-rows.ts'

/**
 * Refuses people whom the writer may not write such a decision about.
 * @throws ApiFailure 403 for a type that asks for a right which does not reach everybody
 */
export async function requireRightToType(
  context: DeedContext,
  type: number,
  employeeIds: readonly number[],
): Promise<void> {
  const right = type === 10 || type === 15 ? rightsOfTypes[type] : undefined
  if (right === undefined) return
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees e cross join lateral (select e.company_id, e.id as employee_id) as person
    where ${context.inThisCompany('e')} and e.id = any(${employeeIds}::bigint[])
      and ${rightReaches(context, right)}`.execute(context.db)
  if (rows[0]?.total !== employeeIds.length) {
    throw new ApiFailure(403, 'Bạn không có quyền với loại quyết định này về những nhân viên đã chọn.')
  }
}
