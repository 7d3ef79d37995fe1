import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { asking, confirmer, left, placesOf } from './testing/leaver.ts'

const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await confirmer(api)
})

const sql: ReturnType<typeof asking> = (text, values) => asking(api)(text, values)

/** A leaver of long ago with an account that has everything an account has. */
async function leaverWithAccount(word: string, companies: readonly number[] = [1]) {
  const { employeeId: id, personId } = await hire(api, 'Người Có Tài Khoản', 2, '2010-01-01')
  const account = await newcomer(api, {
    login: word,
    companies: Object.fromEntries(
      companies.map((company) => [company, [['employee_access', 'own']] as const]),
    ),
    personId,
  })
  await sql('update users set full_name = $2, avatar = $2 where id = $1', [account.userId, `Ông ${word}`])
  await sql(
    `insert into sign_in_events (user_id, company_id, event, browser) values ($1, 1, 'sign-in', $2), ($1, null, 'sign-in-failed', $2)`,
    [account.userId, word],
  )
  await sql(`insert into known_browsers (token_hash, user_id) values (sha256($1::text::bytea), $2)`, [
    word,
    account.userId,
  ])
  await sql(
    `insert into public_links (token_hash, company_id, kind, record_id, expires_at)
     values (sha256($1::text::bytea), 1, 'password', $2, now() + interval '1 day')`,
    [word, account.userId],
  )
  await sql(
    `insert into audit_trail (company_id, user_id, operation, resource, result) values (1, $1, 'levels.update', 'levels', 'done')`,
    [account.userId],
  )
  return { id, personId, account }
}

async function erase(id: number) {
  const { body, status } = await hr.call('erasures.propose', { body: { employee_id: id } })
  expect(status, body.message).toBe(201)
  const answer = await second.call('erasures.confirm', {
    path: { id: body.data.erasure?.id ?? 0 },
    body: {},
  })
  expect(answer.status, answer.body.message).toBe(200)
  return answer.body.data.erasure.counts.map(({ title }) => title)
}

const traces = async (userId: number) =>
  (
    await sql<{ sessions: number; events: number; browsers: number; links: number; roles: number }>(
      `select (select count(*)::integer from sessions where user_id = $1) as sessions,
         (select count(*)::integer from sign_in_events where user_id = $1) as events,
         (select count(*)::integer from known_browsers where user_id = $1) as browsers,
         (select count(*)::integer from public_links where kind = 'password' and record_id = $1) as links,
         (select count(*)::integer from user_roles where user_id = $1) as roles`,
      [userId],
    )
  )[0]

test('the account of a leaver whom no other company has goes, and the trail names nobody', async () => {
  const word = `zqtaikhoan${nextNumber()}`
  const { id, account } = await leaverWithAccount(word)
  await left(api, id, '2012-01-31')
  // Sessions end with the account; this one was kept by a browser.
  expect((await traces(account.userId))?.sessions).toBeGreaterThan(0)
  expect(await erase(id)).toContain('Tài khoản đăng nhập')
  expect(await traces(account.userId)).toEqual({ sessions: 0, events: 0, browsers: 0, links: 0, roles: 0 })
  // Roles are called so by the test's own making of people.
  expect((await placesOf(sql, word)).filter((table) => !table.startsWith('role'))).toEqual([])
  const [kept] = await sql<Record<string, unknown>>(
    'select login, full_name, is_active, person_id from users where id = $1',
    [account.userId],
  )
  expect(kept).toEqual({
    login: `da-xoa-${account.userId}`,
    full_name: 'Người dùng đã xóa',
    is_active: false,
    person_id: null,
  })
  expect(
    await sql('select from audit_trail where company_id = 1 and user_id = $1', [account.userId]),
  ).toHaveLength(1)
  const [named] = await sql<{ full_name: string }>(
    'select full_name from names_of_users(array[$1::bigint])',
    [account.userId],
  )
  expect(named).toEqual({ full_name: 'Người dùng đã xóa' })
})

test('of whom another company has only what was this company’s goes', async () => {
  const word = `zqhaicty${nextNumber()}`
  const { id, personId, account } = await leaverWithAccount(word, [1, 2])
  await inCompanyOf(api.db.superuser, 2, (client) =>
    client.query(
      `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       select 2, id, nhansu_id, 'Người Có Tài Khoản', 'Nữ', '2015-01-01' from persons where id = $1`,
      [personId],
    ),
  )
  await left(api, id, '2012-01-31')
  expect(await erase(id)).not.toContain('Tài khoản đăng nhập')
  const [kept] = await sql<Record<string, unknown>>(
    'select login, is_active, person_id::integer as person_id from users where id = $1',
    [account.userId],
  )
  expect(kept).toEqual({ login: word, is_active: true, person_id: personId })
  const member = await sql<{ company_id: number }>(
    'select company_id from memberships where user_id = $1 and is_active',
    [account.userId],
  )
  expect(member).toEqual([{ company_id: 2 }])
  const events = await sql('select from sign_in_events where user_id = $1 and company_id = 1', [
    account.userId,
  ])
  expect(events).toEqual([])
})

test('an account that is open again is closed before anything is erased', async () => {
  const word = `zqmolai${nextNumber()}`
  const { id, account } = await leaverWithAccount(word)
  await left(api, id, '2012-01-31')
  await sql('update users set is_active = true where id = $1', [account.userId])
  const { status, body } = await hr.call('erasures.propose', { body: { employee_id: id } })
  expect([status, body.message]).toEqual([409, 'Tài khoản của người này còn mở, hãy khóa trước.'])
})

test('the account stays of who has no file in another company and still works in it', async () => {
  const word = `zqconquyen${nextNumber()}`
  const { id, account } = await leaverWithAccount(word, [1, 2])
  await left(api, id, '2012-01-31')
  await sql('update memberships set is_active = false where user_id = $1 and company_id = 1', [
    account.userId,
  ])
  const rows = () =>
    sql<{ login: string; password_hash: string; companies: number[] }>(
      `select login, password_hash, array(select company_id from memberships where user_id = users.id) as companies
       from users where id = $1`,
      [account.userId],
    )
  const [before] = await rows()
  expect(before).toMatchObject({ login: word, companies: [1, 2] })
  expect(await erase(id)).not.toContain('Tài khoản đăng nhập')
  expect(await rows()).toEqual([{ ...before, companies: [2] }])
})
