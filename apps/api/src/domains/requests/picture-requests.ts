import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { attach } from '../../files/records.ts'
import { avatarOf, avatarPlace, keepOnlyAvatar, openFile } from '../employees/public.ts'
import { readRules } from './change-rules.ts'
import { askedPictureOf, pictureField } from './picture-field.ts'
import { showRequest } from './request-items.ts'
import { tellReviewers } from './request-mails.ts'
import { keepRequest, refuseClosed } from './send-request.ts'

/**
 * Asks for another picture in one's own file: at once where the company leaves it to its owner, else it waits with its
 * request.
 *
 * Failures: 400 without a file, or where HR alone changes it; 409 while another one waits.
 */
export const sendPicture: Handler<'requestChangeInfos.storePicture'> = async (
  { body: { file } },
  context,
) => {
  const own = context.session.employeeId
  if (own === null) {
    throw new ApiFailure(400, 'Tài khoản của bạn chưa gắn với hồ sơ nhân viên nào trong công ty này.')
  }
  const { id: employeeId } = await openFile(context, own, true)
  const { mode } = (await readRules(context)).ruleOf(pictureField.path)
  if (mode === 'hr') throw new ApiFailure(400, 'Ảnh này chỉ bộ phận nhân sự cập nhật.')
  await refuseClosed(context, employeeId, [{ path: pictureField.path, value: null }])
  if (mode === 'self') {
    const stored = await attach(context, avatarPlace(employeeId), file)
    await keepOnlyAvatar(context, employeeId, stored.id)
    const detail = { saved_at_once: true, file_id: stored.id }
    context.audit({ recordId: employeeId, changedFields: [pictureField.path], detail })
    return { request: null }
  }
  const standing = (await avatarOf(context, employeeId))?.id ?? null
  // The id of the file is drawn with its row, which needs the request to belong to.
  const asked = { path: pictureField.path, value: null }
  const before = new Map([[pictureField.path, { value: standing, version: null }]])
  const id = await keepRequest(context, employeeId, [asked], before, {})
  const stored = await attach(context, askedPictureOf(id), file)
  const { db, inThisCompany } = context
  await sql`
    update request_change_items set new_value = to_jsonb(${stored.id}::bigint)
    where ${inThisCompany('request_change_items')} and request_id = ${id}`.execute(db)
  await tellReviewers(context, id, employeeId)
  const detail = { employee_id: employeeId, file_id: stored.id }
  context.audit({ recordId: id, changedFields: [pictureField.path], detail })
  return showRequest(context, id)
}

/** Makes the picture that a request asks for that of the file; the one before can be brought back for ten minutes. */
export async function acceptPicture(
  context: ProductContext,
  { id, employee_id }: { id: number; employee_id: number },
): Promise<void> {
  const { db, inThisCompany } = context
  const [from, to] = [askedPictureOf(id), avatarPlace(employee_id)]
  const { rows } = await sql<{ id: number }>`
    update files set owner_kind = ${to.ownerKind}, owner_id = ${to.ownerId}
    where ${inThisCompany('files')} and owner_kind = ${from.ownerKind} and owner_id = ${from.ownerId}
      and purpose = ${from.purpose} and removed_at is null
    returning id`.execute(db)
  const [picture] = rows
  if (picture === undefined) throw new ApiFailure(409, 'Ảnh của yêu cầu này không còn.')
  await keepOnlyAvatar(context, employee_id, picture.id)
}
