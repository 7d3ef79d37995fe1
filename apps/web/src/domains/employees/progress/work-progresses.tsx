import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import { workProgressKindLabels } from '@nhansu/sdk/domains/work-progress'
import { fieldFacts } from '@nhansu/sdk/field-facts/work-progresses'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { IdCard } from 'lucide-react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { useTogether } from '#web/kit/resource/together.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { progressPath } from './progress-words.ts'

const progress = defineResource('workProgresses', {
  facts: fieldFacts,
  title: 'Quá trình công tác',
  label: 'giai đoạn',
  nameOf: ({ full_name, from_date }) => `${full_name} từ ${formatDate(from_date)}`,
  search: [],
  columns: [
    { field: 'nhansu_id', kind: 'code', width: 100 },
    {
      field: 'full_name',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      main: true,
      width: 150,
      cell: (name, { employee_id }) => (
        <Link tone="quiet" href={progressPath(employee_id)}>
          {name}
        </Link>
      ),
    },
    { field: 'from_date', filter: 'date', width: 110 },
    { field: 'to_date', filter: 'date', width: 110, cell: (day) => (day === null ? 'nay' : formatDate(day)) },
    { field: 'kind', filter: { labels: workProgressKindLabels }, hidden: true },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 140,
    },
    { field: 'company_name', filter: 'text', width: 150 },
    { field: 'position_name', filter: 'text', width: 140 },
    { field: 'decision_no', filter: 'text', width: 115 },
    { field: 'decision_type', cell: (type) => wordOf(decisionTypeLabels, type), hidden: true },
    { field: 'decision_date', kind: 'date', hidden: true },
    { field: 'position_level', cell: (level) => wordOf(positionLevelLabels, level), hidden: true },
    { field: 'nature_of_work', cell: (nature) => wordOf(natureOfWorkLabels, nature), hidden: true },
    { field: 'salary_level', hidden: true },
    { field: 'reason', hidden: true },
    { field: 'note', hidden: true },
  ],
})

const useWorkbooks = workbookActions('workProgresses', { export: 'employee_export' })

const links: ListActions<Row<'workProgresses'>> = {
  row: [
    {
      id: 'open',
      label: 'Xem trong hồ sơ',
      icon: IdCard,
      href: ({ employee_id }) => progressPath(employee_id),
    },
  ],
}

export default listScreen<'workProgresses'>({ ...progress, useActions: useProgressActions })

/** Periods are written in the file, where those before and after stand beside them. */
function useProgressActions(list: ShownList<object>): ListActions<Row<'workProgresses'>> {
  return useTogether([links, useWorkbooks(list)])
}

function wordOf(labels: Readonly<Record<number, string>>, value: number | null): string {
  return value === null ? '' : (labels[value] ?? '')
}
