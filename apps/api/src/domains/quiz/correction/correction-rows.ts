import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

type Question = Data<'quizCorrections.list'>['questions'][number]
type Row = Data<'quizCorrections.list'>['corrections'][number]

/**
 * The questions of the papers of an exam, in the order of the first paper that has them.
 * @param versionId this one alone
 */
export async function questionsIn(
  { db, companyId }: ProductContext,
  examId: number,
  versionId?: number,
): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select version.id, version.kind, version.content, version.options, version.right_options, version.blanks,
      max(slot.points)::float8 as points, array_agg(paper.code || ' câu ' || slot.slot order by paper.code) as places,
      (select correction.id from quiz_corrections correction where correction.company_id = version.company_id
        and correction.exam_id = ${examId} and correction.question_version_id = version.id
        and correction.undone_at is null) as correction_id
    from quiz_papers paper
    join quiz_paper_slots slot on slot.company_id = paper.company_id and slot.paper_id = paper.id
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    where paper.company_id = ${companyId} and paper.exam_id = ${examId}
      and ${versionId === undefined ? sql`true` : sql`version.id = ${versionId}`}
    group by version.company_id, version.id order by min(paper.code || to_char(slot.slot, '0000'))`.execute(
    db,
  )
  return rows
}

/** Every correction of an exam there was, newest first. */
export async function correctionsOf({ db, companyId }: ProductContext, examId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select correction.id, correction.question_version_id as question_id, version.content, version.kind as question_kind,
      correction.kind, correction.right_options, correction.blanks, correction.reason, correction.corrected_at,
      correction.undo_reason, correction.undone_at,
      (select u.full_name from accounts u where u.company_id = correction.company_id and u.id = correction.corrected_by)
        as corrected_by,
      (select u.full_name from accounts u where u.company_id = correction.company_id and u.id = correction.undone_by)
        as undone_by,
      (select count(*) from quiz_correction_results changed where changed.company_id = correction.company_id
        and changed.correction_id = correction.id and not changed.is_undo) as changed
    from quiz_corrections correction
    join quiz_question_versions version on version.company_id = correction.company_id
      and version.id = correction.question_version_id
    where correction.company_id = ${companyId} and correction.exam_id = ${examId}
    order by correction.id desc`.execute(db)
  return rows
}

/** How many corrections and undos of an exam there have been. */
export async function stepOf({ db, companyId }: ProductContext, examId: number): Promise<number> {
  const { rows } = await sql<{ step: number }>`
    select count(*) + count(undone_at) as step from quiz_corrections
    where company_id = ${companyId} and exam_id = ${examId}`.execute(db)
  return rows[0]?.step ?? 0
}

/**
 * Keeps a question in the total where a paper would have none left without it.
 * @throws ApiFailure 409
 */
export async function refuseAsLastQuestion(
  { db, companyId }: ProductContext,
  examId: number,
  versionId: number,
): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select paper.code from quiz_papers paper
    join quiz_paper_slots slot on slot.company_id = paper.company_id and slot.paper_id = paper.id
    left join quiz_corrections correction on correction.company_id = paper.company_id and correction.exam_id = paper.exam_id
      and correction.question_version_id = slot.question_version_id and correction.undone_at is null
      and correction.kind = 'drop'
    where paper.company_id = ${companyId} and paper.exam_id = ${examId}
    group by paper.code
    having count(*) filter (where correction.id is null and slot.question_version_id <> ${versionId}) = 0
    order by paper.code limit 1`.execute(db)
  if (rows[0]) {
    throw new ApiFailure(409, `Đề ${rows[0].code} sẽ không còn câu nào. Hãy chọn “Cho mọi người đủ điểm”.`)
  }
}
