import type { TableLayout } from './table-layout.ts'
import type { DataTableState } from './table-state.ts'

/** What a named view brings back: what is asked of the rows (all but the page), and the layout when it was kept. */
export interface TableView {
  id: string
  name: string
  state: Omit<DataTableState, 'page'>
  layout?: TableLayout
  /** Others see it too; only a server can keep such views. */
  shared?: boolean
  /** False where this reader may use the view but not change it. Default true. */
  editable?: boolean
}

/**
 * Where a table's named views are kept. In the browser by `localTableViews`; a server can take its place behind the
 * same functions.
 */
export interface TableViews {
  /** The same array until something changes. */
  read: () => readonly TableView[]
  /** Adds a view, or replaces the one with the same id. */
  save: (view: TableView) => void | Promise<void>
  remove: (id: string) => void | Promise<void>
  /** @returns the function that ends the listening */
  subscribe: (onChange: () => void) => () => void
}
