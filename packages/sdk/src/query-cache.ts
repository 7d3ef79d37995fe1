import { type DataTag, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ResourceName } from './contract.ts'
import type { Client } from './create-client.ts'

/** Has every answer of the given resources fetched anew, whatever its operation, input and company. */
export async function invalidate(queryClient: QueryClient, ...resources: ResourceName[]): Promise<void> {
  await fetchAnew(queryClient, resources)
}

/** Puts something into one answer of the cache; answers its hash, or nothing where the answer is to be fetched anew. */
export type Placed = (queryClient: QueryClient) => string | undefined

/**
 * Puts what a write has answered into the answer of a query, such as the saved row into its list, so that it need not be fetched
 * anew. One that is out of date already or on its way, and so may come with what stood before, is left to be fetched.
 *
 * @example
 * mutation('levels.update', {
 *   place: ({ level }, { path }) => [placedIn(query('levels.show', { path }), () => ({ level }))],
 * })
 */
export function placedIn<Answer>(
  { queryKey }: { queryKey: DataTag<QueryKey, Answer, unknown> },
  update: (before: Answer) => Answer,
): Placed {
  return (queryClient) => {
    const state = queryClient.getQueryState<Answer>(queryKey)
    if (state?.data === undefined || state.isInvalidated || state.fetchStatus !== 'idle') return undefined
    queryClient.setQueryData(queryKey, update(state.data))
    return hashKey(queryKey)
  }
}

/** Has every answer of the given resources fetched anew, but for those that something is put into. */
export async function fetchAnew(
  queryClient: QueryClient,
  resources: readonly ResourceName[],
  placed: readonly Placed[] = [],
): Promise<void> {
  const asNew = new Set(placed.map((place) => place(queryClient)))
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, operation], queryHash }) =>
      !asNew.has(queryHash) && resources.some((resource) => String(operation).startsWith(`${resource}.`)),
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
