import { type OperationId, operations } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { takesAll } from '../testing/classes.ts'
import { everyPermission, newcomer } from '../testing/newcomer.ts'
import { keepPlannerInformed } from '../testing/planner.ts'
import { type Actor, type ActorName, actors, arrangeActors } from './actors.ts'
import { ask } from './asking.ts'
import { isAskedOfEachServer } from './asked-of-each-server.ts'
import { calls } from './calls.ts'
import { matrix } from './matrix.ts'

const [heading = '', ...lines] = matrix.split('\n').filter((line) => line.trim() !== '')
const rows = lines.map((line) => line.split(/\s+/))
const expected = new Map(rows.map(([id, ...answers]) => [id ?? '', answers.map(Number)]))
// The index holds exactly the operations of the contract.
const ids = Object.keys(operations) as OperationId[]

// A poster leads to the portal, wherever that is.
const api = apiForFile(() => ({ PORTAL_URL: 'https://tuyen-dung.example.com' }))
let everybody: Readonly<Record<ActorName, Actor>>
let setupAdmin: Person
/** A session of each actor, for calls that end none. */
const sessions = new Map<ActorName, Person>()
beforeAll(async () => {
  everybody = await arrangeActors(api)
  setupAdmin = await newcomer(api, { login: 'matrix.setup', companies: { 1: everyPermission } })
  for (const name of actors) sessions.set(name, await everybody[name].signIn())
})

keepPlannerInformed(() => [api.db])

/** What the guard says before the body is looked at. */
const refusals = [401, 403]

/**
 * A call about a record that never was, with nothing in it: the guard refuses it as it refuses a good one, and what it
 * lets through is answered something else.
 */
async function emptyCall(id: OperationId, name: ActorName): Promise<number> {
  const path = { id: 999_999, nhansu_id: 'KHONGCO1', name: 'khong-co' }
  return (await ask(sessions.get(name) ?? api.withToken(undefined), id, { path })).status
}

/** A good call about a record that is there for it. */
async function goodCall(id: OperationId, actor: Actor): Promise<number> {
  const context = { api, actor, caller: await actor.signIn(), setupAdmin }
  const input = await calls[id](context)
  // What was arranged may have ended the sessions of the actor.
  const caller = await actor.signIn()
  return (await caller.call(id, input)).status
}

/** An actor's answer: by an empty call where that tells it, by a good one where more than the guard has a say. */
async function answerTo(id: OperationId, name: ActorName, wanted: number): Promise<number> {
  const isRefusal = refusals.includes(wanted)
  // Whoever has every right in both companies makes his good calls where the walls are compared; what ends sessions is no call
  // to be made in passing.
  const isAskedElsewhere = name === 'group' && isAskedOfEachServer(id) && operations[id].api !== 'identity'
  if (isRefusal || isAskedElsewhere || !takesAll(id)) {
    const answer = await emptyCall(id, name)
    if (isRefusal && answer === wanted) return answer
    if (!isRefusal && !refusals.includes(answer)) return wanted
  }
  return goodCall(id, everybody[name])
}

describe('the matrix', () => {
  test('has a column for every actor', () => {
    expect(heading.trim().split(/\s+/)).toEqual(actors)
  })

  test('has one row for every operation of the contract, and no other', () => {
    expect(new Set(expected.keys())).toEqual(new Set<string>(ids))
    expect(rows).toHaveLength(ids.length)
  })

  test.each(ids)('%s', async (id) => {
    const wanted = expected.get(id) ?? []
    const answers: number[] = []
    for (const [place, name] of actors.entries()) answers.push(await answerTo(id, name, wanted[place] ?? 0))
    expect(answers.join(' ')).toBe(wanted.join(' '))
  })
})
