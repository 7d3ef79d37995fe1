import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const wanted = (name = 'Phần mềm chấm công') => ({ name, expires_on: day(30) })

/** Somebody who may have tokens and read levels, and change them. */
function owner(): Promise<SignedIn> {
  return newcomer(api, {
    login: `chu-ma-${nextNumber()}`,
    companies: {
      1: (['api_token_edit', 'level_access', 'level_edit'] as const).map((name) => [name, 'company']),
    },
  })
}

async function program(person: SignedIn) {
  const { body } = await person.call('apiTokens.store', { body: wanted() })
  const { token, api_token } = body.data
  return { id: api_token.id, ...api.withToken(token) }
}

test('a program reads what its owner may read, in his company, and the use is shown', async () => {
  const person = await owner()
  const { token, id, call } = await program(person)

  expect((await call('levels.list')).status).toBe(200)
  expect((await call('employees.list')).status).toBe(403)
  expect((await call('levels.list', {}, { 'x-company-id': '2' })).status).toBe(409)

  const { api_tokens } = (await person.call('apiTokens.list')).body.data
  expect(api_tokens).toEqual([
    expect.objectContaining({
      id,
      name: 'Phần mềm chấm công',
      ends_with: token.slice(-4),
      is_expired: false,
      last_used_at: expect.any(String) as string,
    }),
  ])
})

test('the secret is shown once: neither the list, the database nor the trail holds it', async () => {
  const person = await owner()
  const { token, id } = await program(person)
  await person.call('apiTokens.destroy', { path: { id } })

  expect((await person.call('apiTokens.list')).text).not.toContain(token)
  const kept = await inCompanyOf(api.db.superuser, 1, async (client) => {
    const trail = await client.query(
      `select operation, record_id::integer, changed_fields, detail from audit_trail where user_id = $1 order by id`,
      [person.userId],
    )
    const rest = await client.query(
      'select t::text from api_tokens t union all select t::text from idempotency_keys t',
    )
    return { trail: trail.rows, text: JSON.stringify([trail.rows, rest.rows]) }
  })
  expect(kept.text).not.toContain(token.slice(7))
  expect(kept.trail).toMatchObject([
    { operation: 'apiTokens.store', record_id: id, changed_fields: ['name', 'expires_on'] },
    { operation: 'apiTokens.destroy', record_id: id },
  ])
})

describe('a program that goes beyond reading is refused in words', () => {
  let person: SignedIn
  let reader: Awaited<ReturnType<typeof program>>
  beforeAll(async () => {
    person = await owner()
    reader = await program(person)
  })

  const level = { code: 'MA1', name: 'Mã', level_group: 'education', rank: 1 } as const
  test.each([
    ['a write', () => reader.call('levels.store', { body: level })],
    ['the import of a workbook', () => reader.request({ method: 'POST', url: '/api/levels/import' })],
    ['a token of its own', () => reader.call('apiTokens.store', { body: wanted() })],
    ['another company', () => reader.call('session.changeCompany', { body: { current_company_id: 2 } })],
    ["its owner's sessions", () => reader.call('profile.sessions')],
  ])('%s', async (_, call) => {
    expect(await call()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('chỉ đọc') as string },
    })
  })

  test.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://trang.example.com' }])(
    'out of a browser: %j',
    async (headers) => {
      expect(await reader.call('levels.list', {}, headers)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('trình duyệt') as string },
      })
    },
  )

  test.each(['token', 'access_token', 'Authorization'])('in the address, as %s', async (name) => {
    const url = `/api/levels?${name}=${encodeURIComponent(reader.token)}`
    expect((await api.withToken(undefined).request({ method: 'GET', url })).status).toBe(401)
    expect((await person.request({ method: 'GET', url })).status).toBe(400)
  })
})

describe('at the next request', () => {
  const change: readonly [string, string, number][] = [
    ['the account was closed', 'update users set is_active = false where id = $1', 401],
    ['the owner left the company', 'delete from memberships where user_id = $1', 401],
    ['the token ended', 'update api_tokens set expires_on = current_date - 2 where user_id = $1', 401],
    [
      'the owner lost the right to read',
      "delete from role_grants g using user_roles r where g.role_id = r.role_id and g.company_id = r.company_id and r.user_id = $1 and g.permission = 'level_access'",
      403,
    ],
    [
      'the owner lost the right to tokens',
      "delete from role_grants g using user_roles r where g.role_id = r.role_id and g.company_id = r.company_id and r.user_id = $1 and g.permission = 'api_token_edit'",
      401,
    ],
  ]
  test.each(change)('%s', async (_, statement, status) => {
    const person = await owner()
    const { call } = await program(person)
    expect((await call('levels.list')).status).toBe(200)

    await inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, [person.userId]))

    expect((await call('levels.list')).status).toBe(status)
  })

  test('the token was revoked', async () => {
    const person = await owner()
    const { call, id } = await program(person)
    expect((await person.call('apiTokens.destroy', { path: { id } })).status).toBe(200)

    expect((await call('levels.list')).status).toBe(401)
    expect((await person.call('apiTokens.destroy', { path: { id } })).status).toBe(404)
  })
})

test.each([
  ['no name', { ...wanted('   ') }, 'name'],
  ['a day that is over', { ...wanted(), expires_on: day(-2) }, 'expires_on'],
  ['a day more than a year away', { ...wanted(), expires_on: day(400) }, 'expires_on'],
  ['no day', { ...wanted(), expires_on: '2026-02-30' }, 'expires_on'],
])('%s makes no token', async (_, body, field) => {
  const person = await owner()

  const answer = await person.call('apiTokens.store', { body })

  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
  expect((await person.call('apiTokens.list')).body.data.api_tokens).toEqual([])
})

test("twenty are enough, and another's is nobody else's to revoke", async () => {
  const person = await owner()
  const makers = Array.from({ length: 21 }, () => person.call('apiTokens.store', { body: wanted() }))
  const statuses = (await Promise.all(makers)).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 20 }, () => 201),
    409,
  ])

  const [first] = (await person.call('apiTokens.list')).body.data.api_tokens
  expect((await (await owner()).call('apiTokens.destroy', { path: { id: first?.id ?? 0 } })).status).toBe(404)
})
