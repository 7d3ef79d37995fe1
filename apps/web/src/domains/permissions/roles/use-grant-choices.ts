import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import type { Held, Permission } from './grants.ts'

/** What the form of a role needs to know besides the role. */
export interface GrantChoices {
  permissions: readonly Permission[]
  held: Held
}

/** All permissions, and which of them the signed-in user holds himself. */
export function useGrantChoices() {
  const all = useQuery(query('permissions.list'))
  const mine = useQuery(query('permissions.currentUser'))
  const data: GrantChoices | undefined = all.data &&
    mine.data && {
      permissions: all.data.permissions,
      held: new Map(mine.data.permissions.map(({ name, scopes }) => [name, scopes])),
    }
  return {
    data,
    error: all.error ?? mine.error,
    refetch: () => Promise.all([all.refetch(), mine.refetch()]),
  }
}
