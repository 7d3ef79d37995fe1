import { fieldFacts } from '@nhansu/sdk/field-facts/jobs'
import { jobStateLabels } from '@nhansu/sdk/domains/system'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { Ban, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { mutation } from '#web/session/queries.ts'
import { shareOf } from '#web/kit/jobs/job-progress.tsx'
import { jobStateTones } from './state-tones.ts'
import { useLive } from './use-live.ts'
import { useQuestion } from './use-question.tsx'

type Job = Row<'jobs'>

const jobs = defineResource('jobs', {
  facts: fieldFacts,
  title: 'Công việc nền',
  label: 'công việc',
  emptyText:
    'Những việc hệ thống làm sau khi bạn bấm, như nhập Excel hoặc gửi thư hàng loạt, hiện ở đây với tiến độ và kết quả.',
  nameOf: (job) => job.title,
  search: [],
  columns: [
    { field: 'title', filter: 'text', main: true, width: 220 },
    {
      field: 'state',
      filter: { labels: jobStateLabels },
      width: 145,
      cell: (state, job) => (
        <Status tone={jobStateTones[state]}>{job.is_cancelling ? 'Đang hủy' : jobStateLabels[state]}</Status>
      ),
    },
    // Shows two fields together.
    { field: 'done', header: 'Tiến độ', width: 130, cell: (_, job) => <HowFar job={job} /> },
    {
      field: 'message',
      width: 190,
      cell: (message) => message && <span title={message}>{message}</span>,
    },
    {
      field: 'requested_by',
      // An object has no title of its own.
      header: 'Người yêu cầu',
      width: 160,
      cell: (requester) => (requester ? (requester.full_name ?? '–') : <Text tone="hint">Theo lịch</Text>),
    },
    // A job is made when it is asked for.
    { field: 'created_at', header: 'Yêu cầu lúc', filter: 'datetime', width: 165 },
    { field: 'finished_at', filter: 'datetime', hidden: true },
    { field: 'attempts', kind: 'number', width: 120, hidden: true },
  ],
})

/** Background work of the company, for its administrators: what waits, works, failed; cancelled and begun again here. */
export default listScreen<'jobs'>({ ...jobs, useActions: useJobActions })

function HowFar({ job }: { job: Job }) {
  if (job.state === 'queued' || (job.total === null && job.done === 0)) return <Text tone="hint">–</Text>
  if (job.total === null) return formatNumber(job.done)
  return `${Math.round(shareOf(job))}% (${formatNumber(job.done)}/${formatNumber(job.total)})`
}

function useJobActions(): ListActions<Job> {
  useLive('jobs')
  const { mutateAsync: cancel } = useMutation(mutation('jobs.cancel'))
  const { mutateAsync: retry } = useMutation(mutation('jobs.retry'))
  const { ask, dialog } = useQuestion()
  const row = useMemo(
    (): RowAction<Job>[] => [
      {
        id: 'cancel',
        label: 'Hủy',
        icon: Ban,
        intent: 'danger',
        hidden: ({ state, is_cancelling }) => is_cancelling || !['queued', 'running'].includes(state),
        onSelect: ({ id, title }) =>
          ask({
            title: `Hủy "${title}"?`,
            description: 'Công việc dừng ở bước kế tiếp; những gì bước dở dang đã làm được hoàn lại.',
            confirmLabel: 'Hủy công việc',
            tone: 'danger',
            work: () => cancel({ path: { id } }),
            done: 'Đã hủy công việc.',
            about: title,
          }),
      },
      {
        id: 'retry',
        label: 'Chạy lại',
        icon: RotateCcw,
        hidden: ({ can_retry }) => !can_retry,
        onSelect: ({ id, title }) =>
          ask({
            title: `Chạy lại "${title}"?`,
            description: 'Công việc được đưa lại vào hàng chờ với đúng dữ liệu của lần trước.',
            confirmLabel: 'Chạy lại',
            work: () => retry({ path: { id } }),
            done: 'Công việc đã được đưa vào hàng chờ.',
            about: title,
          }),
      },
    ],
    [ask, cancel, retry],
  )
  return { row, dialogs: dialog }
}
