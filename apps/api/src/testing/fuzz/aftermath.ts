import type { Operation } from '../../contract/operations.ts'
import type { Answer, Person } from '../api.ts'
import type { FuzzRequest } from './request-parts.ts'

/** What `show` must answer after these have been carried out. */
const afterwards: Readonly<Record<string, number>> = { store: 200, update: 200, destroy: 404 }

/**
 * Looks for the record that was made, changed or removed: what was made is there, what was removed is not.
 * @returns what is wrong, undefined when nothing is or there is nothing to look for
 */
export async function aftermath(
  person: Person,
  { resource, verb, path }: Operation,
  operations: readonly Operation[],
  { request }: FuzzRequest,
  { status, body }: Answer,
): Promise<string | undefined> {
  const expected = afterwards[verb]
  const show = operations.find((other) => other.resource === resource && other.verb === 'show')
  if (expected === undefined || show === undefined || status >= 300) return undefined
  const sentId = /\/(\d+)$/.exec(request.url.split('?')[0] ?? '')?.[1]
  const id = path.endsWith('}') ? sentId : (body.data as { id?: number } | undefined)?.id
  if (id === undefined) return undefined
  const found = await person.request({ method: 'GET', url: show.path.replace(/\{\w+\}$/, String(id)) })
  return found.status === expected
    ? undefined
    : `${show.id} answers ${found.status} for ${id} after ${resource}.${verb}`
}

/**
 * Asks the path of an operation by a method that no operation of it has.
 * @returns what is wrong, undefined for 405 with what is allowed
 */
export async function otherMethod(person: Person, { request }: FuzzRequest): Promise<string | undefined> {
  const { status, headers } = await person.request({ method: 'PATCH', url: request.url })
  return status === 405 && headers['allow'] !== undefined
    ? undefined
    : `PATCH ${request.url} answers ${status}`
}
