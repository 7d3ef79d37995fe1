import { randomInt } from 'node:crypto'
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

const lowest = 20_000
/** From here on Linux gives ports to whoever connects somewhere, so a port that is free now may be taken a moment later. */
const lowestForClients = 32_768
const tries = 100

/** A port that nobody uses at this moment, and that no outgoing connection will be given. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const probe = createServer()
    const port = await listenLocally(probe, randomInt(lowest, lowestForClients))
    if (port === undefined) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error('this machine has no free port')
}
