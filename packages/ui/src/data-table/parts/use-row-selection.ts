import { useCallback, useMemo, useRef } from 'react'
import {
  pageSelection,
  type RowId,
  rowsBetween,
  type Selection,
  selectionTest,
  withRows,
} from '../selection.ts'
import { useLatest } from './use-latest.ts'

/** Choosing rows one by one, in ranges with Shift, and a page at a time. */
export function useRowSelection(
  selection: Selection | undefined,
  page: readonly RowId[],
  onChange: ((selection: Selection) => void) | undefined,
) {
  const latest = useLatest({ selection, page, onChange })
  const anchor = useRef<RowId | null>(null)
  const isSelected = useMemo(() => (selection ? selectionTest(selection) : null), [selection])

  const change = useCallback(
    (rows: readonly RowId[], chosen: boolean) => {
      const { selection: before, onChange: tell } = latest.current
      if (before) tell?.(withRows(before, rows, chosen))
    },
    [latest],
  )
  const select = useCallback(
    (id: RowId, chosen: boolean, range: boolean) => {
      const from = anchor.current
      anchor.current = id
      change(range && from !== null ? rowsBetween(latest.current.page, from, id) : [id], chosen)
    },
    [change, latest],
  )
  const selectPage = useCallback((chosen: boolean) => change(latest.current.page, chosen), [change, latest])
  return { isSelected, select, selectPage, page: selection ? pageSelection(selection, page) : null }
}
