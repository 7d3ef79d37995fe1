import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hashOf, newToken } from '../../contract/session.ts'
import { type Person, apiForFile } from '../../testing/api.ts'
import { blockedSave } from '../../testing/blocked-save.ts'
import { inCompanyOf, password, people } from '../../testing/group.ts'

const api = apiForFile()

async function statusOfMe(person: Person): Promise<number> {
  return (await person.call('session.me')).status
}

describe('a token', () => {
  test('is issued by signing in and says who one is', async () => {
    const { body } = await api
      .withToken(undefined)
      .call('session.login', { body: { login: people.employee.login.toUpperCase(), password } })
    const { data } = (await api.withToken(body.data.token).call('session.me')).body
    expect(data.user).toMatchObject({ login: 'employee', full_name: 'Nguyễn Thị Đào', nhansu_id: 'NS0011' })
  })

  test.each([
    ['cut short', (token: string) => `Bearer ${token.slice(0, -1)}`],
    ['of 8 kB', (token: string) => `Bearer ${token.padEnd(8192, 'x')}`],
    ['sent twice in one line', (token: string) => `Bearer ${token}, Bearer ${token}`],
    ['of another scheme', (token: string) => `Basic ${token}`],
    ['with a tab for a space', (token: string) => `Bearer\t${token}`],
    ['in other letters', (token: string) => `Bearer ${token.slice(0, -1)}ữ`],
  ])('%s opens nothing', async (_, header) => {
    const { token } = await api.as('hrOfOne')
    const answer = await api
      .withToken(undefined)
      .request({ method: 'GET', url: '/api/levels', headers: { authorization: header(token) } })
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  test('sent in two lines opens nothing', async () => {
    const { token } = await api.as('hrOfOne')
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const line = ['authorization', `Bearer ${token}`]
    const statusWith = async (lines: readonly string[]) => {
      const asking = get(`${address}/api/levels`, { headers: ['host', 'localhost', ...lines] })
      // What comes first is the answer itself.
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }
    expect(await statusWith(line)).toBe(200)
    expect(await statusWith([...line, ...line])).toBe(401)
  })

  test('in the address opens nothing', async () => {
    const { token } = await api.as('hrOfOne')
    const answer = await api
      .withToken(undefined)
      .request({ method: 'GET', url: `/api/levels?token=${token}` })
    expect(answer.status).toBe(401)
  })

  test.each([
    ['an hour after its last use', `last_used_at = now() - interval '61 minutes'`],
    ['twelve hours after the sign-in, however busy', `created_at = now() - interval '12 hours 1 minute'`],
  ])('is over %s', async (_, change) => {
    const person = await api.as('reader')
    expect(await statusOfMe(person)).toBe(200)
    await api.db.superuser.query(`update sessions set ${change} where ended_at is null and user_id =
      (select id from users where login = 'reader')`)
    expect(await statusOfMe(person)).toBe(401)
  })

  test('is kept alive by use', async () => {
    const person = await api.as('reader')
    const idleFor = (minutes: number) =>
      api.db.superuser.query(`update sessions set last_used_at = now() - make_interval(mins => $1)`, [
        minutes,
      ])
    await idleFor(59)
    expect(await statusOfMe(person)).toBe(200)
    const { rows } = await api.db.superuser.query<{ fresh: boolean }>(
      `select bool_or(last_used_at > now() - interval '1 minute') as fresh from sessions`,
    )
    expect(rows[0]?.fresh).toBe(true)
  })

  test('is dead at the next request after signing out', async () => {
    const person = await api.as('hrOfOne')
    const { status, headers } = await person.call('session.logout')
    expect(status).toBe(200)
    expect(headers['clear-site-data']).toBe('"cache", "storage"')
    expect(await statusOfMe(person)).toBe(401)
    expect((await person.call('levels.list')).status).toBe(401)
  })

  test.each([
    ['the account is closed', 'closing', `update users set is_active = false where login = $1`],
    ['the account is deleted', 'deleting', `delete from users where login = $1`],
    ['the password changes', 'changing', `update users set password_hash = 'another' where login = $1`],
  ])('is dead at the next request when %s, in every company', async (_, login, change) => {
    const sessions = [await newcomer(login, 1), await newcomer(login, 2)]
    expect(await Promise.all(sessions.map(statusOfMe))).toEqual([200, 200])
    await api.db.superuser.query(change, [login])
    expect(await Promise.all(sessions.map(statusOfMe))).toEqual([401, 401])
  })
})

test('a company that is closed ends its sessions at their next request, and no others', async () => {
  const [here, there] = [await newcomer('dong-cua', 1), await newcomer('dong-cua', 2)]
  const close = (isActive: boolean) =>
    api.db.superuser.query('update companies set is_active = $1 where id = 2', [isActive])
  onTestFinished(async () => void (await close(true)))
  expect((await there.call('profile.sessions')).status).toBe(200)
  await close(false)
  expect([await statusOfMe(here), await statusOfMe(there)]).toEqual([200, 401])
  const move = await here.call('session.changeCompany', { body: { current_company_id: 2 } })
  expect(move.status).toBe(403)
})

/** A session in a company of somebody whom no other test knows. */
async function newcomer(login: string, companyId: number): Promise<Person> {
  const token = newToken()
  await api.db.superuser.query(
    `insert into users (login, full_name, password_hash) values ($1, 'Người Mới', 'none') on conflict do nothing`,
    [login],
  )
  await api.db.superuser.query(
    `with me as (select id from users where login = $1),
       member as (insert into memberships (user_id, company_id) select id, $2 from me returning user_id)
     insert into sessions (token_hash, user_id, company_id) select $3, user_id, $2 from member`,
    [login, companyId, hashOf(token)],
  )
  return api.withToken(token)
}

async function switched(person: Person, companyId: number): Promise<Person> {
  const { body } = await person.call('session.changeCompany', { body: { current_company_id: companyId } })
  return api.withToken(body.data.token)
}

describe('switching the company', () => {
  test('ends the old token and shows the new company only', async () => {
    const before = await api.as('hrOfBoth')
    const after = await switched(before, 2)
    expect(await statusOfMe(before)).toBe(401)
    expect((await after.call('session.currentCompany')).body.data.company).toMatchObject({
      id: 2,
      code: 'C2',
    })
    const { levels } = (await after.call('levels.list')).body.data
    expect(levels.map(({ id }) => id)).toEqual([121, 122, 123, 124])
  })

  test.each([[2], [13], [1_000_000]])('to %i, which is not mine, is refused', async (company) => {
    const person = await api.as('hrOfOne')
    const answer = await person.call('session.changeCompany', { body: { current_company_id: company } })
    expect(answer).toMatchObject({
      status: 403,
      body: { success: false, message: expect.stringContaining('không có tài khoản ở công ty này') },
    })
    expect((await person.call('session.currentCompany')).body.data.company?.id).toBe(1)
    const { rows } = await api.db.superuser.query<{ event: string }>(
      'select event from sign_in_events order by id desc limit 1',
    )
    expect(rows[0]?.event).toBe('switch-refused')
  })

  test.each([[null], [[1]], ['1 or 1=1'], ['1'], [0], [1.5], [2 ** 31], [{ id: 1 }]])(
    'to %j is refused as bad input',
    async (company) => {
      const person = await api.as('hrOfOne')
      const answer = await person.call('session.changeCompany', {
        body: { current_company_id: company as number },
      })
      expect(answer.status).toBe(400)
      expect(await statusOfMe(person)).toBe(200)
    },
  )

  test('lets a request that runs already finish where it began', async () => {
    const person = await api.as('hrOfBoth')
    const body = { code: 'DANGCHO', name: 'Đang chờ', level_group: 'trade', rank: 1 } as const
    let after = person
    const saved = await blockedSave(
      api.db,
      'levels',
      () => person.call('levels.store', { body }),
      async () => {
        after = await switched(person, 2)
      },
    )
    expect(saved.status).toBe(201)
    const kept = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`select from levels where company_id = 1 and code = 'DANGCHO'`),
    )
    expect(kept.rowCount).toBe(1)
    expect((await after.call('session.currentCompany')).body.data.company?.id).toBe(2)
  })
})

test('somebody who belongs to no company gets nothing of the product', async () => {
  const stranger = await api.as('stranger')
  expect((await stranger.call('session.companies')).body.data).toEqual({ companies: [] })
  expect((await stranger.call('session.currentCompany')).body.data).toEqual({ company: null })
  expect((await stranger.call('levels.list')).status).toBe(403)
})

test('a permission that is taken away is gone at the next request', async () => {
  const reader = await api.as('reader')
  expect((await reader.call('levels.list')).status).toBe(200)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`delete from role_grants where role_id = (select id from users where login = 'reader')`),
  )
  expect((await reader.call('levels.list')).status).toBe(403)
  expect((await reader.call('permissions.currentUser')).body.data).toEqual({ permissions: [] })
})
