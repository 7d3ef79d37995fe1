import type { ReactNode } from 'react'
import type { FilterDefinition } from '#ui/filter-popover/filter-model.ts'

/** What a cell holds; it decides format and alignment, and gives numbers and dates figures of one width. */
export type CellKind = 'text' | 'code' | 'number' | 'money' | 'date' | 'datetime'

/** Where a column stays while the others scroll. */
export type Pin = 'left' | 'right'

/** What an edited cell holds: text, a number, a date as yyyy-mm-dd, or nothing. */
export type CellValue = string | number | null

/** How a cell is changed in its place. */
export interface CellEdit<Row> {
  /**
   * Saves the value; the row is the one that was drawn, so its version goes with it.
   *
   * @returns why the value was refused, as it shows under the cell; null when it is saved
   */
  save: (row: Row, value: CellValue) => Promise<string | null>
  /** True where this row's value cannot be changed. */
  locked?: (row: Row) => boolean
}

interface ColumnBase<Row> {
  /** The column's name in words, also for readers of screens, chips and settings. */
  header: string
  /** The name in full, where the head has room for a short one: the head's tooltip and the name in the settings. */
  fullName?: string
  /** Format of a value without a `cell`: dates DD-MM-YYYY, money with comma thousands. Default `text`. */
  kind?: CellKind
  /** Decimals that each number of the column shows; without them each shows those that it has. */
  decimals?: number
  /** Instants of the column show their seconds, as logs need them; without it they end with the minute. */
  seconds?: boolean
  /** The value that a local sort, filter or search looks at; by default the row's field of the same name. */
  value?: (row: Row) => unknown
  /** The filter in the header; without it the column cannot be filtered. */
  filter?: FilterDefinition
  /** The header sorts. Set it only where the server can sort by this column: the table never sorts a page alone. */
  sortable?: boolean
  /** Pixels at the start, and never too few for the header's words unless it wraps; spare room is shared. Default 160. */
  width?: number
  /** The head's words stand in up to three lines and are cut after them, so that long names leave columns as narrow as their figures. */
  wrapsHead?: boolean
  /** Takes the spare room, alone or with others that say so: the name. Default: all columns that are not pinned share it. */
  grow?: boolean
  /** Where it stays at the start. */
  pin?: Pin
  /** Default: `end` for numbers and money, else `start`. */
  align?: 'start' | 'center' | 'end'
  /** False keeps it always shown, e.g. the name. Default true. */
  hideable?: boolean
  /** Hidden until the reader shows it in 'Cột'. */
  hidden?: boolean
  /** A name over this column and its neighbours of the same group: 'Tháng 3'. */
  group?: string
  /** Lets a reader change the value in its cell. The column's `kind` says how it is typed; a `cell` is drawn only where it is locked. */
  edit?: CellEdit<Row>
  /** Place on a phone's card: 1 is its title, 2 stands beside it, 3 and more follow; without one it is left out. */
  priority?: number
}

/** A column: its id names a field of the row, or it says itself how its cells look. */
export type DataTableColumn<Row> = ColumnBase<Row> &
  (
    | {
        id: keyof Row & string
        cell?: (row: Row) => ReactNode
      }
    | {
        id: string
        /** What a cell shows. */
        cell: (row: Row) => ReactNode
      }
  )

/** A column whose cells can be changed. */
export type EditableColumn<Row> = DataTableColumn<Row> & { edit: CellEdit<Row> }

/** True for a column whose cells can be changed. */
export function isEditable<Row>(column: DataTableColumn<Row>): column is EditableColumn<Row> {
  return column.edit !== undefined
}

/** Pixels of a column that names no width. */
export const DEFAULT_WIDTH = 160
/** No column gets narrower: its buttons must stay in reach. */
export const MIN_WIDTH = 80
export const MAX_WIDTH = 800

/** The value behind a cell. */
export function valueOf<Row>(column: DataTableColumn<Row>, row: Row): unknown {
  if (column.value) return column.value(row)
  // The union above lets only a field's name stand without a `cell`; with one, a missing field reads as undefined.
  return (row as Record<string, unknown>)[column.id]
}

export const alignOf = (column: Pick<DataTableColumn<never>, 'align' | 'kind'>): 'start' | 'center' | 'end' =>
  column.align ?? (column.kind === 'number' || column.kind === 'money' ? 'end' : 'start')
