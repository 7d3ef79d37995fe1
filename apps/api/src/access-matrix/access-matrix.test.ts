import { type OperationId, operations } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { everyPermission, newcomer } from '../testing/newcomer.ts'
import { type Actor, type ActorName, actors, arrangeActors } from './actors.ts'
import { calls } from './calls.ts'
import { matrix } from './matrix.ts'

const [heading = '', ...lines] = matrix.split('\n').filter((line) => line.trim() !== '')
const rows = lines.map((line) => line.split(/\s+/))
const expected = new Map(rows.map(([id, ...answers]) => [id ?? '', answers.join(' ')]))
// The index holds exactly the operations of the contract.
const ids = Object.keys(operations) as OperationId[]

const api = apiForFile()
let everybody: Readonly<Record<ActorName, Actor>>
let arranger: Person
beforeAll(async () => {
  everybody = await arrangeActors(api)
  arranger = await newcomer(api, { login: 'matrix.arranger', companies: { 1: everyPermission } })
})

async function answerTo(id: OperationId, actor: Actor): Promise<number> {
  const scene = { api, actor, caller: await actor.signIn(), arranger }
  const input = await calls[id](scene)
  // What was arranged may have ended the sessions of the actor.
  const caller = await actor.signIn()
  return (await caller.call(id, input)).status
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
    const answers: number[] = []
    for (const name of actors) answers.push(await answerTo(id, everybody[name]))
    expect(answers.join(' ')).toBe(expected.get(id))
  })
})
