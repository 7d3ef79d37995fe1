import { followSession, queryBindings } from '@nhansu/sdk/query'
import { QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'

/**
 * Answers that the screens share. Kept apart from `client.ts`, so that the sign-in page need not load it.
 * 'always': without a network a call must fail and say so; waiting silently for one looks like endless loading.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** TanStack Query's options for every operation of the contract. */
export const { query, mutation, keepRows } = queryBindings(client)

followSession(queryClient, client)
