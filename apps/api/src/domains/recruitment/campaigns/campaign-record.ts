import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleCampaigns } from './visible-campaigns.ts'

/** What the rules of a campaign look at. */
export interface Campaign {
  id: number
  code: string
  name: string
  department_id: number
  position_id: number
  quantity: number
  status: 'planning' | 'recruiting' | 'done'
  approval: 'draft' | 'waiting' | 'approved' | 'rejected'
  created_by: number | null
  submitted_by: number | null
  version: number
}

/**
 * Holds a campaign until the end of the transaction.
 * @throws ApiFailure 404 when it is not there or not the caller's
 */
export async function heldCampaign(context: ProductContext, id: number): Promise<Campaign> {
  const { rows } = await sql<Campaign>`
    select id, code, name, department_id, position_id, quantity, status, approval, created_by, submitted_by, version
    from recruitments
    where ${context.inThisCompany('recruitments')} and ${visibleRows(context, visibleCampaigns)} and id = ${id}
    for update`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** @throws ApiFailure 404 for a campaign that is not there or not for this reader */
export async function visibleCampaign(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`select from recruitments where ${context.inThisCompany('recruitments')}
    and ${visibleRows(context, visibleCampaigns)} and id = ${id}`.execute(context.db)
  if (rows.length === 0) throw notFound()
}

/**
 * Holds a campaign that may be written now.
 * @throws ApiFailure 404 when it is not there, 409 while it waits for approval, when it is done, and when a unit that may
 *   only request has had its request approved
 */
export async function writableCampaign(context: ProductContext, id: number): Promise<Campaign> {
  const campaign = await heldCampaign(context, id)
  if (campaign.status === 'done') {
    throw new ApiFailure(409, 'Đợt tuyển dụng đã kết thúc nên không sửa được.')
  }
  if (campaign.approval === 'waiting') {
    throw new ApiFailure(409, 'Đợt tuyển dụng đang chờ duyệt nên không sửa được.')
  }
  const requestsOnly = !context.scopes.some(({ scope }) => scope === 'company')
  if (requestsOnly && (campaign.status !== 'planning' || campaign.approval === 'approved')) {
    throw new ApiFailure(409, 'Đề nghị đã được duyệt, bộ phận tuyển dụng sẽ cập nhật tiếp.')
  }
  return campaign
}
