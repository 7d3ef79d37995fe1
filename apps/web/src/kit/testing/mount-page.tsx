import { type LinkComponentProps, LinkProvider } from '@nhansu/ui/link/link-provider.tsx'
import { ToastProvider } from '@nhansu/ui/toast/toast-provider.tsx'
import { stillMotion } from '@nhansu/ui/overlay/still-motion.ts'
import '@nhansu/ui/theme/global.css.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { LeaveQuestion } from '#web/session/leave-question.tsx'
import { queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { ProfileContext } from '#web/session/use-profile.ts'
import type { Profile } from '#web/session/profile.ts'
import { resetClient } from './fake-client.ts'

let root: Root | undefined

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />

/** What a test says of the app around its page. */
interface Around {
  /** The page's path, where it reads parameters: '/page/:id'. */
  path?: string
  /** Who is signed in, where the page asks. */
  profile?: Profile
}

/**
 * Draws a page at `/page` of an app with nothing else; every other address shows its own path as a heading.
 *
 * @param at where the page is opened
 * @returns the router, to read the address from
 */
export function mountPage(page: ReactNode, at = '/page', { path = '/page', profile }: Around = {}) {
  const router = createMemoryRouter(
    [
      { path, element: <LeaveQuestion>{page}</LeaveQuestion> },
      { path: '*', Component: () => <h1>{router.state.location.pathname}</h1> },
    ],
    { initialEntries: ['/before', at] },
  )
  stillMotion()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <LinkProvider component={RouterLink}>
          <ProfileContext value={profile}>
            <RouterProvider router={router} />
          </ProfileContext>
        </LinkProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return router
}

/** Empties the page and forgets what the client answered. */
export function unmountPage(): void {
  discardUnsavedWork()
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  queryClient.clear()
  resetClient()
}
