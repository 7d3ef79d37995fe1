import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { dayAfter } from './job/days.ts'

type Query = NonNullable<Input<'employees.list'>['query']>

/** Somebody who was taken in today and joins on a day to come. */
const api = apiForFile()
const millisecondsToVietNam = 7 * 3_600_000
const today = new Date(Date.now() + millisecondsToVietNam).toISOString().slice(0, 10)
const joinsOn = dayAfter(today, 30)
const full_name = 'Vương Thị Chờ Nhận'
let hr: Person
let awaited: number
let workingBefore: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  workingBefore = await workingTotal()
  const taken = await hr.call('employees.store', {
    body: {
      full_name,
      gender: 'Nữ',
      date_of_birth: '1995-02-03',
      phone: '0981000329',
      reception: { effective_date: joinsOn, decision_type: 2, position_id: 2, department_id: 3 },
    },
  })
  expect(taken.status, taken.text).toBe(201)
  awaited = taken.body.data.employee.id
})

async function workingTotal(): Promise<number> {
  const { cards } = (await hr.call('home.show')).body.data.home
  return cards.find(({ headcount }) => headcount)?.headcount?.working_total ?? 0
}

/** Whether the list has him, and how long it is. */
async function listed(query: Query): Promise<{ has: boolean; total: number | undefined }> {
  const { status, body, text } = await hr.call('employees.list', {
    query: { ...query, pagination: true, size: 100 },
  })
  expect(status, text).toBe(200)
  const { employees, meta } = body.data
  expect(meta.pagination?.total).toBe(employees.length)
  return { has: employees.some(({ id }) => id === awaited), total: meta.pagination?.total }
}

const working = { active: { operator: 'equal', value: true } } as const

test('stands in the list of today and among those who join on a day to come', async () => {
  expect((await listed({})).has).toBe(true)
  const later = { join_date: { operator: 'gte', value: dayAfter(today, 1) } } as const
  expect(await listed({ filter: later })).toEqual({ has: true, total: 1 })
})

const awaitedAlone: Query[] = [
  { filter: { active: { operator: 'equal', value: 'awaited' } } },
  { filter: { active: { operator: 'is', value: 'awaited' } } },
  { filter: { work_state: { operator: 'in', value: ['awaited'] } } },
  { filter: { work_state: { operator: 'in', value: ['awaited', 'maternity_leave'] } } },
]

test.each(awaitedAlone)('is found by a word of his own: %j', async (query) => {
  expect(await listed(query)).toEqual({ has: true, total: 1 })
})

test('with those who work and those who have left, the word makes up everybody', async () => {
  const totalOf = async (filter: Query['filter']) => (await listed({ ...(filter && { filter }) })).total ?? 0
  const values = [true, false, 'awaited'] as const
  const parts = await Promise.all(values.map((value) => totalOf({ active: { operator: 'equal', value } })))
  const everybody = await totalOf(undefined)
  expect(parts.reduce((sum, part) => sum + part)).toBe(everybody)
  expect(await totalOf({ active: { operator: 'is_not', value: 'awaited' } })).toBe(everybody - 1)
})

test('whoever asks for all but some states of work finds him, unless his own word is among them', async () => {
  const not = (value: string | string[]): Query => ({ filter: { work_state: { operator: 'is_not', value } } })
  const everybody = (await listed({})).total ?? 0
  const onProbation = await listed({ filter: { work_state: { operator: 'in', value: ['probation'] } } })
  // He begins with probation, and is not on probation before his day.
  expect(onProbation.has).toBe(false)
  expect(await listed(not('probation'))).toEqual({ has: true, total: everybody - (onProbation.total ?? 0) })
  expect((await listed(not(['probation', 'official', 'left']))).has).toBe(true)
  expect(await listed(not('awaited'))).toEqual({ has: false, total: everybody - 1 })
  expect((await listed(not(['probation', 'awaited']))).has).toBe(false)
  const onDay = await listed({ ...not('probation'), as_of: joinsOn })
  expect(onDay.has).toBe(false)
})

