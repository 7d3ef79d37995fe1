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
  /** It cannot be done to rows that were chosen by 'Chọn tất cả N dòng'. */
  someOnly?: boolean
}
