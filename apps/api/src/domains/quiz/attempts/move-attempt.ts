import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { dropQuizScore } from '../../exams/public.ts'
import { lockExam } from '../exams/lock-exam.ts'
import { freeTaker } from '../exams/pause-part.ts'
import { holdKeys } from '../correction/key-lock.ts'
import { attemptHere, type ExamAttempt } from './attempt-rows.ts'
import { tellTaker } from './tell-taker.ts'

type Move = Data<'quizAttempts.history'>['moves'][number]
type Reopening = Input<'quizAttempts.reopen'>['body']

/**
 * Lets a taker who has handed in write again, the receipt and the marks that he had kept beside it.
 * @throws ApiFailure 404, or 409 for a paper that is not handed in or whose results are released, and while the exam stands
 * still, late answers wait or the taker sits another one
 */
export async function reopenAttempt(
  context: ProductContext,
  attemptId: number,
  { minutes, reason }: Reopening,
): Promise<ExamAttempt> {
  const { db, companyId } = context
  const { attempt, status } = await heldAttempt(context, attemptId)
  if (status === 'cancelled') throw new ApiFailure(409, 'Kỳ thi đã hủy.')
  if (status === 'released') {
    throw new ApiFailure(409, 'Kết quả kỳ thi đã công bố nên không mở lại được bài thi.')
  }
  if (status === 'paused') {
    throw new ApiFailure(409, 'Kỳ thi đang tạm dừng. Hãy cho kỳ thi tiếp tục rồi mở lại bài thi.')
  }
  if (attempt.is_held) {
    throw new ApiFailure(409, `${attempt.full_name} đang được tạm dừng. Hãy cho tiếp tục rồi mở lại bài thi.`)
  }
  if (attempt.state === 'running') throw new ApiFailure(409, `${attempt.full_name} đang làm bài.`)
  if (attempt.state === 'cancelled') throw new ApiFailure(409, 'Bài thi đã bị hủy.')
  await refuseWaitingAnswers(context, attempt)
  await refuseSecondSitting(context, attempt)
  await keepMove(context, attempt, { kind: 'reopened', reason, minutes })
  await sql`delete from quiz_answer_marks where company_id = ${companyId} and attempt_id = ${attemptId}`.execute(
    db,
  )
  const { rows } = await sql<{ deadline_at: string }>`
    update quiz_attempts set state = 'running', deadline_at = now() + make_interval(mins => ${minutes}),
      finished_at = null, ended_by = null, answered = null, receipt = null, points = null, max_points = null, score = null,
      passed = null
    where company_id = ${companyId} and id = ${attemptId} returning deadline_at`.execute(db)
  await sql`update quiz_exams set reopened_until = greatest(reopened_until, ${rows[0]?.deadline_at})
    where company_id = ${companyId} and id = ${attempt.exam_id}`.execute(db)
  await dropScore(context, attempt, `Bài thi của ${attempt.full_name} được mở lại: ${reason}`)
  await tellTaker(context, attempt, { template: 'quiz-attempt-reopened', reason, minutes })
  return attempt
}

/**
 * Cancels one attempt that was begun: it stays readable and counts for nothing.
 * @throws ApiFailure 404, or 409 for one that is cancelled already
 */
export async function cancelAttempt(
  context: ProductContext,
  attemptId: number,
  reason: string,
): Promise<ExamAttempt> {
  const { db, companyId } = context
  const { attempt, status } = await heldAttempt(context, attemptId)
  if (status === 'cancelled') throw new ApiFailure(409, 'Kỳ thi đã hủy.')
  if (attempt.state === 'cancelled') throw new ApiFailure(409, 'Bài thi đã bị hủy.')
  await keepMove(context, attempt, { kind: 'cancelled', reason, minutes: null })
  await freeTaker(context, attempt, reason)
  await sql`update quiz_attempts set state = 'cancelled', paused_at = null
    where company_id = ${companyId} and id = ${attemptId}`.execute(db)
  await dropScore(context, attempt, `Bài thi của ${attempt.full_name} bị hủy: ${reason}`)
  await tellTaker(context, attempt, { template: 'quiz-attempt-cancelled', reason })
  return attempt
}

/** Takes back the score of an attempt where a periodic test has it. */
export async function dropScore(
  context: ProductContext,
  { exam_id: quizExamId, employee_id: employeeId }: ExamAttempt,
  reason: string,
): Promise<void> {
  await dropQuizScore(context, { quizExamId, employeeId, reason })
}

/** An attempt with its exam, both held: nobody marks, corrects, releases, saves or hands in meanwhile. */
export async function heldAttempt(context: ProductContext, attemptId: number) {
  const { db, companyId } = context
  const { exam_id: examId } = await attemptHere(context, attemptId)
  await holdKeys(context, examId)
  const { status } = await lockExam(context, examId)
  await sql`select id from quiz_attempts where company_id = ${companyId} and id = ${attemptId} for update`.execute(
    db,
  )
  return { attempt: await attemptHere(context, attemptId), status }
}

/** What came late belongs to the paper as it was: it is judged before anything newer is written. */
async function refuseWaitingAnswers(
  { db, companyId }: ProductContext,
  { id, full_name: name }: ExamAttempt,
): Promise<void> {
  const { rows } = await sql`
    select slot from quiz_late_answers
    where company_id = ${companyId} and attempt_id = ${id} and is_accepted is null limit 1`.execute(db)
  if (rows.length === 0) return
  throw new ApiFailure(
    409,
    `Bài thi của ${name} có câu trả lời muộn chờ xét. Hãy chấp nhận hoặc không chấp nhận trước khi mở lại.`,
  )
}

/** Nobody sits two exams at once: whoever begins another one meanwhile is waited for. */
async function refuseSecondSitting(
  { db, companyId }: ProductContext,
  { id, employee_id: employeeId, full_name: name }: ExamAttempt,
): Promise<void> {
  await sql`select id from quiz_exam_people where company_id = ${companyId} and employee_id = ${employeeId}
    order by id for no key update`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select exam.name from quiz_exam_people person
    join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
      and attempt.state = 'running' and (attempt.deadline_at > now() or attempt.paused_at is not null)
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id and exam.stage = 'scheduled'
    where person.company_id = ${companyId} and person.employee_id = ${employeeId} and attempt.id <> ${id} limit 1`.execute(
    db,
  )
  if (rows[0]) throw new ApiFailure(409, `${name} đang làm bài thi ${rows[0].name}.`)
}

/** Writes down what is done with an attempt and what it was until now. */
export async function keepMove(
  { db, companyId, session }: ProductContext,
  { id }: ExamAttempt,
  { kind, reason, minutes }: Pick<Move, 'kind' | 'reason' | 'minutes'>,
): Promise<void> {
  await sql`
    insert into quiz_attempt_moves (company_id, attempt_id, kind, reason, minutes, moved_by, state_before, finished_before,
      ended_by_before, answered_before, receipt_before, score_before, marks_before)
    select attempt.company_id, attempt.id, ${kind}, ${reason}, ${minutes}::integer, ${session.userId}, attempt.state,
      attempt.finished_at, attempt.ended_by, attempt.answered, attempt.receipt, attempt.score,
      coalesce((select jsonb_agg(jsonb_build_object('slot', mark.slot, 'round', mark.round, 'earned', mark.earned,
          'marker_id', mark.marker_id, 'remark', mark.remark) order by mark.slot, mark.round)
        from quiz_answer_marks mark where mark.company_id = attempt.company_id and mark.attempt_id = attempt.id), '[]')
    from quiz_attempts attempt where attempt.company_id = ${companyId} and attempt.id = ${id}`.execute(db)
}
