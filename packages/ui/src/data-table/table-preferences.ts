import type { Pin } from './column.ts'
import { emptyLayout, type TableLayout } from './table-layout.ts'

/**
 * Where a reader's layout of one table is kept. In the browser by `localTablePreferences`; a server can take its
 * place behind the same three functions.
 */
export interface TablePreferences {
  /** The same object until something changes. */
  read: () => TableLayout
  write: (layout: TableLayout) => void
  /** @returns the function that ends the listening */
  subscribe: (onChange: () => void) => () => void
}

/** Raised when the stored shape changes; what an older edition wrote is left aside. */
const SCHEMA = 1

/** Keeps the layout for as long as the page lives: for stories, tests and tables that need no memory. */
export function memoryTablePreferences(start: TableLayout = emptyLayout): TablePreferences {
  let layout = start
  const listeners = new Set<() => void>()
  return {
    read: () => layout,
    write: (next) => {
      layout = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/**
 * Keeps the layout in the browser, also across tabs. A browser that refuses storage keeps it for the page's life.
 *
 * @param key one per table and user, e.g. `employees.42`
 */
export function localTablePreferences(key: string): TablePreferences {
  const place = `table-layout.${key}`
  const memory = memoryTablePreferences(load(place))
  return {
    read: memory.read,
    write: (layout) => {
      store(place, JSON.stringify({ schema: SCHEMA, ...layout }))
      memory.write(layout)
    },
    subscribe: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === place) memory.write(load(place))
      }
      const stop = memory.subscribe(onChange)
      window.addEventListener('storage', onStorage)
      return () => {
        stop()
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

function load(place: string): TableLayout {
  try {
    return parseLayout(localStorage.getItem(place))
  } catch {
    return emptyLayout
  }
}

function store(place: string, text: string): void {
  try {
    localStorage.setItem(place, text)
  } catch {
    // Storage is full or forbidden; the layout still holds until the page is left.
  }
}

/** Reads what was stored; anything that does not look right is dropped, so that a stale entry never breaks a table. */
export function parseLayout(text: string | null): TableLayout {
  const stored: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(stored) || stored['schema'] !== SCHEMA) return emptyLayout
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
