import { randomBytes } from 'node:crypto'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { ApiFailure, type FieldErrors, invalidInput } from '../../contract/failure.ts'
import type { ReceivedFile } from '../../contract/form/received-file.ts'
import type { LinkContext, Received } from '../../contract/handlers.ts'
import { hashOf } from '../../contract/session.ts'
import { keepFile } from '../../files/records.ts'
import { readFormToken } from './form-token.ts'
import { openForm } from './open-form.ts'

type Kind = Schemas['ApplicationFileKind']

/** Files by their kind, as a form names them. */
export type Handles = Schemas['ApplicationFiles']

/** Of the company's space, what strangers may fill: nobody outside can stop the uploads of HR. */
const strangersShare = 0.2

const purposeOf = { cv: 'candidate_cv', photo: 'candidate_photo' } as const satisfies Record<Kind, string>
const kinds = ['cv', 'photo'] as const satisfies readonly Kind[]

/**
 * Keeps a file for the form that is to be sent with it. Until then it belongs to no application, and nobody can open it.
 * @throws ApiFailure 400 for a file that the form does not ask for, or when the strangers' share of space is used up
 */
export async function upload(
  { path, body }: Received<'externals.upload'>,
  context: LinkContext,
): Promise<Data<'externals.upload'>> {
  await readFormToken(context, path.id, body.token)
  const { fields } = await openForm(context)
  const { kind, file } = onlyFile(body)
  if (!fields.some(({ field }) => field === kind))
    throw invalidInput({ [kind]: ['Đợt tuyển dụng này không hỏi thông tin này.'] })
  const { db, companyId, recordId } = context
  const place = { ownerKind: 'application_upload', ownerId: recordId, purpose: purposeOf[kind] }
  const by = { uploadedBy: null, check: () => checkSpace(context) }
  const { id, name, size } = await keepFile(context, place, file, by)
  const handle = randomBytes(32).toString('base64url')
  await sql`insert into application_uploads (company_id, handle_hash, recruitment_id, file_id)
    values (${companyId}, ${hashOf(handle)}, ${recordId}, ${id})`.execute(db)
  return { upload: { handle, kind, name, size } }
}

/** @throws ApiFailure 400 for none or more than one: each is looked at by itself */
function onlyFile({ cv, photo }: Partial<Record<Kind, ReceivedFile>>): { kind: Kind; file: ReceivedFile } {
  if (cv !== undefined && photo === undefined) return { kind: 'cv', file: cv }
  if (photo !== undefined && cv === undefined) return { kind: 'photo', file: photo }
  throw invalidInput({ cv: ['Vui lòng gửi mỗi lần một tệp.'] })
}

/** Refuses what is over the strangers' share; counted with the new file in place, whose row holds the lock of the company's counter. */
export async function checkSpace({ db, inThisCompany, files: { quotas } }: LinkContext): Promise<void> {
  const { rows } = await sql<{ bytes: string; strangers: string }>`
    select bytes, stranger_bytes as strangers from file_usage where ${inThisCompany('file_usage')}`.execute(
    db,
  )
  const { bytes = 0, strangers = 0 } = rows[0] ?? {}
  if (Number(bytes) > quotas.companyBytes || Number(strangers) > quotas.companyBytes * strangersShare)
    throw new ApiFailure(
      400,
      'Hiện công ty không nhận thêm được tệp. Hãy nộp hồ sơ không kèm tệp, hoặc liên hệ công ty.',
    )
}

interface Held {
  kind: Kind
  fileId: number
}

/**
 * The files that a form names, as they wait for it.
 * @throws ApiFailure 400 at each that is over, of another campaign, or was sent with another form
 */
export async function waitingFiles(context: LinkContext, handles: Handles = {}): Promise<Held[]> {
  return held(
    context,
    handles,
    (which) => sql`select upload.handle_hash, upload.file_id from application_uploads upload
    where ${which}`,
  )
}

/** As `waitingFiles`, and they wait no longer: two forms that name one file at once cannot both have it. */
export async function takeFiles(context: LinkContext, handles: Handles = {}): Promise<Held[]> {
  return held(
    context,
    handles,
    (which) => sql`delete from application_uploads upload where ${which}
    returning upload.handle_hash, upload.file_id`,
  )
}

async function held(
  { db, inThisCompany, recordId }: LinkContext,
  handles: Handles,
  read: (which: RawBuilder<boolean>) => RawBuilder<unknown>,
): Promise<Held[]> {
  const found: Held[] = []
  const errors: FieldErrors = {}
  for (const kind of kinds) {
    const handle = handles[kind]
    if (handle === undefined) continue
    const { rows } =
      await read(sql<boolean>`${inThisCompany('upload')} and upload.handle_hash = ${hashOf(handle)}
      and upload.recruitment_id = ${recordId} and upload.expires_at > now() and exists (
        select from files file where ${inThisCompany('file')} and file.id = upload.file_id
          and file.purpose = ${purposeOf[kind]} and file.removed_at is null and file.scan_state <> 'infected')`).execute(
        db,
      )
    const [row] = rows as { file_id: string }[]
    if (row === undefined)
      errors[`files.${kind}`] = ['Tệp đã quá một giờ hoặc không còn. Vui lòng chọn lại tệp.']
    else found.push({ kind, fileId: Number(row.file_id) })
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  return found
}

/** Gives files to the application that they came with: to its candidate, or to itself while nobody was made of it. */
export async function giveFiles(
  { db, companyId, inThisCompany }: LinkContext,
  applicationId: number,
  candidateId: number | null,
  files: readonly Held[],
): Promise<void> {
  for (const { kind, fileId } of files) {
    await sql`update files set owner_kind = ${candidateId === null ? 'application' : 'candidate'},
        owner_id = ${candidateId ?? applicationId}
      where ${inThisCompany('files')} and id = ${fileId}`.execute(db)
    await sql`insert into application_files (company_id, application_id, file_id, kind)
      values (${companyId}, ${applicationId}, ${fileId}, ${kind})`.execute(db)
  }
}

/** As `giveFiles`, and each takes the place of the one of its kind that came before. */
export async function replaceFiles(
  context: LinkContext,
  applicationId: number,
  candidateId: number | null,
  files: readonly Held[],
): Promise<void> {
  await dropFiles(
    context,
    applicationId,
    files.map(({ kind }) => kind),
  )
  await giveFiles(context, applicationId, candidateId, files)
}

/** Takes away files that came with an application; what HR has added to the candidate's file stays. */
export async function dropFiles(
  { db, inThisCompany }: LinkContext,
  applicationId: number,
  dropped: readonly Kind[],
): Promise<void> {
  await sql`with gone as (
      delete from application_files came where ${inThisCompany('came')} and came.application_id = ${applicationId}
        and came.kind = any(${dropped}::text[]) returning came.file_id
    )
    update files set removed_at = now() where ${inThisCompany('files')} and id in (select file_id from gone)
      and removed_at is null`.execute(db)
}
