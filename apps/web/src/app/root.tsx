import { LinkProvider } from '@nhansu/ui/link/link-provider.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { ProgressBar } from '@nhansu/ui/progress-bar/progress-bar.tsx'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { progress } from '#web/session/progress.ts'
import { RouterLink } from './router-link.tsx'
import { useScreen } from './use-screen.ts'

const PRODUCT = 'Quản lý nhân sự'

/** Around every page: links, progress, the window's title, where the page is scrolled to and what has focus after a move. */
export function Root() {
  useWindowTitle()
  useFocusOnHeading()
  useNavigationProgress()
  return (
    <LinkProvider component={RouterLink}>
      <ProgressBar progress={progress} />
      <Outlet />
      <ScrollRestoration />
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

/** A screen reader reads the new screen's name; a keyboard goes on from there. The first page begins at its top. */
function useFocusOnHeading() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
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
