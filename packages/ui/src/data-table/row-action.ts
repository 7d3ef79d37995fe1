import type { LucideIcon } from 'lucide-react'
import type { Selection } from './selection.ts'

/** What an action does to the data; it decides how loud it looks, and is never guessed from its words. */
export type ActionIntent = 'normal' | 'danger'

/** One action on one row, in the menu at its end. */
export interface RowAction<Row> {
  id: string
  label: string
  icon?: LucideIcon
  intent?: ActionIntent
  onSelect?: (row: Row) => void
  /** Leads to another screen instead of doing something. */
  href?: (row: Row) => string
  /** True leaves the action out for this row: it makes no sense there. */
  hidden?: (row: Row) => boolean
  /** Why it cannot be done to this row now; shown under the words. Null when it can. */
  refusal?: (row: Row) => string | null
}

/** One action on all chosen rows, in the bar over the table. */
export interface BulkAction {
  id: string
  label: string
  icon?: LucideIcon
  intent?: ActionIntent
  onSelect: (selection: Selection) => void
  /** The action is under way. */
  loading?: boolean
  /** How far it is: the bar shows that instead of its actions, and 'Dừng' where it can be stopped. */
  progress?: BulkProgress | undefined
  /** It takes at most so many rows at once; with more it is off, and the bar says so. */
  limit?: number
  /** It cannot be done to rows that were chosen by 'Chọn tất cả N dòng'; the bar says so. */
  someOnly?: boolean
}

/** A bulk action that is under way. */
export interface BulkProgress {
  /** Rows that it is done with, those that failed included. */
  done: number
  /** Rows that it was asked for. */
  total: number
  /** Stops it after the row at hand; without it the action cannot be stopped. */
  onStop?: () => void
}
