import { createContext, useContext } from 'react'
import type { HeldRight, Profile } from './profile.ts'

/** The profile for everything inside the dashboard. */
export const ProfileContext = createContext<Profile | undefined>(undefined)

/**
 * Who is signed in. Inside the dashboard only: the sign-in page knows nobody.
 *
 * @throws Error outside of a `ProfileContext`
 */
export function useProfile(): Profile {
  const profile = useContext(ProfileContext)
  if (!profile) throw new Error('useProfile must be used inside the dashboard.')
  return profile
}

/** True when the user holds the permission, for the whole company where that is asked; undefined asks for none. */
export function usePermission(name: HeldRight | undefined): boolean {
  const { permissions } = useProfile()
  return name === undefined || permissions.has(name)
}
