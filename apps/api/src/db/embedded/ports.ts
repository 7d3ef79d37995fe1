import { once } from 'node:events'
import { type Server, createServer } from 'node:net'

/**
 * Lets `server` listen on `port` of this machine alone, 0 for any free one.
 * @returns the port, or undefined when it is taken
 */
export async function listenLocally(server: Server, port: number): Promise<number | undefined> {
  server.listen({ port, host: '127.0.0.1', exclusive: true })
  try {
    await once(server, 'listening')
  } catch {
    return undefined
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : undefined
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenLocally(probe, 0)
  probe.close()
  await once(probe, 'close')
  if (port === undefined) throw new Error('this machine has no free port')
  return port
}
