import type { PermissionName } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { rowsShowing } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleEmployees } from '../employees/public.ts'

/**
 * Which `employees` the reader may see by every one of these rights as they reach today: who belonged to one's unit on a past
 * day may be in another by now.
 * @returns undefined for all of them, null where he lacks a right for each
 */
export function readableBy(
  context: ProductContext,
  rights: readonly PermissionName[],
): RawBuilder<SqlBool> | undefined | null {
  const conditions = [...new Set(rights)].map((right) => rowsShowing(context, [right], visibleEmployees))
  if (conditions.includes(null)) return null
  const narrowing = conditions.filter((condition) => condition !== undefined && condition !== null)
  return narrowing.length === 0 ? undefined : sql<SqlBool>`(${sql.join(narrowing, sql` and `)})`
}
