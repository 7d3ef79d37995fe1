import { assert, asyncProperty, jsonValue, string } from 'fast-check'
import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Answer, type Person, apiForFile } from '../testing/api.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

function get(url: string): Promise<Answer> {
  return hr.request({ method: 'GET', url })
}

function listWith(parameter: 'search' | 'filter', json: unknown): Promise<Answer> {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  return get(`/api/levels?pagination=true&${parameter}=${encodeURIComponent(text)}`)
}

function send(
  payload: string,
  type = 'application/json',
  method: 'POST' | 'PUT' = 'POST',
  url = '/api/levels',
) {
  return hr.request({ method, url, payload, headers: { 'content-type': type } })
}

function total({ body }: Answer): number | undefined {
  return (body.data as { meta: { pagination: { total: number } } } | undefined)?.meta.pagination.total
}

describe('SQL in a value', () => {
  const hostile = [
    "'",
    "' or ''='",
    "'; drop table levels; --",
    '$1',
    '\\',
    '%',
    '_',
    '"',
    "E'\\x27'",
    '1)); select 1',
  ]

  test.each(hostile)('%s is text to look for', async (value) => {
    const filtered = await listWith('filter', { name: { operator: 'like', value } })
    expect([filtered.status, total(filtered)]).toEqual([200, 0])
    expect((await listWith('search', { value })).status).toBe(200)
    expect(
      (await hr.call('levels.list', { query: { pagination: true } })).body.data.meta.pagination?.total,
    ).toBe(4)
  })

  test.each([
    { 'id); drop table levels; --': { operator: 'equal', value: 1 } },
    { 'name like $1': { operator: 'like', value: 'a' } },
    { name: { operator: '=', value: 'a' } },
    { name: { operator: 'like; --', value: 'a' } },
    { rank: { operator: 'lte', value: '1 or 1=1' } },
    { level_group: { operator: 'in', value: [1, 2] } },
    { is_active: { operator: 'is', value: 'true' } },
    { created_at: { operator: 'gte', value: "2026-01-01'::date" } },
    [],
    'name',
    null,
  ])('%j is no filter', async (filter) => {
    expect((await listWith('filter', filter)).status).toBe(400)
  })

  test('never becomes part of a statement', async () => {
    const statements = vi.spyOn(Client.prototype, 'query')
    const canary = 'canaryzz'
    await listWith('filter', {
      name: { operator: 'like', value: canary },
      code: { operator: 'is', value: canary },
    })
    await listWith('search', { value: `${canary} hoc`, fields: ['name'] })
    await send(JSON.stringify({ code: 'CANARYZZ', name: canary, level_group: 'trade', rank: 1 }))
    const texts = statements.mock.calls.map(([statement]) => JSON.stringify(statement).toLowerCase())
    statements.mockRestore()
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter((text) => text.includes(canary))).toEqual([])
  })
})

describe('numbers', () => {
  test.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=1e3',
    'page=1000001',
    'page=',
    'page=0x10',
    'page=%201',
    'size=0',
    'size=-1',
    'size=101',
    'size=1e9',
    'pagination=1',
    'pagination=yes',
  ])('%s is refused', async (query) => {
    expect((await get(`/api/levels?${query}`)).status).toBe(400)
  })

  test('a page past the end is empty and still counts', async () => {
    const answer = await hr.call('levels.list', { query: { pagination: true, page: 1_000_000, size: 100 } })
    expect(answer.body.data).toMatchObject({
      levels: [],
      meta: { pagination: { current_page: 1_000_000, per_page: 100 } },
    })
  })

  test.each([
    '9007199254740992',
    '9007199254740993',
    '9223372036854775808',
    '0x10',
    '1e3',
    '1.0',
    '-1',
    '+1',
    '0',
    '1;',
    '1%00',
  ])('the id %s is bad input and no other id', async (id) => {
    expect((await get(`/api/levels/${id}`)).status).toBe(400)
  })

  test.each(['abc', 'null', 'undefined', 'NaN', '%27', 'restore%2F'])('%s is no id at all', async (word) => {
    expect((await get(`/api/levels/${word}`)).status).toBe(404)
  })

  test('an address that nobody can read is refused', async () => {
    expect((await get('/api/levels/%E0%A4%A')).status).toBe(400)
    expect((await get(`/api/levels/${'1'.repeat(500)}`)).status).toBe(400)
  })
})

