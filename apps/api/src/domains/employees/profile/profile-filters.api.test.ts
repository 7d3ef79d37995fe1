import type { Input } from '@nhansu/sdk/contract'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

type Query = NonNullable<Input<'employees.list'>['query']>
type Filter = NonNullable<Query['filter']>

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** Whoever of these people a list finds, in the order in which they were made. */
async function found(people: readonly number[], filter: Filter, as_of?: string): Promise<number[]> {
  const id = { operator: 'in' as const, value: [...people] }
  const query = { filter: { ...filter, id }, pagination: true, ...(as_of !== undefined && { as_of }) }
  const { status, body } = await hr.call('employees.list', { query })
  expect(status).toBe(200)
  const { employees, meta } = body.data
  expect(meta.pagination?.total).toBe(employees.length)
  return employees.map((employee) => employee.id).toSorted((one, other) => one - other)
}

async function someone(): Promise<number> {
  return (await hire(api, 'Phùng Thị Lọc', 3)).employeeId
}

async function born(day: string | null): Promise<number> {
  const id = await someone()
  await api.db.superuser.query('update employees set date_of_birth = $2 where id = $1', [id, day])
  return id
}

async function learned(...levels: string[]): Promise<number> {
  const id = await someone()
  await api.db.superuser.query(
    `insert into employee_educations (company_id, employee_id, education_level) select 1, $1, unnest($2::text[])`,
    [id, levels],
  )
  return id
}

test('age is counted in full years on the day that the list is shown of, limits included', async () => {
  const people = [await born('1990-03-10'), await born('1990-03-11'), await born(null)]
  const [ten, eleven] = people
  const on = (day: string, age: NonNullable<Filter['age']>) => found(people, { age }, day)
  expect(await on('2025-03-10', { operator: 'gte', value: 35 })).toEqual([ten])
  expect(await on('2025-03-10', { operator: 'lte', value: 34 })).toEqual([eleven])
  expect(await on('2025-03-11', { operator: 'equal', value: 35 })).toEqual([ten, eleven])
  expect(await on('2025-03-10', { operator: 'between', from: 34, to: 34 })).toEqual([eleven])
  expect(await on('2025-03-10', { operator: 'between', from: 34, to: 35 })).toEqual([ten, eleven])
  // Between two birthdays nobody has such an age, and no number is too large to be asked for.
  expect(await on('2025-03-10', { operator: 'equal', value: 34.5 })).toEqual([])
  expect(await on('2025-03-10', { operator: 'gte', value: 1e300 })).toEqual([])
  expect(await on('2025-03-10', { operator: 'lte', value: -1e300 })).toEqual([])
  expect(await on('2025-03-10', { operator: 'gte', value: -1e300 })).toEqual([ten, eleven])
})

test('whoever was born on 29/02 grows older on 28/02 where there is no such day, in filter and column alike', async () => {
  const person = await born('2000-02-29')
  for (const [day, age] of [
    ['2025-02-27', 24],
    ['2025-02-28', 25],
    ['2024-02-28', 23],
    ['2024-02-29', 24],
  ] as const) {
    expect(await found([person], { age: { operator: 'equal', value: age } }, day)).toEqual([person])
    const query: Query = {
      as_of: day,
      include: ['profile'],
      filter: { id: { operator: 'in', value: [person] } },
    }
    expect((await hr.call('employees.list', { query })).body.data.employees).toMatchObject([{ age }])
  }
})

