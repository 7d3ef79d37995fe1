import { useMatches } from 'react-router-dom'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The row of the route table that shows now; undefined where the address is no screen's. */
export function useScreen(): Screen | undefined {
  // Only routes made from the table carry a handle, and it is their row.
  return useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined
}
