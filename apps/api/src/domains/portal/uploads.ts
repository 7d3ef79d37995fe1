import { randomBytes } from 'node:crypto'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { ApiFailure, type FieldErrors, invalidInput } from '../../contract/failure.ts'
import type { ReceivedFile } from '../../contract/form/received-file.ts'
import type { LinkContext, Received } from '../../contract/handlers.ts'
import { hashOf } from '../../contract/session.ts'
import { keepFile } from '../../files/records.ts'
import { renewUploads, uploadWait } from '../../portal/renew-uploads.ts'
import { readFormToken } from './form-token.ts'
import { type OpenForm, openForm } from './open-form.ts'

type Kind = Schemas['ApplicationFileKind']

/** Files by their kind, as a form names them. */
export type Handles = Schemas['ApplicationFiles']

/** Of the company's space, what strangers may fill: nobody outside can stop the uploads of HR. */
const strangersShare = 0.2

const purposeOf = {
  cv: 'candidate_cv',
  photo: 'candidate_photo',
  answer: 'application_file',
} as const satisfies Record<Kind, string>
/** Those that are fields of the form. */
const kinds = ['cv', 'photo'] as const satisfies readonly (keyof Handles)[]

/**
 * Keeps a file for the form that is to be sent with it. Until then it belongs to no application, and nobody can open it.
 * @throws ApiFailure 400 for a file that the form does not ask for, or when the strangers' share of space is used up
 */
export async function upload(
  { path, body }: Received<'externals.upload'>,
  context: LinkContext,
): Promise<Data<'externals.upload'>> {
  await readFormToken(context, path.id, body.token)
  const { fields, questions } = await openForm(context)
  const { kind, file } = onlyFile(body)
  const isAsked =
    kind === 'answer'
      ? questions.some((question) => question.kind === 'file')
      : fields.some(({ field }) => field === kind)
  if (!isAsked) throw invalidInput({ [kind]: ['Đợt tuyển dụng này không hỏi thông tin này.'] })
  const { db, companyId, recordId } = context
  const place = { ownerKind: 'application_upload', ownerId: recordId, purpose: purposeOf[kind] }
  const by = { uploadedBy: null, check: () => checkSpace(context) }
  const { id, name, size } = await keepFile(context, place, file, by)
  const handle = randomBytes(32).toString('base64url')
  await sql`insert into application_uploads (company_id, handle_hash, recruitment_id, file_id, expires_at)
    values (${companyId}, ${hashOf(handle)}, ${recordId}, ${id}, now() + ${uploadWait})`.execute(db)
  return { upload: { handle, kind, name, size } }
}

/** @throws ApiFailure 400 for none or more than one: each is looked at by itself */
function onlyFile(sent: Partial<Record<Kind, ReceivedFile>>): { kind: Kind; file: ReceivedFile } {
  const found = ([...kinds, 'answer'] as const).flatMap((kind) => {
    const file = sent[kind]
    return file === undefined ? [] : [{ kind, file }]
  })
  const [only] = found
  if (only !== undefined && found.length === 1) return only
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

/** A file that a form names by its handle. */
export interface SentFile {
  kind: Kind
  handle: string
  /** Of an answer: the key of its question. */
  questionKey: string | null
  /** Where the form names it, for what is wrong with it. */
  place: string
}

/** A file that was found by its handle. */
export interface Held extends Pick<SentFile, 'kind' | 'questionKey'> {
  fileId: number
  name: string
}

/** Every file that a form names: those of its fields, and those that answer a question. */
export function sentFiles(
  { questions }: Pick<OpenForm, 'questions'>,
  { files = {}, answers = [] }: { files?: Handles; answers?: readonly Schemas['ApplicationAnswer'][] },
): SentFile[] {
  const byField = kinds.flatMap((kind): SentFile[] => {
    const handle = files[kind]
    return handle === undefined ? [] : [{ kind, handle, questionKey: null, place: `files.${kind}` }]
  })
  const byQuestion = answers.flatMap(({ key, value }, at): SentFile[] => {
    const isFile = questions.some((question) => question.key === key && question.kind === 'file')
    if (!isFile || typeof value !== 'string') return []
    return [{ kind: 'answer', handle: value, questionKey: key, place: `answers.${at}.value` }]
  })
  return [...byField, ...byQuestion]
}

/** Every handle that a form names, of its fields and in its answers, before it is known whether they are any. */
export function namedHandles({
  files = {},
  answers = [],
}: {
  files?: Handles
  answers?: readonly Schemas['ApplicationAnswer'][]
}): string[] {
  const named = [...Object.values(files), ...answers.map(({ value }) => value)]
  return named.flatMap((value) =>
    typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value) ? [value] : [],
  )
}

