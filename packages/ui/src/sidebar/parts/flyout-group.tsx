import { useContext, useMemo } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuGroup } from '#ui/dropdown-menu/menu-group.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { item, places } from '../sidebar-item.css.ts'
import type { GroupProps } from './folding-group.tsx'
import { SidebarContext } from './sidebar-context.ts'

/** A group in the minimised sidebar: its items stand in a menu beside it. */
export function FlyoutGroup({ label, icon, current, children }: GroupProps) {
  const around = useContext(SidebarContext)
  const place = useMemo(() => ({ ...around, level: 'flyout' as const }), [around])
  return (
    <li>
      <DropdownMenu>
        <Tooltip label={label} side="right">
          <DropdownMenuTrigger>
            <button
              type="button"
              aria-label={label}
              className={joinClasses(item, places.mini)}
              data-holds-current={current ? '' : undefined}
            >
              <Icon of={icon} />
            </button>
          </DropdownMenuTrigger>
        </Tooltip>
        <DropdownMenuContent side="right">
          <MenuGroup label={label}>
            <SidebarContext value={place}>{children}</SidebarContext>
          </MenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  )
}