describe('text', () => {
  beforeAll(async () => {
    const name = 'Đại học'.normalize('NFD')
    await send(JSON.stringify({ code: 'DHCQ', name, level_group: 'education', rank: 9 }))
  })

  test('of a search may be 200 letters long and no longer', async () => {
    expect((await listWith('search', { value: 'a'.repeat(200) })).status).toBe(200)
    expect((await listWith('search', { value: 'a'.repeat(201) })).status).toBe(400)
    expect((await listWith('search', { value: 'a '.repeat(100) })).status).toBe(200)
    expect((await listWith('search', { value: 'a'.repeat(10_000) })).status).toBe(400)
  })

  test.each(['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00x"'])('%s is refused', async (value) => {
    expect((await listWith('search', `{"value":${value}}`)).status).toBe(400)
    expect((await send(`{"code":"AB","name":${value},"level_group":"trade","rank":1}`)).status).toBe(400)
  })

  test.each([
    ['in capital letters', 'ĐẠI HỌC'],
    ['without accents', 'dai hoc'],
    ['decomposed', 'Đại học'.normalize('NFD')],
    ['with a mark from copying', '\u200FĐại\u200B học\uFEFF'],
    ['under a heap of marks', 'D\u0336\u0317ai\u0301\u0302\u0303\u0304 ho\u0323c'],
    ['in another order', 'hoc dai'],
  ])('is found %s', async (_, value) => {
    const found = await listWith('search', { value })
    expect(total(found)).toBe(1)
  })

  test('is stored in one form', async () => {
    const name = 'Tiến sĩ khoa học'
    const { body } = await hr.call('levels.store', {
      body: { code: 'TSKH', name: name.normalize('NFD'), level_group: 'education', rank: 90 },
    })
    expect(body.data.level.name).toBe(name.normalize('NFC'))
  })

  test.each([
    ['%', 'LIT1'],
    ['_', 'LIT2'],
    ['\\', 'LIT3'],
    ['100%', 'LIT4'],
    ['a_b', 'LIT5'],
    ['c:\\d', 'LIT6'],
  ])('%s is looked for letter by letter', async (value, code) => {
    await send(JSON.stringify({ code, name: `Chứa ${value} thật`, level_group: 'trade', rank: 1 }))
    const found = await listWith('filter', {
      name: { operator: 'like', value },
      code: { operator: 'equal', value: code },
    })
    expect(total(found)).toBe(1)
  })
})

describe('JSON', () => {
  test.each([
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"name":{"__proto__":1}}',
    '{"name":',
    '[]',
    'null',
    '"text"',
    '1',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `{"ids":[${'1,'.repeat(300_000)}1]}`,
  ])('%.40s is refused', async (payload) => {
    expect((await send(payload)).status).toBe(400)
  })

  const alone = [
    '"__proto__":{"rank":2}',
    '"__proto__":null',
    '"constructor":{"rank":2}',
    '"prototype":1',
    '"name":"Khác"',
    '"n\\u0061me":"Khác"',
  ]
  test.each(alone)('is refused for %s alone, whatever else is right', async (more) => {
    const good = '"code":"JSON","name":"Đúng","level_group":"trade","rank":1'
    const answer = await send(`{${good},${more}}`)
    // Before the contract is looked at, which would blame a field that it does not know.
    expect(answer.body).not.toHaveProperty('errors')
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(
          /^Trường "(?:__proto__|constructor|prototype)" không được chấp nhận|trường bị lặp lại/,
        ),
      },
    })
  })

  test('of more values than any form has is refused before they are looked at', async () => {
    const answer = await send(`{"ids":[${'1,'.repeat(20_000)}1]}`)
    expect(answer).toMatchObject({ status: 400, body: { message: 'Dữ liệu gửi lên có quá nhiều mục.' } })
  })

  test('in a parameter is read as strictly', async () => {
    for (const json of [
      '{"value":"a","value":"b"}',
      '{"value":"a","__proto__":{}}',
      '{"value":"a"',
      `{"value":"a"${' '.repeat(9_000)}}`,
    ]) {
      expect((await listWith('search', json)).status).toBe(400)
    }
  })

  test('of more than a megabyte is too much', async () => {
    expect((await send(JSON.stringify({ name: 'a'.repeat(1_100_000) }))).status).toBe(413)
  })

  test('never reaches the prototype of all objects', async () => {
    const answer = asyncProperty(jsonValue(), async (value) => {
      await send(`{"__proto__":${JSON.stringify(value)},"name":${JSON.stringify(value)}}`)
    })
    await assert(answer, { numRuns: 20 })
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })
})

