import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { takeQuizScores, testsThatStand } from '../../exams/public.ts'
import { lockExam, requireExam } from '../exams/lock-exam.ts'
import { checkCorrection } from './check-correction.ts'
import type { Correction } from './corrected.ts'
import { correctionsOf, questionsIn, refuseAsLastQuestion, stepOf } from './correction-rows.ts'
import { changeKeys } from './key-lock.ts'
import { isChanged, keepRemarked, type Remarked, remarked } from './remark.ts'

type Outcome = Data<'quizCorrections.correct'>['outcome']
type Result = Data<'quizCorrections.results'>['results'][number]

/** Correcting questions of an exam, each with all that follows of it at once. */
export default defineOperations('quizCorrections', {
  'quizCorrections.list': async ({ path }, context) => {
    await requireExam(context, path.id)
    return {
      questions: await questionsIn(context, path.id),
      corrections: await correctionsOf(context, path.id),
      step: await stepOf(context, path.id),
    }
  },

  'quizCorrections.correct': async ({ path, query = {}, body }, context) => {
    const { question_id: versionId, kind, reason } = body
    const isPreview = query.dry_run === true
    await open(context, path.id, isPreview)
    const [question] = await questionsIn(context, path.id, versionId)
    if (question === undefined) {
      throw invalidInput({ question_id: ['Câu hỏi không thuộc đề của kỳ thi này.'] })
    }
    if (question.correction_id !== null) {
      throw new ApiFailure(409, 'Câu này đã được sửa. Hãy hoàn tác lần sửa trước rồi sửa lại.')
    }
    const { right_options: letters = [], blanks = null } = body
    const correction: Correction = { kind, right_options: letters.toSorted(), blanks, reason }
    checkCorrection(question, correction)
    if (kind === 'drop') await refuseAsLastQuestion(context, path.id, versionId)
    const all = await remarked(context, path.id, versionId, correction)
    const outcome = await outcomeOf(context, path.id, versionId, all)
    if (isPreview) return { outcome, step: await stepOf(context, path.id) }
    await requireStep(context, path.id, body.step)
    const { rows } = await sql<{ id: number }>`
      insert into quiz_corrections (company_id, exam_id, question_version_id, kind, right_options, blanks, reason,
        corrected_by)
      values (${context.companyId}, ${path.id}, ${versionId}, ${kind}, ${correction.right_options}, ${blanks}, ${reason},
        ${context.session.userId}) returning id`.execute(context.db)
    const correctionId = rows[0]?.id ?? 0
    await keepRemarked(context, { correctionId, isUndo: false }, all.filter(isChanged))
    await takeQuizScores(context, path.id)
    const detail = { correction: correctionId, question: versionId, kind, reason, changed: outcome.changed }
    context.audit({ recordId: path.id, changedFields: ['corrections'], detail })
    return { outcome, step: await stepOf(context, path.id) }
  },

  'quizCorrections.undo': async ({ path, query = {}, body }, context) => {
    const isPreview = query.dry_run === true
    const { exam_id: examId } = await correctionHere(context, path.id)
    await open(context, examId, isPreview)
    const { version_id: versionId, is_undone: isUndone } = await correctionHere(context, path.id)
    if (isUndone) throw new ApiFailure(409, 'Lần sửa này đã được hoàn tác.')
    const all = await remarked(context, examId, versionId, null)
    const outcome = await outcomeOf(context, examId, versionId, all)
    if (isPreview) return { outcome, step: await stepOf(context, examId) }
    await requireStep(context, examId, body.step)
    await sql`update quiz_corrections set undo_reason = ${body.reason}, undone_by = ${context.session.userId},
      undone_at = now() where company_id = ${context.companyId} and id = ${path.id}`.execute(context.db)
    await keepRemarked(context, { correctionId: path.id, isUndo: true }, all.filter(isChanged))
    await takeQuizScores(context, examId)
    const detail = { correction: path.id, undone: true, reason: body.reason, changed: outcome.changed }
    context.audit({ recordId: examId, changedFields: ['corrections'], detail })
    return { outcome, step: await stepOf(context, examId) }
  },

  'quizCorrections.results': async ({ path }, context) => {
    await correctionHere(context, path.id)
    const { rows } = await sql<Result>`
      select changed.attempt_id, taker.nhansu_id, taker.full_name, changed.is_undo, changed.score_before::float8,
        changed.score_after::float8, changed.passed_before, changed.passed_after, changed.points_before::float8,
        changed.points_after::float8, changed.max_points_before::float8, changed.max_points_after::float8
      from quiz_correction_results changed
      join quiz_attempts attempt on attempt.company_id = changed.company_id and attempt.id = changed.attempt_id
      join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
      join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
      where changed.company_id = ${context.companyId} and changed.correction_id = ${path.id}
      order by changed.is_undo, taker.sort_name, taker.id`.execute(context.db)
    return { results: rows }
  },
})

