import {
  disciplineDueLabels,
  disciplineStateLabels,
  rewardTypeLabels,
} from '@nhansu/sdk/domains/rewards-disciplines'
import { fieldFacts } from '@nhansu/sdk/field-facts/rewards-disciplines'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { filteredList } from '#web/kit/list/filter-text.ts'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { useTogether } from '#web/kit/resource/together.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { peopleOf } from './record-words.ts'
import { DisciplineState } from './discipline-state.tsx'
import { useRecordDialogs } from './use-record-dialogs.tsx'

const records = defineResource('rewardsDisciplines', {
  facts: fieldFacts,
  title: 'Khen thưởng, kỷ luật',
  label: 'khen thưởng, kỷ luật',
  nameOf: (record) => `${rewardTypeLabels[record.type]} ${record.number ?? record.minutes_no ?? ''}`.trim(),
  search: ['number', 'reason'],
  searchLabel: 'Tìm theo số, nội dung',
  columns: [
    {
      field: 'employees',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      main: true,
      width: 250,
      opens: opens('show'),
      cell: (_, record) => peopleOf(record),
    },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 160,
      hidden: true,
    },
    { field: 'type', filter: { labels: rewardTypeLabels }, width: 115 },
    {
      field: 'form_name',
      filter: { by: 'form_id', kind: { reference: 'rewardDisciplineForms' } },
      width: 185,
    },
    { field: 'number', filter: 'text', width: 115 },
    { field: 'decision_date', filter: 'date', width: 115 },
    {
      field: 'reason_name',
      filter: { by: 'reason_id', kind: { reference: 'rewardReasons' } },
      width: 185,
      hidden: true,
    },
    { field: 'reason', filter: 'text', width: 150, hidden: true },
    { field: 'money', filter: 'number', width: 115 },
    {
      field: 'state',
      filter: { labels: disciplineStateLabels },
      width: 140,
      cell: (state, { limit_day }) =>
        state === null ? '–' : <DisciplineState state={state} limitDay={limit_day} />,
    },
    {
      field: 'cleared_date',
      width: 145,
      hidden: true,
      cell: (day) => (day === null ? '–' : formatDate(day)),
    },
    { field: 'violation_date', filter: 'date', hidden: true },
    { field: 'limit_day', kind: 'date', hidden: true },
    { field: 'due', filter: { labels: disciplineDueLabels }, width: 160, hidden: true },
    { field: 'signer', hidden: true },
    { field: 'period', hidden: true },
    { field: 'gift', hidden: true },
  ],
})

const useWorkbooks = workbookActions('rewardsDisciplines', { export: 'employee_export' })

export default listScreen<'rewardsDisciplines'>({
  ...records,
  useActions: useRecordActions,
  toolbar: TypeLinks,
})

function useRecordActions(list: ShownList<object>): ListActions<Row<'rewardsDisciplines'>> {
  const { show, offered, dialogs } = useRecordDialogs()
  const keepsLists = usePermission('employee_edit')
  const row = useMemo(() => [{ id: 'show', label: 'Xem', icon: Eye, onSelect: show }], [show])
  const page = keepsLists ? [...choices, ...offered] : offered
  return useTogether([{ row, page, dialogs }, useWorkbooks(list)])
}

/** The company's lists that a record is chosen from. */
const choices: readonly PageAction[] = [
  { id: 'forms', label: 'Hình thức', href: '/nhan-vien/hinh-thuc-khen-thuong-ky-luat', folded: true },
  { id: 'reasons', label: 'Lý do', href: '/nhan-vien/ly-do-khen-thuong-ky-luat', folded: true },
]

const path = '/nhan-vien/khen-thuong-ky-luat'
const of = (type: string) => filteredList(path, 'type', { operator: 'in', value: [type] })

/** The two lists of one table; disciplines for who may see them. */
function TypeLinks() {
  const seesDisciplines = usePermission('employee_sensitive')
  if (!seesDisciplines) return null
  return (
    <>
      <ButtonLink href={of('reward')}>Khen thưởng</ButtonLink>
      <ButtonLink href={of('discipline')}>Kỷ luật</ButtonLink>
    </>
  )
}
