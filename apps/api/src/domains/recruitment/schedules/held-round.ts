import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleCampaigns } from '../campaigns/visible-campaigns.ts'

/** What the rules of appointments and cards look at in a round. */
export interface HeldRound {
  id: number
  recruitment_id: number
  name: string
  kind: 'screening' | 'quiz' | 'written' | 'practical' | 'interview' | 'health'
  state: 'open' | 'closed'
  campaign_status: 'planning' | 'recruiting' | 'done'
}

/**
 * Holds a round until the end of the transaction: appointments, cards handed in and closing come one after the other.
 * @throws ApiFailure 404 for a round that is not there or not of the writer's campaigns
 */
export async function heldRound(context: ProductContext, id: number): Promise<HeldRound> {
  const { rows } = await sql<HeldRound>`
    select round.id, round.recruitment_id, round.name, round.kind, round.state, recruitments.status as campaign_status
    from recruitment_rounds round
    join recruitments on recruitments.company_id = round.company_id and recruitments.id = round.recruitment_id
    where ${context.inThisCompany('round')} and round.id = ${id} and ${visibleRows(context, visibleCampaigns)}
    for update of round`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** @throws ApiFailure 409 for a round that is closed, or whose campaign is not open */
export function refuseClosedRound({ name, state, campaign_status: status }: HeldRound): void {
  if (status !== 'recruiting') throw new ApiFailure(409, 'Đợt tuyển dụng chưa mở hoặc đã kết thúc.')
  if (state === 'closed') throw new ApiFailure(409, `Vòng ${name} đã chốt. Hãy mở lại vòng trước.`)
}
