import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { attach, detach, openFile as openStored, putFileBack, shownFile } from '../../../files/records.ts'
import { openFile } from '../open-file.ts'
import { avatarOf, avatarPlace, keepOnlyAvatar } from './avatar-place.ts'

/** The picture of an employee: a square of what was sent, seen by whoever sees his card. */
export default defineOperations('employeeAvatar', {
  'employeeAvatar.show': async ({ path }, context) => {
    const { id } = await openFile(context, path.id)
    return answer(context, id)
  },

  'employeeAvatar.store': async ({ path, body: { file } }, context) => {
    const { id } = await openFile(context, path.id, true)
    const stored = await attach(context, avatarPlace(id), file)
    await keepOnlyAvatar(context, id, stored.id)
    context.audit({ recordId: id, changedFields: ['avatar'], detail: { file_id: stored.id } })
    return answer(context, id)
  },

  'employeeAvatar.destroy': async ({ path }, context) => {
    const { id } = await openFile(context, path.id, true)
    if ((await detach(context, avatarPlace(id))) === 0) throw notFound()
    context.audit({ recordId: id, changedFields: ['avatar'] })
    return answer(context, id)
  },

  'employeeAvatar.restorePicture': async ({ path, body }, context) => {
    const { id } = await openFile(context, path.id, true)
    await putFileBack(context, avatarPlace(id), body, {
      gone: 'Ảnh đã được gỡ nên không hoàn tác được.',
      other: 'Nhân viên đã có ảnh khác nên không hoàn tác được.',
    })
    context.audit({ recordId: id, changedFields: ['avatar'], detail: { file_id: body.id } })
    return answer(context, id)
  },

  'employeeAvatar.picture': async ({ path }, context) => {
    const { id } = await openFile(context, path.id)
    const avatar = await avatarOf(context, id)
    if (avatar === undefined) throw notFound()
    return openStored(context.files, context.companyId, avatar)
  },
})

async function answer(context: CompanyTransaction, employeeId: number) {
  const avatar = await avatarOf(context, employeeId)
  return { avatar: avatar === undefined ? null : shownFile(avatar) }
}

/** Takes the picture away with a file that is deleted. */
export async function takeAvatar(context: CompanyTransaction, employeeId: number): Promise<void> {
  await detach(context, avatarPlace(employeeId))
}

/** Gives a file that is about to come back the picture that it had when it was deleted. */
export async function returnAvatar(context: CompanyTransaction, employeeId: number): Promise<void> {
  const { db, inThisCompany } = context
  const { ownerKind, ownerId, purpose } = avatarPlace(employeeId)
  // Both were written by one transaction, so a picture that was taken away before stays away.
  await sql`
    update files set removed_at = null
    where ${inThisCompany('files')} and owner_kind = ${ownerKind} and owner_id = ${ownerId}
      and purpose = ${purpose} and removed_at = (
        select max(deleted_at) from deleted_records
        where ${inThisCompany('deleted_records')} and resource = 'employees' and record_id = ${employeeId})`.execute(
    db,
  )
}
