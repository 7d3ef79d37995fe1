import { expect, test } from 'vitest'
import { toArray } from '../src/client.ts'
import { type Input, resourceOf, verbOf } from '../src/contract.ts'
import { exampleRecord } from '../src/mock/memory.ts'
import { memoryShapes } from '../src/mock/memory-shape.ts'
import { errorOf } from './support/client.ts'
import { called, ids, mocked, operationOf } from './support/mock-resource.ts'

test.each(ids)('%s is answered as the contract says', async (id) => {
  const { mock, client } = mocked()
  const resource = resourceOf(id)
  const shape = memoryShapes.get(resource)
  // A part of another record, which the example of that one may not have.
  if (shape?.within) mock.fill(resource, [exampleRecord(shape)])
  const destroy = operationOf(resource, 'destroy')
  // What is brought back was there, and is gone.
  if (verbOf(id) === 'restore' && destroy) await called(client, destroy)

  await called(client, id)
  expect(mock.calls.at(-1)?.operation).toBe(id)
})

test('lists are paged, searched and sorted', async () => {
  const { mock, client } = mocked()
  const names = ['Trung cấp', 'Đại học', 'Cao đẳng']
  mock.fill(
    'levels',
    names.map((name, index) => ({ id: index + 1, name, rank: 10 * index })),
  )

  const all = await toArray(client, 'levels.list', { query: { size: 2, sort: '-rank' } })
  const found = await client.call('levels.list', { query: { search: { value: 'đại' } } })

  expect(all.map(({ name }) => name)).toEqual(['Cao đẳng', 'Đại học', 'Trung cấp'])
  expect(found.levels.map(({ name }) => name)).toEqual(['Đại học'])
})

test('lists are filtered and counted as the contract says', async () => {
  const { mock, client } = mocked()
  const names = ['Trung cấp', 'Đại học', 'Cao đẳng']
  mock.fill(
    'levels',
    names.map((name, index) => ({ id: index + 1, name, rank: 10 * index, is_active: index !== 1 })),
  )
  const named = async (filter: NonNullable<NonNullable<Input<'levels.list'>['query']>['filter']>) => {
    const { levels } = await client.call('levels.list', { query: { filter } })
    return levels.map(({ name }) => name)
  }

  expect(await named({ rank: { operator: 'gte', value: 10 } })).toEqual(['Đại học', 'Cao đẳng'])
  expect(await named({ rank: { operator: 'between', from: 5, to: 15 } })).toEqual(['Đại học'])
  expect(await named({ is_active: { operator: 'equal', value: true } })).toEqual(['Trung cấp', 'Cao đẳng'])
  expect(await named({ name: { operator: 'like', value: 'DANG' } })).toEqual(['Cao đẳng'])
  expect(await named({ id: { operator: 'in', value: [1, 3] } })).toEqual(['Trung cấp', 'Cao đẳng'])
  expect(await named({ id: { operator: 'is_not', value: 2 } })).toEqual(['Trung cấp', 'Cao đẳng'])
  const { meta } = await client.call('levels.list', { query: { page: 2, size: 2, pagination: true } })
  expect(meta.pagination).toMatchObject({ total: 3, current_page: 2, total_pages: 2 })
})

test('parts of a record are in that record, and rows of one owner are not those of another', async () => {
  const { client } = mocked()
  const { exams } = await client.call('exams.list')
  const [exam] = exams
  const { part } = await client.call('examParts.store', {
    path: { id: exam?.id ?? 0 },
    body: { position: 2, kind: 'oral', name: 'Vấn đáp', weight: 1 },
  })
  const shown = await client.call('exams.show', { path: { id: exam?.id ?? 0 } })
  expect(shown.exam.parts.at(-1)).toEqual(part)

  await client.call('employeeLanguages.store', { path: { id: 7 }, body: { name: 'Tiếng Anh', level: 'B2' } })
  const languagesOf = async (id: number) =>
    (await client.call('employeeLanguages.list', { path: { id } })).languages.length
  expect((await languagesOf(7)) - (await languagesOf(8))).toBe(1)
})

test('faults and delays come when they are asked for, and go', async () => {
  const { mock, client } = mocked()
  mock.fail('levels.list', { status: 503, retryAfter: 60 })
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'server', retryAfter: 60 })
  mock.fail('levels.list', 'html')
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'parse' })
  mock.fail('levels.list', 'cut')
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'parse' })
  mock.fail('levels.list', 'network', Infinity)
  expect(await errorOf(client.call('levels.list'))).toMatchObject({ kind: 'network' })
  mock.reset()
  await client.call('levels.list')
  mock.delay('levels.list', 60_000)
  expect(await errorOf(client.call('levels.list', {}, { timeoutMs: 20 }))).toMatchObject({ kind: 'timeout' })
})

test('wrong bodies, unknown records and unknown operations are told', async () => {
  const { mock, client } = mocked()
  const body = { code: 'A1', name: '', level_group: 'education', rank: 1 } as const

  expect(await errorOf(client.call('levels.store', { body }))).toMatchObject({
    kind: 'validation',
    fields: { name: [expect.stringContaining('chưa hợp lệ')] },
  })
  expect(await errorOf(client.call('levels.show', { path: { id: 99 } }))).toMatchObject({ kind: 'not-found' })
  expect(
    await errorOf(client.call('levels.update', { path: { id: 12 }, body: { version: 99 } })),
  ).toMatchObject({
    kind: 'conflict',
    newer: { level: { id: 12 } },
  })
  expect(() => mock.fill('levels', [{ id: 1, rank: 'high' }])).toThrow(/levels.*rank is string, not integer/)
  expect(() => mock.fill('session', [{ id: 1 }])).toThrow(/no records of session/)
  expect(() => mock.fail('levels.nothing' as 'levels.list', 'network')).toThrow(/levels\.nothing/)
  const answer = await mock.fetch(new Request('http://mau/api/nothing'))
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('GET /api/nothing')])
})
