import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { client } from './client.ts'

/** A permission, or one that is held for the whole company: what belongs to the company is changed by nobody else. */
export type HeldRight = PermissionName | `${PermissionName}:company`

/** Who is signed in, where, and what he may do there. */
export interface Profile {
  user: Schemas['User']
  /** The company of the session; undefined for a user who belongs to none. */
  company: Schemas['Company'] | undefined
  /** The companies that he may work in. */
  companies: readonly Schemas['Company'][]
  permissions: ReadonlySet<HeldRight>
}

let known: { token: string | undefined; profile: Promise<Profile> } | undefined

/**
 * The profile of the current session: asked for once, and again as soon as there is another token.
 *
 * @throws ApiError; the next call asks anew
 */
export function loadProfile(): Promise<Profile> {
  const { token } = client.session.read()
  if (known && known.token === token) return known.profile
  const asked = { token, profile: fetchProfile() }
  known = asked
  asked.profile.catch(() => {
    if (known === asked) known = undefined
  })
  return asked.profile
}

/**
 * Asks again what the user may do, so that a right that was taken away shows at the next navigation.
 *
 * @returns true when the profile is another one now
 */
export async function refreshPermissions(): Promise<boolean> {
  const asked = known
  if (!asked) return false
  const [before, permissions] = await Promise.all([asked.profile, fetchPermissions()])
  if (known !== asked || isSame(before.permissions, permissions)) return false
  known = { token: asked.token, profile: Promise.resolve({ ...before, permissions }) }
  return true
}

async function fetchProfile(): Promise<Profile> {
  const [{ user }, { companies }, { company }, permissions] = await Promise.all([
    client.call('session.me'),
    client.call('session.companies'),
    client.call('session.currentCompany'),
    fetchPermissions(),
  ])
  return { user, companies, company: company ?? undefined, permissions }
}

async function fetchPermissions(): Promise<ReadonlySet<HeldRight>> {
  const { permissions } = await client.call('permissions.currentUser')
  return new Set(
    permissions.flatMap(({ name, scopes }): HeldRight[] =>
      scopes.includes('company') ? [name, `${name}:company`] : [name],
    ),
  )
}

function isSame(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return one.size === other.size && [...one].every((member) => other.has(member))
}
