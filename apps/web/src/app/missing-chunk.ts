import { hasUnsavedWork } from '#web/session/unsaved-work.ts'

/** A chunk that is missing for good must not reload the page over and over. */
const QUIET_MS = 30_000
const KEY = 'nhansu.reloaded'

interface Address {
  pathname: string
  search: string
}

/**
 * Loads the page anew when a part of the app cannot be fetched, as after an update: once in 30 s, never without a
 * network and never over unsaved work. Else the error goes its way to the screen's error message.
 *
 * @param destination where the reader was going to; undefined when he was going nowhere
 */
export function reloadOnMissingChunk(destination: () => Address | undefined): void {
  addEventListener('vite:preloadError', (event) => {
    if (hasUnsavedWork() || !mayReload(Date.now(), sessionStorage, navigator.onLine)) return
    event.preventDefault()
    const { pathname, search } = destination() ?? location
    const address = pathname + search
    if (address === location.pathname + location.search) location.reload()
    else location.assign(address)
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
