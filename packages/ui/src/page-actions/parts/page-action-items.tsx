import { MenuItem, MenuLink } from '#ui/dropdown-menu/menu-item.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import type { PageActionsProps } from '../page-actions.tsx'

/** The actions of a page that a phone has no room for, open. */
export function PageActionItems({ actions, ...opened }: PageActionsProps & OpenedProps) {
  return (
    <OpenedMenu {...opened} align="start">
      {actions.map(({ id, label, icon, disabled = false, onSelect, href }) => {
        const look = icon && { icon }
        return href === undefined ? (
          <MenuItem key={id} {...look} disabled={disabled} onSelect={() => onSelect?.()}>
            {label}
          </MenuItem>
        ) : (
          <MenuLink key={id} {...look} href={href}>
            {label}
          </MenuLink>
        )
      })}
    </OpenedMenu>
  )
}
