import type { JobRun } from '#web/kit/jobs/use-job.ts'

/** What a work of printing made, and which contracts it left out and why. */
interface Printed {
  paperIds: readonly number[]
  leftOut: readonly { contract_id: number; name: string; reason: string }[]
}

interface Row {
  contract_id: number
  paper_id: number | null
  name: string
  reason: string | null
}

/** What came of a work of printing. */
export function printedBy({ result }: JobRun): Printed {
  // The result of a run is its job's own; `contracts.print-several` gives it this shape.
  const { rows } = (result?.['print'] as { rows: Row[] } | undefined) ?? { rows: [] }
  return {
    paperIds: rows.flatMap(({ paper_id }) => paper_id ?? []),
    leftOut: rows.flatMap(({ contract_id, name, reason }) =>
      reason === null ? [] : [{ contract_id, name, reason }],
    ),
  }
}
