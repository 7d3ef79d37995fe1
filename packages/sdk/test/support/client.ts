import { onTestFinished } from 'vitest'
import { createClient, type Client, type ClientOptions } from '../../src/client.ts'
import { startServer, type Received, type Reply, type TestServer } from './server.ts'

/** A client that speaks to a real server of its own; both end with the test. */
export async function clientWith(
  answer: (request: Received, nth: number) => Reply | Promise<Reply>,
  options: Partial<ClientOptions> = {},
): Promise<{ client: Client; server: TestServer }> {
  const server = await startServer(answer)
  onTestFinished(() => server.close())
  const client = createClient({
    baseUrls: { product: `${server.url}/api`, identity: `${server.url}/identity` },
    // The rules of waiting have tests of their own; here a try must only follow the other.
    retries: { firstWaitMs: 1 },
    ...options,
  })
  onTestFinished(() => client.session.close())
  return { client, server }
}

/** A successful answer. */
export const ok = (data: unknown): Reply => ({ json: { success: true, message: '', data } })

/** A refused call in the server's envelope. */
export const refusal = (status: number, rest: object = {}, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  json: { success: false, message: '', request_id: 'R1', ...rest },
})

/** The error that a call ends with; a call that succeeds fails the test. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (data) => {
      throw new Error(`The call succeeded with ${JSON.stringify(data)}.`)
    },
    (error: unknown) => error,
  )
}
