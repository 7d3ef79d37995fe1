import { type ComponentType, useCallback } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { type OpenedProps, OpensLater } from '#ui/overlay/opens-later.tsx'
import type { UserMenuHead } from './parts/user-menu-items.tsx'
import { user } from './top-bar.css.ts'

export interface UserMenuProps {
  /** Full name of who is signed in. */
  name: string
  /** A second line: the code or the address they sign in with. */
  detail?: string
  /** Address of their picture. */
  picture?: string
  /** Imports what draws the `MenuLink`s and `MenuItem`s, at the latest when the menu opens; the same function at every drawing. */
  items: () => Promise<ComponentType>
}

/** Who is signed in, and what concerns only them. */
export function UserMenu({ name, detail, picture, items }: UserMenuProps) {
  const { navigation } = useLabels()
  const load = useCallback(async () => {
    const [{ UserMenuItems }, Items] = await Promise.all([import('./parts/user-menu-items.tsx'), items()])
    return (props: UserMenuHead & OpenedProps) => <UserMenuItems {...props} Items={Items} />
  }, [items])
  return (
    <OpensLater
      early
      popup="menu"
      load={load}
      props={{ name, ...(detail !== undefined && { detail }) }}
      button={
        <button type="button" className={user}>
          <Avatar name={name} src={picture} size="medium" />
          <VisuallyHidden>{navigation.userMenu(name)}</VisuallyHidden>
        </button>
      }
    />
  )
}
