import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenState } from '../exams/exam-people.ts'
import type { ExamPart } from '../exams/exam-part.ts'
import type { LockedExam } from '../exams/lock-exam.ts'
import { graceSeconds } from '../taking/grace.ts'

type Monitor = Data<'quizExams.monitor'>
type Counts = Monitor['counts']
type Shown = Data<'quizTaking.answers'>['messages']

/** Messages that a taker is shown, the newest ones. */
const shownMessages = 5

/** Seconds without a word after which a page is taken for lost: one that is there tells so at least every 80. */
const lostSeconds = 150

/** What examiners told a taker, his room or everybody, as JSON, newest first; `exam` and `person` are rows. */
export const messagesTo = (exam: string, person: string): RawBuilder<Shown> => sql<Shown>`
  coalesce((select jsonb_agg(jsonb_build_object('id', message.id, 'text', message.text, 'sent_at', message.sent_at)
      order by message.id desc)
    from (select id, text, sent_at from quiz_messages told where told.company_id = ${sql.ref(`${exam}.company_id`)}
      and told.exam_id = ${sql.ref(`${exam}.id`)} and (told.room is null or told.room = ${sql.ref(`${person}.room`)})
      and (told.person_id is null or told.person_id = ${sql.ref(`${person}.id`)})
      order by id desc limit ${sql.lit(shownMessages)}) message), '[]')`

/** True of an attempt that is being written and whose page has not been heard of for a while; in a pause nothing is sent. */
const isLost = sql`attempt.state = 'running' and attempt.paused_at is null
  and attempt.heard_at < now() - make_interval(secs => ${sql.lit(lostSeconds)})
  and attempt.deadline_at + make_interval(secs => ${sql.lit(graceSeconds)}) > now()`

/** How everybody is doing in an exam right now, what takers reported and what they were told. */
export async function monitorOf(context: ProductContext, examId: number): Promise<Monitor> {
  const { db, companyId } = context
  const { counts, rooms } = await countsOf(context, examId)
  const { rows: incidents } = await sql<Monitor['incidents'][number]>`
    select incident.id, incident.attempt_id, taker.nhansu_id, taker.full_name, incident.text, incident.reported_at
    from quiz_exam_people person
    join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    join quiz_incidents incident on incident.company_id = attempt.company_id and incident.attempt_id = attempt.id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
    order by incident.id desc limit 200`.execute(db)
  return {
    counts,
    rooms,
    lost: counts.lost === 0 ? [] : await lostOf(context, examId),
    pauses: await pausesOf(context, examId),
    incidents,
    messages: await messagesOf(context, examId),
  }
}

const nobody = (): Counts => ({
  waiting: 0,
  running: 0,
  lost: 0,
  handed_in: 0,
  marked: 0,
  released: 0,
  absent: 0,
  cancelled: 0,
})

/** Everybody by how far he is, all together and by room. */
async function countsOf(
  { db, companyId }: ProductContext,
  examId: number,
): Promise<Pick<Monitor, 'counts' | 'rooms'>> {
  const { rows } = await sql<{
    room: string | null
    state: Exclude<keyof Counts, 'lost'>
    takers: number
    lost: number
  }>`
    select person.room, ${takenState} as state, count(*) as takers, count(*) filter (where exam.stage = 'scheduled' and ${isLost}) as lost
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    left join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
    group by 1, 2 order by vn_fold(person.room) nulls last`.execute(db)
  const counts = nobody()
  const byRoom = new Map<string | null, Counts>()
  for (const { room, state, takers, lost } of rows) {
    const here = byRoom.get(room) ?? nobody()
    for (const each of [counts, here]) {
      each[state] += takers
      each.lost += lost
    }
    byRoom.set(room, here)
  }
  const rooms = [...byRoom].map(([room, ofRoom]) => ({ room, counts: ofRoom }))
  return { counts, rooms: rooms.every(({ room }) => room === null) ? [] : rooms }
}

async function lostOf({ db, companyId }: ProductContext, examId: number): Promise<Monitor['lost']> {
  const { rows } = await sql<Monitor['lost'][number]>`
    select attempt.id as attempt_id, taker.id as employee_id, taker.nhansu_id, taker.full_name, person.room, attempt.heard_at
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id and exam.stage = 'scheduled'
    join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where person.company_id = ${companyId} and person.exam_id = ${examId} and ${isLost}
    order by attempt.heard_at, attempt.id limit 200`.execute(db)
  return rows
}

async function pausesOf({ db, companyId }: ProductContext, examId: number): Promise<Monitor['pauses']> {
  const { rows } = await sql<Monitor['pauses'][number]>`
    select pause.id, pause.room, person.employee_id, taker.full_name, pause.reason, pause.paused_at
    from quiz_exam_pauses pause
    left join quiz_exam_people person on person.company_id = pause.company_id and person.id = pause.person_id
    left join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where pause.company_id = ${companyId} and pause.exam_id = ${examId} and pause.resumed_at is null
      and num_nonnulls(pause.room, pause.person_id) = 1 order by pause.id`.execute(db)
  return rows
}

async function messagesOf({ db, companyId }: ProductContext, examId: number): Promise<Monitor['messages']> {
  const { rows } = await sql<Monitor['messages'][number]>`
    select message.id, message.text, message.sent_at, message.room, taker.full_name,
      (select u.full_name from accounts u where u.company_id = message.company_id and u.id = message.sent_by) as sent_by
    from quiz_messages message
    left join quiz_exam_people person on person.company_id = message.company_id and person.id = message.person_id
    left join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where message.company_id = ${companyId} and message.exam_id = ${examId}
    order by message.id desc limit 200`.execute(db)
  return rows
}

/**
 * Tells who takes an exam something; each page shows it with the answer to its next save, or when it next looks whether a
 * pause is over.
 * @param part only this room or this person
 * @throws ApiFailure 409 where nobody writes
 */
export async function sendMessage(
  { db, companyId, session }: ProductContext,
  { id, status }: LockedExam,
  text: string,
  { room, personId }: ExamPart,
): Promise<void> {
  if (status !== 'running' && status !== 'paused') {
    throw new ApiFailure(409, 'Chỉ gửi được thông báo khi kỳ thi đang diễn ra hoặc tạm dừng.')
  }
  await sql`insert into quiz_messages (company_id, exam_id, room, person_id, text, sent_by)
    values (${companyId}, ${id}, ${room}, ${personId}, ${text}, ${session.userId})`.execute(db)
}
