import { createBrowserRouter, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import { ScreenError } from './errors/screen-error.tsx'
import { NotFoundScreen } from './errors/not-found-screen.tsx'
import { WholePageError } from './errors/whole-page-error.tsx'
import { leaveSignedIn, openScreen, requireProfile, toPortal } from './guards.ts'
import { OpenedScreen } from './opened-screen.tsx'
import { Root, RootLoading } from './root.tsx'
import type { Screen } from './screen.ts'
import { allScreens } from './screens.tsx'

// A list's page, words and filters are its own affair; an explicit revalidation keeps the address as it is.
const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

const screenRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  loader: openScreen(screen),
  shouldRevalidate: onOtherPath,
  Component: OpenedScreen,
})

const isPublic = ({ access, portal }: Screen) => access === 'public' && !portal

/** The app's routes, made from `screens.tsx`: the portal's, those of the sign-in frame, those of the dashboard. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: WholePageError,
    HydrateFallback: RootLoading,
    children: [
      ...allScreens.filter(({ portal }) => portal).map(({ path }) => ({ path, loader: toPortal })),
      {
        loader: leaveSignedIn,
        lazy: { Component: async () => (await import('./layouts/auth-layout.tsx')).AuthLayout },
        children: allScreens.filter(isPublic).map(screenRoute),
      },
      {
        id: 'dashboard',
        loader: requireProfile,
        shouldRevalidate: onOtherPath,
        lazy: { Component: async () => (await import('./layouts/dashboard-layout.tsx')).DashboardLayout },
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              ...allScreens.filter(({ access }) => access !== 'public').map(screenRoute),
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
  },
]

/** The router of the browser. */
export const makeRouter = () => createBrowserRouter(routes)
