/** A refusal as the trail counts it: who was refused what, where. */
export interface RefusalKind {
  companyId: number
  userId: number
  operation: string
}

const minute = 60_000

/**
 * Keeps the trail short: of refusals of one kind the first is written at once, and those of the minute after it in one
 * line that tells their number. A process that is killed loses that number and no first line.
 */
export class RefusalLines {
  readonly #counted = new Map<string, number>()
  readonly #ends = new Set<() => Promise<void>>()
  readonly #patience: number

  constructor(patience = minute) {
    this.#patience = patience
  }

  /**
   * Counts a refusal.
   * @param write writes a line; with the number of refusals that it stands for, when it is not about the first
   */
  async tell(kind: RefusalKind, write: (times?: number) => Promise<void>): Promise<void> {
    const key = JSON.stringify([kind.companyId, kind.userId, kind.operation])
    const counted = this.#counted.get(key)
    if (counted !== undefined) {
      this.#counted.set(key, counted + 1)
      return
    }
    this.#counted.set(key, 0)
    const end = async () => {
      clearTimeout(timer)
      this.#ends.delete(end)
      const times = this.#counted.get(key) ?? 0
      this.#counted.delete(key)
      if (times > 0) await write(times)
    }
    // A line that cannot be written now is not worth the process; the first one was.
    const timer = setTimeout(() => void end().catch(() => {}), this.#patience)
    timer.unref()
    this.#ends.add(end)
    await write()
  }

  /** Writes what is counted and not yet told. */
  async close(): Promise<void> {
    for (const end of this.#ends) await end().catch(() => {})
  }
}
