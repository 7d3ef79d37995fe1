import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import {
  BadgeCheck,
  BadgeX,
  CircleCheckBig,
  Copy,
  DoorOpen,
  RotateCcw,
  Send,
  Undo2,
  Users,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePermission } from '#web/session/use-profile.ts'
import { candidatesPath } from '../candidates/candidate-paths.ts'
import type { CampaignDeedName } from './campaign-deeds.ts'
import { useCopy } from './use-campaign-actions.tsx'
import type { Campaign } from './use-campaign.ts'

// Its code comes with the first one that is opened.
const CampaignDeedDialog = lazy(() => import('./campaign-deed-dialog.tsx'))

/** What can be done with a campaign as it stands, by who may do it, and the dialogs of it. */
export function useCampaignDeeds(campaign: Campaign): { actions: PageAction[]; dialogs: ReactNode } {
  const recruits = usePermission('recruitment_edit')
  const asks = usePermission('recruitment_request')
  const approves = usePermission('recruitment_approve')
  const reads = usePermission('recruitment_access')
  const [deed, setDeed] = useState<CampaignDeedName>()
  const copy = useCopy()
  const { id, status, approval } = campaign
  const waits = status === 'planning' && approval === 'waiting'
  const isDraft = status === 'planning' && (approval === 'draft' || approval === 'rejected')
  const offered: (false | PageAction)[] = [
    reads && { id: 'people', label: 'Ứng viên', icon: Users, href: candidatesPath(id) },
    recruits && { id: 'copy', label: 'Sao chép', icon: Copy, onSelect: () => void copy(id) },
    recruits &&
      status === 'recruiting' && {
        id: 'plan',
        label: 'Đưa về kế hoạch',
        icon: Undo2,
        onSelect: () => setDeed('plan'),
      },
    waits && approves && { id: 'reject', label: 'Từ chối', icon: BadgeX, onSelect: () => setDeed('reject') },
    waits &&
      approves && {
        id: 'approve',
        label: 'Phê duyệt',
        icon: BadgeCheck,
        tone: 'primary',
        onSelect: () => setDeed('approve'),
      },
    isDraft &&
      (recruits || asks) && {
        id: 'submit',
        label: 'Gửi duyệt',
        icon: Send,
        tone: recruits ? 'neutral' : 'primary',
        onSelect: () => setDeed('submit'),
      },
    recruits &&
      status === 'planning' &&
      !waits && {
        id: 'open',
        label: 'Mở tuyển dụng',
        icon: DoorOpen,
        tone: 'primary',
        onSelect: () => setDeed('open'),
      },
    recruits &&
      status === 'recruiting' && {
        id: 'close',
        label: 'Kết thúc đợt',
        icon: CircleCheckBig,
        tone: 'primary',
        onSelect: () => setDeed('close'),
      },
    recruits &&
      status === 'done' && {
        id: 'reopen',
        label: 'Mở lại đợt',
        icon: RotateCcw,
        tone: 'primary',
        onSelect: () => setDeed('reopen'),
      },
  ]
  return {
    actions: offered.filter((action) => action !== false),
    dialogs: (
      <Suspense>
        {deed && <CampaignDeedDialog deed={deed} campaign={campaign} onClose={() => setDeed(undefined)} />}
      </Suspense>
    ),
  }
}
