import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import { parseStrictJson } from '../contract/strict-json.ts'
import { answer } from './errors.ts'

/** Bytes of a JSON body at most. */
export const bodyLimit = 1024 * 1024
const bodyDeadline = 15_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Forms with files that come here are watched by their reader, since a telephone needs minutes for its photos. */
    watchesForms?: boolean
  }
}

/** Bodies are JSON, read strictly and soon: a body that trickles in is refused after 15 seconds. */
export function registerBody(app: FastifyInstance, deadline = bodyDeadline): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => (text === '' ? undefined : parseStrictJson(text)),
  )
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request) || isWatched(request)) return payload
    const timer = setTimeout(() => {
      // Without this the server would go on waiting for the rest of the body on the same connection.
      reply.header('connection', 'close')
      answer(new ApiFailure(408), request, reply)
    }, deadline)
    payload.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
    reply.raw.once('close', () => clearTimeout(timer))
    return payload
  })
}

/** Forms with files may take longer; their reader watches their pace. */
function isWatched({ routeOptions: { config }, headers }: FastifyRequest): boolean {
  if (config.operation !== undefined) return config.operation.form !== undefined
  return config.watchesForms === true && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** From here on the routes of this scope take forms with files that `withForm` reads. */
export function watchForms(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, watchesForms: true }
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
