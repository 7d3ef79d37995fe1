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

test.each<[string, Query]>([
  ['by the filter', { filter: working }],
  ['by the code of the specification', { employment_status: 1 }],
  ['by a state of work', { filter: { work_state: { operator: 'in', value: ['probation', 'official'] } } }],
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
