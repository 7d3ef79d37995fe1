import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { type ComponentType, lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { PlanState } from './plan-state.tsx'
import { usePlanDeeds } from './use-plan-deeds.tsx'
import { type Plan, type PlanTabProps, usePlan } from './use-plan.ts'

interface Part {
  id: string
  label: string
  Content: ComponentType<PlanTabProps>
}

const parts: readonly Part[] = [
  { id: 'noi-dung', label: 'Nội dung', Content: lazy(() => import('./lines-tab.tsx')) },
  { id: 'thong-tin', label: 'Thông tin chung', Content: lazy(() => import('./plan-general-tab.tsx')) },
  { id: 'lich-su', label: 'Lịch sử', Content: lazy(() => import('./plan-history-tab.tsx')) },
]

/** A plan: what it holds, where it stands and what can be done with it. */
export default function PlanPage() {
  const id = Number(useParams()['id'])
  const { plan, error, refetch } = usePlan(id)
  if (plan) return <OpenPlan key={id} plan={plan} />
  return <NotLoaded title="Kế hoạch đào tạo" error={error} onRetry={() => void refetch()} />
}

function OpenPlan({ plan }: { plan: Plan }) {
  const mayEdit = usePermission('training_edit')
  const { actions, dialogs } = usePlanDeeds(plan)
  const canEdit = mayEdit && plan.status === 'draft'
  return (
    <>
      <DetailPage
        title={plan.name}
        status={<PlanState status={plan.status} />}
        summary={summaryOf(plan)}
        actions={actions.length > 0 && <PageActions actions={actions} />}
        essentials={essentialsOf(plan)}
        tabs={parts.map(({ id, label, Content }) => ({
          id,
          label,
          content: <Content plan={plan} canEdit={canEdit} />,
        }))}
      />
      {dialogs}
    </>
  )
}

/** 'KHĐT-2027-01 · Năm 2027, quý 2 · Đội xe số 1 · Điều chỉnh lần 1 · Lý do: chưa có kinh phí'. */
function summaryOf({
  code,
  year,
  quarter,
  department_name: unit,
  revision,
  status_reason: why,
}: Plan): string {
  const time = quarter === null ? `Năm ${year}` : `Năm ${year}, quý ${quarter}`
  const changed = revision > 1 && `Điều chỉnh lần ${revision - 1}`
  return [code, time, unit ?? 'Toàn công ty', changed, why && `Lý do: ${why}`].filter(Boolean).join(' · ')
}

function essentialsOf(plan: Plan): Description[] {
  const { approved_planned: approved, approved_people: people } = plan
  return [
    { term: 'Dự kiến', value: `${formatNumber(plan.people_total, 0)} người` },
    { term: 'Đã tham gia', value: `${formatNumber(plan.joined_total, 0)} người` },
    { term: 'Dự toán', value: formatNumber(plan.planned_total) },
    { term: 'Thực tế', value: formatNumber(plan.actual_total) },
    {
      term: 'Đã duyệt',
      value: approved === null ? null : `${formatNumber(approved)}, ${formatNumber(people ?? 0, 0)} người`,
    },
  ]
}
