import type { Data, OperationId } from './contract.ts'
import { advice, type ErrorKind } from './error-messages.ts'

export type { ErrorKind }

/** What is known about a call that failed, whatever its kind. */
export interface Failure {
  operation: OperationId
  /** A Vietnamese sentence for the user. */
  message: string
  status?: number | undefined
  requestId?: string | undefined
  cause?: unknown
}

/**
 * The one family that every call of this SDK throws. `kind` tells the members apart in a `switch`, also across two
 * copies of the SDK on one page; the classes tell them apart by `instanceof`.
 */
export abstract class ApiError extends Error {
  abstract readonly kind: ErrorKind
  override readonly name = 'ApiError'
  /** The operation that was called, such as `levels.update`. */
  readonly operation: OperationId
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined
  /** What support needs to find the call in the server's log. */
  readonly requestId: string | undefined

  constructor(failure: Failure) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause })
    this.operation = failure.operation
    this.status = failure.status
    this.requestId = failure.requestId
  }

  /** What a user can do about this kind of error, in Vietnamese; `message` ends with it where the server said nothing. */
  get advice(): string {
    return advice[this.kind]
  }
}

/** 400: the input is wrong. `fields` names the fields to blame; it is empty when the whole is to blame. */
export class ValidationError extends ApiError {
  readonly kind = 'validation'
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(failure: Failure, fields: Record<string, readonly string[]> = {}) {
    super(failure)
    this.fields = fields
  }
}

/** 401: nobody is signed in, or the session has ended. For `session.login`: name or password is wrong. */
export class UnauthorizedError extends ApiError {
  readonly kind = 'unauthorized'
}

/** 403: the function is not permitted. */
export class ForbiddenError extends ApiError {
  readonly kind = 'forbidden'
}

/** 404: not there, or not the caller's to see; the server does not tell which. */
export class NotFoundError extends ApiError {
  readonly kind = 'not-found'
}

/** Trouble that may pass. */
abstract class BusyError extends ApiError {
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | undefined

  constructor(failure: Failure, retryAfter?: number) {
    super(failure)
    this.retryAfter = retryAfter
  }
}

/**
 * 409: the change does not fit the current state, most often because somebody else saved first. With `retryAfter`: the
 * first copy of this very write is still being worked on. Also thrown, without a status and before anything is sent, when
 * the call was made for another company than the current one.
 */
export class ConflictError extends BusyError {
  readonly kind = 'conflict'
  /** `data` of the answer; read it by {@link newerValues}, which knows its type. */
  readonly newer: unknown

  constructor(failure: Failure, retryAfter?: number, newer?: unknown) {
    super(failure, retryAfter)
    this.newer = newer
  }
}

/** 429: too many calls. */
export class RateLimitedError extends BusyError {
  readonly kind = 'rate-limited'
}

/** Any other 4xx, such as 405, 413 (too large) or 415: the same call will not succeed later either. */
export class RefusedError extends ApiError {
  readonly kind = 'refused'
}

/** 5xx; with 503 the server may say when to come back. */
export class ServerError extends BusyError {
  readonly kind = 'server'
}

/** No answer: no network, a refused or broken connection, a wrong base URL, a missing CORS permission. */
export class NetworkError extends ApiError {
  readonly kind = 'network'
}

/** The call took longer than its time limit (retries included), or the server answered 408. */
export class TimeoutError extends ApiError {
  readonly kind = 'timeout'
}

/** The caller's `signal` was aborted. */
export class AbortedError extends ApiError {
  readonly kind = 'aborted'
}

/** The server answered 2xx with `success: false`. */
export class EnvelopeError extends ApiError {
  readonly kind = 'envelope'
}

/** A 2xx answer that is no envelope: HTML of a proxy, cut JSON, nothing at all. */
export class ParseError extends ApiError {
  readonly kind = 'parse'
}

/** Every member of the family, for a `switch` over `kind` that the compiler checks for completeness. */
export type AnyApiError =
  | ValidationError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | ConflictError
  | RateLimitedError
  | RefusedError
  | ServerError
  | NetworkError
  | TimeoutError
  | AbortedError
  | EnvelopeError
  | ParseError

/** Is this an error of the SDK? By name, so that it also holds for one thrown by another copy of the SDK. */
export function isApiError(error: unknown): error is AnyApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error
}

/**
 * The current values that a stale save was refused for, typed as the operation's own answer.
 *
 * @param operation the operation that was called; an error of any other gives undefined
 */
export function newerValues<Id extends OperationId>(error: unknown, operation: Id): Data<Id> | undefined {
  if (!isApiError(error) || error.kind !== 'conflict' || error.operation !== operation) return undefined
  // The contract promises the item under its usual key in `data` of a 409, so the shape is the operation's own.
  return (error.newer ?? undefined) as Data<Id> | undefined
}
