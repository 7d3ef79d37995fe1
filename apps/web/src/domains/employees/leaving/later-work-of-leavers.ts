import { lazy } from 'react'

/** What leavers are still responsible for, for screens of other domains: only where somebody leaves it is asked. */
export const LaterWorkOfLeavers = lazy(async () => {
  const { WorkOfLeavers } = await import('./work-of-leavers.tsx')
  return { default: WorkOfLeavers }
})
