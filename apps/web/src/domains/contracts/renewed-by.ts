import type { JobRun } from '#web/kit/jobs/use-job.ts'

/** What a work of renewals drafted, and who was left out and why. */
interface Renewed {
  ids: readonly number[]
  leftOut: readonly { full_name: string; reason: string }[]
}

/** What came of a work of renewals. */
export function renewedBy({ result }: JobRun): Renewed {
  // The result of a run is its job's own; `contracts.write-renewals` gives it this shape.
  const told = result?.['renewal'] as { ids: number[]; left_out: Renewed['leftOut'] } | undefined
  return { ids: told?.ids ?? [], leftOut: told?.left_out ?? [] }
}
