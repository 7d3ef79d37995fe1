import { useState } from 'react'

/**
 * Whether something has been so at least once: what is loaded with its first use is kept from then on, so that it can
 * also leave in its own time.
 */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return now || ever
}
