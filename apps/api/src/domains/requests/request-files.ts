import { sql } from 'kysely'
import { invalidInput, notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { attach, attached } from '../../files/records.ts'
import { giveTicket } from '../../files/tickets.ts'
import { askedPicture, evidenceOf } from './request-items.ts'
import { openRequest } from './request-rows.ts'

/** Files that a user has uploaded for a request which he has yet to send. */
const draftsOf = (userId: number) =>
  ({ ownerKind: 'request_change_draft', ownerId: userId, purpose: 'request_evidence' }) as const

/** Keeps evidence for a request that is about to be sent. */
export const storeDraft: Handler<'requestChangeInfos.storeFile'> = async ({ body: { file } }, context) => {
  const { blob: _, ...stored } = await attach(context, draftsOf(context.session.userId), file)
  context.audit({ detail: { file_id: stored.id } })
  return { file: stored }
}

/**
 * Gives a request the files that its sender uploaded for it.
 * @throws ApiFailure 400 for a file that is not there, not his, or another request's
 */
export async function takeDrafts(
  { db, inThisCompany, session }: ProductContext,
  requestId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return
  const { ownerKind, ownerId, purpose } = draftsOf(session.userId)
  const { rows } = await sql`
    update files set owner_kind = ${evidenceOf(requestId).ownerKind}, owner_id = ${requestId}
    where ${inThisCompany('files')} and owner_kind = ${ownerKind} and owner_id = ${ownerId} and purpose = ${purpose}
      and id = any(${[...fileIds]}::bigint[]) and removed_at is null
    returning id`.execute(db)
  if (rows.length !== fileIds.length) {
    throw invalidInput({ file_ids: ['Không tìm thấy minh chứng. Vui lòng tải lên lại.'] })
  }
}

/** Gives a ticket for a piece of evidence, or for the picture that is asked for, to whoever may see the request, and writes down who asked. */
export const evidenceTicket: Handler<'requestChangeInfos.fileTicket'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  const request = await openRequest(context, id)
  const files = await attached(context, evidenceOf(id))
  const isThere = files.some((file) => file.id === fileId)
  if (!isThere && (await askedPicture(context, request))?.id !== fileId) throw notFound()
  context.audit({
    recordId: id,
    detail: { file_id: fileId },
    seen: { deed: 'download', employeeIds: [request.employee_id] },
  })
  return giveTicket(context, fileId)
}
