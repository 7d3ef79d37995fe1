import type { ComponentType } from 'react'
import { MenuSeparator } from '#ui/dropdown-menu/menu-group.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { userDetail, userHead } from '../top-bar.css.ts'

/** Who the menu is about. */
export interface UserMenuHead {
  name: string
  detail?: string
}

interface UserMenuItemsProps extends UserMenuHead, OpenedProps {
  Items: ComponentType
}

/** The menu of who is signed in, open. */
export function UserMenuItems({ name, detail, Items, ...opened }: UserMenuItemsProps) {
  return (
    <OpenedMenu {...opened}>
      <div className={userHead}>
        {name}
        {detail !== undefined && <span className={userDetail}>{detail}</span>}
      </div>
      <MenuSeparator />
      <Items />
    </OpenedMenu>
  )
}
