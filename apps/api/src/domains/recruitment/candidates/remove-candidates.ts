import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { isThere, visibleCandidates } from './visible-candidates.ts'

/**
 * Deletes candidates who were entered by mistake, all or none. They can be restored for a while and are erased by night.
 * @throws ApiFailure 404, 409 for somebody who has become an employee
 */
export async function removeCandidates(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { rows } = await sql<{ state: string; full_name: string }>`
    select state, full_name from candidates where ${context.inThisCompany('candidates')} and ${isThere}
      and ${visibleRows(context, visibleCandidates)} and id = any(${ids}::bigint[]) order by id for update`.execute(
    context.db,
  )
  if (rows.length !== ids.length) throw notFound()
  const employed = rows.find(({ state }) => state === 'employee')
  if (employed !== undefined) {
    throw new ApiFailure(409, `${employed.full_name} đã nhận việc nên không xóa được.`)
  }
  await sql`update candidates set removed_at = now()
    where ${context.inThisCompany('candidates')} and id = any(${ids}::bigint[])`.execute(context.db)
  return done(context, ids)
}

/**
 * Brings back candidates who were deleted a moment ago, all or none.
 * @throws ApiFailure 404; 400 where the person has applied in the same campaign again
 */
export async function restoreCandidates(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { rows } = await sql`
    update candidates set removed_at = null where ${context.inThisCompany('candidates')}
      and ${visibleRows(context, visibleCandidates)} and id = any(${ids}::bigint[]) and erased_at is null
      and removed_at > now() - ${undoWindow} returning id`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  return done(context, ids)
}

function done(context: ProductContext, ids: readonly number[]): { ids: number[] } {
  for (const id of ids) context.audit({ recordId: id })
  return { ids: [...ids] }
}
