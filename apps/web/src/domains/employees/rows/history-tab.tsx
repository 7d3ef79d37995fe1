import type { Data } from '@nhansu/sdk/contract'
import { changeSourceLabels } from '@nhansu/sdk/domains/employee-file'
import { jobChangeDeedLabels, jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeWords } from '#web/kit/detail-page/change-words.ts'
import { type HistoryEntry, HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'

type Change = Data<'employeeHistory.list'>['changes'][number]

const SIZE = 50

/** Lịch sử thay đổi: who changed what in the file, newest first. */
export default function HistoryTab({ employee: { id } }: FilePartProps) {
  const [page, setPage] = useState(1)
  const asked = query('employeeHistory.list', { path: { id }, query: { page, size: SIZE } })
  const history = useQuery({ ...asked, placeholderData: keepRows() })
  return (
    <Loaded
      query={history}
      title="Lịch sử thay đổi"
      empty={({ changes }) => (changes.length === 0 ? 'Chưa có thay đổi nào.' : null)}
    >
      {({ changes, meta }) => (
        <Stack>
          <HistoryList entries={entriesOf(changes)} />
          <Pagination page={page} perPage={SIZE} total={meta.pagination?.total ?? 0} onPageChange={setPage} />
        </Stack>
      )}
    </Loaded>
  )
}

/** What one person changed at one moment stands together; of job changes what each of them made from a day on. */
function entriesOf(changes: readonly Change[]): HistoryEntry[] {
  const saves = Map.groupBy(changes, ({ at, user_name, source, job_change: job }) =>
    [at, user_name, source, ...(job ? [job.id, job.deed, job.effective_date] : [])].join(' '),
  )
  return [...saves].map(([id, [first, ...others]]) => ({
    id,
    title: first ? formatDateTime(first.at) : '',
    by: first ? `${first.user_name ?? 'Hệ thống'}, ${byWhat(first)}` : '',
    changes: [...(first ? [first] : []), ...others].map(changeWords),
  }))
}

/** 'biến động công việc: đính chính Điều chuyển, từ ngày 01-06-2026'. */
function byWhat({ source, job_change: job }: Change): string {
  const words = changeSourceLabels[source].toLowerCase()
  if (job === null) return words
  const deed = job.deed === 'written' ? '' : `${jobChangeDeedLabels[job.deed].toLowerCase()} `
  return `${words}: ${deed}${jobChangeKindLabels[job.kind]}, từ ngày ${formatDate(job.effective_date)}`
}
