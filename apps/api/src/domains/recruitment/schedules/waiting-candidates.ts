import type { Data } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { reachCondition, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleCampaigns } from '../campaigns/visible-campaigns.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { timesOf } from './interviewer-times.ts'
import { visibleSchedules } from './schedule-rows.ts'

type Waiting = Data<'recruitmentSchedules.candidates'>

/**
 * Who takes part in a round with the time that each has, those without one first, and who may judge there. What else
 * somebody has been asked to is named as far as the reader may see it.
 * @throws ApiFailure 404 for a round that is not there or not for the reader
 */
export async function waitingCandidates(context: ProductContext, roundId: number): Promise<Waiting> {
  const { db, companyId, inThisCompany } = context
  const { rows: rounds } = await sql<{ recruitment_id: number }>`
    select round.recruitment_id from recruitment_rounds round
    join recruitments on recruitments.company_id = round.company_id and recruitments.id = round.recruitment_id
    where ${inThisCompany('round')} and round.id = ${roundId} and ${visibleRows(context, visibleCampaigns)}`.execute(
    db,
  )
  if (rounds[0] === undefined) throw notFound()
  const seen = sql.join(
    context.scopes.map(({ scope }) => reachCondition(context, visibleSchedules, scope)),
    sql` or `,
  )
  const { rows: candidates } = await sql<Waiting['candidates'][number]>`
    select candidates.id, candidates.full_name, candidates.state, own.schedule_id, own.starts_at, own.ends_at,
      coalesce((select jsonb_agg(jsonb_build_object('starts_at', other.starts_at, 'ends_at', other.ends_at,
          'recruitment_name', case when ${sql<SqlBool>`(${seen})`} then (select campaign.name from recruitments campaign
            where campaign.company_id = other.company_id and campaign.id = other.recruitment_id) end) order by other.starts_at)
        from recruitment_schedule_candidates other
        join recruitment_schedules on recruitment_schedules.company_id = other.company_id
          and recruitment_schedules.id = other.schedule_id
        where other.company_id = candidates.company_id and other.applicant_id = candidates.applicant_id
          and not other.is_cancelled and other.ends_at >= now()
          and other.schedule_id is distinct from own.schedule_id), '[]') as elsewhere
    from candidates
    left join recruitment_schedule_candidates own on own.company_id = candidates.company_id
      and own.round_id = ${roundId} and own.candidate_id = candidates.id and not own.is_cancelled
    where ${inThisCompany('candidates')} and ${isThere} and candidates.recruitment_id = ${rounds[0].recruitment_id}
      and candidates.state in ('seen', 'contacted', 'confirmed')
    order by own.starts_at nulls first, candidates.sort_name, candidates.id limit 1000`.execute(db)
  const { rows: interviewers } = await sql<Waiting['interviewers'][number]>`
    select employee.id, employee.full_name, not employee.active as has_left,
      ${timesOf(sql`employee.company_id`, sql`employee.id`)} as times from recruitment_examiners examiner
    join employees employee on employee.company_id = examiner.company_id and employee.id = examiner.employee_id
    where examiner.company_id = ${companyId} and examiner.round_id = ${roundId} order by employee.full_name, employee.id`.execute(
    db,
  )
  return { candidates, interviewers }
}
