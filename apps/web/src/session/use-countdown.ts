import { useEffect, useState } from 'react'

/**
 * Counts seconds down to 0.
 *
 * @returns the seconds left, and the way to start
 */
export function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((end - now) / 1000))

  useEffect(() => {
    if (left === 0) return undefined
    // Compared with the clock, since a background tab's timers run late.
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left])

  const start = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return [left, start]
}
