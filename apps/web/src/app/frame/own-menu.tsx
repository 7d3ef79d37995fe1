import { UserMenu } from '@nhansu/ui/top-bar/user-menu.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { useOwnRecord } from './use-own-record.ts'

const items = () => import('./own-menu-items.tsx').then((loaded) => loaded.OwnMenuItems)

/** Who is signed in, and what is his alone. */
export function OwnMenu() {
  const { user } = useProfile()
  // Asked for before the menu opens, so that no item joins the others under the reader's hand.
  useOwnRecord()
  return (
    <UserMenu
      name={user.full_name}
      detail={user.login}
      items={items}
      {...(user.avatar !== null && { picture: user.avatar })}
    />
  )
}
