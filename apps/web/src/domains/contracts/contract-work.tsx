import type { ReactNode } from 'react'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { refreshContracts } from './refresh-contracts.ts'

interface ContractWorkProps {
  /** The run of background work. */
  runId: number
  title: string
  onClose: () => void
  /** What is said while it goes on. */
  note?: string
  /** What came of it. */
  children: (run: JobRun) => ReactNode
}

/** Waits for background work on contracts, after which the screens show what it did. */
export function ContractWork({ runId, title, onClose, note, children }: ContractWorkProps) {
  return (
    <JobProgress
      id={runId}
      title={title}
      {...(note !== undefined && { note })}
      onDone={() => void refreshContracts()}
      onClose={() => {
        // A work that was cancelled has done what it got to.
        void refreshContracts()
        onClose()
      }}
    >
      {children}
    </JobProgress>
  )
}
