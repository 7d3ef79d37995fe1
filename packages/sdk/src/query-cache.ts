import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ResourceName } from './contract.ts'
import type { Client } from './create-client.ts'

/** Has every answer of the given resources fetched anew, whatever its operation, input and company. */
export async function invalidate(queryClient: QueryClient, ...resources: ResourceName[]): Promise<void> {
  await invalidateBut(queryClient, undefined, resources)
}

/** The same, but for the answer of one key. */
export async function invalidateBut(
  queryClient: QueryClient,
  kept: QueryKey | undefined,
  resources: readonly ResourceName[],
): Promise<void> {
  const keptHash = kept && hashKey(kept)
  await queryClient.invalidateQueries({
    predicate: ({ queryHash, queryKey: [, operation] }) =>
      queryHash !== keptHash && resources.some((resource) => String(operation).startsWith(`${resource}.`)),
  })
}

/**
 * Changes an answer that is there. One that is on its way, or has to be fetched anew anyway, is left to that: it may have
 * been read before what is put here.
 * @returns the key of what was changed; undefined where nothing was
 */
export function placeIn<Answer>(
  queryClient: QueryClient,
  key: QueryKey,
  change: (before: Answer) => Answer,
): QueryKey | undefined {
  const state = queryClient.getQueryState<Answer>(key)
  if (state?.data === undefined || state.isInvalidated || state.fetchStatus !== 'idle') return undefined
  // Not newer than it was: the rest of it was read then.
  queryClient.setQueryData<Answer>(key, change(state.data), { updatedAt: state.dataUpdatedAt })
  return key
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
