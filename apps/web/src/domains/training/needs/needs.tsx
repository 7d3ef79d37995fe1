import {
  trainingNeedPriorityLabels,
  trainingNeedSourceLabels,
  trainingNeedStateLabels,
} from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-needs'
import { Text } from '@nhansu/ui/text/text.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { coursePath } from '../courses/course-paths.ts'
import { planPath } from '../plans/plan-paths.ts'
import { CodeLink, PersonLink, WayBeside } from '../row-links.tsx'
import { newNeedsPath } from './need-paths.ts'
import { NeedState } from './need-state.tsx'
import { type Need, useNeedActions } from './use-need-actions.tsx'

const needs = defineResource('trainingNeeds', {
  facts: fieldFacts,
  title: 'Nhu cầu đào tạo',
  label: 'nhu cầu đào tạo',
  nameOf: ({ full_name: name, target_name: target }) => `${name}: ${target}`,
  search: [],
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  keeps: whyKept,
  useActions: useNeedActions,
  toolbar: NewNeedsLink,
  emptyText:
    'Hệ thống tự lập nhu cầu từ chứng chỉ sắp hết hạn, chứng chỉ bắt buộc còn thiếu và kết quả kiểm tra không đạt; đơn vị cũng có thể đề xuất.',
  columns: [
    {
      field: 'full_name',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      main: true,
      width: 160,
      cell: (name, { employee_id: id }) => <PersonLink id={id} name={name} />,
    },
    { field: 'nhansu_id', kind: 'code', hidden: true },
    { field: 'unit_name', filter: { by: 'department_id', kind: { reference: 'departments' } }, width: 140 },
    {
      field: 'target_name',
      filter: { by: 'certificate_id', kind: { reference: 'certificates' } },
      width: 190,
    },
    { field: 'source', filter: { labels: trainingNeedSourceLabels }, width: 170 },
    { field: 'due_date', filter: 'date', width: 220, cell: (_, need) => <Due need={need} /> },
    { field: 'priority', filter: { labels: trainingNeedPriorityLabels }, hidden: true },
    {
      field: 'state',
      filter: { labels: trainingNeedStateLabels },
      width: 150,
      cell: (state) => <NeedState state={state} />,
    },
    { field: 'certificate_no', kind: 'code', hidden: true },
    { field: 'exam_code', kind: 'code', hidden: true },
    {
      field: 'is_required',
      filter: { labels: { true: 'Bắt buộc', false: 'Không bắt buộc' } },
      hidden: true,
    },
    {
      field: 'plan_code',
      hidden: true,
      cell: (code, { plan_id: id }) => <CodeLink code={code} id={id} pathOf={planPath} />,
    },
    {
      field: 'training_code',
      width: 110,
      cell: (code, { training_id: id }) => <CodeLink code={code} id={id} pathOf={coursePath} />,
    },
    { field: 'closed_because', hidden: true },
    { field: 'closed_on', kind: 'date', hidden: true },
    { field: 'created_by_name', hidden: true },
    { field: 'note', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
})

/** What people are still to be trained in. */
export default listScreen(needs)

function Due({ need: { due_date: day, days_left: left, state } }: { need: Need }) {
  if (day === null) return '–'
  const isOpen = state !== 'met' && state !== 'dismissed'
  if (!isOpen || left === null || left >= 0) return formatDate(day)
  return <Text tone="bad">{`${formatDate(day)} (quá ${-left} ngày)`}</Text>
}

/** What certificates and results say follows them, and what something was done about stays on record. */
function whyKept({ source, state }: Need): string | null {
  if (source === 'test') return 'Được lập theo kết quả kiểm tra; nếu không cần, hãy bỏ qua với lý do.'
  if (source !== 'proposal') return 'Được lập theo chứng chỉ; nếu không cần, hãy bỏ qua với lý do.'
  return state === 'new' ? null : 'Đề xuất đã xử lý được giữ lại.'
}

/** The way to what nothing was done about yet. */
function NewNeedsLink() {
  return <WayBeside href={newNeedsPath} words="Chưa xử lý" />
}
