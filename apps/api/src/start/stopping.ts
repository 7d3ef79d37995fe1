/** A stop that takes longer is ended by force; every request that could be finished has been by then. */
const LONGEST_STOP_MS = 15_000

/**
 * Asks to stop at the first Ctrl-C or SIGTERM. A second one, or a stop that takes too long, ends the process at once;
 * what it runs goes down with it.
 */
export function stopRequests(): AbortSignal {
  const controller = new AbortController()
  const request = () => {
    if (controller.signal.aborted) process.exit(1)
    controller.abort(new Interrupted())
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request)
  return controller.signal
}

/** What an interrupted step throws: the person asked for it, so there is nothing to report. */
export class Interrupted extends Error {}

/** Resolves when the person asks to stop. */
export function requested(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
