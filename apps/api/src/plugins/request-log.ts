import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * One line a request: what was asked by route, never by address, since addresses carry names and codes.
 * People and companies appear by id only.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!answered.has(request)) logRequest(request, reply, hungUp)
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    answered.add(request)
    logRequest(request, reply, reply.statusCode)
  })
}

const answered = new WeakSet<FastifyRequest>()

/** As nginx calls a caller who went away before the answer; it is sent to nobody. */
const hungUp = 499

/** Whether the caller went away before the whole answer was handed over. */
export function hasHungUp({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished
}

function logRequest(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const { routeOptions, refusedRoute } = request
  const { operation, url = refusedRoute ?? 'unknown' } = { ...routeOptions.config, url: routeOptions.url }
  const session = request.authorized?.session
  request.log.info(
    {
      operation: operation?.id,
      method: request.method,
      route: url,
      status,
      ms: Math.round(reply.elapsedTime),
      user_id: session?.userId,
      company_id: session?.companyId,
    },
    'request',
  )
}
