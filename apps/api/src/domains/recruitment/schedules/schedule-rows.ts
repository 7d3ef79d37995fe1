import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { DeedContext, ProductContext } from '../../../contract/handlers.ts'
import { campaignsOfUnits } from '../candidates/visible-candidates.ts'
import { worksHere } from '../works-here.ts'

export type Schedule = Schemas['RecruitmentSchedule']

/** Which appointments each scope shows: those of the units' campaigns, and to an examiner those that he still sits in. */
export const visibleSchedules: RowConditions = {
  table: 'recruitment_schedules',
  unit: (context) => sql<SqlBool>`recruitment_schedules.recruitment_id in (${campaignsOfUnits(context)})`,
  own: (context) => sql<SqlBool>`(recruitment_schedules.state <> 'cancelled' and ${sitsIn(context)})`,
}

/** Whether the reader sits in an appointment and still judges in its round. */
function sitsIn(context: DeedContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${worksHere(context)} and exists (
    select from recruitment_schedule_interviewers mine
    join recruitment_examiners examiner on examiner.company_id = mine.company_id
      and examiner.round_id = recruitment_schedules.round_id and examiner.employee_id = mine.employee_id
    where mine.company_id = recruitment_schedules.company_id and mine.schedule_id = recruitment_schedules.id
      and mine.employee_id = ${context.session.employeeId}))`
}

/** Appointments that the reader may see, in the order of time. */
export async function readSchedules(
  context: ProductContext,
  where: RawBuilder<unknown>,
): Promise<Schedule[]> {
  const { rows } = await sql<Schedule>`
    select recruitment_schedules.id, recruitment_schedules.recruitment_id, campaign.name as recruitment_name,
      recruitment_schedules.round_id, round.name as round_name, starts_at, ends_at, mode, room_id, room.name as room_name,
      place, link, note, recruitment_schedules.state, sequence, clash_reason,
      coalesce((select jsonb_agg(jsonb_build_object('id', candidate.id, 'full_name', candidate.full_name,
          'answer', (select given.answer from candidate_answers given where given.company_id = sits.company_id
            and given.schedule_id = sits.schedule_id and given.candidate_id = sits.candidate_id
            and given.starts_at = recruitment_schedules.starts_at order by given.id desc limit 1),
          'attendance', sits.attendance) order by candidate.sort_name, candidate.id)
        from recruitment_schedule_candidates sits
        join candidates candidate on candidate.company_id = sits.company_id and candidate.id = sits.candidate_id
        where sits.company_id = recruitment_schedules.company_id and sits.schedule_id = recruitment_schedules.id), '[]') as candidates,
      coalesce((select jsonb_agg(jsonb_build_object('id', employee.id, 'full_name', employee.full_name,
          'has_left', not employee.active or not exists (select from recruitment_examiners examiner
            where examiner.company_id = sits.company_id and examiner.round_id = recruitment_schedules.round_id
              and examiner.employee_id = sits.employee_id)) order by employee.full_name, employee.id)
        from recruitment_schedule_interviewers sits
        join employees employee on employee.company_id = sits.company_id and employee.id = sits.employee_id
        where sits.company_id = recruitment_schedules.company_id and sits.schedule_id = recruitment_schedules.id), '[]') as interviewers,
      ${sitsIn(context)} as is_mine, recruitment_schedules.version, recruitment_schedules.created_at,
      recruitment_schedules.updated_at
    from recruitment_schedules
    join recruitments campaign on campaign.company_id = recruitment_schedules.company_id
      and campaign.id = recruitment_schedules.recruitment_id
    join recruitment_rounds round on round.company_id = recruitment_schedules.company_id
      and round.id = recruitment_schedules.round_id
    left join recruitment_rooms room on room.company_id = recruitment_schedules.company_id
      and room.id = recruitment_schedules.room_id
    where ${context.inThisCompany('recruitment_schedules')} and ${visibleRows(context, visibleSchedules)} and ${where}
    order by starts_at, recruitment_schedules.id`.execute(context.db)
  return rows
}

/**
 * One appointment.
 * @throws ApiFailure 404 for one that is not there, or not for whoever asks
 */
export async function readSchedule(context: ProductContext, id: number): Promise<Schedule> {
  const [found] = await readSchedules(context, sql`recruitment_schedules.id = ${id}`)
  if (found === undefined) throw notFound()
  return found
}
