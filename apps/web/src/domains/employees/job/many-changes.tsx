import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
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
      {(ended) => <ManyChangesOutcome run={ended} />}
    </JobProgress>
  )
}

interface Refused {
  full_name: string
  nhansu_id: string
  reason: string
}

/** How many have changed, or, of work that changed nobody, who could not and why. */
function ManyChangesOutcome({ run: { state, result } }: { run: JobRun }) {
  if (state === 'done')
    return <Text as="p">{`${formatNumber(Number(result?.['employees'] ?? 0))} nhân viên đã thay đổi.`}</Text>
  // The result of a run is its job's own; `employees.write-job-changes` gives one that failed this shape.
  const refused = (result?.['refused'] as Refused[] | undefined) ?? []
  return (
    <Stack as="ul" gap="sm">
      {refused.map(({ full_name, nhansu_id, reason }) => (
        <li key={nhansu_id}>
          <Text tone="warn">{`${full_name} (${nhansu_id}): ${reason}`}</Text>
        </li>
      ))}
    </Stack>
  )
}
