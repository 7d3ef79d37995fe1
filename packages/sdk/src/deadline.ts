/** A signal that joins the caller's with a time limit, and tells afterwards which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Why the work stopped; undefined while nothing stopped it. The caller's wish counts first. */
  reason(): 'aborted' | 'timeout' | undefined
  /** Milliseconds that are left. */
  left(): number
  /** Resolves after so many milliseconds, or rejects as soon as the signal fires. */
  wait(milliseconds: number): Promise<void>
  /** Forgets the timer; call it when the work is over, or a script would not end before the limit. */
  clear(): void
}

/** @param limitMs for everything that happens under it: all tries, the waits between them, reading the answer */
export function startDeadline(limitMs: number, callerSignal?: AbortSignal): Deadline {
  const limit = new AbortController()
  const endsAt = performance.now() + limitMs
  const timer = setTimeout(() => limit.abort(), limitMs)
  const signal = callerSignal ? AbortSignal.any([callerSignal, limit.signal]) : limit.signal
  return {
    signal,
    reason: () => {
      if (callerSignal?.aborted) return 'aborted'
      return limit.signal.aborted ? 'timeout' : undefined
    },
    left: () => endsAt - performance.now(),
    wait: (milliseconds) => waitUnder(signal, milliseconds),
    clear: () => clearTimeout(timer),
  }
}

function waitUnder(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
