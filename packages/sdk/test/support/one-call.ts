import { createClient } from '../../src/client.ts'

// A script as somebody would write one: it makes a call with a time limit of a day, and has nothing more to do.
const [, , url = ''] = process.argv
const client = createClient({ baseUrls: { product: url, identity: url }, timeoutMs: 86_400_000 })
await client.call('levels.list')
console.log('done')
