import { MAX_WIDTH, MIN_WIDTH, type Pin } from './column.ts'

/** How a reader likes the table: everything here is a choice of theirs, and absent means the column's own start. */
export interface TableLayout {
  /** Column ids in the order chosen; columns that it does not name follow in their own order. */
  order: readonly string[]
  /** Pixels, by column. */
  widths: Readonly<Record<string, number>>
  /** By column; `null` lets go of a column that starts pinned. */
  pins: Readonly<Record<string, Pin | null>>
  /** Shown (true) or hidden (false), by column, where it differs from the column's start. */
  shown: Readonly<Record<string, boolean>>
  density: 'comfortable' | 'compact' | null
}

/** Nothing chosen yet. */
export const emptyLayout: TableLayout = { order: [], widths: {}, pins: {}, shown: {}, density: null }

/** A layout that was kept when some columns had other ids: `{old: new}`. */
export function renamedLayout(layout: TableLayout, names: Readonly<Record<string, string>>): TableLayout {
  const nameOf = (id: string) => names[id] ?? id
  const renamed = <Value>(choices: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(choices).map(([id, choice]) => [nameOf(id), choice]))
  const { order, widths, pins, shown, density } = layout
  return {
    order: [...new Set(order.map(nameOf))],
    widths: renamed(widths),
    pins: renamed(pins),
    shown: renamed(shown),
    density,
  }
}

export type LayoutChange =
  | { type: 'move'; column: string; to: number }
  | { type: 'place'; column: string; beside: string; after: boolean }
  | { type: 'resize'; column: string; width: number | null }
  | { type: 'pin'; column: string; pin: Pin | null }
  | { type: 'show'; column: string; shown: boolean }
  | { type: 'density'; density: 'comfortable' | 'compact' }
  | { type: 'reset' }

/** The part of a column that its place depends on. */
export interface PlacedColumn {
  id: string
  pin?: Pin
  hidden?: boolean
  hideable?: boolean
}

/** All columns, hidden ones too, in the reader's order. */
export function orderedIds(columns: readonly PlacedColumn[], layout: TableLayout): string[] {
  const known = new Set(columns.map((column) => column.id))
  const chosen = layout.order.filter((id) => known.has(id))
  const rest = columns.map((column) => column.id).filter((id) => !chosen.includes(id))
  return [...chosen, ...rest]
}

export const pinOf = (column: PlacedColumn, layout: TableLayout): Pin | null => {
  const chosen = layout.pins[column.id]
  return chosen === undefined ? (column.pin ?? null) : chosen
}

export const isShown = (column: PlacedColumn, layout: TableLayout): boolean =>
  column.hideable === false || (layout.shown[column.id] ?? column.hidden !== true)

/** The columns that show, in the reader's order: those pinned left first, those pinned right last. */
export function shownIds(columns: readonly PlacedColumn[], layout: TableLayout): string[] {
  const shown = orderedIds(columns, layout).flatMap((id) => {
    const column = columns.find((one) => one.id === id)
    return column && isShown(column, layout) ? [{ id, pin: pinOf(column, layout) }] : []
  })
  const at = (pin: Pin | null) => shown.filter((column) => column.pin === pin).map(({ id }) => id)
  return [...at('left'), ...at(null), ...at('right')]
}

/** What the reader changes about the layout; pure, so that any store can hold it. */
export function changeLayout(
  columns: readonly PlacedColumn[],
  layout: TableLayout,
  change: LayoutChange,
): TableLayout {
  switch (change.type) {
    case 'move':
      return { ...layout, order: move(orderedIds(columns, layout), change.column, change.to) }
    case 'place':
      return place(columns, layout, change)
    case 'resize':
      return { ...layout, widths: resized(layout.widths, change.column, change.width) }
    case 'pin':
      return { ...layout, pins: { ...layout.pins, [change.column]: change.pin } }
    case 'show':
      return { ...layout, shown: { ...layout.shown, [change.column]: change.shown } }
    case 'density':
      return { ...layout, density: change.density }
    case 'reset':
      return { ...emptyLayout, density: layout.density }
    default:
      return change satisfies never
  }
}

function move(ids: readonly string[], column: string, to: number): readonly string[] {
  const others = ids.filter((id) => id !== column)
  if (others.length === ids.length) return ids
  return others.toSpliced(Math.max(0, to), 0, column)
}

/** Beside a pinned column means pinned like it: otherwise it could not stand there. */
function place(
  columns: readonly PlacedColumn[],
  layout: TableLayout,
  { column, beside, after }: { column: string; beside: string; after: boolean },
): TableLayout {
  const others = orderedIds(columns, layout).filter((id) => id !== column)
  const at = others.indexOf(beside)
  const neighbour = columns.find(({ id }) => id === beside)
  if (at < 0 || !neighbour) return layout
  return {
    ...layout,
    order: others.toSpliced(after ? at + 1 : at, 0, column),
    pins: { ...layout.pins, [column]: pinOf(neighbour, layout) },
  }
}

function resized(widths: TableLayout['widths'], column: string, width: number | null): TableLayout['widths'] {
  const { [column]: _old, ...others } = widths
  return width === null ? others : { ...others, [column]: clampWidth(width) }
}

export const clampWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)))
