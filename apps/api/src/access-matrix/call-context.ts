import type { Input, OperationId, OperationsOf, ResourceName } from '@nhansu/sdk/contract'
import type { Person, TestApi } from '../testing/api.ts'
import type { Actor } from './actors.ts'

/** What a good call is made of. */
export interface CallContext {
  api: Pick<TestApi, 'db' | 'withToken'>
  actor: Actor
  /** The actor, in the session of the coming call. */
  caller: Person
  /** An administrator of company 1, who arranges what the call is about. */
  setupAdmin: Person
}

/** Makes a good input about a record of company 1 that is there for this one call. */
export type Call<Id extends OperationId> = (context: CallContext) => Promise<Input<Id>>

/** A good call of every operation of a resource. */
export type CallsOf<R extends ResourceName> = { [Id in OperationsOf<R>]: Call<Id> }

/** For operations that take nothing. */
export async function nothing(): Promise<Record<string, never>> {
  return {}
}
