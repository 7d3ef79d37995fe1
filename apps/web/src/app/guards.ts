import { isApiError } from '@nhansu/sdk/errors'
import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { client } from '#web/session/client.ts'
import { loadProfile, type Profile } from '#web/session/profile.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { signInPath } from '#web/session/safe-path.ts'
import { hasUnsavedWork } from '#web/session/unsaved-work.ts'
import { mayOpen, type Screen } from '#web/kit/screen/screen.ts'
import { askForFiles, readScreenFiles } from './screen-files.ts'

type LoadedScreen = { default: ComponentType }

let passed: Profile | undefined

/**
 * Lets only signed-in users pass; everybody else signs in first and comes back. A page with unsaved work stays with whom it
 * had: when the session ends under it, the interruption asks, and a redirect would lose the work.
 */
export async function requireProfile({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Profile> {
  const { pathname, search, hash } = new URL(request.url)
  const stayOrSignIn = () => {
    if (passed && hasUnsavedWork()) return passed
    throw redirect(signInPath(pathname + search + hash))
  }
  const { token } = await client.session.ready()
  if (token === undefined) return stayOrSignIn()
  try {
    passed = await loadProfile()
    return passed
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') return stayOrSignIn()
    throw error
  }
}

/** A loader that gives the component to show: the screen, or why not. Its code and its data are fetched after the guard only. */
export function openScreen(screen: Screen): LoaderFunction {
  return async ({ request }): Promise<ComponentType> => {
    const load = () => {
      askForFiles(screen.path)
      return (screen.load ?? pending)()
    }
    // Whoever is signed in may have the code of a screen that asks for no permission: it need not wait for them.
    const isSignedIn = client.session.read().token !== undefined
    const early = isSignedIn && screen.access === 'signed-in' ? load() : undefined
    early?.catch(() => undefined)
    const { permissions } = await requireProfile({ request })
    const { search } = new URL(request.url)
    if (!mayOpen(screen, permissions, search)) return (await forbidden()).default
    const code = early ?? load()
    fetchData(screen, search)
    const { default: shown } = await code
    readScreenFiles()
    return shown
  }
}

/** Asks for what the screen will show while its code is on its way; what fails is asked for again by the screen. */
function fetchData({ data = [] }: Screen, search: string): void {
  const isPlain = [...new URLSearchParams(search).keys()].every((key) => key === 'mode')
  for (const { operation, input, plainOnly } of data)
    if (isPlain || !plainOnly)
      // The pair was checked against the contract where it was declared.
      void queryClient.prefetchQuery(query(operation as 'levels.list', input))
}

const forbidden = (): Promise<LoadedScreen> => import('./errors/forbidden-screen.tsx')
const pending = (): Promise<LoadedScreen> => import('./pending-screen.tsx')
