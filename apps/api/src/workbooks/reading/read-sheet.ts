import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { isUnreadable, UnreadableWorkbook } from './unreadable.ts'

/** A cell as it was read; formulas are their last values. */
export type ReadCell = string | number | boolean | Date | null

/** What a thread that reads may use; it is ended beyond it, and nobody else notices. */
const memoryMb = 160
const hangGuardMs = 20_000

/**
 * Reads the first sheet of a workbook in a thread of its own.
 * @throws UnreadableWorkbook for what is no workbook, too large, or takes too long
 */
export async function readFirstSheet(path: string): Promise<ReadCell[][]> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: await readFile(path),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  const guard = setTimeout(() => void worker.terminate(), hangGuardMs)
  try {
    const answered = once(worker, 'message')
    const ended = once(worker, 'exit').then(() => {
      throw new UnreadableWorkbook('tooMuch')
    })
    // The loser of the race has nothing more to say.
    ended.catch(() => {})
    answered.catch(() => {})
    const [message] = await Promise.race([answered, ended])
    return rowsOf(message)
  } catch (error) {
    // Running out of memory arrives as an error of the thread.
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('tooMuch')
  } finally {
    clearTimeout(guard)
    await worker.terminate()
  }
}

function rowsOf(message: { rows?: ReadCell[][]; reason?: unknown }): ReadCell[][] {
  if (isUnreadable(message.reason)) throw new UnreadableWorkbook(message.reason)
  const rows = message.rows ?? []
  if (rows.length === 0) throw new UnreadableWorkbook('empty')
  return rows
}
