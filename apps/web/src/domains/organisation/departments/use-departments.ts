import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { keepRows, query } from '#web/session/queries.ts'
import {
  indexDepartments,
  type Department,
  type DepartmentIndex,
  type DepartmentItem,
  departmentItems,
} from './department-tree.ts'

/** The company's departments, as the tree and the chart show them. */
export interface Departments {
  items: readonly DepartmentItem[]
  index: DepartmentIndex
  /** Departments that have been closed, shown or not. */
  closedTotal: number
}

/**
 * The tree of departments.
 *
 * @param asOf a past day; null for today
 * @param withClosed also closed ones
 */
export function useDepartments(asOf: string | null, withClosed: boolean) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query('departments.list', {
      query: { recursive: true, include: ['counts', 'manager'], ...(asOf !== null && { as_of: asOf }) },
    }),
    placeholderData: keepRows(),
    // Comparing ten thousand departments field by field takes longer than drawing those in view again.
    structuralSharing: false,
  })
  // Ten thousand departments are drawn in pieces, so that nothing that is pressed meanwhile has to wait for all of them.
  const drawn = useDeferredValue(data)
  const departments = useMemo((): Departments | undefined => {
    if (!drawn) return undefined
    const items = departmentItems(drawn.departments, withClosed)
    return { items, index: indexDepartments(items), closedTotal: countClosed(drawn.departments) }
  }, [drawn, withClosed])
  return { departments, error, refetch, isPlaceholderData }
}

function countClosed(departments: readonly Department[]): number {
  return departments.reduce(
    (sum, { is_active, children = [] }) => sum + Number(!is_active) + countClosed(children),
    0,
  )
}
