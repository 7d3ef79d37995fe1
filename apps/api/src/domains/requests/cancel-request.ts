import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { itemsOf, showRequest } from './request-items.ts'
import { openRequest } from './request-rows.ts'

/** Takes back a request that nobody has begun to review; only its sender may. */
export const cancelRequest: Handler<'requestChangeInfos.cancel'> = async ({ path }, context) => {
  const { db, inThisCompany, session } = context
  const request = await openRequest(context, path.id, true)
  if (request.created_by !== session.userId) throw new ApiFailure(403, 'Chỉ người gửi mới hủy được yêu cầu.')
  const items = await itemsOf(context, path.id)
  if (request.state !== 'waiting' || items.some(({ state }) => state !== 'waiting')) {
    throw new ApiFailure(409, 'Yêu cầu này không còn chờ duyệt.', {
      data: await showRequest(context, path.id),
    })
  }
  await sql`
    update request_change_items set state = 'cancelled'
    where ${inThisCompany('request_change_items')} and request_id = ${path.id}`.execute(db)
  await sql`
    update request_change_infos set state = 'cancelled'
    where ${inThisCompany('request_change_infos')} and id = ${path.id}`.execute(db)
  context.audit({ recordId: path.id, changedFields: ['state'] })
  return showRequest(context, path.id)
}
