import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { whileLocked } from '../../../testing/locked-table.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import * as leaver from './testing/leaver.ts'

/** Erasing a leaver while its process goes away (R1): all of it or nothing, and what follows from it comes once. */
const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await leaver.confirmer(api)
})

const sql: ReturnType<typeof leaver.asking> = (text, values) => leaver.asking(api)(text, values)
const stateOf = async (id: number) =>
  (await sql<{ state: string }>('select state from erasures where company_id = 1 and id = $1', [id]))[0]
    ?.state

/** A proposal to erase somebody whose file is filled with a word of his own. */
async function proposed() {
  const word = `zqngat${nextNumber()}`
  const { id } = await leaver.filled(api, hr, word)
  await leaver.left(api, id, '2020-01-31')
  const { status, body, text } = await hr.call('erasures.propose', { body: { employee_id: id } })
  expect(status, text).toBe(201)
  return { word, erasure: body.data.erasure?.id ?? 0 }
}

const confirm = (id: number) => second.call('erasures.confirm', { path: { id }, body: {} })

test('one whose connection dies in the middle has erased nothing, and then erases all of it', async () => {
  const { word, erasure } = await proposed()
  const before = await leaver.placesOf(sql, word)
  expect(before.length).toBeGreaterThan(9)
  await whileLocked(api.db, 'employee_history', 'share', async (locked) => {
    const asked = confirm(erasure)
    await locked.waitFor(1)
    for (const pid of await locked.waiting())
      await api.db.superuser.query('select pg_terminate_backend($1)', [pid])
    expect((await asked).status).toBeGreaterThanOrEqual(500)
  })
  expect(await leaver.placesOf(sql, word)).toEqual(before)
  expect(await stateOf(erasure)).toBe('proposed')

  const done = await confirm(erasure)
  expect(done.status, done.text).toBe(200)
  expect(await stateOf(erasure)).toBe('done')
  expect((await leaver.placesOf(sql, word)).length).toBeLessThan(before.length)
  expect((await confirm(erasure)).status).toBe(409)
})
