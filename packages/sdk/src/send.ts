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
  RefusedError,
  TimeoutError,
  ValidationError,
  type AnyApiError,
} from './errors.ts'
import { quietly, type CallHooks } from './hooks.ts'
import { operationInfo, type OperationLine } from './operation-info.ts'
import { retryWait, type RetryPolicy } from './retry.ts'
import type { Session } from './session.ts'
import type { TokenStore } from './token-store.ts'
import type { Fetch, Transport, WireAnswer } from './transport.ts'
import { randomKey, wireRequest } from './wire-request.ts'

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
  hooks: CallHooks
  /** Brings what is known of an operation that nobody has made known. */
  load: (operation: OperationId) => Promise<void>
  /** Resolves when the program was asked for a new token and the session has taken what it gave. */
  renewed: () => Promise<void>
  /** Holds answers against the contract, in development. */
  validate: boolean
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
const warned = new Set<OperationId>()

/** @returns the one function through which everything of a client reaches the network */
export function createSend(context: SendContext): Send {
  return async (operation, input, read, options = {}) => {
    // Read once: a retry after a switch of the company must not answer with another company's rows.
    const session = options.session ?? context.store.read()
    const line = await lineOf(operation, context)
    refuseOtherCompany(operation, options.companyId, session)
    const callId = ++lastCallId
    const tell = (type: CallEvent['type'], error?: AnyApiError) =>
      context.onEvent?.({ type, operation, callId, ...(error && { error }) })
    // One key for all copies of a write, the one under a new token included.
    const idempotencyKey = options.idempotencyKey ?? randomKey()
    const call = { ...options, operation, line, input, callId, tell, idempotencyKey }

    tell('started')
    try {
      const answer = await tries(context, call, session, read).catch(async (error: unknown) => {
        const next = isApiError(error) ? await sessionAfter(error, context, options, session) : undefined
        if (!next || !isApiError(error)) throw error
        tell('retried', error)
        return tries(context, call, next, read)
      })
      tell('succeeded')
      return answer
    } catch (error) {
      if (isApiError(error)) tell('failed', error)
      throw error
    }
  }
}

/** A call on its way. */
interface Call extends SendOptions {
  operation: OperationId
  line: OperationLine
  input: AnyInput
  callId: number
  tell: (type: CallEvent['type'], error?: AnyApiError) => void
}

async function tries<Id extends OperationId, T>(
  context: SendContext,
  call: Call & { operation: Id },
  session: Session,
  read: ReadAnswer<Id, T>,
): Promise<T> {
  const { operation, line } = call
  const request = { ...written(call, session), fetch: call.fetch }
  const policy = { ...context.retries, times: call.retries ?? context.retries.times }
  const deadline = startDeadline(call.timeoutMs ?? context.timeoutMs, call.signal)
  const once = async (attempt: number) => {
    const { response, failure } = await watched(context, call, attempt, (added) =>
      context.transports[line.api]({
        ...request,
        headers: { ...added, ...request.headers },
        signal: deadline.signal,
      }),
    )
    if (failure)
      throw errorFromAnswer(operation, { ...failure, status: response.status, headers: response.headers })
    // A build for production puts the name of its environment here, and so carries no checking at all.
    if (typeof process !== 'undefined' && process.env['NODE_ENV'] !== 'production' && context.validate) {
      const { checkAnswer } = await import('./validate-answer.ts')
      // Looking at an answer must not break it.
      await checkAnswer(operation, response.clone()).catch(console.error)
    }
    return read(operation, response)
  }
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(attempt)
      } catch (cause) {
        const error = isApiError(cause) ? cause : lost(operation, deadline, cause)
        const hasKey = 'Idempotency-Key' in request.headers
        const wait = retryWait({ method: request.method, hasKey, tries: attempt, error }, policy)
        if (wait === undefined || wait >= deadline.left()) throw error
        call.tell('retried', error)
        await deadline.wait(wait).catch((stopped) => {
          throw lost(operation, deadline, stopped)
        })
      }
    }
  } finally {
    deadline.clear()
  }
}

/** Sends one try under the eyes of the program's hooks. */
async function watched(
  { hooks }: SendContext,
  { operation, line, callId }: Call,
  attempt: number,
  transport: (added: Record<string, string>) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const facts = { operation, method: line.method, path: line.path, callId, attempt }
  const added = quietly(() => hooks.request?.(facts)) ?? {}
  const begun = performance.now()
  const tell = (response?: Response) =>
    hooks.answer &&
    quietly(() =>
      hooks.answer?.({
        ...facts,
        status: response?.status,
        requestId: response?.headers.get('x-request-id') ?? undefined,
        apiVersion: response?.headers.get('x-api-version') ?? undefined,
        notice: response?.ok
          ? decodeURIComponent(response.headers.get('x-notice') ?? '') || undefined
          : undefined,
        milliseconds: performance.now() - begun,
      }),
    )
  try {
    const answer = await transport(added)
    tell(answer.response)
    return answer
  } catch (error) {
    tell()
    throw error
  }
}

/** The session to send a refused call with once more; undefined where there is none. */
async function sessionAfter(
  error: AnyApiError,
  { store, renewed }: SendContext,
  options: SendOptions,
  session: Session,
): Promise<Session | undefined> {
  if (error.kind !== 'unauthorized' || session.token === undefined) return undefined
  await store.expire(session.token)
  if (options.session) return undefined
  await renewed()
  const next = store.read()
  const goesOn = next.token !== undefined && next.token !== session.token
  return goesOn && next.companyId === session.companyId && next.user === session.user ? next : undefined
}

async function lineOf(operation: OperationId, { load }: SendContext): Promise<OperationLine> {
  await load(operation).catch((cause: unknown) => {
    throw new NetworkError({ operation, cause, message: advice.network })
  })
  const line = operationInfo(operation)
  if (!line) {
    const message = `Bản SDK này không có chức năng ${operation}. Cập nhật phần mềm rồi thử lại.`
    throw new RefusedError({ operation, message })
  }
  if (line.deprecated && !warned.has(operation)) {
    warned.add(operation)
    console.warn(`@nhansu/sdk: ${operation} is deprecated; its documentation names what takes its place.`)
  }
  return line
}

/** What goes over the wire; an input that cannot be written is the caller's to mend. */
function written({ operation, line, input, ...options }: Call, session: Session) {
  try {
    const request = wireRequest(operation, line, input, options, session)
    // The form of a body is tried here, because a cycle in it would look like a broken connection later.
    if (!(request.body instanceof FormData)) JSON.stringify(request.body)
    return request
  } catch (cause) {
    throw isApiError(cause) ? cause : unwritable(operation, cause)
  }
}

/** What an input ends with that no request can carry. */
export function unwritable(operation: OperationId, cause: unknown): ValidationError {
  const message = 'Thông tin gửi đi có giá trị không ghi được. Kiểm tra lại rồi gửi lần nữa.'
  return new ValidationError({ operation, cause, message })
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
