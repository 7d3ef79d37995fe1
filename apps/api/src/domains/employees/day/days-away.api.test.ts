import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { twoCompanies } from '../transfers/testing/two-companies.ts'

const api = apiForFile()
const { ask } = twoCompanies(api)

type Span = [from: string, to: string | null, state: string]

/** Writes when somebody of the first company worked there. */
async function workedHere(employeeId: number, joined: string, spans: readonly Span[]): Promise<void> {
  await ask(1, 'update employees set group_join_date = $2 where id = $1', [employeeId, joined])
  await ask(1, 'delete from job_versions where employee_id = $1', [employeeId])
  for (const [from, to, state] of spans)
    await ask(
      1,
      `insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, join_date)
       values (1, $1, $2, $3, 0, $4, $2)`,
      [employeeId, from, to, state],
    )
}

/** Gives him a file of his in the second company. */
async function workedThere(employeeId: number, spans: readonly Span[]): Promise<number> {
  const [person] = await ask<{ person_id: string; nhansu_id: string }>(
    1,
    'select person_id, nhansu_id from employees where id = $1',
    [employeeId],
  )
  const [made] = await ask<{ id: string }>(
    2,
    `insert into employees (company_id, person_id, nhansu_id, full_name, gender, group_join_date, join_date)
     values (2, $1, $2, 'Người Hai Nơi', 'Nam', '2010-01-01', $3) returning id`,
    [person?.person_id, person?.nhansu_id, spans[0]?.[0]],
  )
  for (const [from, to, state] of spans)
    await ask(
      2,
      `insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, join_date)
       values (2, $1, $2, $3, 0, $4, $2)`,
      [made?.id, from, to, state],
    )
  return Number(made?.id)
}

async function daysOf(by: 'hrOfOne' | 'hrOfTwo', id: number) {
  const hr = await api.as(by)
  const shown = await hr.call('employees.show', { path: { id } })
  const listed = await hr.call('employees.list', {
    query: { include: ['seniority'], filter: { id: { operator: 'in', value: [id] } } },
  })
  const days = shown.body.data.employee.days_away
  expect(listed.body.data.employees[0]?.days_away).toBe(days)
  return days
}

test('days between two employments are those in which no company of the group employed him', async () => {
  const { employeeId } = await hire(api, 'Người Hai Nơi', 3, '2021-01-01')
  await workedHere(employeeId, '2015-01-01', [
    ['2015-01-01', '2018-01-01', 'official'],
    ['2018-01-01', '2021-01-01', 'left'],
    ['2021-01-01', null, 'official'],
  ])
  expect(await daysOf('hrOfOne', employeeId)).toBe(1096)
  // Of these three years he worked one elsewhere in the group; 2014 was before he joined here.
  const there = await workedThere(employeeId, [
    ['2010-01-01', '2014-01-01', 'official'],
    ['2019-01-01', '2020-01-01', 'official'],
    ['2020-01-01', null, 'left'],
  ])
  expect(await daysOf('hrOfOne', employeeId)).toBe(365 + 366)
  // There he has been gone since 2020: what came later is no gap of that employment.
  await ask(
    2,
    `update employees set join_date = '2019-01-01', leave_date = '2019-12-31', active = false where id = $1`,
    [there],
  )
  expect(await daysOf('hrOfTwo', there)).toBe(365 + 365)
})

test('of a gap in which he joined the group the days since count', async () => {
  const { employeeId } = await hire(api, 'Người Vào Giữa', 3, '2021-01-01')
  await workedHere(employeeId, '2020-01-01', [
    ['2015-01-01', '2018-01-01', 'official'],
    ['2018-01-01', '2021-01-01', 'left'],
    ['2021-01-01', null, 'official'],
  ])
  expect(await daysOf('hrOfOne', employeeId)).toBe(366)
})

test('who was never away, and who came from nowhere that is known, has none', async () => {
  const { employeeId } = await hire(api, 'Người Ở Lại', 3, '2021-01-01')
  expect(await daysOf('hrOfOne', employeeId)).toBe(0)
  await ask(1, `update employees set group_join_date = '2012-01-01' where id = $1`, [employeeId])
  expect(await daysOf('hrOfOne', employeeId)).toBe(0)
})
