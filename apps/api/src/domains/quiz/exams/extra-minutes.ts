import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { partOf } from './exam-part.ts'
import type { PutDown } from './exam-people.ts'
import { hasTimeLeft } from './pause-part.ts'
import { pauseReason } from './pause.ts'

/** As many minutes as anybody may have beyond the duration, as the table holds them. */
export const mostMinutes = 600

/**
 * Gives everybody of an exam, one room or one taker more minutes: whoever writes has them at once, whoever has not begun later
 * and for as much longer. Who has handed in or came too late gets none.
 * @returns who got them, as they were and as they are
 * @throws ApiFailure 400 for somebody who would have too many, 409 where nobody can use them
 */
export async function giveMinutes(
  context: ProductContext,
  examId: number,
  { minutes, ...asked }: Input<'quizExams.giveMinutes'>['body'],
): Promise<{ before: PutDown[]; after: PutDown[] }> {
  const { db, companyId } = context
  const { room, personId } = await partOf(context, examId, asked)
  const { rows: before } = await sql<PutDown>`
    select person.employee_id, person.extra_minutes, person.room from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
      and (${room}::text is null or person.room = ${room}) and (${personId}::bigint is null or person.id = ${personId})
      and not exists (select from quiz_attempts attempt where attempt.company_id = person.company_id
        and attempt.person_id = person.id and attempt.state <> 'running')
      and (person.pause_id is not null or ${pauseReason('exam')} is not null or ${hasTimeLeft})
    order by person.id for no key update of person`.execute(db)
  if (before.length === 0) {
    throw new ApiFailure(409, 'Không còn thí sinh nào đang làm bài hoặc chưa vào thi để thêm giờ.')
  }
  const most = Math.max(...before.map(({ extra_minutes: extra }) => extra))
  if (most + minutes > mostMinutes) {
    throw invalidInput({
      minutes: [`Mỗi thí sinh được thêm tối đa ${mostMinutes} phút; có người đã được thêm ${most} phút.`],
    })
  }
  const given = before.map(({ employee_id: id }) => ({ id, more: minutes }))
  await sql`update quiz_exam_people set extra_minutes = extra_minutes + ${minutes}
    where company_id = ${companyId} and exam_id = ${examId}
      and employee_id = any(${given.map(({ id }) => id)}::bigint[])`.execute(db)
  await moveDeadlines(context, examId, given)
  return {
    before,
    after: before.map((person) => ({ ...person, extra_minutes: person.extra_minutes + minutes })),
  }
}

/** Moves the deadlines of those who write by so many minutes each, also of whoever was let in again or stands still. */
export async function moveDeadlines(
  { db, companyId }: ProductContext,
  examId: number,
  given: readonly { id: number; more: number }[],
): Promise<void> {
  await sql`
    update quiz_attempts attempt set deadline_at = attempt.deadline_at + make_interval(mins => given.more)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id bigint, more integer)
    join quiz_exam_people person on person.employee_id = given.id
    where attempt.company_id = ${companyId} and person.company_id = attempt.company_id
      and person.id = attempt.person_id and person.exam_id = ${examId} and attempt.state = 'running'
      and given.more <> 0`.execute(db)
  // Nobody is told what is right before the last who was let in again has had his time.
  await sql`
    update quiz_exams exam set reopened_until = greatest(exam.reopened_until, (select max(attempt.deadline_at)
      from quiz_exam_people person
      join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
      where person.company_id = exam.company_id and person.exam_id = exam.id and attempt.state = 'running'))
    where exam.company_id = ${companyId} and exam.id = ${examId} and exam.reopened_until is not null`.execute(
    db,
  )
}
