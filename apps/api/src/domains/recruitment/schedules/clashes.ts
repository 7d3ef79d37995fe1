import { type SqlBool, sql } from 'kysely'
import { reachCondition } from '../../../contract/access.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
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
 * Who of an appointment is somewhere else at that time. A room cannot be passed; a person can, with a reason.
 * @returns the people whose clash is passed
 * @throws ApiFailure 400 that names room or person, hours and campaign, or only that somebody is busy
 */
export async function passedClashes(
  context: ProductContext,
  planned: Planned,
): Promise<{ candidates: number[]; employees: number[] }> {
  const found = await clashesOf(context, planned)
  const rooms = found.filter(({ kind }) => kind === 'room')
  if (rooms.length > 0) throw invalidInput({ room_id: rooms.map(({ text }) => text) })
  const people = found.filter(({ kind }) => kind !== 'room')
  if (people.length > 0 && planned.clash_reason === null) {
    throw invalidInput({
      clash_reason: [...people.map(({ text }) => text), 'Nhập lý do nếu vẫn xếp trùng giờ.'],
    })
  }
  const idsOf = (wanted: Clash['kind']) => found.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return { candidates: idsOf('candidate'), employees: idsOf('employee') }
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
