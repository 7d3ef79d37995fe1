import { leaverTaskDoerLabels, leaverTaskStatusLabels } from '@nhansu/sdk/domains/leaving'
import { fieldFacts } from '@nhansu/sdk/field-facts/leaver-tasks'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { ListChecks } from 'lucide-react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { filePath } from '../file/employee-file.ts'
import { TaskState } from './task-status.tsx'
import { useTaskDeeds } from './use-task-deeds.tsx'

const tasks = defineResource('leaverTasks', {
  facts: fieldFacts,
  title: 'Việc cần làm khi nghỉ việc',
  label: 'việc',
  nameOf: ({ name, full_name }) => `${name} (${full_name})`,
  search: [],
  columns: [
    {
      field: 'full_name',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      main: true,
      width: 170,
      cell: (name, { employee_id }) => <Leaver id={employee_id} name={name} />,
    },
    { field: 'nhansu_id', kind: 'code', width: 110, hidden: true },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 160,
    },
    { field: 'leave_date', kind: 'date', width: 130, hidden: true },
    { field: 'name', width: 260 },
    {
      field: 'doer',
      filter: { labels: leaverTaskDoerLabels },
      width: 150,
      cell: (doer) => leaverTaskDoerLabels[doer],
    },
    { field: 'due_date', filter: 'date', width: 120, cell: (day, task) => <DueDay day={day} task={task} /> },
    {
      field: 'status',
      filter: { labels: leaverTaskStatusLabels },
      width: 140,
      cell: (status) => <TaskState status={status} />,
    },
    { field: 'note', width: 200, hidden: true },
    { field: 'done_by_name', width: 150, hidden: true },
    { field: 'done_at', hidden: true },
    { field: 'end_reason', hidden: true },
  ],
})

export default listScreen<'leaverTasks'>({ ...tasks, useActions: useTaskActions })

function useTaskActions(): ListActions<Row<'leaverTasks'>> {
  const { deeds, dialog } = useTaskDeeds()
  const mayEdit = usePermission('employee_edit')
  return {
    row: deeds,
    page: mayEdit
      ? [
          {
            id: 'template',
            label: 'Mẫu việc cần làm',
            icon: ListChecks,
            tone: 'quiet',
            href: '/viec-khi-nghi-viec/mau',
          },
        ]
      : [],
    dialogs: dialog,
  }
}

/** The head of a unit may have no right to the file. */
function Leaver({ id, name }: { id: number; name: string }) {
  const mayOpen = usePermission('employee_access')
  if (!mayOpen) return name
  return (
    <Link tone="quiet" href={`${filePath(id)}?tab=leaving`}>
      {name}
    </Link>
  )
}

function DueDay({ day, task: { status } }: { day: string; task: Row<'leaverTasks'> }) {
  return status === 'overdue' ? <Text tone="bad">{formatDate(day)}</Text> : formatDate(day)
}
