/** Milliseconds after which it is done all the same: a page in the background hardly ever comes to rest. */
const LATEST = 1000

/**
 * Runs something once the page has nothing better to do, a second later at the latest; Safari has no word for that
 * moment and gets the second's wait.
 *
 * @returns takes the wish back
 */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, LATEST)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: LATEST })
  return () => cancelIdleCallback(request)
}
