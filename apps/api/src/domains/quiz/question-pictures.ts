import { sql } from 'kysely'
import type { FileAnswer } from '../../contract/file-answer.ts'
import { invalidInput, notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { attach, detach, type FileRow, openFile, type Place, shownFile } from '../../files/records.ts'

const purpose = 'question_picture'
const pictureGone = 'Hình minh họa không còn nữa. Vui lòng tải hình lên lại.'

/** Pictures that were uploaded for a question that is not saved yet; the table's trigger takes one out of them. */
function draftsOf(userId: number): Place {
  return { ownerKind: 'quiz_question_draft', ownerId: userId, purpose }
}

/** Keeps a picture for a question that is about to be saved; it counts as taken away until one takes it. */
export const storePicture: Handler<'quizQuestions.storeFile'> = async ({ body: { file } }, context) => {
  const place = draftsOf(context.session.userId)
  const stored = await attach(context, place, file)
  await detach(context, place)
  context.audit({ detail: { file_id: stored.id } })
  return { file: shownFile(stored) }
}

/**
 * Sees to it that a question takes a picture that its editor uploaded himself, or one that it had: numbers follow each
 * other, so that those of others are easily guessed.
 * @throws ApiFailure 400
 */
export async function requireOwnPicture(
  { db, inThisCompany, session }: ProductContext,
  id: number | null | undefined,
  questionId: number | null = null,
): Promise<void> {
  if (id === null || id === undefined) return
  const { ownerKind, ownerId } = draftsOf(session.userId)
  const { rows } = await sql`
    select from files
    where ${inThisCompany('files')} and id = ${id} and purpose = ${purpose}
      and (owner_kind = ${ownerKind} and owner_id = ${ownerId}
        or owner_kind = 'quiz_question' and owner_id = ${questionId}::bigint)`.execute(db)
  if (rows.length === 0) throw invalidInput({ picture_id: [pictureGone] })
}

/** A picture of the bank, or one that the caller has just uploaded. */
export const questionPicture: Handler<'quizQuestions.picture'> = ({ path }, context) =>
  openPicture(context, path.id)

/**
 * Opens the picture of a question whose reader has been found to be allowed to see it. What its file was called when it was
 * uploaded stays here: it may tell what is right.
 * @throws ApiFailure 404 where the question has none
 */
export async function openPicture(
  context: ProductContext,
  id: number | null | undefined,
): Promise<FileAnswer> {
  const row = await pictureRow(context, id ?? null)
  if (row === undefined) throw notFound()
  return openFile(context.files, context.companyId, { ...row, name: 'Hinh minh hoa.jpg' })
}

async function pictureRow(
  { db, inThisCompany, session }: ProductContext,
  id: number | null,
): Promise<FileRow | undefined> {
  const { ownerKind, ownerId } = draftsOf(session.userId)
  const { rows } = await sql<FileRow>`
    select id, blob, name, media_type, size, scan_state, created_at from files
    where ${inThisCompany('files')} and id = ${id} and purpose = ${purpose}
      and (owner_kind = 'quiz_question' and removed_at is null
        or owner_kind = ${ownerKind} and owner_id = ${ownerId} and removed_at > now() - interval '1 day')`.execute(
    db,
  )
  return rows[0]
}
