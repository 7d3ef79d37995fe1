import type { Schemas } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { planName } from './plan-name.ts'

interface Row {
  decision_id: number
  decision_number: string | null
  reason: string | null
}

interface BulkIssueOutcomeProps {
  run: JobRun
  /** The decisions that the work was asked to issue. */
  plans: readonly Schemas['DecisionIssuePlan'][]
}

/** What came of each decision: its number, or why it is still a draft. Those that are not issued come first. */
export function BulkIssueOutcome({ run: { result }, plans }: BulkIssueOutcomeProps) {
  // The result of a run is its job's own; `decisions.issue-bulk` gives it this shape.
  const rows = (result?.['issue'] as { rows: Row[] } | undefined)?.rows ?? []
  const names = new Map(plans.map((plan) => [plan.decision_id, planName(plan)]))
  const issued = rows.filter(({ decision_number }) => decision_number !== null)
  const leftOut = rows.filter(({ decision_number }) => decision_number === null)
  return (
    <Stack>
      <Text as="p">{`${issued.length}/${rows.length} quyết định đã ban hành.`}</Text>
      <Stack as="ul" gap="sm">
        {[...leftOut, ...issued].map(({ decision_id, decision_number, reason }) => (
          <li key={decision_id}>
            <Text tone={decision_number === null ? 'warn' : 'ink'}>
              {`${names.get(decision_id) ?? ''} · ${decision_number ?? reason ?? ''}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
