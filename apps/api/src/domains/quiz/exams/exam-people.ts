import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ChangedValues } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { refuseMarkersAsTakers } from '../marking/markers.ts'
import { holdNewcomers } from './pause-part.ts'
import { pauseReason } from './pause.ts'
import { givePapers } from './publish.ts'

type Person = Data<'quizExams.people'>['people'][number]
type Taken = Data<'quizExams.takenExams'>['taken_exams'][number]

/** Somebody who is put down for an exam, as its trail keeps him. */
export type PutDown = Pick<Person, 'employee_id' | 'extra_minutes' | 'room'>

/** What is shown of a taker everywhere; `person` is his row, `taker` his file. */
const who = sql`taker.id as employee_id, taker.nhansu_id, taker.full_name,
  (select d.name from employee_positions held
    join departments d on d.company_id = held.company_id and d.id = held.department_id
    where held.company_id = taker.company_id and held.employee_id = taker.id and held.is_main and held.to_date is null)
    as department_name,
  (select p.code from quiz_papers p where p.company_id = person.company_id and p.id = person.paper_id) as paper_code`

/** Everybody who is put down for an exam, by given name. */
export async function peopleOf({ db, companyId }: ProductContext, examId: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select person.id, ${who}, person.room, person.extra_minutes, person.notified_at, person.paused_at, person.pause_id, exists (select from quiz_attempts attempt
      where attempt.company_id = person.company_id and attempt.person_id = person.id) as has_begun
    from quiz_exam_people person
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
    order by taker.sort_name, taker.id`.execute(db)
  return rows
}

/** What the trail is told of who was put down before and after; minutes and a room where somebody has some. */
export function toldPeople(before: readonly PutDown[], after: readonly PutDown[]): ChangedValues {
  const told = (people: readonly PutDown[]) => ({
    people: people.map(({ employee_id, extra_minutes: extra, room }) => ({
      employee_id,
      ...(extra > 0 && { extra_minutes: extra }),
      ...(room !== null && { room }),
    })),
  })
  return { before: told(before), after: told(after) }
}

/** Puts people down for an exam and answers who was not yet. */
export async function addPeople(
  context: ProductContext,
  examId: number,
  body: Input<'quizExams.addPeople'>['body'],
): Promise<PutDown[]> {
  const { db, companyId } = context
  const {
    employee_ids: chosen = [],
    department_ids: units = [],
    position_ids: positions = [],
    extra_minutes: extra = 0,
    room,
  } = body
  const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`
  const { rows: known } = await sql<{ id: number }>`
    select id from employees where company_id = ${companyId} and id = any(${chosen}::bigint[])`.execute(db)
  if (known.length !== chosen.length) throw invalidInput({ employee_ids: ['Nhân viên không tồn tại.'] })
  const { rows: added } = await sql<PutDown>`
    insert into quiz_exam_people (company_id, exam_id, employee_id, extra_minutes, room)
    select ${companyId}, ${examId}, id, ${extra}, ${room?.trim() ?? null} from employees
    where company_id = ${companyId} and (id = any(${chosen}::bigint[])
      or (leave_date is null or leave_date > ${today}) and (id in (
        select employee_id from employee_units where company_id = ${companyId} and department_id in (
          select below from unnest(${units}::bigint[]) as unit (id), department_and_below(${companyId}, unit.id) as below))
        or id in (select employee_id from employee_positions held where held.company_id = ${companyId}
          and held.position_id = any(${positions}::bigint[]) and held.from_date <= ${today}
          and (held.to_date is null or held.to_date >= ${today}))))
    order by id
    on conflict (company_id, exam_id, employee_id) do nothing returning employee_id, extra_minutes, room`.execute(
    db,
  )
  await refuseMarkersAsTakers(context, examId)
  await givePapers(context, examId)
  await holdNewcomers(
    context,
    examId,
    added.map(({ employee_id: id }) => id),
  )
  return added
}

/**
 * Takes people off an exam, all or none, and answers who they were.
 * @throws ApiFailure 400 for somebody who is not put down, 409 for who has begun
 */
export async function detachPeople(
  { db, companyId }: ProductContext,
  examId: number,
  employeeIds: readonly number[],
): Promise<PutDown[]> {
  // Whoever begins at this moment is waited for, or waits and finds that he is off.
  await sql`
    select from quiz_exam_people where company_id = ${companyId} and exam_id = ${examId}
      and employee_id = any(${employeeIds}::bigint[]) order by id for update`.execute(db)
  const { rows: begun } = await sql<{ full_name: string }>`
    select taker.full_name from quiz_exam_people person
    join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
      and person.employee_id = any(${employeeIds}::bigint[]) order by taker.id limit 1`.execute(db)
  if (begun[0]) throw new ApiFailure(409, `${begun[0].full_name} đã vào thi nên không bỏ ra được.`)
  const { rows } = await sql<PutDown>`
    delete from quiz_exam_people where company_id = ${companyId} and exam_id = ${examId}
      and employee_id = any(${employeeIds}::bigint[]) returning employee_id, extra_minutes, room`.execute(db)
  if (rows.length !== employeeIds.length) {
    throw invalidInput({ employee_ids: ['Có người không thuộc danh sách thí sinh.'] })
  }
  return rows
}

/** How far a taker is; `person` is his row, `attempt` his attempt and `exam` the exam. */
export const takenState = sql<Taken['state']>`case when exam.stage = 'cancelled' then 'cancelled'
  when attempt.state = 'marked' and exam.released_at is not null then 'released'
  when attempt.id is not null then attempt.state
  when now() < exam.end_at + make_interval(mins => person.extra_minutes, secs => person.paused_seconds)
    or person.pause_id is not null or ${pauseReason('exam')} is not null then 'waiting' else 'absent' end`

/** What came of everybody. */
export async function takenExams({ db, companyId }: ProductContext, examId: number): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select attempt.id, ${who}, ${takenState} as state, attempt.started_at, attempt.finished_at, attempt.ended_by,
      attempt.answered, case when attempt.state <> 'cancelled' then attempt.score::float8 end as score,
      case when attempt.state <> 'cancelled' then attempt.passed end as passed, coalesce(attempt.away_count, 0) as away_count,
      coalesce(attempt.away_seconds, 0) as away_seconds, (select count(distinct late.slot) from quiz_late_answers late
        where late.company_id = attempt.company_id and late.attempt_id = attempt.id and late.is_accepted is null)
        as late_answers
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    left join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
    order by taker.sort_name, taker.id`.execute(db)
  return rows
}
