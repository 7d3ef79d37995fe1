import type { Pin } from './column.ts'
import { isRecord, type KeptValue, localStore, memoryStore } from './parts/local-store.ts'
import { emptyLayout, renamedLayout, type TableLayout } from './table-layout.ts'

/**
 * Where a reader's layout of one table is kept. In the browser by `localTablePreferences`; a server can take its
 * place behind the same three functions.
 */
export type TablePreferences = KeptValue<TableLayout>

/** Part of the key, raised when the stored shape changes: what an older edition wrote is left aside. */
const SCHEMA = 1

/** Keeps the layout for as long as the page lives: for stories, tests and tables that need no memory. */
export const memoryTablePreferences = (start: TableLayout = emptyLayout): TablePreferences =>
  memoryStore(start)

/**
 * Keeps the layout in the browser, the same in all tabs.
 *
 * @param key one per table and user, e.g. `employees.42`
 * @param names the columns whose ids have changed since layouts were kept: `{old: new}`
 */
export const localTablePreferences = (
  key: string,
  names: Readonly<Record<string, string>> = {},
): TablePreferences =>
  localStore(`table-layout.${SCHEMA}.${key}`, (stored) => renamedLayout(parseLayout(stored), names))

/** Reads what was stored; what does not look right is dropped, so that a stale entry never breaks a table. */
export function parseLayout(stored: unknown): TableLayout {
  if (!isRecord(stored)) return emptyLayout
  const { order, widths, pins, shown, density } = stored
  return {
    order: Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [],
    widths: entries(widths, isWidth),
    pins: entries(pins, isPin),
    shown: entries(shown, isBoolean),
    density: density === 'compact' || density === 'comfortable' ? density : null,
  }
}

function entries<Value>(source: unknown, fits: (value: unknown) => value is Value): Record<string, Value> {
  const kept: Record<string, Value> = {}
  for (const [name, value] of isRecord(source) ? Object.entries(source) : [])
    if (fits(value)) kept[name] = value
  return kept
}

const isWidth = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isPin = (value: unknown): value is Pin | null => value === 'left' || value === 'right' || value === null
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
