import { type OperationId, operations } from '@nhansu/sdk/contract'
import { operationNamed } from '../contract/operations.ts'
import type { Answer, Person } from '../testing/api.ts'
import { exampleInput } from '../testing/example-input.ts'
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

/** What no example of the contract stands for: links that were drawn by lot, and a workbook of one course's own columns. */
const needsArranging = (id: OperationId) =>
  id.startsWith('externals.') || id === 'trainingEmployees.importResults'
const nobodysRow = { id: 987_654, version: 1 }

/**
 * A valid call of each operation by an administrator of company 1, so that it can be spoiled: as the contract's own examples
 * make it, about no record that is there.
 */
export async function askedBeforehand(
  api: CallContext['api'],
  ids: readonly OperationId[],
): Promise<ReadonlyMap<OperationId, Asked>> {
  const companies = { 1: everyPermission, 2: everyPermission }
  const caller = await newcomer(api, { login: 'asks.beforehand', companies })
  const setupAdmin = await newcomer(api, { login: 'arranges', companies })
  const actor = { userId: caller.userId, signIn: async () => caller }
  const asked = new Map<OperationId, Asked>()
  for (const id of ids) {
    const arranged = needsArranging(id) && (await calls[id]({ api, actor, caller, setupAdmin }))
    // The body of an example is an object of fields, as that of every operation.
    asked.set(id, arranged || (exampleInput(operationNamed(id), nobodysRow) as Asked))
  }
  return asked
}
