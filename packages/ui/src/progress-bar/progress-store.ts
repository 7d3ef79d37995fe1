import { devWarn } from '#ui/dev/dev-warn.ts'

/** `running` begins 200 ms after the work did; `done` and `failed` show shortly and give way to `idle`. */
export type ProgressPhase = 'idle' | 'running' | 'done' | 'failed'

/** The page's one progress: any number of pieces of work at once, one bar. */
export interface ProgressStore {
  /** A piece of work begins. Each needs its own `done` or `fail`. */
  start: () => void
  /** A piece of work has succeeded; the bar ends with the last one. */
  done: () => void
  /** A piece of work has failed; when the last one ends, the bar marks it. */
  fail: () => void
  subscribe: (onChange: () => void) => () => void
  phase: () => ProgressPhase
}

/** Work that ends sooner shows no bar: it would only flicker. In ms. */
const THROTTLE = 200
const DONE_SHOWS = 500
const FAILURE_SHOWS = 3000

export function createProgress(): ProgressStore {
  const listeners = new Set<() => void>()
  let phase: ProgressPhase = 'idle'
  let underWay = 0
  let anyFailed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: ProgressPhase) => {
    phase = next
    for (const listener of listeners) listener()
  }
  const showLater = (next: ProgressPhase, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(next), delay)
  }
  const end = (failed: boolean) => {
    devWarn(underWay === 0, 'ProgressStore: `done` or `fail` without a `start` before it.')
    if (underWay === 0) return
    underWay -= 1
    anyFailed ||= failed
    if (underWay > 0) return
    clearTimeout(timer)
    if (phase === 'idle' && !anyFailed) return
    show(anyFailed ? 'failed' : 'done')
    showLater('idle', anyFailed ? FAILURE_SHOWS : DONE_SHOWS)
  }
  return {
    start: () => {
      underWay += 1
      if (underWay > 1) return
      anyFailed = false
      if (phase !== 'idle') show('idle')
      showLater('running', THROTTLE)
    },
    done: () => end(false),
    fail: () => end(true),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    phase: () => phase,
  }
}
