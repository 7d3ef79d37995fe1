import { browserTokenStore, createClient } from '@nhansu/sdk'
import { config } from './config.ts'
import { notices } from './notices.ts'
import { watchCall } from './progress.ts'

/** The one way to both APIs; it holds this browser's session. */
export const client = createClient({
  baseUrls: { product: config.apiUrl, identity: config.identityUrl },
  tokenStore: browserTokenStore(),
  onEvent: watchCall,
  hooks: {
    answer: ({ notice }) => {
      if (notice !== undefined) notices.tell(notice)
    },
  },
})
