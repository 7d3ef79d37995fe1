import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { everyPermission, newcomer, type SignedIn } from '../../testing/newcomer.ts'

// An unpaged list ends after a thousand rows. Whoever chooses one of more looks for it by words and reads its name by
// its id, which is what the pickers of the staff app do.

const api = apiForFile()
let admin: SignedIn
const last = { user: 0, position: 0 }

beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  const { superuser } = api.db
  const users = await superuser.query<{ id: number }>(
    `with made as (
       insert into users (login, full_name, password_hash)
       select 'mau' || n, case n when 1001 then 'Vũ Thị Yến Xa' else 'Người Mẫu' end, '-'
       from generate_series(1, 1001) as n returning id, full_name),
     joined as (insert into memberships (user_id, company_id) select id, 1 from made)
     select id from made where full_name = 'Vũ Thị Yến Xa'`,
  )
  const positions = await inCompanyOf(superuser, 1, (client) =>
    client.query<{ id: number }>(
      `with made as (
         insert into positions (company_id, code, name, position_level)
         select 1, 'MAU' || n, case n when 1001 then 'Xưởng trưởng dự bị' else 'Chức vụ mẫu' end, 15
         from generate_series(1, 1001) as n returning id, name)
       select id from made where name = 'Xưởng trưởng dự bị'`,
    ),
  )
  last.user = Number(users.rows[0]?.id)
  last.position = Number(positions.rows[0]?.id)
})

const firstFound = { page: 1, size: 30, pagination: true }
const named = (...value: number[]) => ({ ...firstFound, filter: { id: { operator: 'in', value } } as const })

describe('user 1,001', () => {
  const ids = async (query: Parameters<typeof admin.call<'accounts.list'>>[1]) =>
    (await admin.call('accounts.list', query)).body.data.accounts.map(({ id }) => id)

  test('is not among the first thousand, which say that they were cut off', async () => {
    const { data } = (await admin.call('accounts.list', { query: { sort: 'full_name' } })).body
    expect(data.meta.truncated).toBe(true)
    expect(data.accounts.map(({ id }) => id)).not.toContain(last.user)
  })

  test('is found by words and named by id, together with others', async () => {
    expect(await ids({ query: { ...firstFound, search: { value: 'yen xa' } } })).toEqual([last.user])
    expect(await ids({ query: named(last.user, admin.userId) })).toEqual(
      expect.arrayContaining([last.user, admin.userId]),
    )
    expect(await ids({ query: named(last.user) })).toEqual([last.user])
  })
})

describe('position 1,001', () => {
  const ids = async (query: Parameters<typeof admin.call<'positions.list'>>[1]) =>
    (await admin.call('positions.list', query)).body.data.positions.map(({ id }) => id)

  test('is not among the first thousand, which say that they were cut off', async () => {
    const { data } = (await admin.call('positions.list', { query: { sort: 'name' } })).body
    expect(data.meta.truncated).toBe(true)
    expect(data.positions.map(({ id }) => id)).not.toContain(last.position)
  })

  test('is found by words and named by id', async () => {
    expect(await ids({ query: { ...firstFound, search: { value: 'xuong truong' } } })).toEqual([
      last.position,
    ])
    expect(await ids({ query: named(last.position) })).toEqual([last.position])
  })
})

describe('an id of another company', () => {
  test.each([
    ['accounts.list', 'select user_id as id from memberships where company_id = 2 limit 1'],
    ['positions.list', 'select id from positions where company_id = 2 limit 1'],
    ['employees.list', 'select id from employees where company_id = 2 limit 1'],
  ] as const)('names nobody in %s', async (operation, sql) => {
    const { rows } = await inCompanyOf(api.db.superuser, 2, (client) => client.query<{ id: number }>(sql))
    const id = Number(rows[0]?.id)
    expect(id).toBeGreaterThan(0)
    const { status, body } = await admin.call(operation, { query: named(id) })
    expect(status).toBe(200)
    expect(body.data.meta.pagination?.total).toBe(0)
  })
})
