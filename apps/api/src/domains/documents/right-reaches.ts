import { type Expression, type SqlBool, sql } from 'kysely'
import type { PermissionName } from '@nhansu/sdk/contract'
import { reachCondition } from '../../contract/access.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { visibleEmployees } from '../employees/public.ts'
import { holds } from './visible-documents.ts'

/** Whether a right of the reader reaches a row of `employees`, whatever the right to the operation does. */
export function rightReaches(context: DeedContext, permission: PermissionName): Expression<SqlBool> {
  return sql<SqlBool>`(${holds(context, permission, 'company')}
    or ${holds(context, permission, 'unit')} and ${reachCondition(context, visibleEmployees, 'unit')})`
}

/** Those of these employees whom a right of the reader reaches. */
export async function reachedByRight(
  context: DeedContext,
  permission: PermissionName,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from employees where ${context.inThisCompany('employees')} and id = any(${ids}::bigint[])
      and ${rightReaches(context, permission)}`.execute(context.db)
  return new Set(rows.map(({ id }) => id))
}
