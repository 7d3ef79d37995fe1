import { sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { attach, type Place, reattach, requireRoom } from '../../files/records.ts'
import { giveTicket } from '../../files/tickets.ts'
import { findDocument } from './document-rows.ts'
import { askAgainLater } from './readings/ask-job.ts'
import { keepSomethingToRead } from './readings/keep-something-to-read.ts'
import { seenInFile } from './seen-document.ts'
import { changeableDocuments } from './visible-documents.ts'

/** A paper with more parts than this belongs in several documents. */
export const mostFiles = 20

const room = { noun: 'tài liệu', most: mostFiles }

/** Attaches a file to a document. */
export const storeFile: Handler<'documents.storeFile'> = async (
  { path: { id }, body: { file } },
  context,
) => {
  await lockDocument(context, id)
  await requireRoom(context, placeOf(id), room)
  const stored = await attach(context, placeOf(id), file)
  await askAgainLater(context, { documentId: id })
  context.audit({ recordId: id, changedFields: ['files'], detail: { file_id: stored.id } })
  return { document: await findDocument(context, id) }
}

/** Takes a file away from a document. */
export const destroyFile: Handler<'documents.destroyFile'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  await lockDocument(context, id)
  await keepSomethingToRead(context, id, fileId)
  const { rows } = await sql`
    update files set removed_at = now()
    where ${context.inThisCompany('files')} and owner_kind = 'document' and owner_id = ${id} and id = ${fileId}
      and removed_at is null
    returning id`.execute(context.db)
  if (rows.length === 0) throw notFound()
  context.audit({ recordId: id, changedFields: ['files'], detail: { file_id: fileId } })
  return { document: await findDocument(context, id) }
}

/** Puts a file back that was taken away a moment ago. */
export const restoreFile: Handler<'documents.restoreFile'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  await lockDocument(context, id)
  await requireRoom(context, placeOf(id), room, true)
  if (!(await reattach(context, placeOf(id), fileId))) throw notFound()
  await askAgainLater(context, { documentId: id })
  context.audit({ recordId: id, changedFields: ['files'], detail: { file_id: fileId } })
  return { document: await findDocument(context, id) }
}

/** Gives a ticket for a file to whoever may see its document, and writes down who asked. */
export const fileTicket: Handler<'documents.fileTicket'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  const { files = [] } = await findDocument(context, id)
  if (!files.some((file) => file.id === fileId)) throw notFound()
  context.audit({
    recordId: id,
    detail: { file_id: fileId },
    seen: await seenInFile(context, sql<number>`${id}`),
  })
  return giveTicket(context, fileId)
}

/** Files of one document come one after the other, so that their number holds. */
async function lockDocument(context: ProductContext, id: number): Promise<void> {
  await findDocument(context, id, changeableDocuments)
  await sql`select from documents where ${context.inThisCompany('documents')} and id = ${id} for update`.execute(
    context.db,
  )
}

function placeOf(documentId: number): Place {
  return { ownerKind: 'document', ownerId: documentId, purpose: 'document_file' }
}
