import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { type ComponentType, lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { CampaignApproval, CampaignState } from './campaign-state.tsx'
import { OpeningChecklist } from './opening-checklist.tsx'
import { useCampaignDeeds } from './use-campaign-deeds.tsx'
import { type Campaign, type CampaignTabProps, useCampaign, useCanEdit } from './use-campaign.ts'

interface Step {
  id: string
  label: string
  Content: ComponentType<CampaignTabProps>
}

/** The steps of a campaign, each saved by itself, and how it came to where it stands. */
const steps: readonly Step[] = [
  { id: 'thong-tin', label: 'Thông tin', Content: lazy(() => import('./information-tab.tsx')) },
  { id: 'dieu-kien', label: 'Điều kiện', Content: lazy(() => import('./conditions-tab.tsx')) },
  { id: 'hoi-dong', label: 'Hội đồng', Content: lazy(() => import('./board-tab.tsx')) },
  { id: 'vong', label: 'Vòng', Content: lazy(() => import('./rounds-tab.tsx')) },
  { id: 'chi-phi', label: 'Chi phí', Content: lazy(() => import('./costs-tab.tsx')) },
  { id: 'tai-lieu', label: 'Tài liệu', Content: lazy(() => import('./documents-tab.tsx')) },
  {
    id: 'bieu-mau',
    label: 'Biểu mẫu dự tuyển',
    Content: lazy(() => import('../application-forms/application-form-tab.tsx')),
  },
  { id: 'lich-su', label: 'Lịch sử', Content: lazy(() => import('./history-tab.tsx')) },
]

/** A campaign: what is wanted, its parts, where it stands and what can be done with it; without a right to change it, to read. */
export default function CampaignPage() {
  const id = Number(useParams()['id'])
  const { campaign, error, refetch, dataUpdatedAt } = useCampaign(id)
  if (campaign) return <OpenCampaign key={id} campaign={campaign} asOf={dataUpdatedAt} />
  return <NotLoaded title="Đợt tuyển dụng" error={error} onRetry={() => void refetch()} />
}

function OpenCampaign({ campaign, asOf }: { campaign: Campaign; asOf: number }) {
  const canEdit = useCanEdit(campaign)
  const { actions, dialogs } = useCampaignDeeds(campaign)
  const { status, approval } = campaign
  return (
    <>
      <DetailPage
        title={campaign.name}
        status={
          <Inline gap="xs">
            <CampaignState status={status} />
            {status === 'planning' && approval !== 'draft' && <CampaignApproval approval={approval} />}
          </Inline>
        }
        summary={summaryOf(campaign)}
        actions={actions.length > 0 && <PageActions actions={actions} />}
        essentials={essentialsOf(campaign)}
        tabs={steps.map(({ id, label, Content }) => ({
          id,
          label,
          content: <Content campaign={campaign} canEdit={canEdit} />,
        }))}
        attention={status === 'planning' && canEdit && <OpeningChecklist id={campaign.id} asOf={asOf} />}
      />
      {dialogs}
    </>
  )
}

/** 'TD-2026-104 · Đội xe số 1 · Lái xe tải · Từ chối: hết định biên'. */
function summaryOf({ code, department_name, position_name, ...campaign }: Campaign): string {
  const rejected =
    campaign.approval === 'rejected' && campaign.approval_reason && `Từ chối: ${campaign.approval_reason}`
  const closed = campaign.status === 'done' && campaign.closing_note && `Kết thúc: ${campaign.closing_note}`
  return [code, department_name, position_name, rejected, closed].filter(Boolean).join(' · ')
}

function essentialsOf(campaign: Campaign): Description[] {
  const { deadline, days_left: days, planned_cost: planned, actual_cost: actual } = campaign
  const left = days !== null && (days >= 0 ? `còn ${days} ngày` : `quá hạn ${-days} ngày`)
  return [
    { term: 'Trúng tuyển', value: `${campaign.filled_total}/${campaign.quantity}` },
    {
      term: 'Hồ sơ ứng tuyển',
      value:
        campaign.new_total > 0
          ? `${campaign.candidate_total}, ${campaign.new_total} mới nộp`
          : `${campaign.candidate_total}`,
    },
    {
      term: 'Hạn nộp hồ sơ',
      value: deadline && [formatDate(deadline), left].filter(Boolean).join(', '),
    },
    { term: 'Dự toán', value: formatNumber(planned) },
    { term: 'Đã chi', value: formatNumber(actual) },
  ]
}
