import { useMemo } from 'react'
import { filterThatCounts } from '#ui/filter-popover/filter-operators.ts'
import {
  alignOf,
  type CellKind,
  type DataTableColumn,
  DEFAULT_WIDTH,
  MAX_WIDTH,
  type Pin,
} from '../column.ts'
import { pinOf, type TableLayout } from '../table-layout.ts'
import type { DataTableState } from '../table-state.ts'
import { cellColumns } from './cell-column.tsx'
import type { EdgeWidths } from './edges.ts'
import { headRoom, menuRoom } from './head-room.ts'
import type { HeaderColumn } from './header-column.ts'
import { type ColumnWidth, type Gives, givesNothing } from './use-column-fit.ts'

interface ColumnsInput<Row> {
  columns: readonly DataTableColumn<Row>[]
  shownIds: readonly string[]
  layout: TableLayout
  state: DataTableState
  edges: EdgeWidths
}

/** The shown columns three times, each as stable as its readers need: for cells, for headers, for widths. */
export function useTableColumns<Row>({ columns, shownIds, layout, state, edges }: ColumnsInput<Row>) {
  const shownKey = shownIds.join(' ')
  const pinKey = JSON.stringify(shownIds.map((id) => layout.pins[id] ?? null))
  const { lead, tail } = edges
  const shown = useMemo(
    () => shownIds.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    // By content: a change of widths or density leaves every cell as it is.
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, shownKey],
  )
  const pins = useMemo(
    () => new Map(shown.map((column) => [column.id, pinOf(column, layout)] as const)),
    // oxlint-disable-next-line react/exhaustive-deps
    [shown, pinKey],
  )
  const cells = useMemo(() => cellColumns(shown, pins, { lead, tail }), [shown, pins, lead, tail])
  const { sort, filters } = state
  const sortedKey = sort.map(({ field }) => field).join(' ')
  const widths = useMemo(
    () => columnWidths(shown, pins, layout, sortedKey.split(' ')),
    [shown, pins, layout, sortedKey],
  )
  const askKey = JSON.stringify([sort, filters])
  const headers = useMemo(
    () => headerColumns({ shown, pins, widths, layout, sort, filters }),
    // By content: another page must not draw the head again.
    // oxlint-disable-next-line react/exhaustive-deps
    [shown, pins, widths, layout, askKey],
  )
  return { cells, widths, headers }
}

function columnWidths<Row>(
  shown: readonly DataTableColumn<Row>[],
  pins: ReadonlyMap<string, Pin | null>,
  layout: TableLayout,
  sorted: readonly string[],
): ColumnWidth[] {
  const named = shown.some((column) => column.grow === true)
  const widths = shown.map((column) => {
    const chosen = layout.widths[column.id]
    const width = chosen ?? startWidth(column)
    return {
      id: column.id,
      width,
      gives: chosen === undefined ? givesOf(column, width, sorted.includes(column.id)) : givesNothing,
      pin: pins.get(column.id) ?? null,
      grows: chosen === undefined && (named ? column.grow === true : pins.get(column.id) === null),
    }
  })
  if (widths.some((column) => column.grows)) return widths
  // Some column must fill the place, or the row would end before the table does.
  const filler = widths.findLast((column) => pins.get(column.id) === null)?.id
  return widths.map((column) => (column.id === filler ? { ...column, grows: true } : column))
}

/**
 * What a column gives before the table scrolls sideways: the place of its head's menu, where only the head made it so wide;
 * of words a fifth, which the main column gives last. A date or an amount that is cut is none.
 */
function givesOf<Row>(column: DataTableColumn<Row>, width: number, isSorted: boolean): Gives {
  const { header, kind = 'text', filter, grow = false } = column
  // The button of a sorted column always shows, and over figures the name stands where the menu would.
  const place = isSorted || alignOf(column) === 'end' ? 0 : menuRoom(header)
  const head = Math.min(headRoom(header, filter !== undefined), MAX_WIDTH)
  const wanted = WHOLE[kind] ?? column.width ?? DEFAULT_WIDTH
  const menu = grow ? 0 : Math.max(0, Math.min(place, width - Math.max(wanted, head - place)))
  if (kind !== 'text') return { menu, words: 0, main: 0 }
  const least = Math.max(Math.round(width * 0.8), Math.min(head - place, width))
  const words = Math.max(0, width - menu - least)
  return grow ? { menu, words: 0, main: words } : { menu, words, main: 0 }
}

/** Whether what a column gives is the place of its head's menu too, alone or after words that its cells had spare. */
function givesMenuPlace<Row>(
  { header, filter }: DataTableColumn<Row>,
  column: ColumnWidth | undefined,
): boolean {
  if (column === undefined) return false
  const { menu, words, main } = column.gives
  const given = menu + words + main
  return given > 0 && column.width - given < headRoom(header, filter !== undefined)
}

/** Pixels of a whole date and of an instant to the minute or to the second, with the cell's own distances. */
const WHOLE: Partial<Record<CellKind, number>> = { date: 112, datetime: 159 }
const WHOLE_TO_THE_SECOND = 182

function startWidth<Row>({
  header,
  kind = 'text',
  width = DEFAULT_WIDTH,
  wrapsHead = false,
  seconds = false,
  filter,
}: DataTableColumn<Row>): number {
  const head = wrapsHead ? 0 : Math.min(headRoom(header, filter !== undefined), MAX_WIDTH)
  const whole = seconds ? WHOLE_TO_THE_SECOND : (WHOLE[kind] ?? 0)
  return Math.max(width, whole, head)
}

interface HeaderInput<Row> {
  shown: readonly DataTableColumn<Row>[]
  pins: ReadonlyMap<string, Pin | null>
  widths: readonly ColumnWidth[]
  layout: TableLayout
  sort: DataTableState['sort']
  filters: DataTableState['filters']
}

function headerColumns<Row>({
  shown,
  pins,
  widths,
  layout,
  sort,
  filters,
}: HeaderInput<Row>): HeaderColumn[] {
  return shown.map((column, index) => {
    const pin = pins.get(column.id) ?? null
    const beside = (by: -1 | 1) => {
      const neighbour = shown[index + by]
      return neighbour !== undefined && pins.get(neighbour.id) === pin
    }
    return {
      id: column.id,
      header: column.header,
      fullName: column.fullName,
      wraps: column.wrapsHead === true,
      align: alignOf(column),
      pin,
      width: widths[index]?.width ?? DEFAULT_WIDTH,
      givesMenu: givesMenuPlace(column, widths[index]),
      resized: layout.widths[column.id] !== undefined,
      hideable: column.hideable !== false,
      sortable: column.sortable === true,
      sort: sortOf(column.id, sort),
      othersSorted: sort.some((entry) => entry.field !== column.id),
      filter: filterOf(column, filters),
      before: beside(-1),
      after: beside(1),
    }
  })
}

function sortOf(id: string, sort: DataTableState['sort']): HeaderColumn['sort'] {
  const index = sort.findIndex((entry) => entry.field === id)
  const entry = sort[index]
  if (!entry) return null
  return { direction: entry.descending ? 'desc' : 'asc', place: sort.length > 1 ? index + 1 : null }
}

function filterOf<Row>(
  column: DataTableColumn<Row>,
  filters: DataTableState['filters'],
): HeaderColumn['filter'] {
  if (!column.filter) return null
  return { definition: column.filter, now: filterThatCounts(column.filter, filters[column.id]) }
}
