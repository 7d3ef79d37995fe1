import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { apiForFile } from '../testing/api.ts'
import { whileLocked } from '../testing/locked-table.ts'
import { drawNumber } from './draw-number.ts'

const api = apiForFile()
const on = '2034-06-01'
const draw = (typed?: string) =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, (tx) =>
    drawNumber(tx, 'training_contract', { on, typed }),
  )

test('of two who type one number in other letters at once one gets it, and who draws gets another', async () => {
  const outcomes = await whileLocked(api.db, 'drawn_numbers', 'share', async (locked) => {
    // Both have looked into the book by the time that they wait.
    const both = ['1/2034/hđđt-c1', '1/2034/HĐĐT-c1'].map((typed) => draw(typed))
    const settling = { settled: Promise.allSettled(both) }
    await locked.waitFor(2)
    return settling
  })
  const settled = await outcomes.settled
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 400 } })

  const drawing = await whileLocked(api.db, 'drawn_numbers', 'share', async (locked) => {
    const typing = draw('2/2034/hđđt-c1')
    await locked.waitFor(1)
    const begun = { both: Promise.allSettled([typing, draw()]) }
    await locked.waitFor(2)
    return begun
  })
  // Whichever of them comes first: who draws gets a number, and not the one that is typed.
  const [typed, drawn] = await drawing.both
  expect([
    ['2/2034/hđđt-c1', '3/2034/HĐĐT-C1'],
    [undefined, '2/2034/HĐĐT-C1'],
  ]).toContainEqual([valueOf(typed), valueOf(drawn)])
})

const valueOf = (outcome: PromiseSettledResult<string>) =>
  outcome.status === 'fulfilled' ? outcome.value : undefined

test('numbers of before that stand in the book in two cases survive the migration, and a third is refused', async () => {
  const migration = await readFile(
    new URL('../../migrations/0269-numbers-in-any-case.sql', import.meta.url),
    'utf8',
  )
  const enter = `insert into drawn_numbers (company_id, kind, year, series_year, number)
    values (1, 'training_contract', 2035, 2035, $1)`
  const client = await api.db.superuser.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.company_id', '1', true)`)
    await client.query(
      'alter table drawn_numbers drop column number_key cascade, drop column is_twin cascade',
    )
    for (const number of ['Cũ 1', 'CŨ 1', 'CŨ 2']) await client.query(enter, [number])
    // As the one who migrates: the owner, in no company.
    await client.query(`select set_config('app.company_id', '', true)`)
    const { rows: tables } = await client.query<{ owner: string }>(
      `select quote_ident(tableowner) as owner from pg_tables where tablename = 'drawn_numbers'`,
    )
    await client.query(`set local role ${tables[0]?.owner}`)
    await client.query(migration)
    await client.query('reset role')
    await client.query(`select set_config('app.company_id', '1', true)`)
    const { rows } = await client.query(
      `select number, is_twin from drawn_numbers where company_id = 1 and series_year = 2035 order by id`,
    )
    expect(rows).toEqual([
      { number: 'Cũ 1', is_twin: false },
      { number: 'CŨ 1', is_twin: true },
      { number: 'CŨ 2', is_twin: false },
    ])
    await expect(client.query(enter, ['cũ 1'])).rejects.toThrow('drawn_numbers_by_key')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
