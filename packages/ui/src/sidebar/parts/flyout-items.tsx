import { type ReactNode, useContext, useMemo } from 'react'
import { MenuGroup } from '#ui/dropdown-menu/menu-group.tsx'
import { MenuLink } from '#ui/dropdown-menu/menu-item.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { SidebarContext } from './sidebar-context.ts'

interface FlyoutItemsProps extends OpenedProps {
  label: string
  children: ReactNode
}

/** The items of a group beside the minimised sidebar, open. */
export function FlyoutItems({ label, children, ...opened }: FlyoutItemsProps) {
  const around = useContext(SidebarContext)
  const place = useMemo(() => ({ ...around, MenuItem: MenuLink }), [around])
  return (
    <OpenedMenu {...opened} side="right" align="start">
      <MenuGroup label={label}>
        <SidebarContext value={place}>{children}</SidebarContext>
      </MenuGroup>
    </OpenedMenu>
  )
}
