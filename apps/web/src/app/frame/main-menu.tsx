import type { Schemas } from '@nhansu/sdk/contract'
import { CountBadge } from '@nhansu/ui/badge/count-badge.tsx'
import { Sidebar } from '@nhansu/ui/sidebar/sidebar.tsx'
import { SidebarGroup } from '@nhansu/ui/sidebar/sidebar-group.tsx'
import { SidebarHeader } from '@nhansu/ui/sidebar/sidebar-header.tsx'
import { SidebarItem } from '@nhansu/ui/sidebar/sidebar-item.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { config } from '#web/session/config.ts'
import { query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { type MenuEntry, menuFor } from '../menu.ts'
import { allScreens } from '../screens.ts'
import { currentHref } from './current-href.ts'
import { badgeOf } from './menu-badges.ts'
import { useViewChoices } from './use-view-choices.ts'

export interface MainMenuProps {
  drawerOpen: boolean
  onDrawerOpenChange: (open: boolean) => void
}

/** The sidebar: what the route table and the user's permissions make of it, with what waits as the first page has it. */
export function MainMenu(drawer: MainMenuProps) {
  const { permissions } = useProfile()
  const { pathname } = useLocation()
  const [{ miniSidebar }, choose] = useViewChoices()
  const entries = menuFor(allScreens, permissions)
  const current = currentHref(entries, pathname, allScreens)
  const cards = useHomeCards()
  return (
    <Sidebar
      header={<SidebarHeader mark="N" product="Nhân sự" href="/" />}
      footer={config.version}
      minimised={miniSidebar}
      onMinimisedChange={(mini) => choose({ miniSidebar: mini })}
      {...drawer}
    >
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} current={current} cards={cards} />
      ))}
    </Sidebar>
  )
}

/** The cards of the first page as it was asked for last: the sidebar never asks for them, since no read costs more. */
function useHomeCards(): readonly Schemas['HomeCard'][] {
  const { data } = useQuery({ ...query('home.show'), enabled: false })
  return data?.home.cards ?? []
}

interface EntryProps {
  entry: MenuEntry
  current: string | undefined
  cards: readonly Schemas['HomeCard'][]
}

function Entry({ entry, current, cards }: EntryProps) {
  const { items, icon, label, href } = entry
  if (!items) {
    const badge = badgeOf(href, cards)
    return (
      <SidebarItem
        icon={icon}
        href={href}
        current={href === current}
        {...(badge && { badge: <CountBadge {...badge} /> })}
      >
        {label}
      </SidebarItem>
    )
  }
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
