import type { CallArguments } from './call-options.ts'
import type { CallableId, Data } from './contract.ts'
import { clientWith, type ClientOptions, type CoreClient } from './core-client.ts'
import { readEnvelope } from './envelope.ts'
import { loadOperations } from './operation-tables.ts'
import { openTransport } from './transport.ts'

export type { ClientOptions, CoreClient } from './core-client.ts'

/** Speaks to both APIs. Everything else of the SDK takes one as its first argument. */
export interface Client extends CoreClient {
  /**
   * Calls an operation and gives the `data` of its answer. Operations that take a form with files are called by `upload`,
   * those that answer a file by `download`.
   *
   * @throws ApiError, and nothing else
   */
  call<Id extends CallableId>(operation: Id, ...args: CallArguments<Id>): Promise<Data<Id>>
}

/** Makes a client. One for the whole app: it holds the session. */
export function createClient(options: ClientOptions): Client {
  const client = clientWith(options, openTransport, loadOperations)
  return {
    ...client,
    call: (operation, ...[input, callOptions]) =>
      client.send(operation, input ?? {}, readEnvelope, callOptions),
  }
}
