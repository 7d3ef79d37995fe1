import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { Handler } from '../../contract/handlers.ts'
import { hiddenFromReader, openFile } from '../employees/public.ts'
import { viewOf } from './request-items.ts'

/**
 * The fields of a file for which a request waits, for whoever is about to edit it. Values are not told, and neither is a
 * field that the reader may not see.
 * @throws ApiFailure 404 for a file that is not there, or not his to edit
 */
export const showWaitingFields: Handler<'requestChangeInfos.waitingFields'> = async ({ query }, context) => {
  const { db, inThisCompany } = context
  const { id, reaches } = await openFile(context, query.employee_id)
  const { rows } = await sql<Omit<Schemas['WaitingField'], 'label'>>`
    select item.request_id, item.path, item.state, request.created_at, request.effective_date
    from request_change_items item
    join request_change_infos request on request.company_id = item.company_id and request.id = item.request_id
    where ${inThisCompany('item')} and item.employee_id = ${id}
      and (item.state = 'waiting' or item.state = 'accepted' and item.applied_at is null)
    order by request.created_at, item.id`.execute(db)
  const hidden = await hiddenFromReader(context, reaches)
  const fields = rows.flatMap((row) => {
    const { label, isMasked } = viewOf(context, { employee_id: id, reaches, hidden }, row.path)
    return isMasked ? [] : [{ ...row, label }]
  })
  return { fields }
}
