import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { OpenedScreen } from './opened-screen.tsx'
import type { Screen } from '#web/kit/screen/screen.ts'

/** A list's page, words and filters are its own affair; an explicit revalidation keeps the address as it is. */
export const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

/** The route of a screen; its loader gives the component to show. */
export const screenRoute = (screen: Screen, loader: LoaderFunction): RouteObject => ({
  path: screen.path,
  handle: screen,
  loader,
  shouldRevalidate: onOtherPath,
  Component: OpenedScreen,
})
