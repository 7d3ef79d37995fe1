import { PassThrough, type Readable } from 'node:stream'
import { idleThreads } from '../threads/idle-threads.ts'
import type { TellProgress } from './at-work.ts'
import { LayoutBusy } from './layout-busy.ts'
import type { Paper } from './paper.ts'
import type { WorkerNews } from './paper-worker.ts'

/** Papers laid out at once in this process; each takes a core and up to the memory below. */
const mostAtOnce = 2
const threads = idleThreads(new URL('./paper-worker.ts', import.meta.url), { maxOldGenerationSizeMb: 512 })
/** A paper that takes longer is given up. */
const longest = 60_000
let atWork = 0
/** Background work that waits for a place. */
const waiting = new Set<() => void>()

/**
 * Waits until a place is free, if none is: for background work, which nobody looks at meanwhile. Somebody else may take it
 * first.
 * @throws the reason of the signal once it is aborted
 */
export async function placeForPaper(signal: AbortSignal): Promise<void> {
  if (atWork < mostAtOnce) return
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.add(resolve)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  waiting.delete(resolve)
  signal.throwIfAborted()
}

/**
 * Lays a paper out as PDF on a thread of its own, so that nobody else's request waits for it.
 * The work ends as soon as its reader goes away.
 * @param tell how far it is, some times a second
 * @returns the file as it comes; it breaks off with an error when the thread fails or is ended
 * @throws LayoutBusy when others are being laid out
 */
export function renderPaper(paper: Paper, tell: TellProgress = () => {}): Readable {
  if (atWork >= mostAtOnce) {
    throw new LayoutBusy()
  }
  const worker = threads.take()
  atWork += 1
  const file = new PassThrough()
  const fail = (error: Error) => file.destroy(error)
  const timer = setTimeout(() => fail(new Error('the paper took too long')), longest)
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    worker.off('error', fail).off('exit', endEarly)
    atWork -= 1
    for (const wake of waiting) wake()
    clearTimeout(timer)
    tell(null)
  }
  const endEarly = () => {
    end()
    fail(new Error('the thread of a paper ended early'))
  }
  worker.on('message', (news: WorkerNews) => {
    if ('progress' in news) tell(news.progress)
    if ('bytes' in news) file.write(news.bytes)
    if (!('done' in news)) return
    end()
    threads.putBack(worker)
    file.end()
  })
  worker.on('error', fail).on('exit', endEarly)
  // A reader who went away, for whatever reason, needs no paper any more, and the thread stops in the midst of it.
  file.once('close', () => {
    if (isOver) return
    worker.removeAllListeners('message')
    void threads.end(worker)
  })
  try {
    worker.postMessage(paper, [])
  } catch (error) {
    end()
    void threads.end(worker)
    throw error
  }
  return file
}
