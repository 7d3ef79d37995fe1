import { LinkProvider } from '@nhansu/ui/link/link-provider.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { ProgressBar } from '@nhansu/ui/progress-bar/progress-bar.tsx'
import { useEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { progress } from '#web/session/progress.ts'
import { RouterLink } from './router-link.tsx'
import { useScreen } from './use-screen.ts'

const PRODUCT = 'Quản lý nhân sự'

/** Around every page: links, progress, the window's title, and where one is after a move. */
export function Root() {
  useWindowTitle()
  useStartOfScreen()
  useNavigationProgress()
  return (
    <LinkProvider component={RouterLink}>
      <ProgressBar progress={progress} />
      <Outlet />
    </LinkProvider>
  )
}

/** Shows while the first screen is on its way. */
export function RootLoading() {
  return (
    <main>
      <Loading size="screen" />
    </main>
  )
}

function useWindowTitle() {
  const screen = useScreen()
  useEffect(() => {
    document.title = screen ? `${screen.crumb} · ${PRODUCT}` : PRODUCT
  }, [screen])
}

/**
 * A new screen begins at its top, and with focus on its heading: a screen reader reads its name, a keyboard goes on from
 * there. Back and Forward leave the scrolling to the browser. A menu opened while the screen was on its way stays open:
 * it would close if focus left it.
 */
function useStartOfScreen() {
  const { pathname } = useLocation()
  const move = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (move !== NavigationType.Pop) scrollTo(0, 0)
    if (document.querySelector('[role="menu"][data-state="open"]')) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname, move])
}

/** The code of a screen is fetched too, not only its data. */
function useNavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!busy) return undefined
    progress.start()
    return progress.done
  }, [busy])
}
