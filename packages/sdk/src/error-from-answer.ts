import type { OperationId } from './contract.ts'
import { errorMessage, type ErrorKind } from './error-messages.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
  type ApiError,
  type Failure,
} from './errors.ts'
import { retryAfterSeconds } from './retry.ts'

/** An answer as far as errors need it: `body` is parsed JSON, text, or undefined when there was none. */
export interface FailedAnswer {
  status: number
  headers: Headers
  body: unknown
}

type Make = (failure: Failure, body: Record<string, unknown>, headers: Headers) => ApiError

const byStatus: Record<number, readonly [ErrorKind, Make]> = {
  400: ['validation', (failure, body) => new ValidationError(failure, fieldMessages(body['errors']))],
  401: ['unauthorized', (failure) => new UnauthorizedError(failure)],
  403: ['forbidden', (failure) => new ForbiddenError(failure)],
  404: ['not-found', (failure) => new NotFoundError(failure)],
  408: ['timeout', (failure) => new TimeoutError(failure)],
  409: [
    'conflict',
    (failure, body, headers) => new ConflictError(failure, retryAfterSeconds(headers), body['data']),
  ],
  429: ['rate-limited', (failure, _, headers) => new RateLimitedError(failure, retryAfterSeconds(headers))],
}
const otherClientError: readonly [ErrorKind, Make] = ['refused', (failure) => new RefusedError(failure)]
const serverError: readonly [ErrorKind, Make] = [
  'server',
  (failure, _, headers) => new ServerError(failure, retryAfterSeconds(headers)),
]

/** The error that a non-2xx answer stands for; a body that is no envelope (a proxy's HTML, nothing) is fine too. */
export function errorFromAnswer(operation: OperationId, { status, headers, body }: FailedAnswer): ApiError {
  const envelope = isRecord(body) ? body : {}
  const [kind, make] = byStatus[status] ?? (status >= 500 ? serverError : otherClientError)
  const failure = {
    operation,
    status,
    message: errorMessage(kind, operation, envelope['message'], status),
    requestId: requestId(envelope, headers),
  }
  return make(failure, envelope, headers)
}

/** The server's id of the call: from the envelope, else from the header that proxies keep. */
export function requestId(envelope: Record<string, unknown>, headers: Headers): string | undefined {
  const inBody = envelope['request_id']
  return typeof inBody === 'string' ? inBody : (headers.get('x-request-id') ?? undefined)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldMessages(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, [texts].flat().map(String)]),
  )
}
