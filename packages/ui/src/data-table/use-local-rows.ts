import { useMemo, useState } from 'react'
import type { DataTableColumn } from './column.ts'
import { localPage } from './local-rows.ts'
import { type DataTableState, initialTableState } from './table-state.ts'

/** What `useLocalRows` hands to `DataTable`. */
export interface LocalRows<Row> {
  rows: readonly Row[]
  total: number
  state: DataTableState
  onStateChange: (state: DataTableState) => void
}

/**
 * Lets a `DataTable` show a plain array that is all here: `<DataTable {...useLocalRows(rows, columns)} …/>`.
 * Search, filters, sort and pages are done in the browser.
 *
 * @param rows keep the array between drawings
 * @param start what is asked at the start; default: page 1 of 30 rows
 */
export function useLocalRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  start?: Partial<DataTableState>,
): LocalRows<Row> {
  const [state, setState] = useState<DataTableState>({ ...initialTableState, ...start })
  const page = useMemo(() => localPage(rows, columns, state), [rows, columns, state])
  return { ...page, state, onStateChange: setState }
}
