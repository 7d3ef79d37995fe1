import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom'
import { client } from '#web/session/client.ts'
import { config } from '#web/session/config.ts'
import { rememberedPage } from '#web/session/safe-path.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** Sends whoever is signed in already on to where he wanted to go. */
export async function leaveSignedIn({ request }: LoaderFunctionArgs): Promise<null> {
  const { token } = await client.session.ready()
  if (token !== undefined) throw redirect(rememberedPage(new URL(request.url).search))
  return null
}

/** A loader that gives the component of a screen that needs no session. */
export function openPublic({ path, load }: Screen): LoaderFunction {
  return async (): Promise<ComponentType> => {
    if (!load) throw new Error(`${path} has no screen`)
    return (await load()).default
  }
}

/** A loader that sends on to the public form, which lives in the portal; without a portal's address its screen says so. */
export function toPortal(screen: Screen): LoaderFunction {
  const open = openPublic(screen)
  return (visit) => {
    if (config.portalUrl === '') return open(visit)
    const { pathname, search } = new URL(visit.request.url)
    return redirectDocument(config.portalUrl + pathname + search)
  }
}