describe('parameters', () => {
  test.each([
    'page=1&page=2',
    'size=1&size=1',
    'search={}&search={}',
    '__proto__=1',
    'constructor[prototype]=1',
    'filter[name]=a',
    'page[]=1',
  ])('%s are refused', async (query) => {
    expect((await get(`/api/levels?${query}`)).status).toBe(400)
  })
})

describe('the way of asking', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/jsonx',
  ])('a body of %s is refused', async (type) => {
    expect((await send('{"ids":[21]}', type, 'POST', '/api/levels/destroy-bulk')).status).toBe(415)
  })

  test('a method in a header is no method', async () => {
    const url = '/api/levels/21'
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    expect((await hr.request({ method: 'GET', url, headers })).status).toBe(200)
    expect((await hr.call('levels.show', { path: { id: 21 } })).status).toBe(200)
  })

  test.each([
    ['TRACE', '/api/levels'],
    ['GET', '/api/levels/destroy-bulk'],
    ['GET', '/api/levels/restore'],
    ['GET', '/identity/login'],
    ['DELETE', '/api/levels'],
  ] as const)('%s %s is not taken', async (method, url) => {
    expect((await hr.request({ method, url })).status).toBe(405)
  })

  test.each([
    ['/api/levels/%31', 405],
    ['/api/levels/1?search=%', 405],
    ['/api/levels/mot', 404],
    ['/api/levels/1/2', 404],
    ['/api/papers/MOT', 405],
    [`/api/papers/${'M'.repeat(101)}`, 404],
    ['/api/khong-co', 404],
  ])('PATCH %s is answered %i: only what is there says what it takes', async (url, status) => {
    const answer = await hr.request({ method: 'PATCH', url })
    expect(answer.status).toBe(status)
    expect('allow' in answer.headers).toBe(status === 405)
  })
})

describe('fields that are not for the caller to set', () => {
  test.each(['role_ids', 'company_id', 'id', 'created_at', 'updated_at', 'salary_level', 'deleted_at'])(
    '%s is refused and nothing changes',
    async (field) => {
      const before = await get('/api/levels/22')
      const payload = JSON.stringify({ name: 'Đã đổi', version: 1, [field]: 1 })
      const answer = await send(payload, 'application/json', 'PUT', '/api/levels/22')
      expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
      expect((await get('/api/levels/22')).text).toBe(before.text)
    },
  )

  test('whatever they are called', async () => {
    const known = new Set(['code', 'name', 'level_group', 'rank', 'is_active', 'version'])
    const field = string({ minLength: 1, maxLength: 30 }).filter((name) => !known.has(name))
    const before = await get('/api/levels/22')
    const refusal = asyncProperty(field, jsonValue(), async (name, value) => {
      const payload = JSON.stringify({ name: 'Đã đổi', [name]: value })
      expect((await send(payload, 'application/json', 'PUT', '/api/levels/22')).status).toBe(400)
    })
    await assert(refusal, { numRuns: 60 })
    expect((await get('/api/levels/22')).text).toBe(before.text)
  })
})
