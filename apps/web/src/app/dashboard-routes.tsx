import type { RouteObject } from 'react-router-dom'
import { NotFoundScreen } from './errors/not-found-screen.tsx'
import { ScreenError } from './errors/screen-error.tsx'
import { openScreen, requireProfile } from './guards.ts'
import { onOtherPath, screenRoute } from './screen-route.ts'
import { allScreens } from './screens.ts'

/** The routes within the dashboard; whatever address is no screen's is told there. */
export const dashboardRoutes: RouteObject[] = [
  {
    id: 'dashboard',
    loader: requireProfile,
    shouldRevalidate: onOtherPath,
    lazy: { Component: async () => (await import('./layouts/dashboard-layout.tsx')).DashboardLayout },
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          ...allScreens
            .filter(({ access }) => access !== 'public')
            .map((screen) => screenRoute(screen, openScreen(screen))),
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
]
