import type { FastifyInstance } from 'fastify'
import { unavailable } from '../contract/failure.ts'

const closeIdleEvery = 100
const hardStop = 12_000

/**
 * Stops within 12 seconds: running requests may finish, new ones are answered 503 with Retry-After, and idle connections
 * are closed again and again, because a client that keeps one open would otherwise hold the whole server.
 */
export function registerStop(app: FastifyInstance): void {
  let stopping = false
  const timers: NodeJS.Timeout[] = []
  app.addHook('onRequest', async (_, reply) => {
    if (!stopping) return
    reply.header('connection', 'close')
    throw unavailable()
  })
  app.addHook('preClose', async () => {
    stopping = true
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), closeIdleEvery),
      setTimeout(() => app.server.closeAllConnections(), hardStop),
    )
  })
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)))
}
