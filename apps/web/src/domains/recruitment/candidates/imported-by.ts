import type { JobRun } from '#web/kit/jobs/use-job.ts'

/** What the background work of a long workbook has entered. */
export interface ImportedCandidates {
  added: number
  cleaned_columns: readonly string[]
}

/** Reads the result of the run `recruitment.import-candidates`; whatever is not there was not done. */
export function importedBy({ result }: Pick<JobRun, 'result'>): ImportedCandidates {
  // The result of a run is whatever its job says; this one's is told by its own docstring.
  const told = result?.['import'] as { added: number; cleaned_columns: string[] } | undefined
  return {
    added: told?.added ?? 0,
    cleaned_columns: told?.cleaned_columns ?? [],
  }
}
