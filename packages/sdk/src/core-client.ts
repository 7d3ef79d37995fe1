import type { ApiName, OperationId } from './contract.ts'
import type { CallHooks } from './hooks.ts'
import { defaultRetries, type RetryPolicy } from './retry.ts'
import { createSend, type CallEvent, type Send } from './send.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'
import { openPlainTransport } from './plain-transport.ts'
import type { Fetch, Transport } from './transport.ts'

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
  /**
   * Called once when the session has ended on the server, in every open tab; show the sign-in form. Where it gives a new
   * token, the session goes on with it and each refused call is sent once more.
   */
  onUnauthorized?: (() => void) | (() => NewToken | Promise<NewToken>)
  /** Hears of every call, see {@link CallEvent}; must not throw. */
  onEvent?: (event: CallEvent) => void
  /** Adds headers, traces and logs; see {@link CallHooks}. */
  hooks?: CallHooks
  /**
   * `'dev'` holds every answer against the contract and says on the console where they differ. Only where `NODE_ENV` is
   * not `production`: a build for production carries nothing of it.
   */
  validate?: 'dev'
}

type NewToken = string | undefined

/** What every part of the SDK needs of a client. */
export interface CoreClient {
  /** The session this client speaks for. */
  readonly session: TokenStore
  /** For parts that read the answer in a way of their own, such as `download`. */
  readonly send: Send
}

/**
 * Makes a client without the table of all operations, for the operations that a program imports from
 * `@nhansu/sdk/resources/<name>`: a bundle then carries these and no others.
 */
export function createCoreClient(options: ClientOptions): CoreClient {
  return clientWith(options, openPlainTransport, async () => undefined)
}

/**
 * @param open reaches one API
 * @param load brings what is known of an operation that no module has made known
 */
export function clientWith(
  options: ClientOptions,
  open: (baseUrl: string, fetch?: Fetch) => Transport,
  load: (operation: OperationId) => Promise<void>,
): CoreClient {
  // Node 18 has learnt the one, but has no `crypto` for every module.
  if (typeof AbortSignal.any !== 'function' || typeof globalThis.crypto !== 'object')
    throw new Error('@nhansu/sdk needs Node 20.3 or a browser of 2024: this one is older.')
  const { baseUrls, fetch, tokenStore: store = createTokenStore(), timeoutMs = 15_000 } = options
  let renewal: Promise<unknown> | undefined
  store.subscribe((_, change) => {
    if (change === 'expired') renewal = (async () => options.onUnauthorized?.())().catch(() => undefined)
  })
  const send = createSend({
    transports: {
      product: open(baseUrls.product, fetch),
      identity: open(baseUrls.identity, fetch),
    },
    store,
    timeoutMs,
    retries: { ...defaultRetries, ...options.retries },
    onEvent: options.onEvent,
    hooks: options.hooks ?? {},
    load,
    renewed: async () => {
      const [token, session] = [await renewal, store.read()]
      if (typeof token === 'string' && session.token === undefined)
        store.replace({ ...session, token }, 'signed-in')
    },
    validate: options.validate === 'dev',
  })
  return { session: store, send }
}
