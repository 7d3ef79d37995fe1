import { type RawBuilder, sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { graceSeconds } from '../taking/grace.ts'
import type { ExamPart } from './exam-part.ts'
import type { LockedExam } from './lock-exam.ts'

/** Pauses of a room or a person that stand, of one exam. */
const standing = ({ companyId }: ProductContext, examId: number) => sql`pause.company_id = ${companyId}
  and pause.exam_id = ${examId} and pause.resumed_at is null and num_nonnulls(pause.room, pause.person_id) = 1`

/** Whether a taker writes in time, or could still begin; `person` is his row and `exam` the exam. */
export const hasTimeLeft = sql`case when exists (select from quiz_attempts attempt
      where attempt.company_id = person.company_id and attempt.person_id = person.id)
    then exists (select from quiz_attempts attempt where attempt.company_id = person.company_id
      and attempt.person_id = person.id and attempt.state = 'running'
      and attempt.deadline_at + make_interval(secs => ${graceSeconds}) > now())
    else now() < exam.end_at + make_interval(mins => person.extra_minutes, secs => person.paused_seconds) end`

const ofPart = ({ room, personId }: ExamPart) =>
  personId === null ? sql`pause.room = ${room}` : sql`pause.person_id = ${personId}`

/**
 * Lets one room or one person of a running exam stand still, as the whole exam would: a save that is under way is waited for,
 * and whoever has not begun begins later. People of the room who stood still by themselves do so with it from now on.
 * @throws ApiFailure 409 for an exam that does not run, for a part that stands still, and where nobody is left to be held
 */
export async function pausePart(
  context: ProductContext,
  { id, status }: LockedExam,
  reason: string,
  part: ExamPart,
): Promise<void> {
  const { db, companyId, session } = context
  if (status === 'paused') throw new ApiFailure(409, 'Kỳ thi đang tạm dừng rồi.')
  if (status !== 'running') throw new ApiFailure(409, 'Chỉ tạm dừng được khi kỳ thi đang diễn ra.')
  await refuseHeld(context, id, part)
  if (part.room !== null) {
    const { rows } = await sql<{ id: number }>`
      select pause.id from quiz_exam_pauses pause
      join quiz_exam_people person on person.company_id = pause.company_id and person.id = pause.person_id
      where ${standing(context, id)} and person.room = ${part.room}`.execute(db)
    await endParts(
      context,
      id,
      rows.map(({ id: pauseId }) => pauseId),
      reason,
    )
  }
  const { rows: held } = await sql<{ id: number }>`
    insert into quiz_exam_pauses (company_id, exam_id, room, person_id, paused_by, reason)
    values (${companyId}, ${id}, ${part.room}, ${part.personId}, ${session.userId}, ${reason}) returning id`.execute(
    db,
  )
  const { rows: people } = await sql<{ id: number }>`
    update quiz_exam_people person set pause_id = ${held[0]?.id}, paused_at = now()
    from quiz_exams exam
    where person.company_id = ${companyId} and person.exam_id = ${id} and exam.company_id = person.company_id
      and exam.id = person.exam_id and person.pause_id is null
      and ${part.personId === null ? sql`person.room = ${part.room}` : sql`person.id = ${part.personId}`}
      and ${hasTimeLeft}
    returning person.id`.execute(db)
  if (people.length === 0) {
    throw new ApiFailure(409, 'Không còn thí sinh nào đang làm bài hoặc chưa vào thi để tạm dừng.')
  }
  await sql`update quiz_attempts attempt set paused_at = now()
    where attempt.company_id = ${companyId} and attempt.state = 'running'
      and attempt.person_id = any(${people.map(({ id: person }) => person)}::bigint[])`.execute(db)
}

async function refuseHeld(context: ProductContext, examId: number, part: ExamPart): Promise<void> {
  const { rows } = await sql`
    select pause.id from quiz_exam_pauses pause where ${standing(context, examId)} and (${ofPart(part)}
      or pause.id = (select pause_id from quiz_exam_people
        where company_id = ${context.companyId} and id = ${part.personId}::bigint)) limit 1`.execute(
    context.db,
  )
  if (rows.length === 0) return
  throw new ApiFailure(
    409,
    part.personId === null ? 'Phòng này đang tạm dừng rồi.' : 'Thí sinh này đang được tạm dừng rồi.',
  )
}

/**
 * Lets a room or a person go on with as much time as it had; a person also out of a room that goes on standing still.
 * @throws ApiFailure 409 for one that does not stand still
 */
export async function resumePart(
  context: ProductContext,
  { id }: LockedExam,
  reason: string,
  part: ExamPart,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select pause.id from quiz_exam_pauses pause where ${standing(context, id)} and ${ofPart(part)}`.execute(
    context.db,
  )
  if (rows.length > 0) {
    const pauseIds = rows.map(({ id: pauseId }) => pauseId)
    await endParts(context, id, pauseIds, reason)
  } else if (part.personId === null) {
    throw new ApiFailure(409, 'Phòng này không tạm dừng.')
  } else if (!(await letGo(context, id, sql`person.id = ${part.personId}`))) {
    throw new ApiFailure(409, 'Thí sinh này không tạm dừng.')
  }
}

/**
 * Holds those of these people who have come to sit in a room that stands still and could still begin; they begin later, as
 * their neighbours go on, and have back what they were held for themselves.
 */
export async function holdNewcomers(
  context: ProductContext,
  examId: number,
  employeeIds: readonly number[],
): Promise<void> {
  await sql`
    update quiz_exam_people person set pause_id = pause.id, paused_at = now()
    from quiz_exam_pauses pause
    join quiz_exams exam on exam.company_id = pause.company_id and exam.id = pause.exam_id
    where ${standing(context, examId)} and person.company_id = pause.company_id and person.exam_id = pause.exam_id
      and person.employee_id = any(${employeeIds}::bigint[])
      and person.room = pause.room and person.pause_id is null
      and now() < exam.end_at + make_interval(mins => person.extra_minutes, secs => person.paused_seconds)
      and not exists (select from quiz_attempts attempt
        where attempt.company_id = person.company_id and attempt.person_id = person.id)`.execute(context.db)
}

/** Lets every room and person of an exam go on: the whole exam stands still instead. */
export async function resumeParts(context: ProductContext, examId: number, reason: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select pause.id from quiz_exam_pauses pause where ${standing(context, examId)}`.execute(context.db)
  await endParts(
    context,
    examId,
    rows.map(({ id }) => id),
    reason,
  )
}

async function endParts(
  context: ProductContext,
  examId: number,
  pauseIds: readonly number[],
  reason: string,
): Promise<void> {
  if (pauseIds.length === 0) return
  const { db, companyId, session } = context
  await letGo(context, examId, sql`person.pause_id = any(${pauseIds}::bigint[])`)
  await sql`update quiz_exam_pauses set resumed_at = now(), resumed_by = ${session.userId}, resume_reason = ${reason}
    where company_id = ${companyId} and id = any(${pauseIds}::bigint[])`.execute(db)
}

/**
 * Gives takers of an exam back for how long each was held: first the clocks of who is under way, then the windows.
 * @param whom which of those who are held; `person` is the row
 * @returns whether anybody was
 */
async function letGo(
  { db, companyId }: ProductContext,
  examId: number,
  whom: RawBuilder<unknown>,
): Promise<boolean> {
  const held = sql`person.company_id = ${companyId} and person.exam_id = ${examId} and person.pause_id is not null and ${whom}`
  await sql`update quiz_attempts attempt set deadline_at = deadline_at + (now() - attempt.paused_at),
      paused_seconds = attempt.paused_seconds + extract(epoch from now() - attempt.paused_at), paused_at = null, heard_at = now()
    from quiz_exam_people person
    where attempt.company_id = ${companyId} and ${held} and person.id = attempt.person_id
      and attempt.paused_at is not null`.execute(db)
  await sql`update quiz_exams exam set reopened_until = exam.reopened_until + (now() - (
      select min(person.paused_at) from quiz_exam_people person where ${held}))
    where exam.company_id = ${companyId} and exam.id = ${examId} and exam.reopened_until is not null
      and exists (select from quiz_exam_people person where ${held})`.execute(db)
  const { rows } = await sql`update quiz_exam_people person set pause_id = null, paused_at = null,
      paused_seconds = person.paused_seconds + extract(epoch from now() - person.paused_at)
    where ${held} returning person.id`.execute(db)
  return rows.length > 0
}

/** Ends what held one taker whose attempt is cancelled; his room stands still without him. */
export async function freeTaker(
  { db, companyId, session }: ProductContext,
  { exam_id: examId, employee_id: employeeId }: { exam_id: number; employee_id: number },
  reason: string,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update quiz_exam_people set pause_id = null, paused_at = null
    where company_id = ${companyId} and exam_id = ${examId} and employee_id = ${employeeId} and pause_id is not null
    returning id`.execute(db)
  await sql`update quiz_exam_pauses set resumed_at = now(), resumed_by = ${session.userId}, resume_reason = ${reason}
    where company_id = ${companyId} and resumed_at is null
      and person_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
}
