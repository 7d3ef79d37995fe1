import { type ReactNode, useId, useRef } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { DataTableColumn } from './column.ts'
import { frame, windowHigh } from './parts/bars.css.ts'
import { Cards } from './parts/cards.tsx'
import { TableArea } from './parts/table-area.tsx'
import { TableBars } from './parts/table-bars.tsx'
import { TableFooter } from './parts/table-footer.tsx'
import { type TableError, TableWarning } from './parts/table-message.tsx'
import { useDataTable } from './parts/use-data-table.ts'
import { useKeptFocus } from './parts/use-kept-focus.ts'
import { useTableChecks } from './parts/use-table-checks.ts'
import type { BulkAction, RowAction } from './row-action.ts'
import type { RowId, Selection } from './selection.ts'
import type { TablePreferences } from './table-preferences.ts'
import type { DataTableState } from './table-state.ts'
import type { TableViews } from './table-views.ts'

export interface DataTableProps<Row> {
  /** What the rows are, for a screen reader: 'Danh sách nhân viên'. */
  label: string
  /** The rows of this page; undefined until the first ones have come. Old rows stay while new ones load. */
  rows: readonly Row[] | undefined
  /** Keep the array outside of the component or in `useMemo`: a new one draws every cell again. */
  columns: ReadonlyArray<DataTableColumn<Row>>
  /** Identifies a row; a function outside of the component. */
  rowId: (row: Row) => RowId
  /** What a row is called ('Chọn dòng Trần Quốc Bảo'). Default: its first column. */
  rowName?: (row: Row) => string
  /** Rows on all pages. */
  total: number
  /** What is asked of the rows; the caller's, e.g. from the address. */
  state: DataTableState
  /** The reader asks for other rows. */
  onStateChange: (state: DataTableState) => void
  /** Rows are on their way: a skeleton on the first load, later a veil over the old ones. */
  loading?: boolean
  /** Why the rows could not be loaded: it stands in their place, or above those that are there. */
  error?: TableError | null | undefined
  /** Shows 'Thử lại' with an error. */
  onRetry?: () => void
  /** Shows 'Tải lại'. */
  onReload?: () => void
  /** Shows 'Xuất Excel'; the server writes the file from the same state. */
  onExport?: () => void
  /** The export is being prepared. */
  exporting?: boolean
  /** Shows the quick search; the words say what is searched: 'Tìm theo tên, mã, số điện thoại'. */
  searchLabel?: string | undefined
  /** Which rows are chosen; without it rows cannot be chosen. */
  selection?: Selection
  /** The reader chooses rows, or lets them go. */
  onSelectionChange?: (selection: Selection) => void
  /** What can be done with the chosen rows. */
  bulkActions?: readonly BulkAction[]
  /** What the last bulk action left undone: 'Đã kích hoạt 398 trên 412; 14 dòng lỗi vẫn được chọn.' Said aloud as well. */
  bulkReport?: string | undefined
  /** What can be done with one row, in the menu at its end. */
  rowActions?: ReadonlyArray<RowAction<Row>>
  /** Totals of all pages by column id, already as text; they stay in view under the rows. */
  totals?: Readonly<Record<string, ReactNode>>
  /** Makes it a grid: one cell is reached by Tab, arrow keys go to the others. For tables that are filled in. */
  grid?: boolean
  /** Details under a row, behind a button at its start. */
  renderDetail?: (row: Row) => ReactNode
  /** Where the reader's order, widths, pins, hidden columns and density are kept. Default: nowhere. */
  preferences?: TablePreferences
  /** Where named views are kept; without it there are none. */
  views?: TableViews
  /** Beside the search and the views. */
  toolbarStart?: ReactNode
  /** Before the table's own tools. */
  toolbarEnd?: ReactNode
  /** Stands in place of rows when there are none and nothing is filtered: an `EmptyState` with the next step. */
  empty?: ReactNode
  /** Told when the pointer or focus rests on a page of the pager: the app may load it ahead. */
  onPageIntent?: (page: number) => void
  /** `window` is at most the window less 220 px (170 in a low window), with rows that scroll under the head; `natural` is as high as its rows. */
  height?: 'window' | 'natural'
}

/**
 * A list of records: paged, sorted, filtered and searched by whoever owns the rows, with columns that a reader
 * arranges. It keeps nothing of what is asked of the rows; for a plain array see `useLocalRows`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { height = 'window' } = props
  const id = useId()
  const frameRef = useRef<HTMLDivElement>(null)
  useTableChecks(props)
  const table = useDataTable(props, id)
  useKeptFocus(frameRef)
  return (
    <div
      ref={frameRef}
      tabIndex={-1}
      data-table={id}
      data-density={table.layout.density ?? undefined}
      className={joinClasses(frame, height === 'window' && windowHigh)}
    >
      <TableBars props={props} table={table} />
      <TableWarning props={props} />
      {table.phone ? <Cards props={props} table={table} /> : <TableArea props={props} table={table} />}
      <TableFooter props={props} table={table} />
      <VisuallyHidden as="div">
        <output>{table.announcement}</output>
      </VisuallyHidden>
    </div>
  )
}
