import type { Data } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'

/** A campaign with all its parts, as its page shows it. */
export type Campaign = Required<Data<'recruitments.show'>['recruitment']>

/** What a tab of a campaign's page is about. */
export interface CampaignTabProps {
  campaign: Campaign
  /** False for a reader, and for a campaign that waits for approval or is over. */
  canEdit: boolean
}

const include = ['conditions', 'boards', 'rounds', 'costs', 'documents'] as const

/** A campaign with all its parts. */
export function useCampaign(id: number) {
  const found = useQuery(query('recruitments.show', { path: { id }, query: { include: [...include] } }))
  // All parts were asked for.
  return { ...found, campaign: found.data?.recruitment as Campaign | undefined }
}

/** Whether the reader can change a campaign now; a unit that only asks for people stops where it has been approved. */
export function useCanEdit({ status, approval }: Pick<Campaign, 'status' | 'approval'>): boolean {
  const recruits = usePermission('recruitment_edit')
  const asks = usePermission('recruitment_request')
  if (status === 'done' || approval === 'waiting') return false
  return recruits || (asks && status === 'planning' && approval !== 'approved')
}
