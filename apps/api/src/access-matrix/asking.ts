import { type OperationId, operations } from '@nhansu/sdk/contract'
import type { Answer, Person } from '../testing/api.ts'
import { sentBody } from '../testing/sent-body.ts'
import { everyPermission, newcomer } from '../testing/newcomer.ts'
import { calls } from './calls.ts'
import type { CallContext } from './call-context.ts'

/** A call as it goes over the wire, which tests may spoil before it is sent. */
export interface Asked {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
}

const prefixes = { product: '/api', identity: '/identity' } as const

/** Sends a call whose answer need not be one of those that the contract declares. */
export async function ask(
  person: Person,
  id: OperationId,
  { path = {}, query = {}, body }: Asked,
): Promise<Answer> {
  const { api, method, path: pattern } = operations[id]
  const place = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]))
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
  return person.request({
    method,
    url: `${prefixes[api]}${place}${pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''}`,
    ...(await sentBody(id, body)),
  })
}

/** A good call of each operation by an administrator of company 1, made beforehand, so that it can be spoiled. */
export async function askedBeforehand(
  api: CallContext['api'],
  ids: readonly OperationId[],
): Promise<ReadonlyMap<OperationId, Asked>> {
  const companies = { 1: everyPermission, 2: everyPermission }
  const caller = await newcomer(api, { login: 'asks.beforehand', companies })
  const setupAdmin = await newcomer(api, { login: 'arranges', companies })
  const actor = { userId: caller.userId, signIn: async () => caller }
  const asked = new Map<OperationId, Asked>()
  for (const id of ids) asked.set(id, await calls[id]({ api, actor, caller, setupAdmin }))
  return asked
}
