import type { FastifyInstance } from 'fastify'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Client, X-Company-Id',
  'access-control-max-age': '600',
} as const

/**
 * Lets the pages of the listed origins call the APIs. None is listed by default: then no such header is ever sent,
 * and an origin is matched as a whole, never by its beginning or end.
 */
export function registerCrossOrigin(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin === undefined || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'Retry-After, X-Api-Version, X-Notice, X-Request-Id')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'OPTIONS') await reply.headers(allowed).code(204).send()
  })
}
