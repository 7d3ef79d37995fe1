import {
  answerDueLabels,
  recruitmentApprovalLabels,
  recruitmentStatusLabels,
} from '@nhansu/sdk/domains/recruitment'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitments'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { campaignPath } from './campaign-paths.ts'
import { CampaignApproval, CampaignState } from './campaign-state.tsx'
import { daysLeft } from './days-left.ts'
import { useCampaignActions } from './use-campaign-actions.tsx'

const campaigns = defineResource('recruitments', {
  facts: fieldFacts,
  title: 'Danh sách đợt tuyển dụng',
  label: 'đợt tuyển dụng',
  nameOf: ({ code, name }) => `${code}: ${name}`,
  search: ['name', 'code'],
  permissions: { edit: 'recruitment_edit', delete: 'recruitment_delete' },
  columns: [
    { field: 'code', filter: 'text', kind: 'code', width: 120 },
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 250,
      cell: (name, { id }) => (
        <Link tone="quiet" href={campaignPath(id)}>
          {name}
        </Link>
      ),
    },
    {
      field: 'status',
      filter: { labels: recruitmentStatusLabels },
      width: 155,
      cell: (status) => <CampaignState status={status} />,
    },
    {
      field: 'filled_total',
      // The number that is wanted stands beside it.
      header: 'Đã tuyển',
      kind: 'number',
      width: 90,
      cell: (filled, { quantity }) => `${filled}/${quantity}`,
    },
    { field: 'new_total', kind: 'number', width: 80 },
    {
      field: 'answer_due',
      filter: { labels: answerDueLabels },
      width: 190,
      hidden: true,
      cell: (due) => due && <Status tone={due === 'late' ? 'bad' : 'warn'}>{answerDueLabels[due]}</Status>,
    },
    { field: 'candidate_total', kind: 'number', width: 90, hidden: true },
    { field: 'days_left', width: 85, cell: (days) => daysLeft(days) },
    {
      field: 'approval',
      filter: { labels: recruitmentApprovalLabels },
      width: 110,
      cell: (approval) => <CampaignApproval approval={approval} />,
    },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 120,
    },
    {
      field: 'position_name',
      filter: { by: 'position_id', kind: { reference: 'positions' } },
      width: 160,
      hidden: true,
    },
    { field: 'deadline', filter: 'date', width: 140, hidden: true },
    { field: 'planned_cost', kind: 'number', width: 140, hidden: true },
    { field: 'actual_cost', kind: 'number', width: 140, hidden: true },
    { field: 'start_date', filter: 'date', hidden: true },
    { field: 'expected_start', kind: 'date', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  useActions: useCampaignActions,
})

/** The campaigns of the current company, and the requests of its units. */
export default listScreen(campaigns)
