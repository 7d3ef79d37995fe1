import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { keepRows, query } from '#web/session/queries.ts'
import { indexUnits, type Unit, type UnitIndex, type UnitItem, unitItems } from './unit-tree.ts'

/** The company's units, as the tree and the chart show them. */
export interface Units {
  items: readonly UnitItem[]
  index: UnitIndex
  /** Units that have been closed, shown or not. */
  closedTotal: number
}

/**
 * The tree of units.
 *
 * @param asOf a past day; null for today
 * @param withClosed also closed ones
 */
export function useUnits(asOf: string | null, withClosed: boolean) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query('departments.list', {
      query: { recursive: true, include: ['counts', 'manager'], ...(asOf !== null && { as_of: asOf }) },
    }),
    placeholderData: keepRows(),
    // Comparing ten thousand units field by field takes longer than drawing those in view again.
    structuralSharing: false,
  })
  // Ten thousand units are drawn in pieces, so that nothing that is pressed meanwhile has to wait for all of them.
  const drawn = useDeferredValue(data)
  const units = useMemo((): Units | undefined => {
    if (!drawn) return undefined
    const items = unitItems(drawn.departments, withClosed)
    return { items, index: indexUnits(items), closedTotal: countClosed(drawn.departments) }
  }, [drawn, withClosed])
  return { units, error, refetch, isPlaceholderData }
}

function countClosed(units: readonly Unit[]): number {
  return units.reduce(
    (sum, { is_active, children = [] }) => sum + Number(!is_active) + countClosed(children),
    0,
  )
}