/**
 * The files that a form names, as they wait for it; their time begins anew.
 * @throws ApiFailure 400 at each that is over, of another campaign, or was sent with another form
 */
export async function waitingFiles(context: LinkContext, sent: readonly SentFile[]): Promise<Held[]> {
  const handles = sent.map(({ handle }) => handle)
  await renewUploads(context, handles)
  return held(
    context,
    sent,
    (which) => sql`select ${heldColumns(context)} from application_uploads upload where ${which}`,
  )
}

/** As `waitingFiles`, and they wait no longer: two forms that name one file at once cannot both have it. */
export async function takeFiles(context: LinkContext, sent: readonly SentFile[]): Promise<Held[]> {
  return held(
    context,
    sent,
    (which) => sql`delete from application_uploads upload where ${which} returning ${heldColumns(context)}`,
  )
}

function heldColumns({ inThisCompany }: LinkContext): RawBuilder<unknown> {
  return sql`upload.file_id, (select named.name from files named
    where ${inThisCompany('named')} and named.id = upload.file_id) as name`
}

async function held(
  { db, inThisCompany, recordId }: LinkContext,
  sent: readonly SentFile[],
  read: (which: RawBuilder<boolean>) => RawBuilder<unknown>,
): Promise<Held[]> {
  const found: Held[] = []
  const errors: FieldErrors = {}
  for (const { kind, handle, questionKey, place } of sent) {
    const { rows } =
      await read(sql<boolean>`${inThisCompany('upload')} and upload.handle_hash = ${hashOf(handle)}
      and upload.recruitment_id = ${recordId} and upload.expires_at > now() and exists (
        select from files file where ${inThisCompany('file')} and file.id = upload.file_id
          and file.purpose = ${purposeOf[kind]} and file.removed_at is null and file.scan_state <> 'infected')`).execute(
        db,
      )
    const [row] = rows as { file_id: string; name: string }[]
    if (row === undefined) errors[place] = ['Tệp đã quá hạn giữ hoặc không còn. Vui lòng chọn lại tệp.']
    else found.push({ kind, questionKey, fileId: Number(row.file_id), name: row.name })
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
  for (const { kind, fileId, questionKey } of files) {
    await sql`update files set owner_kind = ${candidateId === null ? 'application' : 'candidate'},
        owner_id = ${candidateId ?? applicationId}
      where ${inThisCompany('files')} and id = ${fileId}`.execute(db)
    await sql`insert into application_files (company_id, application_id, file_id, kind, question_key)
      values (${companyId}, ${applicationId}, ${fileId}, ${kind}, ${questionKey})`.execute(db)
  }
}

/** As `giveFiles`, and each takes the place of the one of its kind, or to its question, that came before. */
export async function replaceFiles(
  context: LinkContext,
  applicationId: number,
  candidateId: number | null,
  files: readonly Held[],
): Promise<void> {
  await dropFiles(
    context,
    applicationId,
    files.map(({ kind }) => kind).filter((kind) => kind !== 'answer'),
    files.flatMap(({ questionKey }) => questionKey ?? []),
  )
  await giveFiles(context, applicationId, candidateId, files)
}

/** Takes away files that came with an application; what HR has added to the candidate's file stays. */
export async function dropFiles(
  { db, inThisCompany }: LinkContext,
  applicationId: number,
  dropped: readonly Kind[],
  questionKeys: readonly string[] = [],
): Promise<void> {
  await sql`with gone as (
      delete from application_files came where ${inThisCompany('came')} and came.application_id = ${applicationId}
        and (came.kind = any(${dropped}::text[]) or came.question_key = any(${questionKeys}::text[])) returning came.file_id
    )
    update files set removed_at = now() where ${inThisCompany('files')} and id in (select file_id from gone)
      and removed_at is null`.execute(db)
}
