/**
 * Runs something once the page has nothing better to do; Safari has no word for that moment and gets a second's wait.
 *
 * @returns takes the wish back
 */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act)
  return () => cancelIdleCallback(request)
}
