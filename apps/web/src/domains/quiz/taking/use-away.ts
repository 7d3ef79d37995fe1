import { useEffect } from 'react'
import type { Sitting } from './sitting.ts'

/** Counts how often and for how long the page is left, and catches up with the server on coming back. */
export function useAway(sitting: Sitting): void {
  useEffect(() => {
    let leftAt: number | undefined
    const look = () => {
      if (document.visibilityState === 'hidden') leftAt = performance.now()
      else {
        if (leftAt !== undefined) sitting.leftPage((performance.now() - leftAt) / 1000)
        leftAt = undefined
      }
      // On leaving, what is unsent goes out while it still can; on coming back the clock is put right.
      sitting.hurry()
    }
    const back = () => sitting.hurry()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', back)
    }
  }, [sitting])
}
