import type { Input, OperationId, WithoutInput } from './contract.ts'

/** What a single call may ask for beyond its input. */
export interface CallOptions {
  /** Stops the call, its retries and the reading of its answer. */
  signal?: AbortSignal | undefined
  /** Time limit of the whole call in milliseconds, retries included. */
  timeoutMs?: number | undefined
  /** Tries after the first one; 0 for none. Never makes an unsafe call repeatable. */
  retries?: number | undefined
  /**
   * The key by which the server recognises a POST that arrives twice. By default a fresh one for each call; give your own
   * to also make two calls one, such as a second click on Save.
   */
  idempotencyKey?: string | undefined
  /**
   * The company that the input belongs to, by default the current one. When another tab has switched meanwhile, the call
   * throws a ConflictError and nothing is sent.
   */
  companyId?: number | undefined
}

/** The input may be left out when the operation requires nothing. */
export type CallArguments<Id extends OperationId> = Id extends WithoutInput
  ? [input?: Input<Id>, options?: CallOptions]
  : [input: Input<Id>, options?: CallOptions]

/** An operation's input with its parts known only roughly, as the inside of the SDK handles it. */
export interface AnyInput {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}
