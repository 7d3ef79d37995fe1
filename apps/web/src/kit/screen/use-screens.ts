import { createContext, useContext } from 'react'
import type { Screen } from './screen.ts'

/** The whole route table, for screens that speak of screens; the frame provides it. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** The whole route table. */
export function useScreens(): readonly Screen[] {
  return useContext(ScreensContext)
}
