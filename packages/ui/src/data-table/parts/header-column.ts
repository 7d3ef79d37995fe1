import type { Filter, FilterDefinition } from '#ui/filter-popover/filter-model.ts'
import type { Pin } from '../column.ts'

/** One shown column as its header needs it: where it stands, and what can be done to it. */
export interface HeaderColumn {
  id: string
  header: string
  fullName: string | undefined
  /** Its words stand in several lines. */
  wraps: boolean
  align: 'start' | 'center' | 'end'
  pin: Pin | null
  /** Pixels, before it shares in spare room. */
  width: number
  /** Its menu has no place of its own where room is short. */
  givesMenu: boolean
  resized: boolean
  hideable: boolean
  sortable: boolean
  /** Its direction, and its place among several sorted columns (from 1; null when it is the only one). */
  sort: { direction: 'asc' | 'desc'; place: number | null } | null
  othersSorted: boolean
  filter: { definition: FilterDefinition; now: Filter | undefined } | null
  /** A neighbour stands there to change places with. */
  before: boolean
  after: boolean
}

/** What headers ask for, by column id; the same object for the table's life. */
export interface HeaderActions {
  toggleSort: (id: string, also: boolean) => void
  setSort: (id: string, direction: 'asc' | 'desc' | null, also: boolean) => void
  setFilter: (id: string, filter: Filter | null) => void
  preview: (id: string, width: number) => void
  resize: (id: string, width: number | null) => void
  step: (id: string, by: -1 | 1) => void
  place: (id: string, beside: string, after: boolean) => void
  pin: (id: string, pin: Pin | null) => void
  hide: (id: string) => void
}
