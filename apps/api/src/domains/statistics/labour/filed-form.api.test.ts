import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, newcomer, type SignedIn } from '../../../testing/newcomer.ts'

/** Form 01/PLI of a company of more people than may leave with numbers and pay on a day. */
const api = apiForFile()
const query = { period: '2026-H1' }
let maker: SignedIn

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))
const takenToday = async () => {
  const { rows } = await run('select closed_rows from taken_people where user_id = $1', [maker.userId])
  return rows[0]?.closed_rows ?? 0
}
const toldOf = async () => {
  const { rows } = await run(`select count(*)::integer as told from notices where kind = 'many_people_taken'`)
  return rows[0].told
}

beforeAll(async () => {
  maker = await newcomer(api, { login: 'lam.mau.01', companies: { 1: everyPermission } })
  await run(
    `insert into law_values (key, from_date, value, source) values ('closed_rows_most', '2026-01-01', 1, 'Thử')`,
  )
})
afterAll(() => run(`delete from law_values where key = 'closed_rows_most' and source = 'Thử'`))

test('it counts, tells the administrators once and stops nobody; what else has numbers stops after it', async () => {
  const before = await toldOf()
  const form = await maker.call('labourReport.download', { query })
  expect(form.status, form.text).toBe(200)
  const people = await takenToday()
  expect(people).toBeGreaterThan(1)
  const told = await toldOf()
  expect(told).toBeGreaterThan(before)

  expect((await maker.call('labourReport.print', { query })).status).toBe(200)
  expect([await takenToday(), await toldOf()]).toEqual([2 * people, told])

  const other = await maker.call('employees.export', { body: { columns: ['nhansu_id', 'id_number'] } })
  expect([other.status, other.body.message]).toEqual([
    429,
    expect.stringContaining('hôm nay bạn đã xuất hết'),
  ])
  expect(await takenToday()).toBe(2 * people)
  expect((await maker.call('employees.export', { body: { columns: ['nhansu_id'] } })).status).toBe(200)

  const { rows } = await run(
    `select operation, detail from audit_trail where user_id = $1 and operation like 'labourReport.%' order by id`,
    [maker.userId],
  )
  expect(rows).toMatchObject([
    { operation: 'labourReport.download', detail: { people, closed_rows: people } },
    { operation: 'labourReport.print', detail: { people, closed_rows: people } },
  ])
})
