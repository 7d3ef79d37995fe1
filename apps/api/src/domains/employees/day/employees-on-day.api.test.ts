import type { Input } from '@nhansu/sdk/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { dayAfter } from '../job/days.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

type Query = NonNullable<Input<'employees.list'>['query']>
type Change = Input<'jobChanges.store'>['body']

const api = apiForFile()
const millisecondsToVietNam = 7 * 3_600_000
const nextYear = dayAfter(new Date(Date.now() + millisecondsToVietNam).toISOString().slice(0, 10), 365)
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Đặng Thị Ngày Xưa', 3)).employeeId
})

const change = async (body: Partial<Change>) => {
  const { status } = await hr.call('jobChanges.store', {
    body: { kind: 'transfer', ids: [person], effective_date: '2025-05-01', facts: {}, ...body },
  })
  expect(status).toBe(200)
}
const toStock = (effective_date = '2025-05-01') =>
  change({ effective_date, facts: { main_position: { position_id: 2, department_id: 4 } } })
const inUnit = (unit: number) =>
  ({
    filter: { department_id: { operator: 'equal', value: unit } },
    pagination: true,
  }) satisfies Query
const of = async (as_of: string | undefined, query: Query = {}, reader = hr) => {
  const { status, body } = await reader.call('employees.list', {
    query: { ...query, ...(as_of !== undefined && { as_of }) },
  })
  expect(status).toBe(200)
  return body.data
}
const seen = async (as_of: string | undefined, query: Query = {}, reader = hr) =>
  (await of(as_of, query, reader)).employees.find(({ id }) => id === person)
const unitsOf = (row: Awaited<ReturnType<typeof seen>>) => row?.positions.map((held) => held.department_name)
const peopleOf = async (unit: number, query: object, reader = hr) => {
  const { body } = await reader.call('departments.employees', { path: { id: unit }, query })
  return body.data.employees.some(({ id }) => id === person)
}

