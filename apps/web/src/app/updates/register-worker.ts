/** A long-lived tab hears of a new version within the hour. */
const LOOK_AGAIN_MS = 60 * 60 * 1000

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

/** Registers the service worker and follows its new versions. Where the browser has none the app works without. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  // Refused where site data is forbidden; then there is nothing to do without it.
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const look = () => {
    // The very first one is no update: there was no version before it.
    if (registration.waiting && serviceWorker.controller) tell(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS)
}

/** Hears of a new version that waits; for `useSyncExternalStore`. */
export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while a new version waits to be used. */
export const hasUpdate = () => waiting !== undefined

/** Lets the new version take over and loads the page with it. Unsaved work must have been asked about. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over', {})
}

function tell(worker: ServiceWorker) {
  waiting = worker
  for (const listener of listeners) listener()
}
