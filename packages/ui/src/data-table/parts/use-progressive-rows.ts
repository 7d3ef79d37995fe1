import { useDeferredValue, useMemo } from 'react'
import type { RowId } from '../selection.ts'

/** Below this many rows a page is drawn in one go. */
const WORTH_IT = 40
/** No row is lower, whatever the density. */
const LOWEST_ROW = 36

const none: never[] = []

/**
 * Draws the rows that can be in view first and the rest of a long page right after the browser has painted: a click on
 * the pager answers four times as soon. Rows that are only refreshed stay whole, with whatever is open or focused.
 *
 * @returns the rows to draw now, and how many are still to come
 */
export function useProgressiveRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => RowId,
): { shown: readonly Row[]; missing: number } {
  const settled = useDeferredValue(rows, none)
  const whole = useMemo(
    () => rows.length < WORTH_IT || settled === rows || isRefresh(rows, settled, rowId),
    [rows, settled, rowId],
  )
  const shown = useMemo(() => (whole ? rows : rows.slice(0, rowsInView())), [rows, whole])
  return { shown, missing: rows.length - shown.length }
}

function isRefresh<Row>(rows: readonly Row[], before: readonly Row[], rowId: (row: Row) => RowId): boolean {
  const [first] = rows
  if (first === undefined) return true
  const id = rowId(first)
  return before.some((row) => rowId(row) === id)
}

const rowsInView = () => Math.ceil(window.innerHeight / LOWEST_ROW)