// A unit's people are read with everybody's, or looked up by themselves where they are few of the company's.
describe.each(['many', 'few'])('the list of a past day, where a unit has %s of the people', (share) => {
  const countMore = (more: number) =>
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update table_counts set total = total + $1 where table_name = 'employees'`, [more]),
    )
  beforeAll(async () => {
    if (share === 'few') await countMore(1000)
  })
  afterAll(async () => {
    if (share === 'few') await countMore(-1000)
  })

  test('shows who was there with the facts of that day', async () => {
    await toStock()
    expect(unitsOf(await seen('2025-04-30'))).toEqual(['Tổ Tuyển dụng'])
    expect(unitsOf(await seen('2025-05-01'))).toEqual(['Đội Kho'])
    expect(await seen('1999-01-01')).toBeUndefined()
  })

  test('finds people by the units and positions of that day, and counts them', async () => {
    await toStock()
    expect(await seen('2025-04-30', inUnit(2))).toBeDefined()
    expect(await seen('2025-04-30', inUnit(4))).toBeUndefined()
    expect(await seen('2025-05-01', inUnit(2))).toBeUndefined()
    const { employees, meta } = await of('2025-05-01', inUnit(4))
    expect(meta.pagination?.total).toBe(employees.length)
    const filter: Query['filter'] = { position_id: { operator: 'is_not', value: 2 } }
    expect(await seen('2025-05-01', { filter })).toBeUndefined()
  })

  test('finds people by a further position that they had on that day', async () => {
    const further_positions = [{ position_id: 2, department_id: 4 }]
    await change({ kind: 'appointment', facts: { further_positions } })
    await change({ kind: 'appointment', effective_date: '2025-06-01', facts: { further_positions: [] } })
    expect(await seen('2025-04-30', inUnit(4))).toBeUndefined()
    expect(unitsOf(await seen('2025-05-31', inUnit(4)))).toEqual(['Tổ Tuyển dụng', 'Đội Kho'])
    expect(await seen('2025-06-01', inUnit(4))).toBeUndefined()
    expect(await seen('2025-06-01', inUnit(3))).toBeDefined()
  })

  test('keeps leavers in the unit that they belonged to last', async () => {
    await change({ kind: 'termination', effective_date: '2025-06-01', facts: { leave_reason: 'Xin nghỉ' } })
    expect((await seen('2025-05-31', inUnit(3)))?.active).toBe(true)
    const left = await seen('2025-06-01', inUnit(2))
    expect(left).toMatchObject({ active: false, work_state: 'left', leave_date: '2025-05-31', positions: [] })
    expect(await seen('2025-06-01', inUnit(4))).toBeUndefined()
  })

  test('goes by the tree of that day', async () => {
    await inCompanyOf(api.db.superuser, 1, async (client) => {
      await client.query(`update department_versions set valid_to = '2025-03-01' where department_id = 3`)
      await client.query(
        `insert into department_versions select version.* from department_versions old,
           jsonb_populate_record(old, '{"valid_from": "2025-03-01", "valid_to": null, "parent_id": 4, "name": "Tổ Mới"}') version
         where old.department_id = 3`,
      )
    })
    try {
      expect(await seen('2025-02-28', inUnit(4))).toBeUndefined()
      const row = await seen('2025-03-01', inUnit(4))
      expect(unitsOf(row)).toEqual(['Tổ Mới'])
    } finally {
      await inCompanyOf(api.db.superuser, 1, async (client) => {
        await client.query(`delete from department_versions where department_id = 3 and name = 'Tổ Mới'`)
        await client.query(`update department_versions set valid_to = null where department_id = 3`)
      })
    }
  })
})

describe('the list of a day to come', () => {
  test('shows what waits for it, and today knows nothing of it', async () => {
    await toStock(nextYear)
    expect(unitsOf(await seen(dayAfter(nextYear, -1)))).toEqual(['Tổ Tuyển dụng'])
    expect(unitsOf(await seen(nextYear, inUnit(4)))).toEqual(['Đội Kho'])
    expect(unitsOf(await seen(undefined))).toEqual(['Tổ Tuyển dụng'])
  })

  test('takes people back whose leave is over by then', async () => {
    await change({
      kind: 'unpaid_leave',
      effective_date: dayAfter(nextYear, -500),
      facts: { absent_until: nextYear },
    })
    expect((await seen(nextYear))?.work_state).toBe('unpaid_leave')
    expect((await seen(dayAfter(nextYear)))?.work_state).not.toBe('unpaid_leave')
  })

  test('shows the last unit of who will have left', async () => {
    await change({ kind: 'termination', effective_date: nextYear, facts: { leave_reason: 'Xin nghỉ' } })
    expect((await seen(nextYear, inUnit(3)))?.work_state).toBe('left')
    expect(await peopleOf(3, { as_of: dayAfter(nextYear, -1) })).toBe(true)
    expect(await peopleOf(3, { as_of: nextYear })).toBe(false)
  })
})

describe('whoever sees some units', () => {
  test('sees whom they had on that day, and nobody whom they have today', async () => {
    const manager = await api.as('manager')
    await toStock()
    expect(await seen('2025-04-30', {}, manager)).toBeDefined()
    expect(await seen('2025-05-01', {}, manager)).toBeUndefined()
    expect(await peopleOf(2, { as_of: '2025-04-30', recursive: true }, manager)).toBe(true)
    expect(await peopleOf(2, { as_of: '2025-05-01', recursive: true }, manager)).toBe(false)
    expect(await peopleOf(2, { as_of: '2025-04-30' })).toBe(false)
  })

  test('sees nobody of another company on any day', async () => {
    const other = await api.as('hrOfTwo')
    expect(await seen('2025-05-01', {}, other)).toBeUndefined()
  })
})

test('what has no days is not asked of another day', async () => {
  const { status, body } = await hr.call('employees.list', {
    query: { as_of: '2025-05-01', filter: { marital_status: { operator: 'equal', value: 'married' } } },
  })
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual(['filter.marital_status'])
})

test('the workbook holds the same people and says the day', async () => {
  await toStock()
  const answer = await hr.call('employees.export', {
    body: {
      as_of: '2025-04-30',
      columns: ['full_name', 'positions.department_name'],
      filter: inUnit(3).filter,
    },
  })
  expect(answer.status).toBe(200)
  const { sheets } = await openWorkbook(answer.bytes)
  expect(sheets['Danh sách nhân viên']).toContainEqual(['Đặng Thị Ngày Xưa', 'Tổ Tuyển dụng'])
  expect(sheets['Thông tin']).toContainEqual(['Tính đến ngày', '30-04-2025'])
})
