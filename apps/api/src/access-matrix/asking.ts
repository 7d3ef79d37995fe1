import { type OperationId, operations } from '@nhansu/sdk/contract'
import type { Answer, Person } from '../testing/api.ts'

/** A call as it goes over the wire, which tests may spoil before it is sent. */
export interface Asked {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
}

const prefixes = { product: '/api', identity: '/identity' } as const

/** Sends a call whose answer need not be one of those that the contract declares. */
export function ask(
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
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}
