import type { Data } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CandidateState } from './candidate-rows.ts'
import { visibleCampaigns } from '../campaigns/visible-campaigns.ts'
import { isEraseOpen } from './erase-requests.ts'
import { isKeptApart } from './suspected-applications.ts'
import { isThere, visibleCandidates } from './visible-candidates.ts'

/** Every state with how many candidates the caller may see in it. */
export async function statusCounts(
  context: ProductContext,
  recruitmentId?: number,
): Promise<Data<'candidates.statuses'>['statuses']> {
  const { rows } = await sql<{ state: CandidateState; total: number }>`
    select state, count(*) as total from candidates
    where ${context.inThisCompany('candidates')} and ${isThere} and ${visibleRows(context, visibleCandidates)}
      and ${recruitmentId === undefined ? sql`true` : sql`recruitment_id = ${recruitmentId}`}
    group by state`.execute(context.db)
  const totals = new Map(rows.map(({ state, total }) => [state, total]))
  // The labels stand in the order of the moves.
  return (Object.keys(candidateStateLabels) as CandidateState[]).map((state) => ({
    state,
    name: candidateStateLabels[state],
    total: totals.get(state) ?? 0,
  }))
}

/** The positions for which somebody has applied. */
export async function positionCounts(
  context: ProductContext,
): Promise<Data<'candidates.positions'>['positions']> {
  const { rows } = await sql<{ id: number; name: string; total: number }>`
    select position.id, position.name, count(*) as total from candidates
    join recruitments campaign on campaign.company_id = candidates.company_id and campaign.id = candidates.recruitment_id
    join positions position on position.company_id = campaign.company_id and position.id = campaign.position_id
    where ${context.inThisCompany('candidates')} and ${isThere} and ${visibleRows(context, visibleCandidates)}
    group by position.id, position.name order by vn_fold(position.name), position.id`.execute(context.db)
  return rows
}

/** How many applications are kept apart because they look like spam, in the campaigns that the caller may see. */
export function suspectedCount(context: ProductContext, recruitmentId?: number): Promise<number> {
  return applicationCount(context, isKeptApart, recruitmentId)
}

/** How many requests to erase wait for an answer, in the campaigns that the caller may see. */
export function eraseRequestCount(context: ProductContext, recruitmentId?: number): Promise<number> {
  return applicationCount(context, isEraseOpen, recruitmentId)
}

async function applicationCount(
  context: ProductContext,
  which: RawBuilder<SqlBool>,
  recruitmentId: number | undefined,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from applications application
    join recruitments on recruitments.company_id = application.company_id and recruitments.id = application.recruitment_id
    where ${context.inThisCompany('application')} and ${which} and ${visibleRows(context, visibleCampaigns)}
      and ${recruitmentId === undefined ? sql`true` : sql`application.recruitment_id = ${recruitmentId}`}`.execute(
    context.db,
  )
  return rows[0]?.total ?? 0
}
