import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Body = Input<'employeeTemporaryWorks.store'>['body']
const stretch: Body = {
  from_date: '2026-01-05',
  to_date: '2026-03-14',
  job: 'Phân loại hàng',
  told_on: '2025-12-01',
}

test('temporary other work is told what the law says of it, and changes no job', async () => {
  const { employeeId } = await hire(api, 'Lê Điều Chuyển Tạm', 3)
  const path = { id: employeeId }
  const store = (change: Partial<Body> = {}) =>
    hr.call('employeeTemporaryWorks.store', { path, body: { ...stretch, ...change } })
  const job = async () => (await hr.call('jobChanges.ofEmployee', { path })).body.data
  const before = await job()
  expect((await store()).status).toBe(201)
  const second = await store({ from_date: '2026-06-01', to_date: '2026-06-01', told_on: null })
  expect(second.status).toBe(201)
  const rows = (await hr.call('employeeTemporaryWorks.list', { path })).body.data.temporary_works
  expect(
    rows.map(({ from_date, warnings }) => [from_date, (warnings ?? []).map(({ field }) => field)]),
  ).toEqual([
    ['2026-06-01', ['has_consent', 'told_on']],
    ['2026-01-05', []],
  ])
  expect(await job()).toEqual(before)
})

test.for<[change: Partial<Body>, field: string]>([
  [{ to_date: '2026-01-04' }, 'to_date'],
  [{ to_date: '2027-02-01' }, 'to_date'],
  [{ told_on: '2026-01-06' }, 'told_on'],
  [{ from_date: '2026-03-14', to_date: '2026-03-20' }, 'from_date'],
  [{ job: ' ' }, 'job'],
])('%j is refused at its field, and nothing is kept', async ([change, field]) => {
  const { employeeId } = await hire(api, 'Lê Điều Chuyển Sai', 3)
  const path = { id: employeeId }
  await hr.call('employeeTemporaryWorks.store', { path, body: { ...stretch, from_date: '2026-03-10' } })
  const answer = await hr.call('employeeTemporaryWorks.store', { path, body: { ...stretch, ...change } })
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
  const { body } = await hr.call('employeeTemporaryWorks.list', { path })
  expect(body.data.temporary_works).toHaveLength(1)
})
