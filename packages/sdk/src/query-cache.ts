import type { QueryClient } from '@tanstack/react-query'
import type { ResourceName } from './contract.ts'
import type { Client } from './create-client.ts'

/** Has every answer of the given resources fetched anew, whatever its operation, input and company. */
export async function invalidate(queryClient: QueryClient, ...resources: ResourceName[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, operation] }) =>
      resources.some((resource) => String(operation).startsWith(`${resource}.`)),
  })
}

/**
 * Keeps the cache with the session: another company or another user empties it, in every open tab; the same user signing
 * in again has everything fetched anew; an expired session leaves the screen as it is, so that no half-filled form is lost.
 *
 * @returns the way to stop
 */
export function followSession(queryClient: QueryClient, client: Client): () => void {
  let before = client.session.read()
  return client.session.subscribe((session, change) => {
    const same = session.user === before.user && session.companyId === before.companyId
    before = session
    if (change === 'expired') return
    if (same) void queryClient.invalidateQueries()
    else queryClient.clear()
  })
}
