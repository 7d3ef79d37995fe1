import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listOptions } from './calls.ts'
import type { AnyResource } from './define-resource.ts'

/** The page of rows for a state, and the way to fetch another one ahead. */
export function useRows(definition: AnyResource, state: DataTableState) {
  const queryClient = useQueryClient()
  const list = useQuery(listOptions(definition, state))
  const prefetch = (page: number) =>
    void queryClient.prefetchQuery(listOptions(definition, { ...state, page }))
  return { list, prefetch, updatedAt: useLastTime(list.dataUpdatedAt) }
}

/** When the rows at hand came. Those of the page before, shown while others are on their way, say no time of their own. */
function useLastTime(updatedAt: number): number {
  const [last, setLast] = useState(updatedAt)
  if (updatedAt > 0 && updatedAt !== last) setLast(updatedAt)
  return updatedAt || last
}
