import type { FastifyInstance } from 'fastify'

/**
 * One line a request: what was asked by route, never by address, since addresses carry names and codes.
 * People and companies appear by id only.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operation, url = 'unknown' } = { ...request.routeOptions.config, url: request.routeOptions.url }
    const session = request.authorized?.session
    request.log.info(
      {
        operation: operation?.id,
        method: request.method,
        route: url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: session?.userId,
        company_id: session?.companyId,
      },
      'request',
    )
  })
}
