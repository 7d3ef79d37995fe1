/** What of a service worker's global scope is used here; TypeScript's own types of it do not go together with a page's. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

interface LongEvent {
  /** Keeps the worker alive until this is done. */
  waitUntil(work: Promise<unknown>): void
}

interface AskedEvent extends LongEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
