import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenState } from '../exams/exam-people.ts'
import type { LockedExam } from '../exams/lock-exam.ts'

type Monitor = Data<'quizExams.monitor'>
type Shown = Data<'quizTaking.answers'>['messages']
type Message = Monitor['messages'][number]

/** Messages that a taker is shown, the newest ones. */
const shownMessages = 5

/** What examiners told the takers of an exam, as JSON, newest first; `exam` is its row. */
export const messagesTo = (exam: string): RawBuilder<Shown> => sql<Shown>`
  coalesce((select jsonb_agg(jsonb_build_object('id', message.id, 'text', message.text, 'sent_at', message.sent_at)
      order by message.id desc)
    from (select id, text, sent_at from quiz_messages told where told.company_id = ${sql.ref(`${exam}.company_id`)}
      and told.exam_id = ${sql.ref(`${exam}.id`)} order by id desc limit ${sql.lit(shownMessages)}) message), '[]')`

/** How everybody is doing in an exam right now, what takers reported and what they were told. */
export async function monitorOf({ db, companyId }: ProductContext, examId: number): Promise<Monitor> {
  const { rows: states } = await sql<{ state: keyof Monitor['counts']; takers: number }>`
    select ${takenState} as state, count(*) as takers
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    left join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    where person.company_id = ${companyId} and person.exam_id = ${examId} group by 1`.execute(db)
  const counts: Monitor['counts'] = {
    waiting: 0,
    running: 0,
    handed_in: 0,
    marked: 0,
    released: 0,
    absent: 0,
    cancelled: 0,
  }
  for (const { state, takers } of states) counts[state] = takers
  const { rows: incidents } = await sql<Monitor['incidents'][number]>`
    select incident.id, incident.attempt_id, taker.nhansu_id, taker.full_name, incident.text, incident.reported_at
    from quiz_exam_people person
    join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    join quiz_incidents incident on incident.company_id = attempt.company_id and incident.attempt_id = attempt.id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
    order by incident.id desc limit 200`.execute(db)
  return { counts, incidents, messages: await messagesOf({ db, companyId }, examId) }
}

async function messagesOf(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  examId: number,
): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select message.id, message.text, message.sent_at, (select u.full_name from accounts u
      where u.company_id = message.company_id and u.id = message.sent_by) as sent_by
    from quiz_messages message where message.company_id = ${companyId} and message.exam_id = ${examId}
    order by message.id desc limit 200`.execute(db)
  return rows
}

/**
 * Tells everybody who takes an exam something; each page shows it with the answer to its next save.
 * @throws ApiFailure 409 where nobody writes
 */
export async function sendMessage(
  { db, companyId, session }: ProductContext,
  { id, status }: LockedExam,
  text: string,
): Promise<void> {
  if (status !== 'running' && status !== 'paused') {
    throw new ApiFailure(409, 'Chỉ gửi được thông báo khi kỳ thi đang diễn ra hoặc tạm dừng.')
  }
  await sql`insert into quiz_messages (company_id, exam_id, text, sent_by)
    values (${companyId}, ${id}, ${text}, ${session.userId})`.execute(db)
}
