import type { Schemas } from '@nhansu/sdk/contract'
import { recruitmentApprovalLabels, recruitmentStatusLabels } from '@nhansu/sdk/domains/recruitment'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type CampaignStatus = Schemas['RecruitmentStatus']
type Approval = Schemas['RecruitmentApproval']

const statusTones: Readonly<Record<CampaignStatus, StatusTone>> = {
  planning: 'neutral',
  recruiting: 'brand',
  done: 'plain',
}

const approvalTones: Readonly<Record<Approval, StatusTone>> = {
  draft: 'neutral',
  waiting: 'warn',
  approved: 'plain',
  rejected: 'bad',
}

/** The state of a campaign. */
export function CampaignState({ status }: { status: CampaignStatus }) {
  return <Status tone={statusTones[status]}>{recruitmentStatusLabels[status]}</Status>
}

/** Where the approval of a campaign stands. */
export function CampaignApproval({ approval }: { approval: Approval }) {
  return <Status tone={approvalTones[approval]}>{recruitmentApprovalLabels[approval]}</Status>
}
