import { readFile } from 'node:fs/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Một Lần', 3)).employeeId
})

const breach = () =>
  hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2026-04-01',
      found_date: '2026-04-02',
      minutes_no: '01/BB',
      clause: 'Điều 15',
    },
  })
/** The same act once more, past the server. */
const again = `insert into rewards_disciplines
  (company_id, type, state, employee_ids, reason, violation_date, found_date, minutes_no, clause, created_by)
  values ($3, 'discipline', $2, array[$1::bigint], 'Lần hai', '2026-04-01', '2026-04-02', '02/BB', 'Điều 15', 1)`

test('an act has one record, whatever way a second one is written', async () => {
  await breach()
  const write = (state: string) =>
    inCompanyOf(api.db.superuser, 1, (client) => client.query(again, [person, state, 1]))
  await expect(write('minutes')).rejects.toThrow('rewards_disciplines_one_form_for_an_act')
  await write('dropped')
})

test('a deleted record does not come back beside another one of its act', async () => {
  const { id } = (await breach()).body.data.reward_discipline
  await hr.call('rewardsDisciplines.destroy', { path: { id } })
  expect((await breach()).status).toBe(201)
  expect((await hr.call('rewardsDisciplines.restore', { body: { ids: [id] } })).status).toBe(409)
})

test('records of before that stand twice survive the migration, and a third is refused', async () => {
  await breach()
  const { employeeId: elsewhere } = await hire(api, 'Lý Thị Hai Lần', undefined, '2024-01-01', 2)
  const migration = await readFile(
    new URL('../../../../migrations/0249-one-form-for-an-act.sql', import.meta.url),
    'utf8',
  )
  const client = await api.db.superuser.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.company_id', '1', true)`)
    await client.query('alter table rewards_disciplines drop column same_act cascade')
    await client.query(again, [person, 'meeting', 1])
    await client.query(`select set_config('app.company_id', '2', true)`)
    for (const state of ['minutes', 'meeting']) await client.query(again, [elsewhere, state, 2])
    // As the one who migrates: the owner, in no company.
    await client.query(`select set_config('app.company_id', '', true)`)
    const { rows: tables } = await client.query<{ owner: string }>(
      `select quote_ident(tableowner) as owner from pg_tables where tablename = 'rewards_disciplines'`,
    )
    await client.query(`set local role ${tables[0]?.owner}`)
    await client.query(migration)
    await client.query('reset role')
    const { rows } = await client.query(
      `select company_id, same_act, version from rewards_disciplines
       where employee_ids[1] = any(array[$1, $2]::bigint[]) order by company_id, id`,
      [person, elsewhere],
    )
    expect(rows).toEqual(
      [1, 2].flatMap((company_id) => [0, 1].map((same_act) => ({ company_id, same_act, version: 1 }))),
    )
    await client.query(`select set_config('app.company_id', '1', true)`)
    await expect(client.query(again, [person, 'minutes', 1])).rejects.toThrow('one_form_for_an_act')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
