import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { DeedContext, Handler, ProductContext } from '../../contract/handlers.ts'
import {
  attach,
  attached,
  type FileRow,
  type Place,
  reattach,
  requireRoom,
  shownFile,
} from '../../files/records.ts'
import { giveTicket } from '../../files/tickets.ts'
import { mostFiles } from '../documents/public.ts'
import { openDecision, reachedDecisionIds } from './decision-rows.ts'

type StoredFile = Schemas['StoredFile']

const ownerKind = 'decisions'
const purpose = 'document_file'
/** As many as its document may have. */
const room = { noun: 'quyết định', most: mostFiles }

/** Attaches a file to a draft. */
export const storeDecisionFile: Handler<'decisions.storeFile'> = async (
  { path: { id }, body: { file } },
  context,
) => {
  await holdDraft(context, id)
  await requireRoom(context, placeOf(id), room)
  const stored = await attach(context, placeOf(id), file)
  await rememberHand(context, id)
  context.audit({ recordId: id, changedFields: ['file'], detail: { file_id: stored.id } })
  return { files: await filesOf(context, id) }
}

/** Takes a file away from a draft. */
export const destroyDecisionFile: Handler<'decisions.destroyFile'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  await holdDraft(context, id)
  const { rows } = await sql`
    update files set removed_at = now()
    where ${ofDrafts(context, [id])} and id = ${fileId} and removed_at is null returning id`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
  await rememberHand(context, id)
  context.audit({ recordId: id, detail: { file_id: fileId } })
  return { files: await filesOf(context, id) }
}

/** Puts a file back that was taken away a moment ago. */
export const restoreDecisionFile: Handler<'decisions.restoreFile'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  await holdDraft(context, id)
  await requireRoom(context, placeOf(id), room, true)
  if (!(await reattach(context, placeOf(id), fileId))) throw notFound()
  await rememberHand(context, id)
  context.audit({ recordId: id, detail: { file_id: fileId } })
  return { files: await filesOf(context, id) }
}

/** Gives a ticket for a file of a draft, and writes down who asked. */
export const decisionFileTicket: Handler<'decisions.fileTicket'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  const { people } = await openDecision(context, id)
  const files = await filesOfDraft(context, id)
  if (!files?.some((file) => file.id === fileId)) throw notFound()
  context.audit({
    recordId: id,
    detail: { file_id: fileId },
    seen: { deed: 'download', employeeIds: people.map(({ employee_id }) => employee_id) },
  })
  return giveTicket(context, fileId)
}

/**
 * The files of a draft as its reader may know of them: a scan tells of everybody in it, and so does its name.
 * @returns null where his rights do not reach everybody
 */
export async function filesOfDraft(context: ProductContext, id: number): Promise<StoredFile[] | null> {
  return (await reachedDecisionIds(context, [id])).has(id) ? filesOf(context, id) : null
}

/**
 * The files of several drafts by these, as {@link filesOfDraft} has them of one; those of whom nothing may be known are left out.
 */
export async function filesOfDrafts(
  context: DeedContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredFile[]>> {
  const reached = [...(await reachedDecisionIds(context, ids))]
  const { rows } = await sql<FileRow & { owner_id: number }>`
    select owner_id, id, blob, name, media_type, size, scan_state, created_at from files
    where ${ofDrafts(context, reached)} and removed_at is null order by id`.execute(context.db)
  const files = new Map<number, StoredFile[]>(reached.map((id) => [id, []]))
  for (const { owner_id: id, ...file } of rows) files.get(id)?.push(shownFile(file))
  return files
}

/** In the order in which they came. */
async function filesOf(context: ProductContext, id: number): Promise<StoredFile[]> {
  return (await attached(context, placeOf(id))).toReversed().map(shownFile)
}

/**
 * Looks whether a draft that is held for writing has the files that whoever issues it has before him.
 * @throws ApiFailure 409 where one has come or gone since
 */
export async function requireReadFiles(
  context: DeedContext,
  id: number,
  read: readonly number[] | undefined,
): Promise<void> {
  if (read === undefined) return
  if (areRead(await attached(context, placeOf(id)), read)) return
  throw new ApiFailure(409, 'Tệp đính kèm của bản nháp đã thay đổi. Hãy đóng, xem lại tệp rồi ban hành.')
}

/** Whether these files are those that somebody has read. */
export function areRead(files: readonly Pick<StoredFile, 'id'>[], read: readonly number[]): boolean {
  const there = new Set(files.map(({ id }) => id))
  return there.size === read.length && read.every((id) => there.has(id))
}

/** Gives the files of a draft that is issued to its document. */
export async function giveFilesToDocument(
  context: DeedContext,
  decisionId: number,
  documentId: number,
): Promise<void> {
  await sql`
    update files set owner_kind = 'document', owner_id = ${documentId}
    where ${ofDrafts(context, [decisionId])} and removed_at is null`.execute(context.db)
}

/** Takes the files of drafts away with them. */
export async function removeFilesOfDrafts(context: DeedContext, ids: readonly number[]): Promise<void> {
  await sql`
    update files set removed_at = now() where ${ofDrafts(context, ids)} and removed_at is null`.execute(
    context.db,
  )
}

/** Brings the files of deleted drafts back, before these; what had been taken away by itself stays away. */
export async function restoreFilesOfDrafts(context: DeedContext, ids: readonly number[]): Promise<void> {
  await sql`
    update files set removed_at = null
    where ${ofDrafts(context, ids)} and removed_at = (
      select max(gone.deleted_at) from deleted_records gone
      where ${context.inThisCompany('gone')} and gone.resource = 'decisions' and gone.record_id = files.owner_id)`.execute(
    context.db,
  )
}

/**
 * Holds a draft until the end of the transaction: its files come one after the other, and none once it is issued.
 * @throws ApiFailure 404; 409 once it is issued
 */
async function holdDraft(context: ProductContext, id: number): Promise<void> {
  const { state } = await openDecision(context, id, { forWriting: true })
  if (state !== 'draft') {
    throw new ApiFailure(409, 'Quyết định đã ban hành. Tệp đính kèm nằm ở tài liệu của quyết định.')
  }
}

/** Whoever changes the files of a draft has drafted it, whatever becomes of these files; its version stays. */
async function rememberHand({ db, inThisCompany, session }: ProductContext, id: number): Promise<void> {
  await sql`
    update decisions set file_hands = array_append(file_hands, ${session.userId}::bigint)
    where ${inThisCompany('decisions')} and id = ${id}
      and ${session.userId}::bigint = any(file_hands) is not true`.execute(db)
}

/** A condition on `files`. */
function ofDrafts({ inThisCompany }: DeedContext, ids: readonly number[]) {
  return sql`${inThisCompany('files')} and owner_kind = ${ownerKind} and purpose = ${purpose}
    and owner_id = any(${ids}::bigint[])`
}

function placeOf(ownerId: number): Place {
  return { ownerKind, ownerId, purpose }
}
