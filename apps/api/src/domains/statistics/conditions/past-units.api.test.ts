import type { Input } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

type Query = Input<'statistics.withConditions'>['body']

const api = apiForFile()

test('whoever looks after a unit opens no file of those who have gone to another since a past day', async () => {
  const hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Trưởng Đội Ngày Trước', 4)
  const unitHead = await newcomer(api, {
    login: 'past-unit-head',
    companies: {
      1: [
        ['report_access', 'unit'],
        ['employee_access', 'unit'],
      ],
    },
    personId,
  })
  const stays = await hire(api, 'Bùi Ngày Trước Ở Lại', 4, '2020-03-02')
  const goes = await hire(api, 'Bùi Ngày Trước Chuyển Đi', 4, '2020-03-02')
  const { status, body } = await hr.call('jobChanges.store', {
    body: {
      kind: 'transfer',
      ids: [goes.employeeId],
      effective_date: '2026-08-01',
      facts: { main_position: { position_id: 2, department_id: 3 } },
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)

  const past: Query = {
    as_of: '2026-07-31',
    conditions: [{ field: 'full_name', operator: 'contain', value: 'Bùi Ngày Trước' }],
    columns: ['phone'],
  }
  const foundBy = async (person: Person) => {
    const found = await person.call('statistics.withConditions', { body: past })
    expect(found.status, JSON.stringify(found.body)).toBe(200)
    const { employees, employees_total } = found.body.data
    expect(employees_total).toBe(employees.length)
    return new Set(employees.map(({ id }) => id))
  }
  expect(await foundBy(hr)).toEqual(new Set([stays.employeeId, goes.employeeId]))
  expect(await foundBy(unitHead)).toEqual(new Set([stays.employeeId]))
})
