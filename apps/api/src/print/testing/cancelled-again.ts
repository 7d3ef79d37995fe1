import type { Job, JobContext } from '../../jobs/define-job.ts'

/**
 * Work that prints several papers and dies over its first one; begun again, it is asked what it would keep if it were
 * cancelled before it came to anybody, and goes on.
 * @returns the work, and what it would have kept
 */
export function cancelledAgain(printing: Job<never>): { job: Job<never>; kept: () => unknown } {
  let kept: unknown
  let attempts = 0
  const run = (job: JobContext, order: never) => {
    attempts += 1
    let cancelled: () => Promise<unknown> = () => Promise.resolve()
    return printing.run(
      {
        ...job,
        ifCancelled: (keep) => {
          cancelled = keep
          job.ifCancelled(keep)
        },
        progress: async (...told) => {
          if (attempts === 1) throw new Error('gone')
          await job.progress(...told)
        },
        inCompany: async (...asked) => {
          if (attempts > 1) kept ??= await cancelled()
          return job.inCompany(...asked)
        },
      },
      order,
    )
  }
  return { job: { ...printing, run }, kept: () => kept }
}
