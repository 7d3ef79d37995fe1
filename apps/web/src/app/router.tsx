import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { WholePageError } from './errors/whole-page-error.tsx'
import { leaveSignedIn, openPublic, toPortal } from './public-guards.ts'
import { publicScreens } from '#web/domains/session/public-screens.ts'
import { Root, RootLoading } from './root.tsx'
import type { Screen } from '#web/kit/screen/screen.ts'
import { screenRoute } from './screen-route.ts'

const ROOT = 'root'
const open: readonly Screen[] = publicScreens

const inAuthFrame = { Component: async () => (await import('./layouts/auth-layout.tsx')).AuthLayout }

/** The routes that the app begins with: the portal's and those of the sign-in frame. */
const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary: WholePageError,
    HydrateFallback: RootLoading,
    children: [
      {
        lazy: inAuthFrame,
        children: open.filter(({ portal }) => portal).map((screen) => screenRoute(screen, toPortal(screen))),
      },
      {
        loader: leaveSignedIn,
        lazy: inAuthFrame,
        children: open
          .filter(({ portal }) => !portal)
          .map((screen) => screenRoute(screen, openPublic(screen))),
      },
    ],
  },
]

/** Every other address is the dashboard's, whose route table the sign-in page does without. */
function addDashboard(): PatchRoutesOnNavigationFunction {
  let added = false
  return async ({ patch }) => {
    const { dashboardRoutes } = await import('./dashboard-routes.tsx')
    // Two navigations may have waited for the same file.
    if (!added) patch(ROOT, dashboardRoutes)
    added = true
  }
}

/** The router of the browser. */
export const makeRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation: addDashboard() })
