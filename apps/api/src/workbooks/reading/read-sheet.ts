import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { idleThreads } from '../../threads/idle-threads.ts'
import { type Unreadable, UnreadableWorkbook } from './unreadable.ts'

/** A cell as it was read; formulas are their last values. */
export type ReadCell = string | number | boolean | Date | null

/** A sheet as it was read, by the name on its tab. */
export interface ReadSheet {
  name: string
  rows: ReadCell[][]
}

/** Some rows of a sheet, as the thread that has read them hands them over. */
export interface SheetPiece {
  /** Which of the sheets. */
  sheet: number
  name: string
  rows: readonly ReadCell[][]
}

/** What that thread answers each time that it is asked: the next piece, null after the last, or why there is none. */
export type ReadMessage = { piece: SheetPiece | null } | { reason: Unreadable }

const threadsWith = (maxOldGenerationSizeMb: number) =>
  idleThreads(new URL('./read-worker.ts', import.meta.url), {
    maxOldGenerationSizeMb,
    maxYoungGenerationSizeMb: 32,
  })
/** Threads that read; one that takes more ends, and nobody else notices. */
const threads = { first: threadsWith(160), all: threadsWith(640) }
const hangGuardMs = { first: 20_000, all: 60_000 }

/**
 * Reads the first sheet of a workbook in a thread of its own.
 * @throws UnreadableWorkbook for what is no workbook, too large, or takes too long
 */
export async function readFirstSheet(path: string): Promise<ReadCell[][]> {
  const [sheet] = await readApart(path, 'first')
  if (sheet === undefined || sheet.rows.length === 0) throw new UnreadableWorkbook('empty')
  return sheet.rows
}

/**
 * The same for every sheet of a workbook, with more of time and memory.
 * @throws UnreadableWorkbook as above, and for a workbook whose sheets are all empty
 */
export async function readAllSheets(path: string): Promise<ReadSheet[]> {
  const sheets = await readApart(path, 'all')
  if (sheets.every(({ rows }) => rows.length === 0)) throw new UnreadableWorkbook('empty')
  return sheets
}

async function readApart(path: string, which: 'first' | 'all'): Promise<ReadSheet[]> {
  const bytes = await readFile(path)
  const worker = threads[which].take()
  const isOver = new AbortController()
  const guard = setTimeout(() => void threads[which].end(worker), hangGuardMs[which])
  try {
    const ended = once(worker, 'exit', { signal: isOver.signal }).then((): never => {
      throw new UnreadableWorkbook('tooMuch')
    })
    // The loser of the race has nothing more to say.
    ended.catch(() => {})
    worker.postMessage({ bytes, which }, [])
    const sheets = await takeOver(worker, ended)
    threads[which].putBack(worker)
    return sheets
  } catch (error) {
    // Whatever a workbook was refused for, its thread reads no other one.
    await threads[which].end(worker)
    // Running out of memory arrives as an error of the thread.
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('tooMuch')
  } finally {
    clearTimeout(guard)
    isOver.abort()
  }
}

/** Takes the sheets piece by piece, with a turn for everybody else between them: those of a large workbook are long to copy. */
async function takeOver(worker: Worker, ended: Promise<never>): Promise<ReadSheet[]> {
  const sheets: ReadSheet[] = []
  for (;;) {
    const answered = once(worker, 'message')
    answered.catch(() => {})
    worker.postMessage('next', [])
    const [message] = await Promise.race([answered, ended])
    const piece = pieceIn(message)
    if (piece === null) return sheets
    const { rows } = (sheets[piece.sheet] ??= { name: piece.name, rows: [] })
    rows.push(...piece.rows)
    await othersTurn()
  }
}

function pieceIn(message: ReadMessage): SheetPiece | null {
  if ('reason' in message) throw new UnreadableWorkbook(message.reason)
  return message.piece
}
