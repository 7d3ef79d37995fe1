import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { worksHere } from '../works-here.ts'

type OwnCards = Data<'recruitmentResults.mine'>['cards']

/**
 * What an examiner has to do and has done in the campaigns that are open: those with an appointment first, by time, then
 * those who wait without one.
 */
export async function ownCards(context: ProductContext): Promise<OwnCards> {
  const { companyId, inThisCompany, session } = context
  // Everybody's first page asks it, and finds hardly anything: its plan costs much more than its rows.
  return context.prepared(sql<OwnCards[number]>`
    select round.id as round_id, candidates.id as candidate_id, candidates.full_name, round.name as round_name,
      campaign.name as recruitment_name, round.state as round_state, card.state, card.id as result_id,
      case when card.state = 'handed_in' then card.total::float8 end as total,
      held.starts_at, held.ends_at, coalesce(held.room_name, held.place) as place, held.link
    from recruitment_examiners examiner
    join recruitment_rounds round on round.company_id = examiner.company_id and round.id = examiner.round_id
    join recruitments campaign on campaign.company_id = examiner.company_id and campaign.id = examiner.recruitment_id
      and campaign.status = 'recruiting'
    join candidates on candidates.company_id = examiner.company_id and candidates.recruitment_id = examiner.recruitment_id
    left join recruitment_cards card on card.company_id = examiner.company_id and card.round_id = examiner.round_id
      and card.candidate_id = candidates.id and card.employee_id = examiner.employee_id
    left join lateral (
      select schedule.starts_at, schedule.ends_at, schedule.place, schedule.link, room.name as room_name
      from recruitment_schedule_candidates sits
      join recruitment_schedules schedule on schedule.company_id = sits.company_id and schedule.id = sits.schedule_id
      left join recruitment_rooms room on room.company_id = schedule.company_id and room.id = schedule.room_id
      where sits.company_id = ${companyId} and sits.round_id = round.id and sits.candidate_id = candidates.id
        and not sits.is_cancelled limit 1
    ) held on true
    where ${inThisCompany('examiner')} and examiner.employee_id = ${session.employeeId}
      and ${worksHere(context)} and ${inThisCompany('candidates')} and ${isThere}
      and candidates.state in ('seen', 'contacted', 'confirmed', 'accepted')
      and (card.id is not null or ((held.starts_at is not null or candidates.state = 'confirmed')
        and exists (select from recruitment_expected_cards expected where expected.company_id = ${companyId}
          and expected.round_id = round.id and expected.candidate_id = candidates.id
          and expected.employee_id = examiner.employee_id)))
    order by card.state is not distinct from 'handed_in', held.starts_at nulls last, candidates.sort_name, candidates.id, round.id
    limit 500`)
}
