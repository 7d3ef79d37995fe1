import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { AppLink } from '#ui/link/link-provider.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { SidebarContext } from './parts/sidebar-context.ts'
import { badge as badgeClass, badgeInCorner, item, places, words } from './sidebar-item.css.ts'

export interface SidebarItemProps {
  /** Where it leads. */
  href: string
  /** Needed at the top level, where a minimised sidebar shows nothing else. */
  icon?: LucideIcon
  /** The page that shows now. */
  current?: boolean
  /** A `CountBadge`. */
  badge?: ReactNode
  /** The words, as plain text. */
  children: string
}

/** A link of the sidebar, drawn by the app's router. */
export function SidebarItem({ href, icon, current = false, badge, children }: SidebarItemProps) {
  const { mode, level, MenuItem, onNavigate } = useContext(SidebarContext)
  if (MenuItem)
    return (
      <MenuItem href={href} current={current}>
        {children}
      </MenuItem>
    )
  const mini = mode === 'mini'
  devWarn(
    level === 'top' && !icon,
    `SidebarItem '${children}' vanishes from a minimised sidebar: give it an \`icon\`, or a place in a SidebarGroup.`,
  )
  const link = (
    <AppLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className={joinClasses(item, places[mini ? 'mini' : level])}
      onClick={onNavigate}
    >
      {icon && <Icon of={icon} />}
      {mini ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={words}>{children}</span>}
      {badge !== undefined && <span className={mini ? badgeInCorner : badgeClass}>{badge}</span>}
    </AppLink>
  )
  return (
    <li>
      {mini ? (
        <Tooltip label={children} side="right" repeats>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}
