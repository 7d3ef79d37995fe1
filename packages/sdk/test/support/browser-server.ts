import type { TestProject } from 'vitest/node'
import { startServer, type Received, type Reply } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of the browser tests listens. */
    serverUrl: string
  }
}

/** Lets the test page, whose origin is another one, see everything. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-company-id, x-client',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': 'content-disposition, retry-after, x-request-id',
}

/** Starts the server that the tests in the browser speak to, for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(answer)
  project.provide('serverUrl', server.url)
  return () => server.close()
}

/** The path says how to answer; what was sent comes back as the data. */
function answer({ method, url, headers, body }: Received): Reply {
  if (method === 'OPTIONS') return { status: 204, headers: OPEN, text: '' }
  if (url.startsWith('/hang/')) return 'hang'
  if (url.startsWith('/reset/')) return 'reset'
  if (url.startsWith('/refuse/')) {
    return { status: 413, headers: OPEN, json: { success: false, message: 'Tệp quá lớn.', request_id: 'R1' } }
  }
  const data = {
    bytes: body.length,
    type: headers['content-type'],
    company: headers['x-company-id'],
    text: body,
  }
  return { headers: OPEN, json: { success: true, message: '', data } }
}
