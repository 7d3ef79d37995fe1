import type { ProductContext } from '../../../contract/handlers.ts'
import { remove } from '../../../contract/undo.ts'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { conflict, lockTree } from './department-change.ts'
import { findDependents, dependentsText } from './department-belongings.ts'

/**
 * Deletes units that nothing belongs to, all or none.
 * @throws ApiFailure 404 when one is not there, 409 that names what prevents it
 */
export async function removeDepartments(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  await lockTree(context)
  const mine = sql`${context.inThisCompany('departments')} and ${visibleRows(context, { table: 'departments' })}`
  const words = dependentsText(await findDependents(context, ids))
  // Units that are missing or of another company answer the same, whatever depends on them.
  const { rows } = await sql`
    select from departments where ${mine} and id = any(${ids}::bigint[])`.execute(context.db)
  if (rows.length === ids.length && words !== '') {
    throw conflict(`Đơn vị đang có nhân viên hoặc đơn vị trực thuộc: ${words}. Hãy chuyển đi trước khi xóa.`)
  }
  return remove(context, 'departments', 'departments', mine, ids)
}
