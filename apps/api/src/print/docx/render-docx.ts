import { once } from 'node:events'
import { idleThreads } from '../../threads/idle-threads.ts'
import { LayoutBusy } from '../layout-busy.ts'
import type { AskedDocx, DocxAnswer } from './docx-worker.ts'
import { faults } from './fault-words.ts'

/** Word files filled at once in this process. */
const mostAtOnce = 2
const threads = idleThreads(new URL('./docx-worker.ts', import.meta.url), { maxOldGenerationSizeMb: 512 })
/** A guard against hanging: what takes longer is given up. */
const longest = 30_000
let atWork = 0

/**
 * Fills a company's own Word file on a thread of its own, so that nobody else's request waits for it, and whatever the
 * file does ends with its thread, which takes another one only after a file that came out.
 * @returns the filled file, or everything that is wrong with the template, in words
 * @throws LayoutBusy while others are being filled
 */
export async function renderDocx(asked: AskedDocx): Promise<DocxAnswer> {
  if (atWork >= mostAtOnce) {
    throw new LayoutBusy()
  }
  atWork += 1
  const worker = threads.take()
  const isOver = new AbortController()
  const guard = setTimeout(() => void threads.end(worker), longest)
  try {
    const answered = once(worker, 'message')
    const ended = once(worker, 'exit', { signal: isOver.signal }).then((): never => {
      throw new Error('the thread ended early')
    })
    // The loser of the race has nothing more to say.
    ended.catch(() => {})
    answered.catch(() => {})
    worker.postMessage(asked, [])
    const [said] = await Promise.race([answered, ended])
    // The thread sends nothing else.
    const answer = said as DocxAnswer
    if ('file' in answer) threads.putBack(worker)
    else void threads.end(worker)
    return answer
  } catch {
    void threads.end(worker)
    // Out of memory, out of time, or a file that nobody has foreseen: to its owner it is too much.
    return { faults: [faults.tooLarge] }
  } finally {
    clearTimeout(guard)
    isOver.abort()
    atWork -= 1
  }
}
