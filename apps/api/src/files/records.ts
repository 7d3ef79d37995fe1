import { acceptedBlob, takeAccepted } from './accepted.ts'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../contract/failure.ts'
import { FileAnswer } from '../contract/file-answer.ts'
import type { ReceivedFile } from '../contract/form/received-file.ts'
import type { ProductContext } from '../contract/handlers.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import { blobKey } from './blob-store.ts'
import type { Files } from './files.ts'
import type { PurposeName } from './purposes.ts'

/** The record that a file belongs to, and what it is there for. People who may see the record may see the file. */
export interface Place {
  ownerKind: string
  ownerId: number
  purpose: PurposeName
}

/** What is known of a file. */
export interface FileRow {
  id: number
  blob: string
  name: string
  media_type: string
  size: number
  scan_state: 'unscanned' | 'pending' | 'clean' | 'infected'
  created_at: string
}

const columns = ['id', 'blob', 'name', 'media_type', 'size', 'scan_state', 'created_at'] as const

/** Who gives a record a file: a user's request, or background work that he asked for. */
type Attaching = CompanyTransaction & {
  session: Pick<ProductContext['session'], 'userId'>
  operation: Pick<ProductContext['operation'], 'id'>
  files: Pick<Files, 'quotas'>
}

/**
 * Gives a record a file that was accepted for it. It takes part in the caller's transaction.
 * @throws ApiFailure 400 when the company's or the user's quota is used up
 */
export async function attach(
  context: Attaching,
  { ownerKind, ownerId, purpose }: Place,
  file: ReceivedFile,
): Promise<FileRow> {
  const by = { uploadedBy: context.session.userId, check: () => checkQuotas(context, context.files) }
  return keepFile(context, { ownerKind, ownerId, purpose }, file, by)
}

/**
 * Writes down a file that was accepted, in the caller's transaction.
 * @param by who sends it, null for a stranger, and what looks at his quotas with the new file in place
 */
export async function keepFile(
  { db, companyId, operation }: CompanyTransaction & Pick<Attaching, 'operation'>,
  { ownerKind, ownerId, purpose }: Place,
  file: ReceivedFile,
  { uploadedBy, check }: { uploadedBy: number | null; check: () => Promise<void> },
): Promise<FileRow> {
  const accepted = acceptedBlob(file)
  if (accepted === undefined) throw new Error(`${operation.id} declares no x-purpose for its file`)
  const { rows } = await sql<FileRow>`
    insert into files
      (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
    values (${companyId}, ${ownerKind}, ${ownerId}, ${purpose}, ${accepted.blob}, ${file.name},
      ${accepted.mediaType}, ${accepted.size}, ${accepted.sha256}, ${accepted.scanState}, ${uploadedBy})
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db)
  await check()
  const [row] = rows
  if (row === undefined) throw new Error('the file was not kept')
  // From here on the row decides about the bytes.
  takeAccepted(file)
  return row
}

/** The files of a record, newest first. */
export async function attached(
  { db, inThisCompany }: CompanyTransaction,
  { ownerKind, ownerId, purpose }: Place,
): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .select(columns)
    .where(inThisCompany('files'))
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute() as Promise<FileRow[]>
}

/** Files by their ids, of whatever record, also such as were taken away a moment ago. */
export async function fileRows(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .select(columns)
    .where(inThisCompany('files'))
    .where('id', 'in', [...ids])
    .execute() as Promise<FileRow[]>
}

/**
 * Which of some files nobody has erased with the person whom they are about. Whoever erases waits for the caller's transaction,
 * or the caller for him.
 */
export async function unerasedFiles(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  // Erasing takes the name along; what was taken away otherwise keeps it, and may come back.
  const { rows } = await sql<{ id: number }>`
    select id from files where ${inThisCompany('files')} and id = any(${ids}::bigint[])
      and (removed_at is null or name <> 'Đã xóa')
    order by id for share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Everything of a file but where its bytes lie. */
export function shownFile({ id, name, media_type, size, scan_state, created_at }: FileRow) {
  return { id, name, media_type, size, scan_state, created_at }
}

/** The newest file of each record of a kind, by the record's id. */
export async function attachedByOwner(
  { db, inThisCompany }: CompanyTransaction,
  { ownerKind, purpose }: Omit<Place, 'ownerId'>,
): Promise<ReadonlyMap<number, FileRow>> {
  const { rows } = await sql<FileRow & { owner_id: number }>`
    select distinct on (owner_id) owner_id, ${sql.join(columns.map((column) => sql.ref(column)))} from files
    where ${inThisCompany('files')} and owner_kind = ${ownerKind} and purpose = ${purpose} and removed_at is null
    order by owner_id, id desc`.execute(db)
  return new Map(rows.map(({ owner_id: owner, ...file }) => [owner, file]))
}

/**
 * Takes files away from a record; the sweep takes their bytes a day later.
 * @returns how many there were
 */
export async function detach(
  { db, inThisCompany }: CompanyTransaction,
  { ownerKind, ownerId, purpose }: Place,
  but: number | null = null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ removed_at: sql<string>`now()` })
    .where(inThisCompany('files'))
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${but}`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Gives a record back a file that was taken away from it less than ten minutes ago.
 * @returns false when there is none
 */
export async function reattach(
  { db, inThisCompany }: CompanyTransaction,
  { ownerKind, ownerId, purpose }: Place,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ removed_at: null })
    .where(inThisCompany('files'))
    .where('owner_kind', '=', ownerKind)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('id', '=', id)
    .where('removed_at', '>', sql<string>`now() - interval '10 minutes'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What has files, as sentences call it, and how many it has at most. */
