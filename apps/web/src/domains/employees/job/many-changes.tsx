import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import { queryClient } from '#web/session/queries.ts'

interface ManyChangesProps {
  /** The run of background work. */
  runId: number
  title: string
  onClose: () => void
}

/** Waits for a change of work that is written for thousands, after which the screens show what it did. */
export function ManyChanges({ runId, title, onClose }: ManyChangesProps) {
  return (
    <JobProgress
      id={runId}
      title={title}
      note="Hủy thì không ai thay đổi."
      // A change of work shows in lists, units, reports and cards alike.
      onDone={() => void queryClient.invalidateQueries()}
      onClose={onClose}
    >
      {({ result }) => (
        <Text as="p">{`${formatNumber(Number(result?.['employees'] ?? 0))} nhân viên đã thay đổi.`}</Text>
      )}
    </JobProgress>
  )
}
