import { isApiError } from '@nhansu/sdk/errors'

/** Of a server that says that there were too many tries, and not until when. */
const UNSAID = 30

/** Seconds until a sign-in may be tried again, after too many tries or where too many come at once; 0 for any other reason. */
export function signInWait(error: unknown): number {
  if (!isApiError(error)) return 0
  if (error.kind === 'rate-limited') return error.retryAfter ?? UNSAID
  return error.kind === 'server' ? (error.retryAfter ?? 0) : 0
}
