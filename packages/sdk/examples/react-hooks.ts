import { browserTokenStore, createClient } from '@nhansu/sdk'
import { followSession, queryBindings } from '@nhansu/sdk/query'
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'

export const client = createClient({
  baseUrls: { product: '/api', identity: '/identity' },
  tokenStore: browserTokenStore(),
  onUnauthorized: () => location.assign('/dang-nhap'),
})
export const queryClient = new QueryClient()
followSession(queryClient, client)

const { query, mutation, keepRows } = queryBindings(client)

/** One page of levels; the old rows stay while the next page loads. */
export function useLevels(page: number) {
  return useQuery({
    ...query('levels.list', { query: { page, pagination: true } }),
    placeholderData: keepRows(),
  })
}

/** Saves a level; all lists of levels are fetched anew afterwards. */
export function useSaveLevel() {
  return useMutation(mutation('levels.update'))
}
