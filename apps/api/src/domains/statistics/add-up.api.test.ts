import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

type Statistics = Schemas['Statistics']

/** V3 and V5: units add up to their company, before, on and after the days on which something is different. */

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))
type Name =
  | 'ages'
  | 'children'
  | 'seniority'
  | 'educationLevels'
  | 'addresses'
  | 'contracts'
  | 'employees'
  | 'volatility'
async function read(name: Name, query: object): Promise<Statistics> {
  const { status, body } = await hr.call(`statistics.${name}`, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.statistics
}
const totalOf = ({ columns, total }: Statistics, column = 'all') =>
  total[columns.findIndex(({ key }) => key === column)] ?? 0
const rowOf = ({ columns, rows }: Statistics, row: string, column: string) =>
  rows.find(({ key }) => key === row)?.values[columns.findIndex(({ key }) => key === column)] ?? 0

test('a child of two people of two units is counted in one of them, and by sex of the parent in one', async () => {
  const mother = await hire(api, 'Mẹ Ở Đội', 4, '2020-01-01')
  const father = await hire(api, 'Cha Ở Tổ', 3, '2020-01-01')
  await run(`update employees set gender = 'Nam' where company_id = 1 and id = $1`, [father.employeeId])
  await run(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, date_of_birth)
     values (1, $1, 5, 'Bé Hai Nhà', 'Nữ', '2022-05-05'), (1, $2, 5, 'Bé hai nhà', 'Nữ', '2022-05-05')`,
    [mother.employeeId, father.employeeId],
  )
  const as_of = '2026-06-01'
  const company = totalOf(await read('children', { as_of }))
  const units = await Promise.all(
    [2, 4, 5, 6, 7].map(async (department_id) => totalOf(await read('children', { as_of, department_id }))),
  )
  expect(units.reduce((sum, value) => sum + value, 0)).toBe(company)
  expect(totalOf(await read('children', { as_of, department_id: 3 }))).toBe(0)
  const [men, women] = [
    await read('children', { as_of, gender: 'Nam' }),
    await read('children', { as_of, gender: 'Nữ' }),
  ]
  expect(totalOf(men) + totalOf(women)).toBe(company)
  const { body } = await hr.call('statistics.drill', {
    body: { report: 'children', row: '3-5', column: 'girls', as_of },
  })
  expect(body.data.people.map(({ id, detail }) => [id, detail])).toEqual([
    [mother.employeeId, 'Con sinh ngày 05-05-2022, có trong 2 hồ sơ, tính một lần'],
  ])
  // Who may not open the father's file is not told that he has the same child.
  const { personId } = await hire(api, 'Đội Trưởng Của Mẹ', 4)
  const head = await newcomer(api, {
    login: 'doi-truong-cua-me',
    companies: {
      1: [
        ['report_access', 'unit'],
        ['employee_access', 'unit'],
        ['employee_sensitive', 'unit'],
      ],
    },
    personId,
  })
  const own = await head.call('statistics.drill', {
    body: { report: 'children', row: '3-5', column: 'girls', as_of },
  })
  expect(own.body.data.people.map(({ id, detail }) => [id, detail])).toEqual([
    [mother.employeeId, 'Con sinh ngày 05-05-2022'],
  ])
})

test('years of service leave out the days away, and who joined later than the day is told of', async () => {
  const { employeeId } = await hire(api, 'Người Trở Lại', 4, '2021-01-01')
  await run(`update employees set group_join_date = '2015-01-01' where company_id = 1 and id = $1`, [
    employeeId,
  ])
  await run('delete from job_versions where company_id = 1 and employee_id = $1', [employeeId])
  await run(
    `insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, position_id, department_id, join_date)
     values (1, $1, '2015-01-01', '2018-01-01', 0, 'official', 2, 4, '2015-01-01'),
       (1, $1, '2018-01-01', '2021-01-01', 0, 'left', null, null, '2015-01-01'),
       (1, $1, '2021-01-01', null, 0, 'official', 2, 4, '2021-01-01')`,
    [employeeId],
  )
  const bandOn = async (as_of: string) => {
    const { rows } = await read('seniority', { as_of, department_id: 4 })
    for (const { key } of rows) {
      const { body } = await hr.call('statistics.drill', {
        body: { report: 'seniority', row: key, column: 'all', as_of, department_id: 4, size: 200 },
      })
      const found = body.data.people.find(({ id }) => id === employeeId)
      if (found) return [key, found.detail]
    }
    return undefined
  }
  expect(await bandOn('2017-06-30')).toEqual(['1-2', 'Vào từ ngày 01-01-2015'])
  // Three years before, five and a half after: 1096 days away are none of his.
  expect(await bandOn('2026-06-30')).toEqual([
    '5-9',
    'Vào từ ngày 01-01-2015, trừ 1096 ngày nghỉ giữa hai lần làm việc',
  ])
  expect(await bandOn('2023-01-02')).toEqual([
    '5-9',
    'Vào từ ngày 01-01-2015, trừ 1096 ngày nghỉ giữa hai lần làm việc',
  ])
  expect(await bandOn('2022-12-30')).toEqual([
    '3-4',
    'Vào từ ngày 01-01-2015, trừ 1096 ngày nghỉ giữa hai lần làm việc',
  ])
  await run(`update employees set group_join_date = '2016-01-01' where company_id = 1 and id = $1`, [
    employeeId,
  ])
  const as_of = '2015-06-30'
  const statistics = await read('seniority', { as_of })
  expect(rowOf(statistics, 'unknown', 'all')).toBe(1)
  expect(totalOf(statistics)).toBe(totalOf(await read('ages', { as_of })))
})

describe('days at the edges', () => {
  const ofDays = [
    'ages',
    'children',
    'seniority',
    'educationLevels',
    'addresses',
    'contracts',
    'employees',
  ] as const

  test.each(ofDays)(
    '%s: nobody before the company was there, no day to come, no day that there is not',
    async (name) => {
      const early = await read(name, { as_of: '1950-01-01' })
      expect(early.total.every((value) => (value ?? 0) === 0)).toBe(true)
      for (const as_of of ['2999-12-31', '2026-02-29', '0000-01-01', '2026-13-01'])
        expect([as_of, (await hr.call(`statistics.${name}`, { query: { as_of } })).status]).toEqual([
          as_of,
          400,
        ])
    },
  )

  test('nor for the people behind figures', async () => {
    for (const as_of of ['2999-12-31', '2026-02-29']) {
      const cell = { report: 'ages', row: null, column: 'all', as_of } as const
      for (const call of ['statistics.drill', 'statistics.drillDownload', 'statistics.drillPrint'] as const)
        expect([call, as_of, (await hr.call(call, { body: cell })).status]).toEqual([call, as_of, 400])
      expect((await hr.call('statistics.check', { body: { report: 'ages', as_of } })).status).toBe(400)
      expect((await hr.call('statistics.withConditions', { body: { conditions: [], as_of } })).status).toBe(
        400,
      )
    }
  })

  test('the people of a merged unit are in the figures of one unit each day, and all days add up', async () => {
    await hire(api, 'Người Ban Trống', 6, '2020-01-01')
    await hire(api, 'Người Ban Trống Hai', 6, '2020-01-01')
    const day = '2026-09-10'
    const { status, body } = await hr.call('departments.merge', {
      path: { id: 6 },
      body: { into_id: 7, effective_date: day },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const peopleOf = async (as_of: string) => {
      const statistics = await read('employees', { as_of, department_id: 1 })
      expect(totalOf(statistics)).toBe(totalOf(await read('ages', { as_of })))
      const checked = (
        await hr.call('statistics.check', { body: { report: 'employees', as_of, department_id: 1 } })
      ).body.data.lists
      for (const { key, values } of statistics.rows)
        expect(checked.find(({ row }) => row === key)?.lengths[0]?.people ?? 0).toBe(values[0])
      return [rowOf(statistics, '6', 'all'), rowOf(statistics, '7', 'all')]
    }
    expect(await peopleOf('2026-09-09')).toEqual([2, 0])
    expect(await peopleOf(day)).toEqual([0, 2])
    expect(await peopleOf('2026-09-11')).toEqual([0, 2])
    const months = { from: '2026-09', to: '2026-09' }
    const company = await read('volatility', months)
    expect([totalOf(company, 'moved_in'), totalOf(company, 'moved_out')]).toEqual([0, 0])
    const into = await read('volatility', { ...months, department_id: 7 })
    expect(totalOf(into, 'opening') + totalOf(into, 'moved_in')).toBe(totalOf(into, 'closing'))
    expect(totalOf(into, 'closing')).toBe(2)
  })
})

describe('flows follow what decisions are written late, corrected and taken back', () => {
  const months = { from: '2026-04', to: '2026-10' }
  const coming = ['hired', 'moved_in', 'returned']
  /** Every month adds up; answers whose leaving stands in which month. */
  const leaversByMonth = async () => {
    const statistics = await read('volatility', months)
    const { columns, rows } = statistics
    for (const { key, values } of rows) {
      const of = (wanted: string) => values[columns.findIndex((column) => column.key === wanted)] ?? 0
      const flow = columns
        .filter(({ kind }) => kind === 'count')
        .reduce((sum, column) => sum + (coming.includes(column.key) ? of(column.key) : -of(column.key)), 0)
      expect([key, of('opening') + flow]).toEqual([key, of('closing')])
    }
    const last = rows.at(-1)
    expect(last?.values[columns.findIndex(({ key }) => key === 'closing')]).toBe(
      totalOf(await read('ages', { as_of: statistics.to })) -
        Number(/^(\d+) người/.exec(statistics.notes[0] ?? '')?.[1] ?? 0),
    )
    return Object.fromEntries(rows.map(({ key }) => [key, rowOf(statistics, key, 'retired')]))
  }

  test('each month holds after each of them', async () => {
    const { employeeId } = await hire(api, 'Người Nghỉ Muộn', 4, '2020-01-01')
    const start = await leaversByMonth()
    const stored = await hr.call('jobChanges.store', {
      body: {
        kind: 'termination',
        ids: [employeeId],
        effective_date: '2026-05-01',
        facts: { leave_reason: 'Nghỉ hưu' },
      },
    })
    expect(stored.status, JSON.stringify(stored.body)).toBe(200)
    // The last day is that of April, though it was written long after.
    expect(await leaversByMonth()).toEqual({ ...start, '2026-04': (start['2026-04'] ?? 0) + 1 })

    const { changes } = (await hr.call('jobChanges.ofEmployee', { path: { id: employeeId } })).body.data
    const corrected = await hr.call('jobChanges.correct', {
      path: { id: changes[0]?.id ?? 0 },
      body: { effective_date: '2026-07-16', facts: { leave_reason: 'Nghỉ hưu' } },
    })
    expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
    expect(await leaversByMonth()).toEqual({ ...start, '2026-07': (start['2026-07'] ?? 0) + 1 })
    expect(await leaversByMonth()).not.toEqual(start)
  })
})

test('a decision that is revoked has never changed a figure, of a past day neither', async () => {
  const { employeeId } = await hire(api, 'Người Được Giữ Lại', 4, '2020-01-01')
  const { body: types } = await hr.call('documentTypes.store', {
    body: { code: 'QDTK', name: 'Quyết định thống kê', is_decision: true, is_visible_to_employee: true },
  })
  expect(types.success, JSON.stringify(types)).toBe(true)
  const { body: signers } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  const months = { from: '2026-02', to: '2026-05' }
  const figures = async () => ({
    days: await Promise.all(
      ['2026-02-28', '2026-03-01', '2026-05-31'].map(async (as_of) =>
        Promise.all(
          [{}, { department_id: 4 }].map(async (unit) => totalOf(await read('ages', { as_of, ...unit }))),
        ),
      ),
    ),
    flows: (await read('volatility', months)).rows.map(({ values }) => values),
    leavers: (
      await hr.call('reportLists.people', {
        path: { key: 'leavers' },
        query: { from: '2026-02-01', to: '2026-05-31' },
      })
    ).body.data.list.total,
  })
  const before = await figures()
  const drafted = await hr.call('decisions.store', {
    body: {
      decision_type: 7,
      effective_date: '2026-03-01',
      summary: 'Về việc nghỉ việc',
      people: [{ employee_id: employeeId, contract_end_reason: 'agreement' }],
    },
  })
  expect(drafted.status, JSON.stringify(drafted.body)).toBe(201)
  const path = { id: drafted.body.data.decision.id }
  const issued = await hr.call('decisions.issue', {
    path,
    body: { sign_date: '2026-02-20', signer_id: signers.data.signer.id },
  })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  const during = await figures()
  expect(during.leavers).toBe(before.leavers + 1)
  expect(during.days).toEqual(before.days.map((day, index) => day.map((total) => total - Math.min(index, 1))))
  expect(during.flows).not.toEqual(before.flows)
  const revoked = await hr.call('decisions.revoke', {
    path,
    body: { reason: 'Ban hành nhầm người.', sign_date: '2026-03-10' },
  })
  expect(revoked.status, JSON.stringify(revoked.body)).toBe(200)
  expect(await figures()).toEqual(before)
})

test('who goes on in another company of the group on the next day has moved, a day later he has left and begun', async () => {
  const months = { from: '2026-03', to: '2026-03' }
  const other = await api.as('hrOfTwo')
  const flows = async (by: Person) => {
    const { status, body } = await by.call('statistics.volatility', { query: months })
    expect(status, JSON.stringify(body)).toBe(200)
    const { statistics } = body.data
    const told = Object.fromEntries(
      ['hired', 'returned', 'moved_in', 'moved_out', 'other', 'leaving_rate'].map((key) => [
        key,
        totalOf(statistics, key),
      ]),
    )
    // The ready lists name as many.
    const listed = async (key: 'newcomers' | 'group_arrivals' | 'group_departures') => {
      const { body: list } = await by.call('reportLists.people', {
        path: { key },
        query: { from: '2026-03-01', to: '2026-03-31' },
      })
      return list.data.list.total
    }
    expect(await listed('newcomers')).toBe((told['hired'] ?? 0) + (told['returned'] ?? 0))
    expect([await listed('group_arrivals'), await listed('group_departures')]).toEqual([
      told['moved_in'],
      told['moved_out'],
    ])
    return told
  }
  const before = [await flows(hr), await flows(other)]
  for (const [name, began] of [
    ['Người Sang Ngay', '2026-03-11'],
    ['Người Sang Muộn', '2026-03-12'],
  ]) {
    const { employeeId, personId, nhansuId } = await hire(api, name ?? '', 4, '2020-01-01')
    const { status, body } = await hr.call('jobChanges.store', {
      body: {
        kind: 'termination',
        ids: [employeeId],
        effective_date: '2026-03-11',
        facts: { leave_reason: 'Việc nhà' },
      },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    await inCompanyOf(api.db.superuser, 2, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
         values (2, $1, $2, $3, 'Nữ', $4) returning id`,
        [personId, nhansuId, name, began],
      )
      await client.query('select open_job_histories(true, $1)', [rows[0]?.id])
    })
  }
  const [ours, theirs] = before
  expect(await flows(hr)).toMatchObject({
    moved_out: (ours?.['moved_out'] ?? 0) + 1,
    other: (ours?.['other'] ?? 0) + 1,
  })
  expect(await flows(other)).toMatchObject({
    moved_in: (theirs?.['moved_in'] ?? 0) + 1,
    hired: (theirs?.['hired'] ?? 0) + 1,
  })
  const moved = { report: 'volatility', row: '2026-03', column: 'moved_out', ...months } as const
  const { people } = (await hr.call('statistics.drill', { body: moved })).body.data
  expect(people.map(({ full_name, detail }) => [full_name, detail])).toEqual([
    ['Người Sang Ngay', '10-03-2026: sang công ty khác trong tập đoàn'],
  ])
})

test('somebody with a second position in another unit counts once, where the main one is', async () => {
  const as_of = '2026-06-30'
  const totals = async () =>
    Promise.all(
      [{}, { department_id: 4 }, { department_id: 3 }].map(async (query) =>
        totalOf(await read('ages', { as_of, ...query })),
      ),
    )
  const before = await totals()
  const { employeeId } = await hire(api, 'Người Hai Chức Vụ', 4, '2020-01-01')
  const { status, body } = await hr.call('jobChanges.store', {
    body: {
      kind: 'appointment',
      ids: [employeeId],
      effective_date: '2026-01-01',
      facts: { further_positions: [{ position_id: 2, department_id: 3 }] },
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await totals()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1, before[2]])
})
