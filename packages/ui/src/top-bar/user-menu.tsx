import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuSeparator } from '#ui/dropdown-menu/menu-group.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { user, userDetail, userHead } from './top-bar.css.ts'

export interface UserMenuProps {
  /** Full name of who is signed in. */
  name: string
  /** A second line: the code or the address they sign in with. */
  detail?: string
  /** Address of their picture. */
  picture?: string
  /** `MenuLink`s and `MenuItem`s: 'Hồ sơ của tôi', 'Đăng xuất'. */
  children: ReactNode
}

/** Who is signed in, and what concerns only them. */
export function UserMenu({ name, detail, picture, children }: UserMenuProps) {
  const { navigation } = useLabels()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button type="button" className={user}>
          <Avatar name={name} src={picture} size="medium" />
          <VisuallyHidden>{navigation.userMenu(name)}</VisuallyHidden>
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <div className={userHead}>
          {name}
          {detail !== undefined && <span className={userDetail}>{detail}</span>}
        </div>
        <MenuSeparator />
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
