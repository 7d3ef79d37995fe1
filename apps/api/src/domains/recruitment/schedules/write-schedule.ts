import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { type Planned, passedClashes } from './clashes.ts'
import type { HeldRound } from './held-round.ts'

/** An appointment as it is to be written. */
export interface ScheduleToWrite extends Planned {
  mode: 'in_person' | 'online'
  place: string | null
  link: string | null
  note: string | null
}

/** How long an appointment may last, in milliseconds. */
const longest = 12 * 60 * 60 * 1000

const columns = ['starts_at', 'ends_at', 'mode', 'room_id', 'place', 'link', 'note', 'clash_reason'] as const

/**
 * Writes an appointment with its people; who passes a clash stands outside the constraint that keeps people apart.
 * @returns its id
 * @throws ApiFailure 400 at a field
 */
export async function writeSchedule(
  context: ProductContext,
  round: HeldRound,
  schedule: ScheduleToWrite,
): Promise<number> {
  const { db, companyId, session, inThisCompany } = context
  const lasts = Date.parse(schedule.ends_at) - Date.parse(schedule.starts_at)
  if (lasts <= 0) throw invalidInput({ ends_at: ['Giờ kết thúc phải sau giờ bắt đầu.'] })
  // The table keeps this as well; asked before, so that nobody is looked for over years.
  if (lasts > longest) throw invalidInput({ ends_at: ['Một lịch không quá 12 giờ.'] })
  await refuseWrongPeople(context, round, schedule)
  await refuseUnusedRoom(context, schedule.room_id)
  const passed = await passedClashes(context, schedule)
  const clashReason = passed.isPassed ? schedule.clash_reason : null
  const values = columns.map((column) => (column === 'clash_reason' ? clashReason : schedule[column]))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  if (schedule.id !== null) await clearPeople(context, schedule.id)
  const { rows } =
    schedule.id === null
      ? await sql<{ id: number }>`
          insert into recruitment_schedules (company_id, recruitment_id, round_id, created_by, ${names})
          values (${companyId}, ${round.recruitment_id}, ${round.id}, ${session.userId}, ${sql.join(values)}) returning id`.execute(
          db,
        )
      : await sql<{
          id: number
        }>`update recruitment_schedules set (${names}) = (${sql.join(values)}), sequence = sequence + 1
          where ${inThisCompany('recruitment_schedules')} and id = ${schedule.id} returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into recruitment_schedule_candidates (company_id, schedule_id, recruitment_id, round_id, candidate_id, applicant_id,
      starts_at, ends_at, passes_clash)
    select ${companyId}, made.id, made.recruitment_id, made.round_id, candidates.id, candidates.applicant_id,
      made.starts_at, made.ends_at, candidates.id = any(${passed.candidates}::bigint[])
    from recruitment_schedules made, candidates
    where ${inThisCompany('made')} and made.id = ${id} and ${inThisCompany('candidates')}
      and candidates.id = any(${schedule.candidate_ids}::bigint[])`.execute(db)
  await sql`
    insert into recruitment_schedule_interviewers (company_id, schedule_id, employee_id, starts_at, ends_at, passes_clash)
    select ${companyId}, made.id, sits, made.starts_at, made.ends_at, sits = any(${passed.employees}::bigint[])
    from recruitment_schedules made, unnest(${schedule.employee_ids}::bigint[]) sits
    where ${inThisCompany('made')} and made.id = ${id}`.execute(db)
  return id
}

async function clearPeople({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  for (const table of ['recruitment_schedule_candidates', 'recruitment_schedule_interviewers'] as const) {
    await sql`delete from ${sql.table(table)} where ${inThisCompany(table)} and schedule_id = ${id}`.execute(
      db,
    )
  }
}

async function refuseWrongPeople(
  { db, companyId, inThisCompany }: ProductContext,
  round: HeldRound,
  { id, candidate_ids: candidateIds, employee_ids: employeeIds, starts_at: startsAt }: ScheduleToWrite,
): Promise<void> {
  const { rows } = await sql<{
    candidates: number
    taken: string | null
    examiners: number
    is_past: boolean
  }>`
    select (select count(*) from candidates where ${inThisCompany('candidates')} and ${isThere}
        and recruitment_id = ${round.recruitment_id} and id = any(${candidateIds}::bigint[])
        and state in ('seen', 'contacted', 'confirmed')) as candidates,
      (select min(candidate.full_name) from recruitment_schedule_candidates sits
        join candidates candidate on candidate.company_id = sits.company_id and candidate.id = sits.candidate_id
        where sits.company_id = ${companyId} and sits.round_id = ${round.id} and not sits.is_cancelled
          and sits.schedule_id is distinct from ${id} and sits.candidate_id = any(${candidateIds}::bigint[])) as taken,
      (select count(*) from recruitment_examiners examiner
        join employees working on working.company_id = examiner.company_id and working.id = examiner.employee_id
          and working.active
        where examiner.company_id = ${companyId}
        and examiner.round_id = ${round.id} and examiner.employee_id = any(${employeeIds}::bigint[])) as examiners,
      ${startsAt}::timestamptz < now() as is_past`.execute(db)
  const [found] = rows
  if (found === undefined) return
  if (found.candidates !== candidateIds.length) {
    throw invalidInput({
      candidate_ids: [
        'Có ứng viên không thuộc đợt tuyển dụng này hoặc chưa được xem hồ sơ, hoặc không còn tham gia.',
      ],
    })
  }
  if (found.taken !== null) throw invalidInput({ candidate_ids: [`${found.taken} đã có lịch ở vòng này.`] })
  if (found.examiners !== employeeIds.length) {
    throw invalidInput({ employee_ids: ['Người chấm phải thuộc hội đồng của vòng này và chưa nghỉ việc.'] })
  }
  if (round.kind === 'interview' && employeeIds.length === 0) {
    throw invalidInput({ employee_ids: ['Vui lòng chọn người chấm.'] })
  }
  if (found.is_past) throw invalidInput({ starts_at: ['Giờ bắt đầu đã qua.'] })
}

async function refuseUnusedRoom({ db, inThisCompany }: ProductContext, id: number | null): Promise<void> {
  if (id === null) return
  const { rows } = await sql`select id from recruitment_rooms where ${inThisCompany('recruitment_rooms')}
    and id = ${id} and is_active`.execute(db)
  if (rows.length === 0) throw invalidInput({ room_id: ['Phòng không tồn tại hoặc không còn sử dụng.'] })
}
