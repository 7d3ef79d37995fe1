import { ApiFailure } from './failure.ts'

/** Of one user, waiting at once. Who asks for more is no person in front of a screen. */
const longestLine = 100

interface Line {
  running: number
  waiting: (() => void)[]
}

/**
 * Lets each user have a few pieces of heavy work at once; what is more waits for its turn. So one who asks for much
 * waits for himself, and nobody else waits for him.
 */
export class Turns {
  readonly #atOnce: number
  readonly #lines = new Map<number, Line>()

  /** @param atOnce pieces of work that one user may have at the same time */
  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /**
   * Does `work` when it is this user's turn; `waited` says whether anything may have changed since it was asked for.
   * @throws ApiFailure 503 when too much of this user's work waits already
   */
  async take<T>(userId: number, work: (waited: boolean) => Promise<T>): Promise<T> {
    const line = this.#lines.get(userId) ?? { running: 0, waiting: [] }
    this.#lines.set(userId, line)
    const waits = line.running >= this.#atOnce
    if (waits) await this.#turnIn(line)
    else line.running += 1
    try {
      return await work(waits)
    } finally {
      this.#pass(userId, line)
    }
  }

  #turnIn(line: Line): Promise<void> {
    if (line.waiting.length >= longestLine)
      throw new ApiFailure(
        503,
        'Bạn đang gửi quá nhiều yêu cầu lớn cùng lúc. Vui lòng thử lại sau ít giây.',
        {
          retryAfter: 5,
        },
      )
    return new Promise((resolve) => line.waiting.push(resolve))
  }

  /** The next in line takes the place that gets free; nobody can slip in between. */
  #pass(userId: number, line: Line): void {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) this.#lines.delete(userId)
  }
}
