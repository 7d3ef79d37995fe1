import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { whileLocked } from '../../../testing/locked-table.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { asking, confirmer, filled, left, placesOf } from './testing/leaver.ts'

const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await confirmer(api)
})

const sql: ReturnType<typeof asking> = (text, values) => asking(api)(text, values)

/** A leaver of whom an erasure is proposed, and the two deeds that may meet. */
async function proposal(word: string) {
  const { id } = await filled(api, hr, word)
  await left(api, id, '2020-01-31')
  const { body } = await hr.call('erasures.propose', { body: { employee_id: id } })
  return {
    confirm: () => second.call('erasures.confirm', { path: { id: body.data.erasure?.id ?? 0 }, body: {} }),
    hold: () => hr.call('dataHolds.store', { body: { employee_id: id, reason: 'Tòa án yêu cầu.' } }),
  }
}

/** Resolves when so many connections wait for a lock of another. */
const waiting = (count: number) =>
  expect
    .poll(() =>
      sql(
        `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      ),
    )
    .toHaveLength(count)

test('a hold that comes while somebody is erased is refused, and says why', async () => {
  const word = `zqxoa${nextNumber()}`
  const { confirm, hold } = await proposal(word)
  const [erased, held] = await whileLocked(api.db, 'employee_details', 'share', async ({ waitFor }) => {
    const confirming = confirm()
    await waitFor(1)
    const holding = hold()
    await waiting(2)
    return [confirming, holding]
  })
  expect((await erased)?.status).toBe(200)
  const refused = await held
  expect([refused?.status, refused?.body.message]).toEqual([409, expect.stringContaining('vừa được xóa')])
  expect(await placesOf(sql, word)).not.toContain('employee_details')
  // What is left may be held, by who knows that.
  expect((await hold()).status).toBe(201)
})

test('an erasure that comes while somebody is being held is refused, and nothing goes', async () => {
  const word = `zqgiu${nextNumber()}`
  const { confirm, hold } = await proposal(word)
  const [held, erased] = await whileLocked(api.db, 'data_holds', 'share', async ({ waitFor }) => {
    const holding = hold()
    await waitFor(1)
    const confirming = confirm()
    await waiting(2)
    return [holding, confirming]
  })
  expect((await held)?.status).toBe(201)
  const refused = await erased
  expect([refused?.status, refused?.body.message]).toEqual([409, expect.stringContaining('tạm giữ')])
  expect(await placesOf(sql, word)).toContain('employee_details')
})
