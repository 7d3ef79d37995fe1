import type { AnyApiError } from './errors.ts'

/** How often and how patiently a call is tried again. */
export interface RetryPolicy {
  /** Tries after the first one. */
  times: number
  /** Upper bound of the first wait in milliseconds; it doubles with every try. */
  firstWaitMs: number
  /** No wait is longer, in milliseconds; a server that asks for more gets no further try. */
  longestWaitMs: number
}

export const defaultRetries: RetryPolicy = { times: 2, firstWaitMs: 600, longestWaitMs: 8000 }

/** What the rules need to know about the call. */
export interface Attempt {
  method: string
  /** Carries an `Idempotency-Key`, so that the server recognises the second copy of a write. */
  hasKey: boolean
  /** Tries so far, this one included. */
  tries: number
  error: AnyApiError
}

/**
 * Milliseconds to wait before the next try, or undefined when there must be none.
 *
 * Reads are tried again after a broken connection and 408, 429, 502, 503, 504. A POST only with its idempotency key, and
 * only when the connection broke, the server was busy (503) or still at work on the copy before (409 with Retry-After). PUT and DELETE never: after a lost reply the second try
 * would answer 409 or 404 although the first one worked.
 *
 * @param random from 0 to 1; full jitter, so that many clients do not come back at the same moment
 */
export function retryWait(attempt: Attempt, policy: RetryPolicy, random = Math.random()): number | undefined {
  if (attempt.tries > policy.times || !mayRepeat(attempt)) return undefined
  const asked = retryAfter(attempt.error)
  if (asked !== undefined) return asked * 1000 <= policy.longestWaitMs ? asked * 1000 : undefined
  const bound = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (attempt.tries - 1))
  return random * bound
}

const REPEATABLE_READ = new Set([408, 429, 502, 503, 504])

function mayRepeat({ method, hasKey, error }: Attempt): boolean {
  const broken = error.kind === 'network'
  if (method === 'GET') return broken || (error.status !== undefined && REPEATABLE_READ.has(error.status))
  return method === 'POST' && hasKey && (broken || error.status === 503 || stillRunning(error))
}

/** The server is at work on an earlier copy of the same write, so nobody knows yet how it ends. */
export function stillRunning(error: AnyApiError): boolean {
  return error.kind === 'conflict' && error.retryAfter !== undefined
}

function retryAfter(error: AnyApiError): number | undefined {
  return 'retryAfter' in error ? error.retryAfter : undefined
}

/** `Retry-After` in seconds, given as seconds or as an HTTP date; undefined when absent or unreadable. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  // Anything else, such as '-1', Date.parse would take for a year.
  const date = /^[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
