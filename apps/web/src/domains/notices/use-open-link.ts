import { matchPath } from 'react-router-dom'
import { mayOpen } from '#web/kit/screen/screen.ts'
import { useScreens } from '#web/kit/screen/use-screens.ts'
import { useProfile } from '#web/session/use-profile.ts'

/** Says of an address whether the reader may open its screen: a head of a unit hears of more than he may look up. */
export function useOpenLink(): (link: string) => boolean {
  const screens = useScreens()
  const { permissions } = useProfile()
  return (link) => {
    const { pathname, search } = new URL(link, location.origin)
    const screen = screens.find(({ path }) => matchPath(path, pathname) !== null)
    return screen !== undefined && mayOpen(screen, permissions, search)
  }
}
