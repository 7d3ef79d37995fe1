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

interface RowSelectionInput {
  selection: Selection | undefined
  /** The rows of this page. */
  page: readonly RowId[]
  onChange: ((selection: Selection) => void) | undefined
  /** Told of changes of more than one row: a box says only what became of its own. */
  onMany: (selection: Selection) => void
}

/** Choosing rows one by one, in ranges with Shift, a page at a time, and all or none. */
export function useRowSelection(input: RowSelectionInput) {
  const { selection, page } = input
  const latest = useLatest(input)
  const anchor = useRef<RowId | null>(null)
  const isSelected = useMemo(() => (selection ? selectionTest(selection) : null), [selection])

  const change = useCallback(
    (rows: readonly RowId[], chosen: boolean) => {
      const { selection: before, onChange, onMany } = latest.current
      if (!before) return
      const next = withRows(before, rows, chosen)
      if (rows.length > 1) onMany(next)
      onChange?.(next)
    },
    [latest],
  )
  const replace = useCallback(
    (next: Selection) => {
      latest.current.onMany(next)
      latest.current.onChange?.(next)
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
  return { isSelected, select, selectPage, replace, page: selection ? pageSelection(selection, page) : null }
}
