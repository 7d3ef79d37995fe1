import type { OperationId } from './contract.ts'
import type { Method } from './transport.ts'

/** A request that is about to leave; neither its query nor its body, which hold personal data. */
export interface RequestFacts {
  operation: OperationId
  method: Method
  /** As in the contract, with `{placeholders}`. */
  path: string
  /** The same in all tries of one call, and in its events. */
  callId: number
  /** 1 for the first try. */
  attempt: number
}

/** An answer that came; not its body. */
export interface AnswerFacts extends RequestFacts {
  /** Undefined when no answer came. */
  status: number | undefined
  /** What support needs to find the call in the server's log. */
  requestId: string | undefined
  /** The version of the product that answered. */
  apiVersion: string | undefined
  /** A sentence for the user: what the server changed of what was sent, such as signs that nobody sees. */
  notice: string | undefined
  /** Milliseconds from sending until the answer's head. */
  milliseconds: number
}

/**
 * Called around every try of every call. What a hook throws is written to the console and changes nothing: watching a
 * call must not break it.
 */
export interface CallHooks {
  /** Before a request leaves; gives headers to add, such as `traceparent`. Those of the SDK itself stay as they are. */
  request?: (request: RequestFacts) => Record<string, string> | void
  /** When the answer's head, or none, has come. */
  answer?: (answer: AnswerFacts) => void
}

/** Runs what the program brought along; its failure is its own. */
export function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.error(error)
    return undefined
  }
}
