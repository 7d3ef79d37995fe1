import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../../contract/handlers.ts'
import {
  attach,
  type FileRow,
  type Place,
  reattach,
  requireRoom,
  shownFile,
} from '../../../../files/records.ts'
import { giveTicket } from '../../../../files/tickets.ts'
import { openRecord, type WholeRecord } from '../reward-rows.ts'
import type { FileKind } from './missing-papers.ts'

export type CaseFile = Schemas['RewardFile']

const ownerKind = 'reward_discipline'
/** A case that needs more papers than this is several cases. */
const room = { noun: 'hồ sơ', most: 50 }

/** Attaches a file to a record, whatever its state: what is issued is locked but for its files. */
export const storeFile: Handler<'rewardPapers.storeFile'> = async (
  { path: { id }, body: { kind, file } },
  context,
) => {
  // The record is held, so that files come one after the other and their number holds.
  await openRecord(context, id, true)
  await requireRoom(context, { ownerKind, ownerId: id }, room)
  const kept = await attach(context, placeOf(id, kind), file)
  context.audit({ ...of(id), changedFields: ['files'], detail: { file_id: kept.id, kind } })
  return { file: { ...shownFile(kept), kind } }
}

/** Takes a file away from a record. */
export const destroyFile: Handler<'rewardPapers.destroyFile'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  await openRecord(context, id, true)
  await requireFile(context, id, fileId)
  await sql`update files set removed_at = now()
    where ${context.inThisCompany('files')} and id = ${fileId}`.execute(context.db)
  context.audit({ ...of(id), changedFields: ['files'], detail: { file_id: fileId } })
  return { ids: [fileId] }
}

/** Puts a file back that was taken away a moment ago. */
export const restoreFile: Handler<'rewardPapers.restoreFile'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  await openRecord(context, id, true)
  await requireRoom(context, { ownerKind, ownerId: id }, room, true)
  const [gone] = await filesOfCase(context, id, fileId)
  if (gone === undefined || !(await reattach(context, placeOf(id, gone.kind), fileId))) throw notFound()
  context.audit({ ...of(id), changedFields: ['files'], detail: { file_id: fileId } })
  return { ids: [fileId] }
}

/** Gives a ticket for a file to whoever may see its record and everybody on it, and writes down who asked. */
export const fileTicket: Handler<'rewardPapers.fileTicket'> = async ({ path }, context) => {
  const { id, file_id: fileId } = path
  const { record } = await openRecord(context, id)
  if (!seesEverybody(record)) throw notFound()
  await requireFile(context, id, fileId)
  context.audit({
    ...of(id),
    detail: { file_id: fileId },
    seen: { deed: 'download', employeeIds: record.employee_ids },
  })
  return giveTicket(context, fileId)
}

/** Whether the reader sees each person of the record: its files may name all of them. */
export function seesEverybody({ employee_ids, employee_total }: WholeRecord): boolean {
  return employee_ids.length === employee_total
}

/**
 * The files of a record, the oldest first.
 * @param goneId instead of them the one with this id that was taken away
 */
export async function filesOfCase(
  { db, inThisCompany }: ProductContext,
  id: number,
  goneId?: number,
): Promise<CaseFile[]> {
  const { rows } = await sql<FileRow & { purpose: string }>`
    select id, purpose, blob, name, media_type, size, scan_state, created_at from files
    where ${inThisCompany('files')} and owner_kind = ${ownerKind} and owner_id = ${id} and purpose <> 'made_paper'
      and ${goneId === undefined ? sql`removed_at is null` : sql`removed_at is not null and id = ${goneId}`}
    order by id`.execute(db)
  return rows.map(({ purpose, ...file }) => ({
    ...shownFile(file),
    // Written by `placeOf` alone.
    kind: purpose.replace('case_', '') as FileKind,
  }))
}

async function requireFile(context: ProductContext, id: number, fileId: number): Promise<void> {
  const files = await filesOfCase(context, id)
  if (!files.some((file) => file.id === fileId)) throw notFound()
}

/** The trail tells of the record, not of its paper. */
function of(recordId: number) {
  return { recordId, resource: 'rewardsDisciplines' } as const
}

function placeOf(ownerId: number, kind: FileKind): Place {
  return { ownerKind, ownerId, purpose: `case_${kind}` }
}

/** Takes the files of records away that are deleted. */
export async function removeFilesOf(
  { db, inThisCompany }: ProductContext,
  ids: readonly number[],
): Promise<void> {
  await sql`update files set removed_at = now()
    where ${inThisCompany('files')} and owner_kind = ${ownerKind} and owner_id = any(${ids}::bigint[])
      and removed_at is null`.execute(db)
}

/** Brings the files back that went with their records; those that had been taken away before stay away. Before the records come. */
export async function restoreFilesOf(
  { db, inThisCompany }: ProductContext,
  ids: readonly number[],
): Promise<void> {
  await sql`update files set removed_at = null
    where ${inThisCompany('files')} and owner_kind = ${ownerKind} and owner_id = any(${ids}::bigint[])
      and purpose <> 'made_paper' and removed_at = (
        select max(gone.deleted_at) from deleted_records gone
        where ${inThisCompany('gone')} and gone.resource = 'rewardsDisciplines' and gone.record_id = files.owner_id)`.execute(
    db,
  )
}
