import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { FlyoutGroup } from './parts/flyout-group.tsx'
import { FoldingGroup } from './parts/folding-group.tsx'
import { SidebarContext } from './parts/sidebar-context.ts'

export interface SidebarGroupProps {
  /** The words of the item that opens the others. */
  label: string
  /** Stands alone in the minimised sidebar. */
  icon: LucideIcon
  /** True while one of its items is the page that shows: the group opens by itself. */
  current?: boolean
  /** Open at the start. Default: when `current`. */
  defaultOpen?: boolean
  /** `SidebarItem`s. */
  children: ReactNode
}

/** An item that unfolds others under it, or beside the minimised sidebar. */
export function SidebarGroup({ current = false, defaultOpen = current, ...rest }: SidebarGroupProps) {
  const { mode } = useContext(SidebarContext)
  const [open, setOpen] = useState(defaultOpen)
  const [wasCurrent, setWasCurrent] = useState(current)
  if (wasCurrent !== current) {
    setWasCurrent(current)
    if (current) setOpen(true)
  }
  if (mode === 'mini') return <FlyoutGroup {...rest} current={current} />
  return <FoldingGroup {...rest} current={current} open={open} onOpenChange={setOpen} />
}
