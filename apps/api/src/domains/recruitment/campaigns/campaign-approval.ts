import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { writeMove } from './campaign-history.ts'
import { type Campaign, heldCampaign } from './campaign-record.ts'

interface Step {
  from: readonly Campaign['approval'][]
  to: Campaign['approval']
}

const steps = {
  submit: { from: ['draft', 'rejected'], to: 'waiting' },
  approve: { from: ['waiting'], to: 'approved' },
  reject: { from: ['waiting'], to: 'rejected' },
} as const satisfies Record<string, Step>

/**
 * Takes the approval of a campaign one step on.
 * @throws ApiFailure 409 out of its turn, 403 for who would approve or reject his own, 409 for a stale version
 */
export async function stepApproval(
  context: ProductContext,
  id: number,
  name: keyof typeof steps,
  { version, reason }: { version?: number | undefined; reason?: string },
): Promise<void> {
  const { db, session, inThisCompany } = context
  const campaign = await heldCampaign(context, id)
  const { from, to }: Step = steps[name]
  if (version !== undefined && version !== campaign.version) {
    throw new ApiFailure(409, 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.')
  }
  if (campaign.status !== 'planning' || !from.includes(campaign.approval)) {
    throw new ApiFailure(409, 'Đợt tuyển dụng không còn ở bước cho phép thao tác này. Vui lòng tải lại.')
  }
  const own = [campaign.created_by, campaign.submitted_by].includes(session.userId)
  if (name !== 'submit' && own) {
    throw new ApiFailure(403, 'Bạn không được phê duyệt đợt tuyển dụng do chính mình lập hoặc gửi duyệt.')
  }
  const who =
    name === 'submit'
      ? sql`submitted_by = ${session.userId}, submitted_at = now()`
      : sql`approved_by = ${session.userId}, approved_at = now()`
  await sql`update recruitments set approval = ${to}, approval_reason = ${reason ?? null}, ${who}
    where ${inThisCompany('recruitments')} and id = ${id}`.execute(db)
  await writeMove(context, id, { kind: 'approval', from: campaign.approval, to, reason })
  context.audit({ recordId: id, ...savedChanges({ approval: campaign.approval }, { approval: to }) })
}
