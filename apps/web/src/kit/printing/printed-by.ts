import type { JobRun } from '#web/kit/jobs/use-job.ts'

/** What a work of printing made, and what it left out and why. */
interface Printed {
  paperIds: readonly number[]
  /** Each as it is said: by its name, where that is within reach. */
  leftOut: readonly string[]
}

interface Row {
  paper_id: number | null
  name: string
  reason: string | null
}

/** What came of a work that prints several papers. */
export function printedBy({ result }: JobRun): Printed {
  // The result of a run is its job's own; those that print several papers give it this shape.
  const { rows } = (result?.['print'] as { rows: Row[] } | undefined) ?? { rows: [] }
  return {
    paperIds: rows.flatMap(({ paper_id }) => paper_id ?? []),
    leftOut: rows.flatMap(({ name, reason }) =>
      reason === null ? [] : name === '' ? reason : `${name}: ${reason}`,
    ),
  }
}
