/** A chunk that is missing for good must not reload the page over and over. */
const QUIET_MS = 30_000
const KEY = 'nhansu.reloaded'

/**
 * Reloads the page when a part of the app cannot be fetched, as after an update: once in 30 s and never without a
 * network. Else the error goes its way to the screen's error message.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now(), sessionStorage, navigator.onLine)) return
    event.preventDefault()
    location.reload()
  })
}

/** True when a reload may help now; notes it down. */
export function mayReload(
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  online: boolean,
): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? 0)
    if (!online || now - last < QUIET_MS) return false
    storage.setItem(KEY, String(now))
    return true
  } catch {
    // Without storage nothing would stop a loop.
    return false
  }
}
