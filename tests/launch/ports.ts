import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { listenLocally } from '../../apps/api/src/db/embedded/ports.ts'

/** Below those that an embedded PostgreSQL draws for itself, and below those that Linux gives to clients. */
const lowest = 10_000
/** Each process of tests has so many for itself. */
const stretch = 400
const stretches = 24
const tries = 100

let next = randomInt(stretch)

/**
 * A port for a product that is about to start. Seconds pass before it listens there, so nobody else must come upon the same
 * one meanwhile: neither its own PostgreSQL, nor a test beside this one, nor the product's second listener.
 */
export async function portOfTest(): Promise<number> {
  // Vitest numbers the processes that run test files at once; benches and single scripts have no number.
  const place = Number(process.env['VITEST_POOL_ID'] ?? 0) % stretches
  for (let attempt = 0; attempt < tries; attempt++) {
    next = (next + 1) % stretch
    const probe = createServer()
    const port = await listenLocally(probe, lowest + place * stretch + next)
    if (port === undefined) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error('this machine has no free port for a product under test')
}
