import type { CallArguments } from './call-options.ts'
import type { ApiName, Data, OperationId } from './contract.ts'
import { readEnvelope } from './envelope.ts'
import { defaultRetries, type RetryPolicy } from './retry.ts'
import { createSend, type CallEvent, type Send } from './send.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'
import { openTransport, type Fetch } from './transport.ts'

/** How a client reaches the two APIs and whom it speaks for. */
export interface ClientOptions {
  /** Where each API begins, such as `/api` or `https://nhansu.example.com/api`. */
  baseUrls: Record<ApiName, string>
  /** Holds the session; memory alone by default. In a browser give `browserTokenStore()`. */
  tokenStore?: TokenStore
  /** Takes the place of the platform's fetch. */
  fetch?: Fetch
  /** Time limit of a call in milliseconds, retries included; 15,000 by default. */
  timeoutMs?: number
  /** What differs from the usual retrying (2 more tries, first wait up to 600 ms, none over 8 s). */
  retries?: Partial<RetryPolicy>
  /** Called once when the session has ended on the server, in every open tab; show the sign-in form. */
  onUnauthorized?: () => void
  /** Hears of every call, see {@link CallEvent}; must not throw. */
  onEvent?: (event: CallEvent) => void
}

/** Speaks to both APIs. Everything else of the SDK takes one as its first argument. */
export interface Client {
  /**
   * Calls an operation and gives the `data` of its answer.
   *
   * @throws ApiError, and nothing else
   */
  call<Id extends OperationId>(operation: Id, ...args: CallArguments<Id>): Promise<Data<Id>>
  /** The session this client speaks for. */
  readonly session: TokenStore
  /** For parts that read the answer in a way of their own, such as {@link download}. */
  readonly send: Send
}

/** Makes a client. One for the whole app: it holds the session. */
export function createClient(options: ClientOptions): Client {
  const { baseUrls, fetch, tokenStore: store = createTokenStore(), timeoutMs = 15_000, onEvent } = options
  const send = createSend({
    transports: {
      product: openTransport(baseUrls.product, fetch),
      identity: openTransport(baseUrls.identity, fetch),
    },
    store,
    timeoutMs,
    retries: { ...defaultRetries, ...options.retries },
    onEvent,
  })
  store.subscribe((_, change) => {
    if (change === 'expired') options.onUnauthorized?.()
  })
  return {
    call: (operation, ...[input, callOptions]) => send(operation, input ?? {}, readEnvelope, callOptions),
    session: store,
    send,
  }
}
