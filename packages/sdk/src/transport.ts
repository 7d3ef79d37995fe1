import createFetchClient from 'openapi-fetch'

/** The methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call, ready for the wire. */
export interface WireRequest {
  method: Method
  /** Placeholders filled, query appended; begins with '/'. */
  url: string
  headers: Record<string, string>
  /** JSON by default; FormData goes out as it is. */
  body: unknown
  signal: AbortSignal
  /** Takes the place of the client's fetch, such as one that reports progress. */
  fetch?: Fetch | undefined
}

/** A successful answer's body is still unread in `response`; a failed one's is read: JSON, text or undefined. */
export interface WireAnswer {
  response: Response
  failure: { body: unknown } | undefined
}

/** The part of `fetch` that the SDK uses. */
export type Fetch = (request: Request) => Promise<Response>

/** Sends one request and rejects only when there is no whole answer. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

/** Every path with every method: what the contract allows is checked before, by operationId. */
type AnyPaths = Record<string, Record<Lowercase<Method>, AnyOperation>>
type AnyOperation = {
  requestBody?: { content: { 'application/json': unknown } }
  responses: object
}

/**
 * openapi-fetch behind the one function that the rest of the SDK knows. Its own path and query writing is not used (it
 * refuses nested filters and leaves '..' in paths), nor its parsing (it takes `success: false` for a success and an empty
 * 500 for no error).
 */
export function openTransport(baseUrl: string, fetch?: Fetch): Transport {
  const client = createFetchClient<AnyPaths>({ baseUrl, ...(fetch && { fetch }) })
  return async ({ method, url, headers, body, signal, fetch: ownFetch }) => {
    const answer = await client[method](url, {
      // Personal data has no place in the browser's cache on a shared computer.
      cache: 'no-store',
      headers,
      signal,
      parseAs: 'stream',
      ...(body !== undefined && { body }),
      ...(ownFetch && { fetch: ownFetch }),
    })
    const { response } = answer
    return { response, failure: response.ok ? undefined : { body: answer.error } }
  }
}
