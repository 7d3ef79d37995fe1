import type { AnyInput, CallOptions } from './call-options.ts'
import type { ApiName, OperationId } from './contract.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { errorFromAnswer } from './error-from-answer.ts'
import { advice, errorMessage } from './error-messages.ts'
import {
  AbortedError,
  ConflictError,
  isApiError,
  NetworkError,
  TimeoutError,
  type AnyApiError,
} from './errors.ts'
import { loadOperations, operationInfo } from './operation-info.ts'
import { retryWait, type RetryPolicy } from './retry.ts'
import type { Session } from './session.ts'
import type { TokenStore } from './token-store.ts'
import type { Fetch, Transport } from './transport.ts'
import { wireRequest } from './wire-request.ts'

/** What happens to a call; enough for a progress bar or a log. */
export interface CallEvent {
  type: 'started' | 'retried' | 'succeeded' | 'failed'
  operation: OperationId
  /** The same in all events of one call. */
  callId: number
  /** Why it is tried again, or failed. */
  error?: AnyApiError
}

/** What all calls of a client share. */
export interface SendContext {
  transports: Record<ApiName, Transport>
  store: TokenStore
  timeoutMs: number
  retries: RetryPolicy
  onEvent?: ((event: CallEvent) => void) | undefined
}

/** What the SDK's own parts may ask for beyond the options of a call. */
export interface SendOptions extends CallOptions {
  /** Speaks for this session instead of the store's. */
  session?: Session | undefined
  fetch?: Fetch | undefined
}

/** Reads a 2xx answer; what it throws that is not an ApiError counts as a broken connection. */
export type ReadAnswer<Id extends OperationId, T> = (operation: Id, response: Response) => Promise<T>

/** Sends an operation, again where the rules of retrying allow it, and reads its answer under one time limit. */
export type Send = <Id extends OperationId, T>(
  operation: Id,
  input: AnyInput,
  read: ReadAnswer<Id, T>,
  options?: SendOptions,
) => Promise<T>

let lastCallId = 0

/** @returns the one function through which everything of a client reaches the network */
export function createSend(context: SendContext): Send {
  return async (operation, input, read, options = {}) => {
    // Read once: a retry after a switch of the company must not answer with another company's rows.
    const session = options.session ?? context.store.read()
    await loadOperations(operation).catch((cause: unknown) => {
      throw new NetworkError({ operation, cause, message: advice.network })
    })
    refuseOtherCompany(operation, options.companyId, session)
    const request = { ...wireRequest(operation, input, options, session), fetch: options.fetch }
    const transport = context.transports[operationInfo(operation).api]
    const policy = { ...context.retries, times: options.retries ?? context.retries.times }
    const deadline = startDeadline(options.timeoutMs ?? context.timeoutMs, options.signal)
    const callId = ++lastCallId
    const tell = (type: CallEvent['type'], error?: AnyApiError) =>
      context.onEvent?.({ type, operation, callId, ...(error && { error }) })

    const attempt = async () => {
      const { response, failure } = await transport({ ...request, signal: deadline.signal })
      if (failure)
        throw errorFromAnswer(operation, { ...failure, status: response.status, headers: response.headers })
      return read(operation, response)
    }
    const attempts = async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt()
        } catch (cause) {
          const error = isApiError(cause) ? cause : lost(operation, deadline, cause)
          const hasKey = 'Idempotency-Key' in request.headers
          const wait = retryWait({ method: request.method, hasKey, tries, error }, policy)
          if (wait === undefined || wait >= deadline.left()) throw error
          tell('retried', error)
          await deadline.wait(wait).catch((stopped) => {
            throw lost(operation, deadline, stopped)
          })
        }
      }
    }

    tell('started')
    try {
      const answer = await attempts()
      tell('succeeded')
      return answer
    } catch (error) {
      if (isApiError(error)) tell('failed', error)
      if (isApiError(error) && error.kind === 'unauthorized' && session.token)
        void context.store.expire(session.token)
      throw error
    } finally {
      deadline.clear()
    }
  }
}

function refuseOtherCompany(operation: OperationId, companyId: number | undefined, session: Session): void {
  if (companyId === undefined || companyId === session.companyId) return
  const message = 'Bạn đã chuyển sang công ty khác. Mở lại màn hình này để tiếp tục.'
  throw new ConflictError({ operation, message })
}

function lost(operation: OperationId, deadline: Deadline, cause: unknown): AnyApiError {
  const kind = deadline.reason() ?? 'network'
  const failure = { operation, cause, message: errorMessage(kind, operation) }
  if (kind === 'aborted') return new AbortedError(failure)
  return kind === 'timeout' ? new TimeoutError(failure) : new NetworkError(failure)
}
