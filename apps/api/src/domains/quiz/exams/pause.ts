import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { graceSeconds } from '../taking/grace.ts'
import type { ExamPart } from './exam-part.ts'
import type { LockedExam } from './lock-exam.ts'
import { pausePart, resumePart, resumeParts } from './pause-part.ts'

/** Why an exam stands still as a whole; null while it does not. `exam` is its row. */
export const pauseReason = (exam: string) => sql<
  string | null
>`(select pause.reason from quiz_exam_pauses pause
  where pause.company_id = ${sql.ref(`${exam}.company_id`)} and pause.exam_id = ${sql.ref(`${exam}.id`)}
    and pause.resumed_at is null and pause.room is null and pause.person_id is null)`

/** Attempts of an exam; `attempt` is the row. */
const ofExam = ({ companyId }: ProductContext, examId: number) => sql`attempt.company_id = ${companyId}
  and attempt.person_id in (select id from quiz_exam_people where company_id = ${companyId} and exam_id = ${examId})`

/**
 * Lets a running exam stand still. A save that is under way is waited for and kept; what comes after it is refused and sent
 * again by its page later. The caller keeps everybody from beginning and handing in meanwhile. Rooms and people that stood
 * still before do so with everybody from now on.
 * @param part only this room or this person
 * @throws ApiFailure 409 for an exam that does not run
 */
export async function pauseExam(
  context: ProductContext,
  exam: LockedExam,
  reason: string,
  part: ExamPart,
): Promise<void> {
  if (part.room !== null || part.personId !== null) return pausePart(context, exam, reason, part)
  const { id, status } = exam
  const { db, companyId, session } = context
  if (status === 'paused') throw new ApiFailure(409, 'Kỳ thi đang tạm dừng rồi.')
  if (status !== 'running') throw new ApiFailure(409, 'Chỉ tạm dừng được kỳ thi đang diễn ra.')
  await resumeParts(context, id, reason)
  await sql`insert into quiz_exam_pauses (company_id, exam_id, paused_by, reason)
    values (${companyId}, ${id}, ${session.userId}, ${reason})`.execute(db)
  // Whose time was over before is handed in by the clock all the same.
  await sql`update quiz_attempts attempt set paused_at = now()
    where ${ofExam(context, id)} and attempt.state = 'running'
      and attempt.deadline_at + make_interval(secs => ${graceSeconds}) > now()`.execute(db)
}

/**
 * Lets an exam go on: everybody who is under way has as much time left as when it was paused, and whoever has not begun
 * as long a window.
 * @param part only this room or this person
 * @throws ApiFailure 409 for an exam that does not stand still
 */
export async function resumeExam(
  context: ProductContext,
  exam: LockedExam,
  reason: string,
  part: ExamPart,
): Promise<void> {
  if (part.room !== null || part.personId !== null) return resumePart(context, exam, reason, part)
  const { id, status } = exam
  const { db, companyId } = context
  if (status !== 'paused') throw new ApiFailure(409, 'Kỳ thi không tạm dừng.')
  await sql`update quiz_attempts attempt set deadline_at = deadline_at + (now() - paused_at),
      paused_seconds = paused_seconds + extract(epoch from now() - paused_at), paused_at = null, heard_at = now()
    where ${ofExam(context, id)} and attempt.paused_at is not null`.execute(db)
  await sql`update quiz_exams exam set end_at = exam.end_at + (now() - pause.paused_at),
      reopened_until = exam.reopened_until + (now() - pause.paused_at)
    from quiz_exam_pauses pause
    where exam.company_id = ${companyId} and exam.id = ${id} and pause.company_id = exam.company_id
      and pause.exam_id = exam.id and pause.resumed_at is null and pause.room is null and pause.person_id is null`.execute(
    db,
  )
  await endPause(context, id, reason)
}

/** Writes down that an exam and its parts stand still no longer, if they did; what is still paused by then gets no time back. */
export async function endPause(context: ProductContext, examId: number, reason: string): Promise<void> {
  const { db, inThisCompany, session } = context
  await sql`update quiz_attempts attempt set paused_at = null
    where ${ofExam(context, examId)} and attempt.paused_at is not null`.execute(db)
  await sql`update quiz_exam_people set pause_id = null, paused_at = null
    where ${inThisCompany('quiz_exam_people')} and exam_id = ${examId} and pause_id is not null`.execute(db)
  await sql`update quiz_exam_pauses set resumed_at = now(), resumed_by = ${session.userId}, resume_reason = ${reason}
    where ${inThisCompany('quiz_exam_pauses')} and exam_id = ${examId} and resumed_at is null`.execute(db)
}
