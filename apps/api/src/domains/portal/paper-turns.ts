import { ApiFailure } from '../../contract/failure.ts'

/** How often one application takes a paper with it: a thread of its own makes each. */
const most = { papers: 5, milliseconds: 10 * 60_000 }
/** So many wait at once, and so long: each holds a connection meanwhile, which the database cuts after ten seconds. */
const mostWaiting = 2
const longestWait = 7_000

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
 * Waits for the turn of strangers, whose papers are made one after the other, so that those of the house never wait for all
 * of them.
 * @returns gives the turn back; to be called once
 * @throws ApiFailure 503 where too many wait, or the turn does not come
 */
export async function takePaperTurn(): Promise<() => void> {
  if (isAtWork) await comesToTurn()
  isAtWork = true
  return () => {
    isAtWork = false
    waiting.shift()?.()
  }
}

async function comesToTurn(): Promise<void> {
  if (waiting.length >= mostWaiting) throw busy()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    waiting.splice(waiting.indexOf(goOn), 1)
    reject(busy())
  }, longestWait)
  const goOn = () => {
    clearTimeout(timer)
    // Nobody who comes between takes the turn that was handed on.
    isAtWork = true
    resolve()
  }
  waiting.push(goOn)
  return promise
}

function busy(): ApiFailure {
  return new ApiFailure(503, 'Nhiều người đang tải thư mời cùng lúc. Vui lòng thử lại sau ít giây.', {
    retryAfter: 3,
  })
}
