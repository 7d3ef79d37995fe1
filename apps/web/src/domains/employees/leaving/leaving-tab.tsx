import { leaverTaskDoerLabels } from '@nhansu/sdk/domains/leaving'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { Row } from '#web/kit/resource/define-resource.ts'
import { query } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { TaskState } from './task-status.tsx'
import { useTaskDeeds } from './use-task-deeds.tsx'
import { WorkToHandOver } from './work-to-hand-over.tsx'

type Task = Row<'leaverTasks'>

/** More tasks than two leavings have. */
const most = 100

/** What has to be done because this employee leaves, by the day on which he does, with who did it and when. */
export default function LeavingTab({ employee }: FilePartProps) {
  const asked = useQuery(
    query('leaverTasks.list', {
      query: {
        filter: { employee_id: { operator: 'equal', value: employee.id } },
        sort: 'due_date',
        size: most,
      },
    }),
  )
  const { deeds, dialog } = useTaskDeeds()
  return (
    <Loaded
      query={asked}
      title="Không mở được việc cần làm khi nghỉ việc"
      empty={({ leaver_tasks: tasks }) =>
        tasks.length === 0 ? 'Không có việc nào phải làm: nhân viên này chưa có ngày nghỉ việc.' : null
      }
    >
      {({ leaver_tasks: tasks }) => (
        <Stack gap="xl">
          {employee.account && <WorkToHandOver account={employee.account} />}
          {leavings(tasks).map(([title, own]) => (
            <FactSection key={title} title={title}>
              <Stack>
                <Text tone="soft">{summaryOf(own)}</Text>
                <Stack as="ul" gap="md">
                  {own.map((task) => (
                    <li key={task.id}>
                      <TaskLine task={task} deeds={deeds} />
                    </li>
                  ))}
                </Stack>
              </Stack>
            </FactSection>
          ))}
          {dialog}
        </Stack>
      )}
    </Loaded>
  )
}

/** The tasks of each leaving, the last one first; one that was taken back stands for itself. */
function leavings(tasks: readonly Task[]): [title: string, tasks: Task[]][] {
  const byTitle = Map.groupBy(tasks, ({ leave_date, status }) =>
    [`Làm việc đến ${formatDate(leave_date)}`, status === 'cancelled' && 'đã hủy'].filter(Boolean).join(', '),
  )
  return [...byTitle].toSorted(([, [one]], [, [other]]) =>
    (other?.leave_date ?? '').localeCompare(one?.leave_date ?? ''),
  )
}

function summaryOf(tasks: readonly Task[]): string {
  const [first] = tasks
  if (first?.status === 'cancelled') return first.end_reason ?? 'Việc nghỉ đã bị hủy'
  const closed = tasks.filter(({ status }) => status === 'done' || status === 'waived').length
  return `Đã xong ${closed}/${tasks.length} việc.`
}

function TaskLine({ task, deeds }: { task: Task; deeds: readonly RowAction<Task>[] }) {
  const { name, status } = task
  const offered = deeds.filter(({ hidden }) => hidden?.(task) !== true)
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Inline gap="sm">
          <Text weight="medium">{name}</Text>
          <TaskState status={status} />
        </Inline>
        <Text tone={status === 'overdue' ? 'bad' : 'soft'}>{wordsOf(task)}</Text>
      </Stack>
      <Inline gap="sm">
        {offered.map(({ id, label, onSelect }) => (
          <Button
            key={id}
            size="small"
            tone={id === 'done' ? 'neutral' : 'quiet'}
            aria-label={`${label}: ${name}`}
            onClick={() => onSelect?.(task)}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </Inline>
  )
}

/** 'Trưởng đơn vị · Hạn 28-02-2031 · Phạm Thu Hà ghi ngày 27-02-2031 · Đã giao cho chị Mai.' */
function wordsOf({ doer, due_date, done_by_name, done_at, note }: Task): string {
  return [
    leaverTaskDoerLabels[doer],
    `Hạn ${formatDate(due_date)}`,
    done_at && `${done_by_name ?? 'Không rõ ai'} ghi lúc ${formatDateTime(done_at)}`,
    note,
  ]
    .filter(Boolean)
    .join(' · ')
}