/** Makes sure of a published exam that the reader may see; unless nothing is written, its keys are his alone from here. */
async function open(context: ProductContext, examId: number, isPreview: boolean): Promise<void> {
  await requireExam(context, examId)
  if (!isPreview) await changeKeys(context, examId)
  await lockExam(context, examId, 'scheduled')
}

async function requireStep(context: ProductContext, examId: number, step: number): Promise<void> {
  if (step !== (await stepOf(context, examId))) {
    throw new ApiFailure(409, 'Đáp án của kỳ thi vừa được người khác sửa. Vui lòng xem trước lại.')
  }
}

async function correctionHere(context: ProductContext, id: number) {
  const { rows } = await sql<{ exam_id: number; version_id: number; is_undone: boolean }>`
    select correction.exam_id, correction.question_version_id as version_id, correction.undone_at is not null as is_undone
    from quiz_corrections correction
    join quiz_exams on quiz_exams.company_id = correction.company_id and quiz_exams.id = correction.exam_id
    where correction.company_id = ${context.companyId} and correction.id = ${id}
      and ${visibleRows(context, { table: 'quiz_exams' })}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

async function outcomeOf(
  { db, companyId }: ProductContext,
  examId: number,
  versionId: number,
  all: readonly Remarked[],
): Promise<Outcome> {
  const changed = all.filter(isChanged)
  const { rows: people } = await sql<{ attempt_id: number; nhansu_id: string; full_name: string }>`
    select attempt.id as attempt_id, taker.nhansu_id, taker.full_name from quiz_attempts attempt
    join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where attempt.company_id = ${companyId} and attempt.id = any(${changed.map(({ attempt_id: id }) => id)}::bigint[])
    order by taker.sort_name, taker.id`.execute(db)
  const { rows: others } = await sql<{ code: string }>`
    select distinct exam.code from quiz_paper_slots slot
    join quiz_papers paper on paper.company_id = slot.company_id and paper.id = slot.paper_id
    join quiz_exams exam on exam.company_id = paper.company_id and exam.id = paper.exam_id
    where slot.company_id = ${companyId} and slot.question_version_id = ${versionId} and exam.id <> ${examId}
      and exam.stage = 'scheduled' order by exam.code`.execute(db)
  const byAttempt = new Map(changed.map((row) => [row.attempt_id, row]))
  const results = people.flatMap(({ attempt_id: id, ...who }): Outcome['results'] => {
    const row = byAttempt.get(id)
    if (row === undefined) return []
    const { before, after } = row
    return [
      {
        attempt_id: id,
        ...who,
        is_undo: false,
        score_before: before.score,
        score_after: after.score,
        passed_before: before.passed,
        passed_after: after.passed,
        points_before: before.points,
        points_after: after.points,
        max_points_before: before.max_points,
        max_points_after: after.max_points,
      },
    ]
  })
  const turned = (to: boolean) => changed.filter((row) => turns(row) && row.after.passed === to).length
  return {
    remarked: all.length,
    changed: changed.length,
    to_passed: turned(true),
    to_failed: turned(false),
    results: results.toSorted((one, other) => Number(flips(other)) - Number(flips(one))),
    other_exams: others.map(({ code }) => code),
    standing_tests: await testsThatStand({ db, companyId }, examId),
  }
}

/** True where somebody who had failed passes, or the other way round. */
function turns({ before, after }: Remarked): boolean {
  return before.passed !== null && after.passed !== null && before.passed !== after.passed
}

function flips({ passed_before: before, passed_after: after }: Outcome['results'][number]): boolean {
  return before !== null && after !== null && before !== after
}
