import { type Client, createTokenStore } from '@nhansu/sdk'
import type { Data, Input, OperationId } from '@nhansu/sdk/contract'

/** A call that a test has seen. */
export interface SeenCall {
  operation: OperationId
  input: unknown
}

type Handler = (input: never) => unknown

const handlers = new Map<OperationId, Handler>()

/** The calls so far, oldest first. */
export const seen: SeenCall[] = []

/**
 * Says what an operation answers from now on.
 *
 * @param handler throws an `ApiError` for a refusal; a promise that stays open is an answer on its way
 */
export function answer<Id extends OperationId>(
  operation: Id,
  handler: (input: Input<Id>) => Data<Id> | Promise<Data<Id>>,
): void {
  handlers.set(operation, handler)
}

/** Forgets all answers and calls. */
export function resetClient(): void {
  handlers.clear()
  seen.length = 0
}

async function send(operation: OperationId, input: unknown): Promise<unknown> {
  seen.push({ operation, input })
  const handler = handlers.get(operation)
  if (!handler) throw new Error(`No answer for ${operation}: give one by answer('${operation}', …).`)
  // Each handler takes the input of the operation that it was given for.
  return handler(input as never)
}

/**
 * Takes the place of the app's client in a test of the kit:
 * `vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))`.
 */
// `send` and `call` both give the unwrapped answer at once; the rest of a client is not here.
export const client = {
  session: createTokenStore({ initial: { companyId: 1 } }),
  send,
  call: send,
} as unknown as Client
