import type { RouteObject } from 'react-router-dom'
import { NotFoundScreen } from './errors/not-found-screen.tsx'
import { ScreenError } from './errors/screen-error.tsx'
import { openScreen, requireProfile } from './guards.ts'
import { BareLayout } from './layouts/bare-layout.tsx'
import { onOtherPath, screenRoute } from './screen-route.ts'
import { allScreens } from './screens.ts'

const signedIn = allScreens.filter(({ access }) => access !== 'public')
const routesOf = (screens: typeof signedIn) =>
  screens.map((screen) => screenRoute(screen, openScreen(screen)))

/**
 * The routes of who is signed in; whatever address is no screen's is told in the frame. The frame comes at the same time
 * as the code of a screen that stands in it, and not at all for a screen that stands alone.
 */
export const dashboardRoutes: RouteObject[] = [
  {
    id: 'dashboard',
    loader: requireProfile,
    shouldRevalidate: onOtherPath,
    lazy: { Component: async () => (await import('./layouts/dashboard-layout.tsx')).DashboardLayout },
    children: [
      // What takes the place of a frame that cannot be fetched.
      {
        ErrorBoundary: ScreenError,
        children: [
          {
            lazy: { Component: async () => (await import('./layouts/framed-layout.tsx')).FramedLayout },
            children: [
              {
                ErrorBoundary: ScreenError,
                children: [
                  ...routesOf(signedIn.filter(({ bare }) => !bare)),
                  { path: '*', Component: NotFoundScreen },
                ],
              },
            ],
          },
          {
            Component: BareLayout,
            children: [
              { ErrorBoundary: ScreenError, children: routesOf(signedIn.filter(({ bare }) => bare)) },
            ],
          },
        ],
      },
    ],
  },
]
