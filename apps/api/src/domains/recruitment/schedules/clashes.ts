import { type SqlBool, sql } from 'kysely'
import { reachCondition } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takesInterviews } from './interviewer-times.ts'
import { visibleSchedules } from './schedule-rows.ts'

/** An appointment that is to be, with all who take part. */
export interface Planned {
  /** Null for a new one. */
  id: number | null
  starts_at: string
  ends_at: string
  room_id: number | null
  candidate_ids: readonly number[]
  employee_ids: readonly number[]
  clash_reason: string | null
}

interface Clash {
  kind: 'room' | 'candidate' | 'employee'
  id: number
  text: string
}

/**
 * Who of an appointment is somewhere else at that time, or does not take interviews then. A room cannot be passed; a person
 * can, with a reason.
 * @returns the people whose clash is passed, and whether the reason was needed at all
 * @throws ApiFailure 400 that names room or person, hours and campaign, or only that somebody is busy
 */
export async function passedClashes(
  context: ProductContext,
  planned: Planned,
): Promise<{ candidates: number[]; employees: number[]; isPassed: boolean }> {
  const found = await clashesOf(context, planned)
  const rooms = found.filter(({ kind }) => kind === 'room')
  if (rooms.length > 0) throw invalidInput({ room_id: rooms.map(({ text }) => text) })
  const people = found.filter(({ kind }) => kind !== 'room').map(({ text }) => text)
  const outside = await outsideHours(context, planned)
  if (people.length + outside.length > 0 && planned.clash_reason === null) {
    throw invalidInput({
      clash_reason: [
        ...people,
        ...outside,
        people.length > 0 ? 'Nhập lý do nếu vẫn xếp trùng giờ.' : 'Nhập lý do nếu vẫn xếp vào giờ này.',
      ],
    })
  }
  const idsOf = (wanted: Clash['kind']) => found.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return {
    candidates: idsOf('candidate'),
    employees: idsOf('employee'),
    isPassed: people.length + outside.length > 0,
  }
}

/** Examiners who have said that they take no interviews at that time; why is theirs. */
async function outsideHours(context: ProductContext, planned: Planned): Promise<string[]> {
  const { db, inThisCompany } = context
  const [from, to] = [sql`${planned.starts_at}::timestamptz`, sql`${planned.ends_at}::timestamptz`]
  const { rows } = await sql<{ name: string; hours: string }>`
    select employee.full_name as name, to_char(${from} at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') || '–'
      || to_char(${to} at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI "ngày" DD-MM-YYYY') as hours
    from employees employee
    where ${inThisCompany('employee')} and employee.id = any(${planned.employee_ids}::bigint[])
      and not ${takesInterviews(context, sql`employee.id`, from, to)}
    order by employee.full_name, employee.id`.execute(db)
  return rows.map(({ name, hours }) => `${name} không nhận phỏng vấn ${hours}.`)
}

async function clashesOf(context: ProductContext, planned: Planned): Promise<Clash[]> {
  const { db, inThisCompany, companyId } = context
  const overlaps = sql`recruitment_schedules.state <> 'cancelled' and recruitment_schedules.id is distinct from ${planned.id}
    and tstzrange(recruitment_schedules.starts_at, recruitment_schedules.ends_at)
      && tstzrange(${planned.starts_at}::timestamptz, ${planned.ends_at}::timestamptz)`
  const seen = sql.join(
    context.scopes.map(({ scope }) => reachCondition(context, visibleSchedules, scope)),
    sql` or `,
  )
  const { rows } = await sql<Clash & { name: string; hours: string; campaign: string | null }>`
    select clash.kind, clash.id, clash.name,
      to_char(recruitment_schedules.starts_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') || '–'
        || to_char(recruitment_schedules.ends_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI "ngày" DD-MM-YYYY') as hours,
      case when ${sql<SqlBool>`(${seen})`} then (select campaign.name from recruitments campaign
        where campaign.company_id = ${companyId} and campaign.id = recruitment_schedules.recruitment_id) end as campaign
    from recruitment_schedules cross join lateral (
      select 'room' as kind, room.id, room.name from recruitment_rooms room
      where room.company_id = ${companyId} and room.id = recruitment_schedules.room_id and room.id = ${planned.room_id}
      union all
      select 'employee', employee.id, employee.full_name from recruitment_schedule_interviewers sits
      join employees employee on employee.company_id = sits.company_id and employee.id = sits.employee_id
      where sits.company_id = ${companyId} and sits.schedule_id = recruitment_schedules.id and not sits.is_cancelled
        and sits.employee_id = any(${planned.employee_ids}::bigint[])
      union all
      select 'candidate', candidate.id, candidate.full_name from recruitment_schedule_candidates sits
      join candidates candidate on candidate.company_id = sits.company_id and candidate.applicant_id = sits.applicant_id
      where sits.company_id = ${companyId} and sits.schedule_id = recruitment_schedules.id and not sits.is_cancelled
        and candidate.id = any(${planned.candidate_ids}::bigint[])
    ) clash
    where ${inThisCompany('recruitment_schedules')} and ${overlaps}
    order by recruitment_schedules.starts_at, clash.kind, clash.id`.execute(db)
  return rows.map(({ kind, id, name, hours, campaign }) => ({
    kind,
    id,
    text: campaign === null ? `${name} bận ${hours}.` : `${name} đã có lịch ${hours} (${campaign}).`,
  }))
}
