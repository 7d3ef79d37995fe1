import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../testing/api.ts'
import { operationsOf } from './operations.ts'
import { blockedSave } from '../testing/blocked-save.ts'
import { inCompanyOf } from '../testing/group.ts'

test('nothing that answers a secret keeps its answer', () => {
  const keeping = operationsOf('product').filter(
    ({ parameters, success }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key') &&
      /"(ticket|token|link|password)":/.test(JSON.stringify(success.schema)),
  )
  expect(keeping.map(({ id }) => id)).toEqual([])
})

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const level = (code: string) => ({ code, name: `Trình độ ${code}`, level_group: 'trade', rank: 1 }) as const
const store = (person: Person, key: string, code: string) =>
  person.call('levels.store', { body: level(code) }, { 'idempotency-key': key })

async function countOf(code: string): Promise<number> {
  const { rowCount } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('select from levels where code = $1', [code]),
  )
  return rowCount ?? 0
}

describe('a POST with an Idempotency-Key', () => {
  test('happens once and answers the same again', async () => {
    const first = await store(hr, 'key-of-one-1', 'ONE')
    const again = await store(hr, 'key-of-one-1', 'ONE')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.text).toBe(first.text)
    expect(await countOf('ONE')).toBe(1)
  })

  test('is refused when the same key brings something else', async () => {
    await store(hr, 'key-of-two-1', 'TWO')
    expect((await store(hr, 'key-of-two-1', 'OTHER')).status).toBe(400)
    const elsewhere = await hr.call(
      'levels.destroyBulk',
      { body: { ids: [21] } },
      { 'idempotency-key': 'key-of-two-1' },
    )
    expect(elsewhere.status).toBe(400)
    expect(await countOf('OTHER')).toBe(0)
  })

  test('is refused while the first one still runs', async () => {
    const first = () => store(hr, 'key-of-running-1', 'RUNNING')
    const saved = await blockedSave(api.db, 'levels', first, async () => {
      const second = await store(hr, 'key-of-running-1', 'RUNNING')
      expect(second).toMatchObject({
        status: 409,
        body: { message: 'Yêu cầu này đang được xử lý, vui lòng đợi giây lát.' },
      })
      expect(second.headers['retry-after']).toBe('1')
    })
    expect(saved.status).toBe(201)
  })

  test('happens once though sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => store(hr, 'key-of-many-1', 'MANY')))
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses.has(201)).toBe(true)
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true)
    expect(await countOf('MANY')).toBe(1)
    expect((await store(hr, 'key-of-many-1', 'MANY')).status).toBe(201)
  })

  test('is the key of one user alone', async () => {
    await store(hr, 'key-of-hr-one-1', 'MINE')
    const other = await store(await api.as('hrOfBoth'), 'key-of-hr-one-1', 'THEIRS')
    expect(other.status).toBe(201)
  })

  test('keeps no refusal', async () => {
    await store(hr, 'key-of-late-1', 'THPT')
    await hr.call('levels.destroy', { path: { id: 21 } })
    expect((await store(hr, 'key-of-late-1', 'THPT')).status).toBe(201)
  })

  test('may be used anew after a day', async () => {
    await store(hr, 'key-of-old-1', 'OLD')
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update idempotency_keys set created_at = created_at - interval '1 day 1 minute'`),
    )
    expect((await store(hr, 'key-of-old-1', 'NEW')).status).toBe(201)
    expect(await countOf('NEW')).toBe(1)
  })

  test.each(['short', 'x'.repeat(201)])('with an unfit key (%.10s) is refused', async (key) => {
    expect((await store(hr, key, 'UNFIT')).status).toBe(400)
    expect(await countOf('UNFIT')).toBe(0)
  })
})
