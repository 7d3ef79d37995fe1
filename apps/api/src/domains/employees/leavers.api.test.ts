import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire } from '../../testing/newcomer.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { peopleAsked } from './employee-units.ts'

type Filter = NonNullable<NonNullable<Input<'employees.list'>['query']>['filter']>

const api = apiForFile()
let hr: Person
let gone: number
let elsewhere: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  gone = await leave(3)
  elsewhere = await leave(4)
})

async function leave(unit: number): Promise<number> {
  const { employeeId } = await hire(api, 'Đoàn Thị Đã Nghỉ', unit)
  const { status } = await hr.call('jobChanges.store', {
    body: {
      kind: 'termination',
      ids: [employeeId],
      effective_date: '2026-06-01',
      facts: { leave_reason: 'Xin nghỉ' },
    },
  })
  expect(status).toBe(200)
  return employeeId
}

const inUnit = (unit: number): Filter => ({ department_id: { operator: 'equal', value: unit } })
const left: Filter = { active: { operator: 'equal', value: false } }

async function seen(filter: Filter, reader = hr) {
  const { status, body } = await reader.call('employees.list', { query: { filter, pagination: true } })
  expect(status).toBe(200)
  const { employees, meta } = body.data
  // What is counted is what is shown, on whichever way both were read.
  expect(meta.pagination?.total).toBe(employees.length)
  return employees.map(({ id }) => id)
}

test.each<[string, Filter]>([
  ['alone', { ...inUnit(3), ...left }],
  ['through a unit above it', { ...inUnit(2), ...left }],
  ['by the state of work', { ...inUnit(3), work_state: { operator: 'in', value: ['left'] } }],
  ['among those at work', inUnit(2)],
  ['among several units', { department_id: { operator: 'in', value: [2, 5] } }],
])('a leaver is found in the unit of his last day: %s', async (_, filter) => {
  const ids = await seen(filter)
  expect(ids).toContain(gone)
  expect(ids).not.toContain(elsewhere)
})

test('whoever asks for those at work finds no leaver, and the unit counts none', async () => {
  const working = await seen({ ...inUnit(2), active: { operator: 'equal', value: true } })
  expect(working).not.toContain(gone)
  const { body } = await hr.call('departments.list', { query: { recursive: true } })
  const totals = JSON.stringify(body.data).match(/"id":2,[^{}]*?"employee_total":(\d+)/)
  expect(Number(totals?.[1])).toBe(working.length)
})

test('the codes of a status ask for those at work and for those who have left, beside no other such filter', async () => {
  const some = async (status: 1 | 2) => {
    const query = { filter: inUnit(2), employment_status: status, pagination: true } as const
    const { body } = await hr.call('employees.list', { query })
    return body.data.employees.map(({ id }) => id)
  }
  const [working, gones] = [await some(1), await some(2)]
  expect(working).toEqual(await seen({ ...inUnit(2), active: { operator: 'equal', value: true } }))
  expect(gones).toEqual(await seen({ ...inUnit(2), ...left }))
  expect(gones).toContain(gone)
  for (const [value, people] of [
    [1, working],
    [2, gones],
  ] as const) {
    expect(await seen({ ...inUnit(2), active: { operator: 'equal', value } })).toEqual(people)
  }
  const body = { filter: { ...inUnit(2), active: { operator: 'equal', value: 2 } } } as const
  const { sheets } = await openWorkbook((await hr.call('employees.export', { body })).bytes)
  expect(sheets['Danh sách nhân viên']).toHaveLength(gones.length + 1)
  expect(sheets['Thông tin']).toContainEqual(['Lọc: Trạng thái', 'là Đã hết hạn'])
  const twice = await hr.call('employees.list', { query: { filter: left, employment_status: 1 } })
  expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([400, ['employment_status']])
})

test('whoever sees some units sees their leavers, and no others', async () => {
  const manager = await api.as('manager')
  for (const filter of [{}, left]) {
    const ids = await seen(filter, manager)
    expect(ids).toContain(gone)
    expect(ids).not.toContain(elsewhere)
  }
  expect((await manager.call('employees.show', { path: { id: gone } })).status).toBe(200)
  expect((await manager.call('employees.show', { path: { id: elsewhere } })).status).toBe(404)
})

test('who has come back is at work alone', async () => {
  const back = await leave(3)
  await hr.call('jobChanges.store', {
    body: {
      kind: 'rehire',
      ids: [back],
      effective_date: '2026-07-01',
      facts: { main_position: { position_id: 2, department_id: 4 } },
    },
  })
  expect(await seen({ ...inUnit(3), ...left })).not.toContain(back)
  expect(await seen(inUnit(4))).toContain(back)
})

test.each([
  [{ active: { operator: 'is_not', value: true } }, 'left'],
  [{ active: { operator: 'is_not', value: false } }, 'working'],
  [{ active: { operator: 'equal', value: 1 } }, 'working'],
  [{ active: { operator: 'equal', value: 2 } }, 'left'],
  [{ active: { operator: 'is_not', value: 2 } }, 'working'],
  [{ work_state: { operator: 'in', value: ['left', 'official'] } }, 'all'],
  [{ work_state: { operator: 'in', value: ['official'] } }, 'working'],
  [{ work_state: { operator: 'is_not', value: 'official' } }, 'all'],
  [{ work_state: { operator: 'in', value: ['awaited'] } }, 'all'],
  [{ active: { operator: 'equal', value: 'awaited' } }, 'all'],
  [{}, 'all'],
])('a filter tells whom it asks for: %j', (filter, people) => {
  expect(peopleAsked({ filter })).toBe(people)
})
