import type { WorkerScope } from './scope.ts'
import { mayKeep, treatmentOf } from './what-to-keep.ts'

// Put in by the build: the files that the app cannot begin without. They change with every version, and so does this
// file, by which the browser sees that there is a new one.
const shellFiles: readonly string[] = JSON.parse('__SHELL_FILES__')

/** The page as the server gives it to nobody in particular: without cookies, it holds no user's choices. */
const SHELL = '/'
const NAME = `nhansu-${shellFiles.join(' ')}`

// The file runs as a service worker; the page's types are those of a window.
const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, worker.location.origin)
  if (treatment === 'page') event.respondWith(page(event.request))
  if (treatment === 'asset') event.respondWith(asset(event.request))
})

async function keepShell(): Promise<void> {
  const cache = await caches.open(NAME)
  const bare = await fetch(SHELL, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html' },
  })
  if (!bare.ok) throw new Error(`the page answered ${bare.status}`)
  await Promise.all([cache.put(SHELL, bare), cache.addAll(shellFiles)])
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('nhansu-') && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** Always the server's page; the kept one only where the server cannot be reached, and it says so itself. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(SHELL)
    if (kept) return kept
    throw error
  }
}

/** Names carry a hash of the content, so what is kept is what the server has. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (mayKeep(answer)) {
    const cache = await caches.open(NAME)
    await cache.put(request, answer.clone())
  }
  return answer
}
