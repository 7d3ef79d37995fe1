import type { ComponentProps } from 'react'
import { JobProgress } from './job-progress.tsx'

interface RefreshingProgressProps extends Omit<ComponentProps<typeof JobProgress>, 'onDone'> {
  /** Has everything fetched anew that the work changes. */
  refresh: () => Promise<void>
}

/** Waits for background work, after which the screens show what it did. */
export function RefreshingProgress({ refresh, onClose, ...work }: RefreshingProgressProps) {
  return (
    <JobProgress
      {...work}
      onDone={() => void refresh()}
      onClose={() => {
        // Work that was cancelled has done what it got to.
        void refresh()
        onClose()
      }}
    />
  )
}
