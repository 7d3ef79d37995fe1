import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import type { Screen } from './screen.ts'

/** The whole route table, for screens that speak of screens; the frame provides it. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** The whole route table. */
export function useScreens(): readonly Screen[] {
  return useContext(ScreensContext)
}

/** The nearest screen above this one in the address: the list of a record's page. */
export function useScreenAbove(): Screen | undefined {
  const { pathname } = useLocation()
  return useScreens()
    .filter(({ path }) => path !== '/' && pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
}
