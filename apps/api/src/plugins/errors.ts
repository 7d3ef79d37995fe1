import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseFailure } from '../contract/database-errors.ts'
import { failure, messageOf } from '../contract/envelope.ts'
import { ApiFailure, type FailureDetail, unavailable } from '../contract/failure.ts'
import type { Operation } from '../contract/operations.ts'
import { RefusalLines } from '../contract/refusal-lines.ts'
import { keepOfRefusal, recordRefusal } from '../contract/run.ts'
import type { UserLimits } from '../contract/user-limits.ts'
import type { Database } from '../db/connect.ts'
import { hasHungUp } from './request-log.ts'

/** Where unknown paths answer JSON instead of the app's own page. */
const apiPrefixes = ['/api', '/identity'] as const

/** The one place where failures become answers, in the envelope, in Vietnamese, without details of the server. */
export function registerErrors(app: FastifyInstance, database: Database, limits?: UserLimits): void {
  const refusals = new RefusalLines()
  app.addHook('onClose', () => refusals.close())
  app.setErrorHandler(async (error, request, reply) => {
    const operation = request.routeOptions.config.operation
    const thrown = await keepRefused(database, request, await toFailure(error, operation, database))
    // What breaks off because its caller went away is no failure of ours, whatever it looks like.
    if (thrown.status >= 500 && !hasHungUp(reply)) logFailure(request, thrown, error)
    if (isTold(thrown.status, thrown.detail.trail)) {
      const user = request.authorized?.session.userId
      if (user !== undefined) limits?.refused(user)
      await tellTrail(database, refusals, request, thrown.detail)
    }
    return answer(thrown, request, reply, operation?.fallbackMessage)
  })
}

/** Whether a path belongs to one of the APIs, so that nothing but JSON is to be expected there. */
export function isApiPath(path: string): boolean {
  return apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Whether a browser asks for a page, as opposed to a script that asks for data. */
export function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

/** Sends a failure in the envelope. */
export function answer(
  thrown: ApiFailure,
  request: FastifyRequest,
  reply: FastifyReply,
  fallbackMessage?: string,
): FastifyReply {
  const { retryAfter } = thrown.detail
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  if (thrown.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(thrown.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure(thrown, request.id, fallbackMessage))
}

/** A refusal is answered even when the trail cannot be written. */
async function tellTrail(
  database: Database,
  refusals: RefusalLines,
  request: FastifyRequest,
  detail: FailureDetail,
): Promise<void> {
  try {
    await recordRefusal(database, refusals, request, detail)
  } catch (error) {
    logFailure(request, unavailable(), error)
  }
}

/**
 * Writes what must last of a refusal of which the trail tells nothing: it is no misdeed and counts as none.
 * @returns what is to be answered: where it could not be written, that the caller sends it again
 */
async function keepRefused(
  database: Database,
  request: FastifyRequest,
  thrown: ApiFailure,
): Promise<ApiFailure> {
  const { trail, keep } = thrown.detail
  if (keep === undefined || isTold(thrown.status, trail)) return thrown
  try {
    await keepOfRefusal(database, request, keep)
    return thrown
  } catch (error) {
    logFailure(request, unavailable(), error)
    return unavailable()
  }
}

/** True of a refusal that the trail tells of and that counts in the limit of refusals. */
function isTold(status: number, trail: FailureDetail['trail']): boolean {
  return status === 403 || trail !== undefined
}

/** What a thrown error is to be answered as. */
export async function toFailure(
  error: unknown,
  operation: Operation | undefined,
  database: Database,
): Promise<ApiFailure> {
  if (error instanceof ApiFailure) return error
  const known = operation && (await databaseFailure(error, operation, database))
  if (known) return known
  const { statusCode = 500 } = error as Partial<FastifyError>
  return new ApiFailure(statusCode >= 400 && statusCode < 500 ? statusCode : 500)
}

/** The message of an error may quote a value, so only its name, code and place go to the log. */
function logFailure(request: FastifyRequest, thrown: ApiFailure, error: unknown): void {
  const { name, code, stack = '' } = error as Partial<FastifyError>
  const where = stack.split('\n').filter((line) => line.trimStart().startsWith('at '))
  request.log.error({ status: thrown.status, name, code, where: where.slice(0, 6) }, messageOf(thrown.status))
}
