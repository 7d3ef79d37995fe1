import { arrangeActor } from '../../access-matrix/actors.ts'
import { calls } from '../../access-matrix/calls.ts'
import type { Operation } from '../../contract/operations.ts'
import type { Person, TestApi } from '../api.ts'
import { everyPermission, newcomer } from '../newcomer.ts'
import type { FormPart } from './form-parts.ts'
import { ownCallsOn } from './own-calls.ts'
import type { Parts } from './request-parts.ts'

/** A call that can be carried out: what it is about was arranged for it. */
export interface GoodCall {
  person: Person
  /** A new session of the same person. */
  signInAgain: () => Promise<Person>
  parts: Parts
}

/** An administrator of company 1 alone, or one of both, for what only the group's may do. */
export type Caller = 'admin' | 'group'

/** Arranges and makes good calls, those of the access matrix, over and over. */
export type MakeGoodCall = (operation: Operation, caller: Caller) => Promise<GoodCall>

/** @returns what makes a good call of any operation on this database */
export async function goodCallsOn(api: TestApi): Promise<MakeGoodCall> {
  const setupAdmin = await newcomer(api, { login: 'fuzz.arranges', companies: { 1: everyPermission } })
  const actors = { admin: await arrangeActor(api, 'admin'), group: await arrangeActor(api, 'group') }
  const signedIn = { admin: await actors.admin.signIn(), group: await actors.group.signIn() }
  const own = ownCallsOn(api, setupAdmin)
  return async ({ id, form }, caller) => {
    const partsOf = async ({ path = {}, query = {}, body }: Input): Promise<Parts> => ({
      path,
      query,
      header: {},
      body: form ? undefined : body,
      form: form ? await formOf(body) : undefined,
    })
    const mine = await own[id]?.()
    if (mine) {
      const { person } = mine
      return { person, signInAgain: async () => person, parts: await partsOf(mine) }
    }
    const actor = actors[caller]
    const parts = await partsOf(await calls[id]({ api, actor, caller: signedIn[caller], setupAdmin }))
    // What was arranged, or an earlier call, may have ended the session.
    const signInAgain = async () => (signedIn[caller] = await actor.signIn())
    return { person: signedIn[caller], signInAgain, parts }
  }
}

/** Any operation's input: which of the three it has, its type has said where it was made. */
interface Input {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

function formOf(body: unknown): Promise<FormPart[]> {
  const parts = Object.entries(body as Record<string, unknown>)
  return Promise.all(
    parts.map(async ([name, value]) =>
      value instanceof Blob
        ? {
            name,
            content: Buffer.from(await value.arrayBuffer()),
            fileName: value instanceof File ? value.name : name,
          }
        : { name, content: String(value) },
    ),
  )
}

/** The same call with one thing changed for another that the contract allows: a parameter of the query or a field. */
export function varied(good: Parts, other: Parts, pick: number): Parts {
  const changes: Parts[] = [
    ...Object.entries(other.query).map(([name, value]) => ({
      ...good,
      query: { ...good.query, [name]: value },
    })),
    ...fieldsOf(other.body).map(([name, value]) => ({
      ...good,
      body: { ...fieldSet(good.body), [name]: value },
    })),
  ]
  return changes[pick % Math.max(changes.length, 1)] ?? good
}

/** Fields that can be changed alone: what points at records or counts versions belongs to what was arranged. */
function fieldsOf(body: unknown): [string, unknown][] {
  return Object.entries(fieldSet(body)).filter(([name]) => name !== 'version' && !/(^|_)ids?$/.test(name))
}

function fieldSet(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
}
