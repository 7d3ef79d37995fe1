import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Database } from '../db/connect.ts'
import { answerSerializer } from './answer-serializer.ts'
import { success } from './envelope.ts'
import { FileAnswer, sendFile } from './file-answer.ts'
import { type FormStep, withForm } from './form/read-form.ts'
import { runForm } from './form/run-form.ts'
import { guard } from './guard.ts'
import type { AnyHandler } from './handlers.ts'
import { inputReader, type RawInput } from './input.ts'
import { cleanedSentence } from './one-line.ts'
import { refuseOtherMethods } from './other-methods.ts'
import { answersFile, type Operation } from './operations.ts'
import { type Run, runHandler } from './run.ts'
import { runStreamed } from './run-streamed.ts'
import type { Services } from './services.ts'
import type { SessionLimits } from './session.ts'
import { routePattern } from './route-pattern.ts'
import { Turns } from './turns.ts'
import type { UserLimits } from './user-limits.ts'

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
  userLimits: UserLimits
  /** See `CompanyTransactionOptions`. */
  scoped?: boolean
  /** What each handler is given beside its input. */
  services: Services
  /** Where the files of a form lie while their request lasts. */
  incomingFolder: string
  /** What is done with a form that has arrived, one around the other, before the handler gets it. */
  formSteps?: readonly FormStep[]
  /** Lets a form of a stranger be received, or refuses it before its files are read. */
  admitStranger?: (request: FastifyRequest) => Promise<void>
}

/** Unpaged lists that one user may have made at once: each takes a connection, and the thread while it is written. */
const unpagedAtOnce = 2
/** Forms with files likewise: a workbook is read, and a store far away waited for, while a connection is held. */
const formsAtOnce = 2

/** Makes a route of every operation: guard, input, handler, envelope. */
export function registerOperations(app: FastifyInstance, options: RoutesOptions): void {
  const { operations } = options
  const shared = { lists: new Turns(unpagedAtOnce), forms: new Turns(formsAtOnce) }
  app.decorateRequest('authorized', null)
  const [forms, others] = [true, false].map((wanted) =>
    operations.filter(({ form }) => (form !== undefined) === wanted),
  )
  for (const operation of others ?? []) app.route(routeOf(operation, shared, options))
  // The parser of forms looks at every request where it is registered, so it is registered with its own routes only.
  app.register(async (apart) => {
    apart.removeAllContentTypeParsers()
    await apart.register(multipart)
    // Left unread: the reader of forms says in its own words what else is no form.
    apart.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const operation of forms ?? []) apart.route(routeOf(operation, shared, options))
  })
  refuseOtherMethods(app, operations)
}

interface Shared {
  lists: Turns
  forms: Turns
}

function routeOf(operation: Operation, { lists, forms }: Shared, options: RoutesOptions): RouteOptions {
  const {
    database,
    handlers,
    limits,
    userLimits,
    scoped = true,
    services,
    incomingFolder,
    formSteps = [],
    admitStranger,
  } = options
  const handler = handlers.get(operation.id)
  if (!handler) throw new Error(`${operation.id} has no handler`)
  const { status } = operation.success
  const run: Run = { operation, handler, database, scoped, services }
  const read = inputReader(operation)
  const isList = operation.parameters.some(({ name }) => name === 'pagination')
  const admit = guard(operation, database, limits)
  const form = operation.form && { shape: operation.form, folder: incomingFolder }
  return {
    method: operation.method,
    url: routePattern(operation),
    // A file would be made, or a ticket for it used up, for nobody.
    exposeHeadRoute: !answersFile(operation),
    config: { operation },
    ...(!answersFile(operation) && {
      schema: { response: { [status]: operation.success.schema } },
      serializerCompiler: () => answerSerializer(operation),
    }),
    onRequest: guard(operation, database, limits, (userId) => userLimits.enter(userId, operation)),
    handler: async (request, reply) => {
      const parameters = read.parameters(rawInput(request))
      let notice: string | undefined
      const bodyOf = (raw: unknown) => {
        const { cleaned, ...body } = read.body(raw)
        notice = cleanedSentence(cleaned)
        // Headers hold no Vietnamese; who shows words of his own still learns of it here.
        if (notice !== undefined) reply.header('x-notice', encodeURIComponent(notice))
        return body
      }
      if (operation.streamed) {
        return runStreamed(run, { ...parameters, ...bodyOf(request.body) }, request, reply)
      }
      const user = request.authorized?.session.userId
      if (isList && parameters.query['pagination'] !== true && user !== undefined) {
        return lists.take(user, async (waited) => {
          if (waited) await admit(request)
          return reply
            .code(status)
            .send(success(operation, await runHandler(run, parameters, request, reply)))
        })
      }
      if (form && operation.link !== undefined) await admitStranger?.(request)
      const data = await (form
        ? withForm(request, form, async (values) => {
            const body = bodyOf(values)
            const take = async () => {
              // A form takes its time to arrive and waits for its turn; the right may be gone by then.
              await admit(request)
              const input = { ...parameters, ...body }
              return runForm(run, { input, shape: form.shape, values, steps: formSteps }, request, reply)
            }
            return user === undefined ? take() : forms.take(user, take)
          })
        : runHandler(run, { ...parameters, ...bodyOf(request.body) }, request, reply))
      reply.code(status)
      if (operation.cacheSeconds !== undefined)
        reply.header('cache-control', `public, max-age=${operation.cacheSeconds}`)
      return data instanceof FileAnswer ? sendFile(reply, data) : reply.send(success(operation, data, notice))
    },
  }
}

function rawInput(request: FastifyRequest): Omit<RawInput, 'body'> {
  // Fastify's parsers yield exactly these; it types them as unknown because a route may bring its own.
  return {
    path: request.params as RawInput['path'],
    query: request.query as RawInput['query'],
    header: request.headers,
  }
}
