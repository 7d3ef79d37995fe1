import { useEffect, useState } from 'react'
import type { Info } from './own-exam.tsx'

/**
 * Counts down to the opening on a clock that nobody sets, without asking the server.
 * @returns the milliseconds until it opens, and whether it opened just now
 */
export function useOpening(exam: Info['exam'], rushMs: number, onOpened: () => void) {
  const [opensAt] = useState(() => performance.now() + exam.opens_in_ms)
  const [opensIn, setOpensIn] = useState(exam.opens_in_ms)
  const isWaiting = opensIn > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      const left = Math.max(0, opensAt - performance.now())
      setOpensIn(left)
      if (left === 0) onOpened()
    }, 250)
    return () => clearInterval(timer)
  }, [isWaiting, opensAt, onOpened])
  return { opensIn, isRush: () => performance.now() - opensAt < rushMs }
}
