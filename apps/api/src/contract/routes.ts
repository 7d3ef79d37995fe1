import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { success } from './envelope.ts'
import { ApiFailure } from './failure.ts'
import { guard } from './guard.ts'
import type { AnyHandler } from './handlers.ts'
import { inputReader, type RawInput } from './input.ts'
import type { Operation } from './operations.ts'
import { type Run, runIdentity, runProduct } from './run.ts'
import { components, createAjv, portable } from './schemas.ts'
import type { SessionLimits } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

export interface RoutesOptions {
  database: Database
  operations: readonly Operation[]
  handlers: ReadonlyMap<string, AnyHandler>
  limits: SessionLimits
  /** See `CompanyTransactionOptions`. */
  scoped?: boolean
}

/** Makes a route of every operation: guard, input, handler, envelope. */
export function registerOperations(app: FastifyInstance, options: RoutesOptions): void {
  const { database, operations, handlers, limits, scoped = true } = options
  const ajv = createAjv()
  app.addSchema(components('product'))
  app.addSchema(components('identity'))
  app.decorateRequest('admitted', null)
  for (const operation of operations) {
    const handler = handlers.get(operation.id)
    if (!handler) throw new Error(`${operation.id} has no handler`)
    const { status, schema } = operation.success
    const run: Run = { operation, handler, database, scoped }
    const readInput = inputReader(operation, ajv)
    app.route({
      method: operation.method,
      url: routePattern(operation),
      config: { operation },
      schema: { response: { [status]: portable(operation.api, schema) } },
      onRequest: guard(operation, database, limits),
      handler: async (request, reply) => {
        const input = readInput(rawInput(request))
        const data =
          operation.api === 'product'
            ? await runProduct(run, input, request)
            : await runIdentity(run, input, request, reply)
        return reply.code(status).send(success(operation, data))
      },
    })
  }
  refuseOtherMethods(app, operations)
}

/** Answers 405 with what the path does take, instead of claiming that nothing is there. */
function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const [url, same] of Map.groupBy(operations, routePattern)) {
    const taken = new Set<string>(same.map(({ method }) => method))
    if (taken.has('GET')) taken.add('HEAD')
    const allow = [...taken].join(', ')
    app.route({
      method: app.supportedMethods.filter((method) => !taken.has(method)),
      url,
      // Before the body is looked at: what is wrong is the method, whatever it carries.
      onRequest: async (_: FastifyRequest, reply: FastifyReply) => {
        reply.header('allow', allow)
        throw new ApiFailure(405)
      },
      handler: () => undefined,
    })
  }
}

/**
 * `/levels/{id}` for Fastify. What begins like a number is an id, good or bad, so a word such as `restore` beside
 * it never falls into it, and a bad number is told as bad input instead of as an unknown path.
 */
function routePattern({ path, parameters }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((known) => known.name === name)
    const isNumber = parameter?.schema?.['type'] === 'integer' || parameter?.schema?.$ref?.endsWith('/Id')
    return isNumber ? `:${name}(^[+-]?\\d[^/]*$)` : `:${name}`
  })
}

function rawInput(request: FastifyRequest): RawInput {
  // Fastify's parsers yield exactly these; it types them as unknown because a route may bring its own.
  return {
    path: request.params as RawInput['path'],
    query: request.query as RawInput['query'],
    header: request.headers,
    body: request.body,
  }
}
