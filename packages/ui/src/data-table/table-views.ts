import { isRecord, type KeptValue, localStore, memoryStore } from './parts/local-store.ts'
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

/** Part of the key, raised when the stored shape changes. */
const SCHEMA = 1

/** Keeps views for as long as the page lives: for stories and tests. */
export const memoryTableViews = (start: readonly TableView[] = []): TableViews => viewsIn(memoryStore(start))

/**
 * Keeps views in the browser, the same in all tabs.
 *
 * @param key one per table and user, e.g. `employees.42`
 */
export const localTableViews = (key: string): TableViews =>
  viewsIn(localStore(`table-views.${SCHEMA}.${key}`, parseViews))

function viewsIn(kept: KeptValue<readonly TableView[]>): TableViews {
  return {
    read: kept.read,
    subscribe: kept.subscribe,
    save: (view) => {
      const views = kept.read()
      const at = views.findIndex(({ id }) => id === view.id)
      kept.write(at < 0 ? [...views, view] : views.with(at, view))
    },
    remove: (id) => kept.write(kept.read().filter((view) => view.id !== id)),
  }
}

/** Views that lack a part are dropped one by one. */
export function parseViews(stored: unknown): readonly TableView[] {
  return Array.isArray(stored) ? stored.filter(isView) : []
}

function isView(value: unknown): value is TableView {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['name'] !== 'string') return false
  const { state } = value
  return (
    isRecord(state) &&
    typeof state['size'] === 'number' &&
    typeof state['search'] === 'string' &&
    Array.isArray(state['sort']) &&
    isRecord(state['filters'])
  )
}

/** The view that shows exactly what is asked now. */
export function currentView(views: readonly TableView[], state: DataTableState): TableView | undefined {
  const asked = viewKey(state)
  return views.find((view) => viewKey(view.state) === asked)
}

/** By content and in one order: filters may have been set one after the other. */
function viewKey({ size, sort, filters, search }: TableView['state']): string {
  const inOrder = Object.entries(filters).toSorted(([first], [second]) => (first < second ? -1 : 1))
  return JSON.stringify([size, sort, inOrder, search])
}
