import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takeQuizScores } from '../../exams/public.ts'
import { maySeeQuestions } from '../may-see-questions.ts'
import { handIn } from '../taking/hand-in.ts'
import type { ExamAttempt } from './attempt-rows.ts'
import { dropScore, heldAttempt, keepMove } from './move-attempt.ts'

type Late = Data<'quizAttempts.history'>['late_answers'][number]

/** The answers of an attempt that came too late, in the order in which they came; their words for who may see questions. */
export async function lateAnswersOf(context: ProductContext, attemptId: number): Promise<Late[]> {
  const { db, companyId } = context
  const { rows } = await sql<Required<Late>>`
    select slot, value, arrived_at, is_accepted from quiz_late_answers
    where company_id = ${companyId} and attempt_id = ${attemptId} order by arrived_at, slot, seq`.execute(db)
  const maySee = maySeeQuestions(context)
  return rows.map(({ value, ...late }) => ({ ...late, ...(maySee && { value }) }))
}

/**
 * Takes the late answers of an attempt that wait into it and marks it anew, or leaves them out for good.
 * @throws ApiFailure 404, or 409 where none waits, the paper is not handed in, or results are released
 */
export async function judgeLate(
  context: ProductContext,
  attemptId: number,
  { accept, reason }: Input<'quizAttempts.judgeLate'>['body'],
): Promise<ExamAttempt> {
  const { db, companyId } = context
  const { attempt, status } = await heldAttempt(context, attemptId)
  if (status === 'cancelled') throw new ApiFailure(409, 'Kỳ thi đã hủy.')
  if (status === 'released') {
    throw new ApiFailure(409, 'Kết quả kỳ thi đã công bố nên không xét câu trả lời muộn nữa.')
  }
  if (attempt.state === 'cancelled') throw new ApiFailure(409, 'Bài thi đã bị hủy.')
  if (attempt.state === 'running')
    throw new ApiFailure(409, `Bài thi của ${attempt.full_name} chưa được nộp.`)
  const kind = accept ? 'late_accepted' : 'late_refused'
  await keepMove(context, attempt, { kind, reason, minutes: null })
  const { rows } = await sql<{ slot: number }>`
    with judged as (
      update quiz_late_answers set is_accepted = ${accept}
      where company_id = ${companyId} and attempt_id = ${attemptId} and is_accepted is null
      returning company_id, attempt_id, slot, seq, value
    ), taken as (
      insert into quiz_answers (company_id, attempt_id, slot, seq, value)
      select company_id, attempt_id, slot, seq, value from judged where ${accept} on conflict do nothing
    )
    select distinct slot from judged`.execute(db)
  if (rows.length === 0) throw new ApiFailure(409, 'Bài thi không có câu trả lời muộn nào chờ xét.')
  if (!accept) return attempt
  await dropScore(context, attempt, `Câu trả lời muộn của ${attempt.full_name} được chấp nhận: ${reason}`)
  // What was given for a text holds of that text alone.
  await sql`delete from quiz_answer_marks where company_id = ${companyId} and attempt_id = ${attemptId}
    and slot = any(${rows.map(({ slot }) => slot)}::integer[])`.execute(db)
  const { rows: open } = await sql<{ paper_id: number; pass_percent: number }>`
    update quiz_attempts attempt set state = 'running', points = null, score = null, passed = null
    from quiz_exams exam
    where attempt.company_id = ${companyId} and attempt.id = ${attemptId} and exam.company_id = attempt.company_id
      and exam.id = ${attempt.exam_id}
    returning attempt.paper_id, exam.pass_percent`.execute(db)
  for (const { paper_id: paperId, pass_percent: passPercent } of open) {
    await handIn(context, { attemptId, paperId, passPercent, by: 'clock' })
  }
  await takeQuizScores(context, attempt.exam_id)
  return attempt
}
