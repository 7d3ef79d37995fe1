import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readable } from './filter-text.ts'
import { type ListShape, readList, writeList } from './list-address.ts'
import { keepingFilters, nextList } from './list-state.ts'

/**
 * A list's state, kept in the address of its page: it survives Back, a refresh and a shared link.
 *
 * @returns the state, and the way to the next one; with `replace` it writes over the current history entry
 */
export function useListState(
  shape: ListShape,
): [DataTableState, (proposed: DataTableState, replace?: boolean) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const hidden = JSON.stringify(hiddenOf(location.state))
  const read = useMemo(
    () => readList(shape, { search: new URLSearchParams(location.search), hidden: JSON.parse(hidden) }),
    [shape, location.search, hidden],
  )
  const [held, setHeld] = useState(read)
  const state = keepingFilters(held, read)
  if (state.filters !== held.filters) setHeld(state)

  // What was asked for last may not be drawn yet: what follows it at once is no news beside what is drawn, and still counts.
  const asked = useRef(state)
  useEffect(() => {
    const drawn = () => {
      asked.current = state
    }
    drawn()
    // Who goes back before that is drawn has asked for nothing: the same may be asked for again.
    window.addEventListener('popstate', drawn)
    return () => window.removeEventListener('popstate', drawn)
  }, [state])

  const change = (proposed: DataTableState, replace = false) => {
    const next = nextList(asked.current, proposed)
    if (next === asked.current) return
    asked.current = next
    const address = writeList(shape, next, new URLSearchParams(location.search))
    void navigate(
      { search: readable(address.search), hash: location.hash },
      {
        replace,
        preventScrollReset: true,
        state: { ...location.state, list: address.hidden },
      },
    )
  }
  return [state, change]
}

function hiddenOf(state: unknown): object {
  const { list } = (state ?? {}) as { list?: unknown } // Written by `change` above, or by nobody.
  return typeof list === 'object' && list !== null ? list : {}
}
