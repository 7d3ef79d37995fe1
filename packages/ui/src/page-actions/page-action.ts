import type { LucideIcon } from 'lucide-react'

/** One thing that can be done on a page, offered beside its title. */
export interface PageAction {
  id: string
  /** What happens, in words: 'Nhập Excel'. */
  label: string
  icon?: LucideIcon
  /** `primary` once a page and last, `quiet` for a way to another page. Default: `neutral`. */
  tone?: 'primary' | 'neutral' | 'quiet'
  disabled?: boolean
  /** Stands behind 'Thao tác khác' with the others that say so, also where there is room for its button. */
  folded?: boolean
  onSelect?: () => void
  /** Leads to another screen instead of doing something. */
  href?: string
}