test.each([joinsOn, dayAfter(joinsOn, -1)])('on another day nobody is found by it: %s', async (as_of) => {
  for (const query of awaitedAlone.slice(0, 3))
    expect(await listed({ ...query, as_of })).toEqual({ has: false, total: 0 })
})

test('no other word is taken for it', async () => {
  for (const value of ['constructor', '__proto__', 'working']) {
    const odd = { active: { operator: 'equal', value } } as unknown as Query['filter']
    expect((await hr.call('employees.list', { query: { filter: odd } as Query })).status).toBe(400)
    const state: Query = { filter: { work_state: { operator: 'in', value: [value] } } }
    expect(await listed(state)).toEqual({ has: false, total: 0 })
  }
})

test.each<[string, Query]>([
  ['by the filter', { filter: working }],
  ['by the code of the specification', { employment_status: 1 }],
  ['by a state of work', { filter: { work_state: { operator: 'in', value: ['probation', 'official'] } } }],
  [
    'by a state of work beside that of leavers',
    { filter: { work_state: { operator: 'in', value: ['probation', 'left'] } } },
  ],
  ['of his unit', { filter: { ...working, department_id: { operator: 'equal', value: 3 } } }],
  ['who have left', { filter: { active: { operator: 'equal', value: false } } }],
])('is not among those who work, nor who have left: %s', async (_, query) => {
  expect((await listed(query)).has).toBe(false)
})

test('works on the day on which he joins, and not on the one before', async () => {
  expect((await listed({ as_of: joinsOn, filter: working })).has).toBe(true)
  expect((await listed({ as_of: dayAfter(joinsOn, -1) })).has).toBe(false)
})

test('is not counted on the first page, which says as many as the list behind it', async () => {
  expect(await workingTotal()).toBe(workingBefore)
  expect((await listed({ filter: working })).total).toBe(workingBefore)
})

test('is not in a file of those who work', async () => {
  const { bytes } = await hr.call('employees.export', { body: { columns: ['full_name'], filter: working } })
  const rows = (await openWorkbook(bytes)).sheets['Danh sách nhân viên'] ?? []
  expect(rows.flat()).not.toContain(full_name)
  expect(rows).toHaveLength(workingBefore + 1)
})

test('is called so in a file without filters and in one of him alone, in no word of those who work', async () => {
  const columns = ['full_name', 'active', 'work_state'] as const
  const rowsOf = async (body: Input<'employees.export'>['body']) =>
    (await openWorkbook((await hr.call('employees.export', { body })).bytes)).sheets['Danh sách nhân viên'] ??
    []
  const whole = await rowsOf({ columns: [...columns] })
  expect(whole.filter(([name]) => name === full_name)).toEqual([
    [full_name, 'Chờ nhận việc', 'Chờ nhận việc'],
  ])
  expect(whole.filter(([, active]) => active === 'Đang làm việc')).toHaveLength(workingBefore)
  const filter = { active: { operator: 'equal', value: 'awaited' } } as const
  expect((await rowsOf({ columns: [...columns], filter })).slice(1)).toEqual([
    [full_name, 'Chờ nhận việc', 'Chờ nhận việc'],
  ])
  const onDay = await rowsOf({ columns: [...columns], as_of: joinsOn })
  expect(onDay.filter(([name]) => name === full_name)).toEqual([[full_name, 'Đang làm việc', 'Thử việc']])
})

test('a file of him alone says by which word it was asked for', async () => {
  const filter: Query['filter'] = { work_state: { operator: 'in', value: ['awaited'] } }
  const { bytes } = await hr.call('employees.export', { body: { columns: ['full_name'], filter } })
  const about = (await openWorkbook(bytes)).sheets['Thông tin'] ?? []
  expect(about).toContainEqual(['Lọc: Tình trạng', 'là một trong Chờ nhận việc'])
})
