import { LinkProvider } from '@nhansu/ui/link/link-provider.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { RouterLink } from './router-link.tsx'
import { useScreen } from './use-screen.ts'

const PRODUCT = 'Quản lý nhân sự'

/** Around every page: links, the window's title, where the page is scrolled to and what has focus after a move. */
export function Root() {
  useWindowTitle()
  useFocusOnHeading()
  return (
    <LinkProvider component={RouterLink}>
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