export interface Room {
  noun: string
  most: number
}

/**
 * Looks whether a record that is held has room for one more file, which others may have filled since. What was made of it is
 * counted apart.
 * @param isBack the file was the record's own, and was taken away
 * @throws ApiFailure 400, for a file that comes back 409
 */
export async function requireRoom(
  { db, inThisCompany }: CompanyTransaction,
  { ownerKind, ownerId }: Omit<Place, 'purpose'>,
  { noun, most }: Room,
  isBack = false,
): Promise<void> {
  const { rows } = await sql<{ there: number }>`
    select count(*)::int as there from files
    where ${inThisCompany('files')} and owner_kind = ${ownerKind} and owner_id = ${ownerId}
      and purpose <> 'made_paper' and removed_at is null`.execute(db)
  if ((rows[0]?.there ?? 0) < most) return
  if (!isBack) throw new ApiFailure(400, `Một ${noun} có nhiều nhất ${most} tệp đính kèm.`)
  const begun = noun.charAt(0).toUpperCase() + noun.slice(1)
  throw new ApiFailure(409, `${begun} đã có ${most} tệp đính kèm. Hãy gỡ bớt rồi khôi phục tệp này.`)
}

/**
 * Puts a record's only file back that was taken away or replaced a moment ago; what took its place goes again.
 * @param wanted the file, and the one that is to be there now
 * @param said why not: it was taken away meanwhile, or another one is there
 * @throws ApiFailure 409 where another one is there than was seen, 404 when its ten minutes are over
 */
export async function putFileBack(
  context: CompanyTransaction,
  place: Place,
  { id, instead_of }: { id: number; instead_of?: number | null },
  said: { gone: string; other: string },
): Promise<void> {
  const [now] = await attached(context, place)
  if (now?.id !== (instead_of ?? undefined))
    throw new ApiFailure(409, now === undefined ? said.gone : said.other)
  if (!(await reattach(context, place, id))) throw notFound()
  await detach(context, place, id)
}

/**
 * Opens a file for an answer.
 * @throws ApiFailure 404 when its bytes are gone, 409 until it has been scanned, 503 when the store is away
 */
export async function openFile(
  { store }: Pick<Files, 'store'>,
  companyId: number,
  { blob, name, media_type: mediaType, scan_state: state }: FileRow,
): Promise<FileAnswer> {
  if (state === 'infected') throw notFound()
  if (state === 'pending') {
    throw new ApiFailure(409, 'Tệp đang được kiểm tra vi-rút. Vui lòng thử lại sau ít phút.')
  }
  const opened = await store.open(blobKey(companyId, blob))
  if (opened === undefined) throw notFound()
  return new FileAnswer({ name, mediaType, ...opened })
}

/** Both are counted with the new file in place, whose row holds the lock of the company's counter. */
async function checkQuotas(
  { db, inThisCompany, session }: Attaching,
  { quotas }: Pick<Files, 'quotas'>,
): Promise<void> {
  const { rows } = await sql<{ bytes: number; today: number }>`
    select
      (select bytes from file_usage where ${inThisCompany('file_usage')}) as bytes,
      (select count(*) from files where ${inThisCompany('files')} and uploaded_by = ${session.userId}
         and purpose <> 'made_paper' and created_at > now() - interval '1 day') as today`.execute(db)
  const [used = { bytes: 0, today: 0 }] = rows
  if (used.bytes > quotas.companyBytes) {
    throw new ApiFailure(400, 'Công ty đã dùng hết dung lượng lưu tệp. Vui lòng liên hệ quản trị hệ thống.')
  }
  if (used.today > quotas.filesADay) {
    throw new ApiFailure(
      400,
      `Bạn đã tải lên ${quotas.filesADay} tệp trong 24 giờ qua. Vui lòng thử lại sau.`,
    )
  }
}
