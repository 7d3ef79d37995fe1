import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { type ReactNode, useContext, useMemo } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { chevron, inside, insideList, item, places, words } from '../sidebar-item.css.ts'
import { SidebarContext } from './sidebar-context.ts'

/** What both forms of a group share. */
export interface GroupProps {
  label: string
  icon: LucideIcon
  current: boolean
  children: ReactNode
}

interface FoldingGroupProps extends GroupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A group in the wide sidebar and in the drawer. Closed, it still shows that the current page is inside. */
export function FoldingGroup({ label, icon, current, open, onOpenChange, children }: FoldingGroupProps) {
  const around = useContext(SidebarContext)
  const place = useMemo(() => ({ ...around, level: 'nested' as const }), [around])
  return (
    <Collapsible.Root asChild open={open} onOpenChange={onOpenChange}>
      <li>
        <Collapsible.Trigger
          className={joinClasses(item, places.top)}
          data-holds-current={current && !open ? '' : undefined}
        >
          <Icon of={icon} />
          <span className={words}>{label}</span>
          <span className={chevron}>
            <Icon of={ChevronRight} size="small" />
          </span>
        </Collapsible.Trigger>
        <Collapsible.Content className={inside}>
          <ul className={insideList} aria-label={label}>
            <SidebarContext value={place}>{children}</SidebarContext>
          </ul>
        </Collapsible.Content>
      </li>
    </Collapsible.Root>
  )
}