test('the level is that of the main position, today and on another day', async () => {
  const [person, other] = [await someone(), await someone()]
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into positions (company_id, id, department_id, code, name, position_level, is_active)
       values (1, 990, 2, 'CAP9', 'Trưởng bộ phận thử', 9, true)`,
    ),
  )
  const { status } = await hr.call('jobChanges.store', {
    body: {
      kind: 'transfer',
      ids: [person],
      effective_date: '2025-05-01',
      facts: { main_position: { position_id: 990, department_id: 4 } },
    },
  })
  expect(status).toBe(200)
  const level: Filter = { position_level: { operator: 'in', value: [9] } }
  expect(await found([person, other], level)).toEqual([person])
  expect(await found([person, other], { position_level: { operator: 'is_not', value: 9 } })).toEqual([other])
  expect(await found([person, other], level, '2025-04-30')).toEqual([])
  expect(await found([person, other], level, '2025-05-01')).toEqual([person])
  const shown = async (as_of?: string) => {
    const filter: Filter = { id: { operator: 'equal', value: person } }
    const query = { include: ['profile' as const], filter, ...(as_of !== undefined && { as_of }) }
    return (await hr.call('employees.list', { query })).body.data.employees[0]?.position_level
  }
  expect(await shown()).toBe(9)
  expect(await shown('2025-04-30')).not.toBe(9)
})

test('education is the highest level of a file, which is known of today only', async () => {
  const people = [await learned('Đại học', 'THPT'), await learned('THPT'), await someone()]
  const [graduate, pupil] = people
  const level = (value: string[]): Filter => ({ education_level: { operator: 'in', value } })
  expect(await found(people, level(['THPT']))).toEqual([pupil])
  expect(await found(people, level(['THPT', 'Đại học']))).toEqual([graduate, pupil])
  expect(await found(people, level(['Không có']))).toEqual([])
  const { status, body } = await hr.call('employees.list', {
    query: { filter: level(['THPT']), as_of: '2025-05-01' },
  })
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual(['filter.education_level'])
})

test('accounts are open, closed or none, as the column shows them', async () => {
  const people: Awaited<ReturnType<typeof hire>>[] = []
  while (people.length < 4) people.push(await hire(api, 'Phùng Thị Tài Khoản', 3))
  const ids = people.map(({ employeeId }) => employeeId)
  const [open, locked, ended, none] = ids
  const userOf = async (index: number) => {
    const personId = people[index]?.personId ?? 0
    return (await newcomer(api, { login: `loc-${nextNumber()}`, companies: { 1: [] }, personId })).userId
  }
  await userOf(0)
  await api.db.superuser.query('update users set is_active = false where id = $1', [await userOf(1)])
  await api.db.superuser.query('update memberships set is_active = false where user_id = $1', [
    await userOf(2),
  ])
  const state = (...value: string[]): Filter => ({ account_state: { operator: 'in', value } })
  expect(await found(ids, state('open'))).toEqual([open])
  expect(await found(ids, state('closed'))).toEqual([locked, ended])
  expect(await found(ids, state('none'))).toEqual([none])
  expect(await found(ids, state('open', 'none'))).toEqual([open, none])
  expect(await found(ids, state('else'))).toEqual([])
})

test('an export has the columns, and says in words what it was filtered by', async () => {
  const person = await learned('Đại học')
  await api.db.superuser.query(`update employees set date_of_birth = '1990-03-10' where id = $1`, [person])
  const { status, bytes } = await hr.call('employees.export', {
    body: {
      columns: ['full_name', 'age', 'position_level', 'education_level'],
      as_of: '2025-03-10',
      filter: {
        id: { operator: 'equal', value: person },
        age: { operator: 'between', from: 30, to: 40 },
        position_level: { operator: 'in', value: [9, 13] },
      },
    },
  })
  expect(status).toBe(200)
  const { sheets } = await openWorkbook(bytes)
  const [heads, row] = sheets['Danh sách nhân viên'] ?? []
  expect(heads).toEqual(['Họ và tên', 'Tuổi', 'Cấp chức vụ', 'Trình độ'])
  expect(row).toEqual(['Phùng Thị Lọc', 35, expect.any(String), 'Đại học'])
  expect(sheets['Thông tin']).toContainEqual(['Lọc: Tuổi', 'từ 30 đến 40'])
  expect(sheets['Thông tin']).toContainEqual([
    'Lọc: Cấp chức vụ',
    `là một trong ${positionLevelLabels[9]}, ${positionLevelLabels[13]}`,
  ])

  const today = await hr.call('employees.export', {
    body: {
      columns: ['full_name'],
      filter: {
        id: { operator: 'equal', value: person },
        account_state: { operator: 'in', value: ['none'] },
        education_level: { operator: 'in', value: ['Đại học'] },
      },
    },
  })
  const about = (await openWorkbook(today.bytes)).sheets['Thông tin']
  expect(about).toContainEqual(['Lọc: Tài khoản', 'là một trong Chưa có'])
  expect(about).toContainEqual(['Lọc: Trình độ', 'là một trong Đại học'])
})
