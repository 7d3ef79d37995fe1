import type { Fetch, Transport } from './transport.ts'

/** The transport of a client that is to be small: `fetch` itself, in the same words as `openTransport`. */
export function openPlainTransport(baseUrl: string, fetch?: Fetch): Transport {
  const base = baseUrl.replace(/\/$/, '')
  return async ({ method, url, headers, body, signal, fetch: ownFetch }) => {
    const isJson = body !== undefined && !(body instanceof FormData)
    const request = new Request(base + url, {
      method,
      // Personal data has no place in the browser's cache on a shared computer.
      cache: 'no-store',
      headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
      signal,
      // What is no JSON is a form, by the line above.
      body: isJson ? JSON.stringify(body) : (body ?? null),
    })
    const response = await (ownFetch ?? fetch ?? globalThis.fetch)(request)
    return { response, failure: response.ok ? undefined : { body: parsed(await response.text()) } }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
