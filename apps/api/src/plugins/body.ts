import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import { parseStrictJson } from '../contract/strict-json.ts'
import { answer } from './errors.ts'

/** Bytes of a JSON body at most. */
export const bodyLimit = 1024 * 1024
const bodyDeadline = 15_000

/** Bodies are JSON, read strictly and soon: a body that trickles in is refused after 15 seconds. */
export function registerBody(app: FastifyInstance, deadline = bodyDeadline): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => (text === '' ? undefined : parseStrictJson(text)),
  )
  app.addHook('preParsing', async (request, reply, payload) => {
    // Forms with files may take longer; their reader watches their pace.
    if (!hasBody(request) || request.routeOptions.config.operation?.form) return payload
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

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
