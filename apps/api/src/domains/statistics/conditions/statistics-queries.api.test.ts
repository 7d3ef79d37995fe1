import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

type Body = Input<'statisticsQueries.store'>['body']
type Caller = Person | SignedIn

const api = apiForFile()
let hr: Person
/** Reads figures and files of a unit, but nothing sensitive; shares nothing. */
let unitHead: SignedIn

const sensitive: Body['query'] = {
  match: 'or',
  conditions: [
    { field: 'religion', operator: 'is', value: 'Công giáo' },
    { field: 'age', operator: 'more_than_or_equal' },
    { conditions: [{ field: 'ethnic', operator: 'is', value: 'Mường' }] },
  ],
  columns: ['full_name', 'ethnic'],
}

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Trưởng Đội Mẫu', 4)
  unitHead = await newcomer(api, {
    login: 'query-head',
    companies: {
      1: [
        ['report_access', 'unit'],
        ['employee_access', 'unit'],
      ],
    },
    personId,
  })
})

const plain = (): Body => ({
  name: `Mẫu số ${nextNumber()}`,
  query: { conditions: [{ field: 'gender', operator: 'is', value: ['Nữ'] }] },
})

async function store(body: Body, by: Caller = hr) {
  const { status, body: answer } = await by.call('statisticsQueries.store', { body })
  expect(status, JSON.stringify(answer)).toBe(201)
  return answer.data.query
}

const listOf = async (by: Caller) => (await by.call('statisticsQueries.list')).body.data.queries
const seen = async (by: Caller, id: number) => (await listOf(by)).find((each) => each.id === id)

describe('who sees and keeps what', () => {
  test('one keeps a query for himself, with a condition whose value is asked for at each run', async () => {
    const kept = await store({ ...plain(), query: sensitive })
    expect(kept).toMatchObject({ is_own: true, is_shared: false, query: sensitive, faults: [] })
    expect(await seen(hr, kept.id)).toEqual(kept)
    expect(await seen(unitHead, kept.id)).toBeUndefined()
  })

  test('a shared one is seen by all, without what the reader may not ask for, of which no value is told', async () => {
    const kept = await store({ ...plain(), query: sensitive, is_shared: true })
    const there = await seen(unitHead, kept.id)
    expect(there).toMatchObject({
      is_own: false,
      faults: ['Bạn không có quyền xem "Tôn giáo".', 'Bạn không có quyền xem "Dân tộc".'],
      query: {
        match: 'or',
        conditions: [{ field: 'age', operator: 'more_than_or_equal' }],
        columns: ['full_name'],
      },
    })
    expect(JSON.stringify(there)).not.toContain('Mường')
    const path = { id: kept.id }
    expect(
      (await unitHead.call('statisticsQueries.update', { path, body: { name: 'Của tôi' } })).status,
    ).toBe(403)
    expect((await unitHead.call('statisticsQueries.destroy', { path })).status).toBe(404)
  })

  test('nobody of another company sees or changes it', async () => {
    const kept = await store({ ...plain(), is_shared: true })
    const other = await api.as('hrOfTwo')
    expect(await seen(other, kept.id)).toBeUndefined()
    const path = { id: kept.id }
    expect((await other.call('statisticsQueries.update', { path, body: { name: 'Khác' } })).status).toBe(404)
    expect((await other.call('statisticsQueries.destroy', { path })).status).toBe(404)
  })

  test('who may not take figures of the company away shares nothing', async () => {
    expect((await hr.call('statisticsQueries.list')).body.data.may_share).toBe(true)
    expect((await unitHead.call('statisticsQueries.list')).body.data.may_share).toBe(false)
    const body = { ...plain(), is_shared: true }
    expect((await unitHead.call('statisticsQueries.store', { body })).status).toBe(403)
    const own = await store(plain(), unitHead)
    const { status } = await unitHead.call('statisticsQueries.update', {
      path: { id: own.id },
      body: { is_shared: true },
    })
    expect(status).toBe(403)
  })

  test('what the writer may not ask for is not kept', async () => {
    const { status, body } = await unitHead.call('statisticsQueries.store', {
      body: { ...plain(), query: sensitive },
    })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({
      'query.conditions.0.field': ['Bạn không có quyền xem "Tôn giáo".'],
      'query.columns': ['Bạn không có quyền xem "Dân tộc".'],
    })
  })
})

test('a field that is gone since is named, and the rest is there', async () => {
  const kept = await store(plain())
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update statistics_queries set query = jsonb_set(query, '{conditions,1}',
        '{"field": "shoe_size", "operator": "equal", "value": 40}', true) where company_id = 1 and id = $1`,
      [kept.id],
    ),
  )
  expect(await seen(hr, kept.id)).toMatchObject({
    query: kept.query,
    faults: ['Thông tin "shoe_size" không còn trong hồ sơ.'],
  })
})

describe('names', () => {
  test('are there once among one’s own and once among the shared, whatever the case', async () => {
    const first = await store({ ...plain(), is_shared: true })
    const again = { ...plain(), name: first.name.toUpperCase() }
    expect((await hr.call('statisticsQueries.store', { body: again })).body.errors).toEqual({
      name: ['Bạn đã có mẫu tên này.'],
    })
    // Somebody else may keep his own by that name, and share none.
    const admin = await api.as('hrOfBoth')
    const own = await store(again, admin)
    const { body } = await admin.call('statisticsQueries.update', {
      path: { id: own.id },
      body: { is_shared: true },
    })
    expect(body.errors).toEqual({ name: ['Công ty đã có mẫu dùng chung tên này.'] })
  })

  test('a save over a newer one is told, with what is there now', async () => {
    const kept = await store(plain())
    const path = { id: kept.id }
    const renamed = await hr.call('statisticsQueries.update', {
      path,
      body: { name: `${kept.name} mới`, version: kept.version },
    })
    expect(renamed.body.data.query).toMatchObject({ name: `${kept.name} mới`, query: kept.query })
    const late = await hr.call('statisticsQueries.update', {
      path,
      body: { name: 'Muộn', version: kept.version },
    })
    expect(late.status).toBe(409)
  })
})

test('a delete is undone by its owner alone', async () => {
  const kept = await store(plain())
  expect((await hr.call('statisticsQueries.destroy', { path: { id: kept.id } })).status).toBe(200)
  expect(await seen(hr, kept.id)).toBeUndefined()
  const body = { ids: [kept.id] }
  expect((await unitHead.call('statisticsQueries.restore', { body })).status).toBe(404)
  expect((await hr.call('statisticsQueries.restore', { body })).status).toBe(200)
  expect(await seen(hr, kept.id)).toEqual(kept)
})
