import { ApiFailure } from './failure.ts'
import { answersFile, type Operation } from './operations.ts'

/** How much one user may ask of this process within a minute. */
export interface UserLimitOptions {
  requests: number
  /** Imports, exports, prints and other files apart: each is worth many requests. */
  files: number
  /** Requests that were refused for want of a right. */
  refusals: number
}

const minute = 60_000
/** Beyond so many users at a time, those whose buckets are full again are forgotten. */
const mostKept = 10_000

/** Signing out must always be possible. */
const neverHeldUp: ReadonlySet<string> = new Set(['session.logout'])

/** Holds each user to a number of requests a minute, whatever they are and whichever session sends them. */
export class UserLimits {
  readonly #requests: Buckets
  readonly #files: Buckets
  readonly #refusals: Buckets

  constructor({ requests, files, refusals }: UserLimitOptions, now: () => number = Date.now) {
    this.#requests = new Buckets(requests, now)
    this.#files = new Buckets(files, now)
    this.#refusals = new Buckets(refusals, now)
  }

  /**
   * Counts a request of a user, before it is asked whether he may.
   * @throws ApiFailure 429 when it is one too many, or too many were refused
   */
  enter(userId: number, operation: Operation): void {
    if (neverHeldUp.has(operation.id)) return
    const wait = this.#refusals.wait(userId)
    if (wait > 0) throw tooMany('Bạn đã bị từ chối quá nhiều lần.', wait)
    const buckets = isWorthMany(operation) ? this.#files : this.#requests
    const left = buckets.wait(userId)
    if (left > 0) throw tooMany('Bạn đang gửi quá nhiều yêu cầu.', left)
    buckets.take(userId)
  }

  /** Counts a refusal of a user. */
  refused(userId: number): void {
    this.#refusals.take(userId)
  }
}

/** A screen asks for many pictures at once, each of which is a small file that lies there. */
function isWorthMany(operation: Operation): boolean {
  if (operation.form !== undefined) return true
  return answersFile(operation) && !operation.success.mediaType.startsWith('image/')
}

function tooMany(what: string, milliseconds: number): ApiFailure {
  const retryAfter = Math.ceil(milliseconds / 1_000)
  return new ApiFailure(429, `${what} Vui lòng thử lại sau ${retryAfter} giây.`, { retryAfter })
}

interface Bucket {
  left: number
  at: number
}

/** A bucket a user: full at first, filled again evenly within a minute. */
class Buckets {
  readonly #size: number
  readonly #now: () => number
  readonly #buckets = new Map<number, Bucket>()

  constructor(size: number, now: () => number) {
    this.#size = size
    this.#now = now
  }

  /** Milliseconds until there is something to take; 0 when there is. */
  wait(userId: number): number {
    const { left } = this.#bucketOf(userId)
    return left >= 1 ? 0 : ((1 - left) * minute) / this.#size
  }

  take(userId: number): void {
    const bucket = this.#bucketOf(userId)
    bucket.left = Math.max(0, bucket.left - 1)
  }

  #bucketOf(userId: number): Bucket {
    const now = this.#now()
    const { left, at } = this.#buckets.get(userId) ?? { left: this.#size, at: now }
    const bucket = {
      left: Math.min(this.#size, left + (Math.max(0, now - at) * this.#size) / minute),
      at: now,
    }
    if (this.#buckets.size >= mostKept && !this.#buckets.has(userId)) this.#forgetFull(now)
    this.#buckets.set(userId, bucket)
    return bucket
  }

  #forgetFull(now: number): void {
    for (const [userId, { at }] of this.#buckets) if (now - at >= minute) this.#buckets.delete(userId)
  }
}
