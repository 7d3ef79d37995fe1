import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
let types: Record<'months12' | 'probation', number>
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, { login: 'dien.san', companies: { 1: [['contract_edit', 'company']] } })
  const [months12, probation] = [
    await hr.call('contractTypes.store', {
      body: {
        code: 'GY12',
        name: 'Mười hai tháng',
        kind: 'fixed_term',
        term_months: 12,
        working_time: 'Từ 8 giờ đến 17 giờ',
        hours_per_day: 8,
        hours_per_week: 44.5,
        pay_form: 'time',
        pay_day: 'Ngày 05 hằng tháng',
      },
    }),
    await hr.call('contractTypes.store', {
      body: { code: 'GYTV', name: 'Thử việc', kind: 'probation', term_days: 30 },
    }),
  ]
  types = { months12: months12.body.data.contract_type.id, probation: probation.body.data.contract_type.id }
})

const suggested = async (
  employee_id: number,
  { by = hr, contract_type_id = types.months12, start_date = '2031-01-01' } = {},
) => {
  const { body, status, text } = await by.call('contracts.check', {
    body: { draft: { employee_id, contract_type_id, start_date } },
  })
  expect(status, text).toBe(200)
  return body.data.suggested
}

const ofType = {
  working_time: 'Từ 8 giờ đến 17 giờ',
  hours_per_day: 8,
  hours_per_week: 44.5,
  pay_form: 'time',
  pay_day: 'Ngày 05 hằng tháng',
}

test('a draft begins with what file, position, law and type say, pay only for who may see it', async () => {
  const { employeeId } = await hire(api, 'Lê Điền Sẵn', 3)
  const paid = await hr.call('employeePayLevels.store', {
    path: { id: employeeId },
    body: { effective_date: '2025-01-01', pay_grade: 3, base_salary: 9_000_000 },
  })
  expect(paid.status, paid.text).toBe(200)
  const { rows } = await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `update job_versions set work_place = 'Kho Bình An', nature_of_work = 2, heavy_work = 'heavy' where employee_id = $1`,
      [employeeId],
    )
    await client.query(
      `update positions set probation_group = 'college'
       where id = (select position_id from job_versions where employee_id = $1 limit 1)`,
      [employeeId],
    )
    return client.query<{ name: string; leave: number }>(
      `select positions.name, 14 + extract(year from age('2031-01-01'::date, employees.join_date))::integer / 5 as leave
       from employees join job_versions job on job.employee_id = employees.id
       join positions on positions.id = job.position_id where employees.id = $1`,
      [employeeId],
    )
  })
  const ofFile = { job_title: rows[0]?.name, work_place: 'Kho Bình An', nature_of_work: 2 }
  const whole = { ...ofType, ...ofFile, leave_days: rows[0]?.leave, salary_level: 3, salary: 9_000_000 }
  expect(await suggested(employeeId)).toEqual(whole)
  const { salary: _, salary_level: __, ...withoutPay } = whole
  expect(await suggested(employeeId, { by: officer })).toEqual(withoutPay)
  // Probation has the group of the position and no leave of its own; its type says nothing of hours.
  expect(await suggested(employeeId, { by: officer, contract_type_id: types.probation })).toEqual({
    ...ofFile,
    probation_group: 'college',
  })
})

test('what is not known is not there, and nothing is kept before somebody saves it', async () => {
  const { employeeId } = await hire(api, 'Lê Chưa Rõ', 3)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update job_versions set work_place = null, nature_of_work = null, position_id = null where employee_id = $1`,
      [employeeId],
    ),
  )
  const told = await suggested(employeeId)
  expect(Object.keys(told).toSorted()).toEqual([...Object.keys(ofType), 'leave_days'].toSorted())
  const body = { employee_id: employeeId, contract_type_id: types.months12, start_date: '2031-01-01' }
  const { contract } = (await hr.call('contracts.store', { body: { ...body, pay_day: 'Ngày 10' } })).body.data
  expect(contract).toMatchObject({
    pay_day: 'Ngày 10',
    pay_form: null,
    hours_per_week: null,
    leave_days: null,
  })
})
