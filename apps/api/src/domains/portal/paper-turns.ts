import { PassThrough, type Readable } from 'node:stream'
import { ApiFailure } from '../../contract/failure.ts'
import type { TellProgress } from '../../print/at-work.ts'

/** How often one application takes a paper with it: a thread of its own makes each. */
const most = { papers: 5, milliseconds: 10 * 60_000 }
/** So many wait for their turn at once; what waits holds neither a connection to the database nor a thread. */
const mostWaiting = 20
/** While the house's own papers take all places, a turn is tried for again after so long, and given up after so many. */
const again = { milliseconds: 500, times: 120 }

const taken = new Map<string, number[]>()
const waiting: (() => void)[] = []
let isAtWork = false

/**
 * Counts a paper of an application, whether or not it comes to its turn.
 * @throws ApiFailure 429 where it asks more often than people do
 */
export function countPaper(application: string): void {
  const since = Date.now() - most.milliseconds
  for (const [each, [latest = 0]] of taken) if (latest <= since) taken.delete(each)
  const before = (taken.get(application) ?? []).filter((at) => at > since)
  if (before.length >= most.papers)
    throw new ApiFailure(429, 'Bạn đã tải thư mời nhiều lần. Hãy thử lại sau 10 phút.', {
      retryAfter: most.milliseconds / 1_000,
    })
  taken.set(application, [Date.now(), ...before])
}

/**
 * A paper that is made once its turn comes: those of strangers are made one after the other, so that those of the house never
 * wait for all of them. Whoever goes away leaves the line.
 * @param make begins to make it; it throws 503 while others of the house are made
 * @throws ApiFailure 503 at once where too many wait
 */
export function paperInTurn(make: (tell: TellProgress) => Readable): Readable {
  if (waiting.length >= mostWaiting)
    throw new ApiFailure(503, 'Nhiều người đang tải thư mời cùng lúc. Xin đợi một phút rồi bấm “Thử lại”.', {
      retryAfter: 60,
    })
  const file = new PassThrough()
  const begin = () => begun(file, make)
  file.once('close', () => {
    const place = waiting.indexOf(begin)
    if (place >= 0) waiting.splice(place, 1)
  })
  if (isAtWork) waiting.push(begin)
  else begin()
  return file
}

function begun(file: PassThrough, make: (tell: TellProgress) => Readable): void {
  isAtWork = true
  let isMine = true
  const giveBack = () => {
    if (!isMine) return
    isMine = false
    isAtWork = false
    waiting.shift()?.()
  }
  const attempt = (left: number) => {
    if (file.destroyed) return giveBack()
    try {
      // The thread ends whether or not somebody reads what it has made.
      const made = make((progress) => {
        if (progress === null) giveBack()
      })
      made.on('error', (error) => file.destroy(error))
      file.once('close', () => made.destroy())
      made.pipe(file)
    } catch (error) {
      const isBusy = error instanceof ApiFailure && error.status === 503
      if (isBusy && left > 0) return void setTimeout(attempt, again.milliseconds, left - 1)
      giveBack()
      file.destroy(error as Error)
    }
  }
  attempt(again.times)
}
