/** What the worker does with a request: everything but pages and hashed assets goes to the server untouched. */
export type Treatment = 'page' | 'asset' | 'none'

/** Addresses of the server that are no page of the app, whatever the browser opens them as. */
const served = /^\/(api|identity|docs|storybook|healthz|readyz|metrics|config\.json|sw\.js)(\/|$)/

/**
 * How a request is treated.
 *
 * @param origin the worker's own
 */
export function treatmentOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Treatment {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || served.test(address.pathname)) return 'none'
  if (mode === 'navigate') return 'page'
  return address.pathname.startsWith('/assets/') ? 'asset' : 'none'
}

/** True for what may be kept: a whole file as it was asked for, never a page in its place. */
export function mayKeep({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  return status === 200 && type === 'basic' && !headers.get('content-type')?.startsWith('text/html')
}
