import { Sidebar } from '@nhansu/ui/sidebar/sidebar.tsx'
import { SidebarGroup } from '@nhansu/ui/sidebar/sidebar-group.tsx'
import { SidebarHeader } from '@nhansu/ui/sidebar/sidebar-header.tsx'
import { SidebarItem } from '@nhansu/ui/sidebar/sidebar-item.tsx'
import { useLocation } from 'react-router-dom'
import { config } from '#web/session/config.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { type MenuEntry, menuFor } from '../menu.ts'
import { allScreens } from '../screens.ts'
import { currentHref } from './current-href.ts'
import { useViewChoices } from './use-view-choices.ts'

export interface MainMenuProps {
  drawerOpen: boolean
  onDrawerOpenChange: (open: boolean) => void
}

/** The sidebar: what the route table and the user's permissions make of it. */
export function MainMenu(drawer: MainMenuProps) {
  const { permissions } = useProfile()
  const { pathname } = useLocation()
  const [{ miniSidebar }, choose] = useViewChoices()
  const entries = menuFor(allScreens, permissions)
  const current = currentHref(entries, pathname, allScreens)
  return (
    <Sidebar
      header={<SidebarHeader mark="N" product="Nhân sự" href="/" />}
      footer={config.version}
      minimised={miniSidebar}
      onMinimisedChange={(mini) => choose({ miniSidebar: mini })}
      {...drawer}
    >
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} current={current} />
      ))}
    </Sidebar>
  )
}

function Entry({ entry, current }: { entry: MenuEntry; current: string | undefined }) {
  const { items, icon, label, href } = entry
  if (!items)
    return (
      <SidebarItem icon={icon} href={href} current={href === current}>
        {label}
      </SidebarItem>
    )
  return (
    <SidebarGroup icon={icon} label={label} current={items.some((item) => item.href === current)}>
      {items.map((item) => (
        <SidebarItem key={item.href} href={item.href} current={item.href === current}>
          {item.label}
        </SidebarItem>
      ))}
    </SidebarGroup>
  )
}
