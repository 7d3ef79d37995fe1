import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Client, newLevel } from './client.ts'

/** What writers have learned until they stopped. */
export interface Written {
  /** Codes of the levels that the server said it has kept. */
  acknowledged: string[]
  /** Every answer that was neither 'kept' nor 'come back later'. */
  wrong: Answer[]
}

/** Several users who save one new level after the other until `stopped`. */
export interface Writers {
  /** Resolves when the first level has been acknowledged. */
  begun: Promise<void>
  written: Written
  /** Resolves when all have stopped. */
  finished: Promise<void>
}

/** How writers go about it. */
export interface WriterOptions {
  writers: number
  stopped: AbortSignal
  /** Pause between two saves of one writer. */
  pauseMs?: number
  /** Sends a level again, under its key, until it is kept; otherwise one try each, and the first failure ends it. */
  again?: boolean
}

/** Starts writers on a client. */
export function startWriters(client: Client, options: WriterOptions): Writers {
  const written: Written = { acknowledged: [], wrong: [] }
  const begun = Promise.withResolvers<void>()
  const each = Array.from({ length: options.writers }, async () => {
    while (!options.stopped.aborted) {
      const level = newLevel()
      if (!(await save(client, level, options, written))) return
      written.acknowledged.push(level.code)
      begun.resolve()
      await pause(options.pauseMs ?? 0)
    }
  })
  return { begun: begun.promise, written, finished: Promise.all(each).then(() => undefined) }
}

async function save(
  client: Client,
  level: ReturnType<typeof newLevel>,
  { again, stopped }: WriterOptions,
  written: Written,
): Promise<boolean> {
  const key = randomUUID()
  for (;;) {
    const answer = await client.call('POST', '/api/levels', level, key).catch(() => undefined)
    if (answer?.status === 201) return true
    if (answer && !(answer.status === 503 && answer.retryAfter)) written.wrong.push(answer)
    // What was begun is brought to its end; only then may the last try be compared with the database.
    if (!again || (answer && answer.status !== 503)) return false
    if (!answer && stopped.aborted) written.wrong.push({ status: 0, retryAfter: null, data: {} })
    await pause(50)
  }
}
