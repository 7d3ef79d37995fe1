import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'

type Statistics = Schemas['Statistics']
type Drill = Schemas['Drill']

const api = apiForFile()
let hr: Person
/** Reads figures of the company, but no file. */
let counter: SignedIn
let unitHead: SignedIn

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

const days = ['2026-06-30', '2026-08-31', '2026-10-15'] as const
const inStock = { position_id: 2, department_id: 4 }

async function change(ids: number[], kind: 'transfer' | 'termination' | 'rehire', effective_date: string) {
  const facts =
    kind === 'transfer'
      ? { main_position: inStock }
      : kind === 'termination'
        ? { leave_reason: 'Hết hạn hợp đồng lao động' }
        : { main_position: inStock }
  const { status, body } = await hr.call('jobChanges.store', { body: { kind, ids, effective_date, facts } })
  expect(status, JSON.stringify(body)).toBe(200)
}

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Trưởng Kho Thống Kê', 4)
  counter = await newcomer(api, { login: 'counter', companies: { 1: [['report_access', 'company']] } })
  unitHead = await newcomer(api, {
    login: 'unit-counter',
    companies: {
      1: [
        ['report_access', 'unit'],
        ['employee_access', 'unit'],
        ['employee_sensitive', 'unit'],
        ['contract_access', 'unit'],
        ['report_export', 'unit'],
      ],
    },
    personId,
  })
  const people: number[] = []
  // Ages, years of service and days of coming spread over the bands.
  for (const index of Array.from({ length: 24 }).keys()) {
    const joined = `20${String(12 + (index % 14)).padStart(2, '0')}-0${1 + (index % 9)}-11`
    const { employeeId } = await hire(api, `Người Được Đếm ${index}`, index % 2 === 0 ? 3 : 4, joined)
    people.push(employeeId)
    if (index % 6 !== 5)
      await run('update employees set date_of_birth = $2, gender = $3 where company_id = 1 and id = $1', [
        employeeId,
        `${1962 + index * 2}-02-${index % 2 === 0 ? '28' : '11'}`,
        index % 3 === 0 ? 'Nam' : 'Nữ',
      ])
  }
  const at = (index: number) => people[index] ?? 0
  await run(
    `insert into employee_educations (company_id, employee_id, education_level, graduation_year)
     values (1, $1, 'THPT', 2001), (1, $1, 'Đại học', 2005), (1, $1, 'Cao học', 2030), (1, $2, 'Cao đẳng', null)`,
    [at(0), at(1)],
  )
  // A child of two employees, one of its own, and one that died.
  await run(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, date_of_birth, is_dead)
     values (1, $1, 5, 'Nguyễn Bé Chung', 'Nữ', '2020-05-05', false), (1, $2, 5, 'Nguyễn  bé chung', 'Nữ', '2020-05-05', false),
       (1, $2, 5, 'Nguyễn Bé Riêng', null, '2011-02-28', false), (1, $2, 5, 'Nguyễn Bé Mất', 'Nam', '2015-01-01', true)`,
    [at(0), at(1)],
  )
  await change([at(0), at(2)], 'transfer', '2026-08-01')
  await change([at(4)], 'termination', '2026-09-01')
  await change([at(6)], 'termination', '2026-07-15')
  await change([at(6)], 'rehire', '2026-10-01')
  await change([at(8)], 'termination', '2026-07-15')
  await change([at(8)], 'rehire', '2026-07-15')
})

type ReportName =
  | 'employees'
  | 'addresses'
  | 'ages'
  | 'children'
  | 'educationLevels'
  | 'seniority'
  | 'contracts'
  | 'volatility'
const reports: { name: ReportName; query: object }[] = [
  ...days.map((as_of) => ({ name: 'ages' as const, query: { as_of } })),
  { name: 'seniority', query: {} },
  { name: 'educationLevels', query: {} },
  { name: 'children', query: { as_of: '2026-06-01' } },
  { name: 'addresses', query: {} },
  { name: 'addresses', query: { scheme: 'old' } },
  { name: 'employees', query: {} },
  { name: 'employees', query: { department_id: 3, as_of: '2026-07-31' } },
  { name: 'employees', query: { by: 'nature_of_work', gender: 'Nữ' } },
  { name: 'employees', query: { by: 'position_level', work_state: 'official' } },
  { name: 'contracts', query: {} },
  { name: 'contracts', query: { by: 'month' } },
  { name: 'volatility', query: { from: '2026-05', to: '2026-10' } },
  { name: 'volatility', query: { from: '2026-05', to: '2026-10', department_id: 4 } },
]

async function read(name: ReportName, query: object, by: Person = hr): Promise<Statistics> {
  const { status, body } = await by.call(`statistics.${name}`, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.statistics
}

const valueOf = ({ columns }: Statistics, values: readonly (number | null)[], key: string) =>
  values[columns.findIndex((column) => column.key === key)] ?? null

const drill = (body: Drill, by: Person = hr) => by.call('statistics.drill', { body })

async function peopleOn(day: string, unit?: number): Promise<number> {
  const { rows } = await run(
    `select count(*)::integer as total from job_versions job
     where company_id = 1 and work_state <> 'left' and valid_from <= $1::date and (valid_to is null or valid_to > $1::date)
       and ($2::bigint is null or department_id = $2)`,
    [day, unit ?? null],
  )
  return (rows[0] as { total: number }).total
}

test.each(reports)('every cell of $name $query opens as many people as it says', async ({ name, query }) => {
  const statistics = await read(name, query)
  expect(statistics.rows.length).toBeGreaterThan(0)
  let opened = 0
  for (const row of [...statistics.rows, { key: null, values: statistics.total }])
    for (const [index, column] of statistics.columns.entries()) {
      if (column.kind !== 'count') continue
      const value = row.values[index] ?? null
      // Most cells of a small company are empty; those of the total are asked for even so.
      if (value === 0 && row.key !== null) continue
      const { body } = await drill({
        ...query,
        report: statistics.report,
        row: row.key,
        column: column.key,
        size: 200,
      })
      expect(body.data.people_total, `${row.key} ${column.key}`).toBe(value)
      expect(body.data.people).toHaveLength(Math.min(value ?? 0, 200))
      opened += 1
    }
  expect(opened).toBeGreaterThan(0)
})

test.each(reports)(
  'the lists behind $name $query are as long as its figures say',
  async ({ name, query }) => {
    // Unit 3 is none of hers.
    for (const reader of 'department_id' in query && query.department_id === 3 ? [hr] : [hr, unitHead]) {
      const { report, columns, rows, total } = await read(name, query, reader)
      const { status, body } = await reader.call('statistics.check', { body: { ...query, report } })
      expect(status, JSON.stringify(body)).toBe(200)
      const lengthOf = (key: string | null, wanted: string) => {
        const list = body.data.lists.find(({ row }) => row === key)
        const cell = list?.lengths.find(({ column }) => column === wanted)
        return (cell?.people ?? 0) + (cell?.others ?? 0)
      }
      for (const { key, values } of [...rows, { key: null, values: total }])
        for (const [index, { key: column, kind }] of columns.entries())
          if (kind === 'count')
            expect([key, column, lengthOf(key, column)]).toEqual([key, column, values[index] ?? null])
    }
    expect((await counter.call('statistics.check', { body: { report: 'ages' } })).status).toBe(403)
  },
)

describe('who is counted', () => {
  test.each(days)('on %s: everybody who had come and not gone, in every report of people', async (as_of) => {
    const expected = await peopleOn(as_of)
    for (const name of ['ages', 'seniority', 'educationLevels', 'employees'] as const) {
      const statistics = await read(name, { as_of })
      expect(valueOf(statistics, statistics.total, 'all'), name).toBe(expected)
      const rows = statistics.rows.map(({ values }) => valueOf(statistics, values, 'all') ?? 0)
      expect(rows.reduce((sum, value) => sum + value, 0)).toBe(expected)
    }
  })

  test('whoever leaves on the very day counts, and on the next day no longer', async () => {
    const on = async (as_of: string) => {
      const statistics = await read('ages', { as_of })
      return valueOf(statistics, statistics.total, 'all') ?? 0
    }
    expect((await on('2026-08-31')) - (await on('2026-09-01'))).toBe(1)
  })

  test('a day to come is refused in words', async () => {
    const { status, body } = await hr.call('statistics.ages', { query: { as_of: '2999-01-01' } })
    expect([status, body.errors]).toEqual([400, { as_of: ['Chưa có số liệu của ngày sau hôm nay.'] }])
  })

  test('the highest education counts, from its year of graduation on', async () => {
    const { rows, columns } = await read('educationLevels', { as_of: '2026-06-30' })
    const all = columns.findIndex(({ key }) => key === 'all')
    const of = (level: string) => rows.find(({ key }) => key === level)?.values[all]
    expect([of('Đại học'), of('THPT'), of('Cao học'), of('Cao đẳng')]).toEqual([1, 0, 0, 1])
  })

  test('a child of two employees counts once, with the mother, and the dead do not', async () => {
    const statistics = await read('children', { as_of: '2026-06-01' })
    const row = statistics.rows.find(({ key }) => key === '6-10')
    expect(row?.values).toEqual([0, 1, 0, 1])
    expect(valueOf(statistics, statistics.total, 'all')).toBe(2)
    const { body } = await drill({ report: 'children', row: '6-10', column: 'girls', as_of: '2026-06-01' })
    expect(body.data.people.map(({ gender }) => gender)).toEqual(['Nữ'])
  })

  test('a birthday of 29/02 comes on 28/02 in a year without it', async () => {
    const { employeeId } = await hire(api, 'Sinh Ngày Nhuận', 3, '2025-01-02')
    await run(`update employees set date_of_birth = '2004-02-29' where company_id = 1 and id = $1`, [
      employeeId,
    ])
    const bandOn = async (as_of: string) => {
      const { body } = await drill({ report: 'ages', row: '20-24', column: 'all', as_of, size: 200 })
      const younger = await drill({ report: 'ages', row: '0-19', column: 'all', as_of, size: 200 })
      return [younger, { body }].map((answer) => answer.body.data.people.some(({ id }) => id === employeeId))
    }
    expect(await bandOn('2025-02-27')).toEqual([false, true])
    await run(`update employees set date_of_birth = '2006-02-28' where company_id = 1 and id = $1`, [
      employeeId,
    ])
    expect(await bandOn('2026-02-27')).toEqual([true, false])
    expect(await bandOn('2026-02-28')).toEqual([false, true])
    await run(`update employees set date_of_birth = '2005-03-01' where company_id = 1 and id = $1`, [
      employeeId,
    ])
    expect(await bandOn('2025-02-28')).toEqual([true, false])
    await run('delete from employees where company_id = 1 and id = $1', [employeeId])
  })
})

describe('who comes and who goes', () => {
  const months = { from: '2026-05', to: '2026-10' }

  test.each([undefined, 3, 4])('Đầu kỳ + Tăng − Giảm = Cuối kỳ, in unit %s', async (unit) => {
    const statistics = await read('volatility', { ...months, ...(unit && { department_id: unit }) })
    const of = (row: Statistics['rows'][number], key: string) =>
      valueOf(statistics, row.values, key) ?? Number.NaN
    for (const [index, row] of statistics.rows.entries()) {
      const came = ['hired', 'moved_in', 'returned'].reduce((sum, key) => sum + of(row, key), 0)
      const went = statistics.columns
        .filter(({ key, kind }) => kind === 'count' && !['hired', 'moved_in', 'returned'].includes(key))
        .reduce((sum, { key }) => sum + of(row, key), 0)
      expect(of(row, 'opening') + came - went).toBe(of(row, 'closing'))
      const next = statistics.rows[index + 1]
      if (next) expect(of(next, 'opening')).toBe(of(row, 'closing'))
      // The same from the other side: whoever works on the last day and is not on his last one.
      const last = `${row.key}-${row.key.endsWith('05') || row.key.endsWith('07') || row.key.endsWith('08') || row.key.endsWith('10') ? 31 : 30}`
      const { rows } = await run(
        `select count(*)::integer as total from job_versions job
         where company_id = 1 and work_state <> 'left' and valid_from <= $1::date and (valid_to is null or valid_to > $1::date)
           and ($2::bigint is null or department_id = $2 or (department_id = 5 and $2 = 4))
           and not exists (select from job_versions gone where gone.company_id = 1 and gone.employee_id = job.employee_id
             and gone.work_state = 'left' and gone.valid_from = $1::date + 1)`,
        [last, unit ?? null],
      )
      expect(of(row, 'closing'), row.key).toBe((rows[0] as { total: number }).total)
    }
  })

  test('leavers stand under their reason in the month of their last day, moves cancel out in the company', async () => {
    const company = await read('volatility', months)
    const ofMonth = (statistics: Statistics, month: string, key: string) =>
      valueOf(statistics, statistics.rows.find((row) => row.key === month)?.values ?? [], key)
    expect(ofMonth(company, '2026-08', 'expired')).toBe(1)
    expect(ofMonth(company, '2026-07', 'expired')).toBe(1)
    expect(ofMonth(company, '2026-10', 'returned')).toBe(1)
    expect(valueOf(company, company.total, 'moved_in')).toBe(0)
    const unit = await read('volatility', { ...months, department_id: 4 })
    expect(ofMonth(unit, '2026-08', 'moved_in')).toBe(2)
  })

  test.each([
    [{ from: '2026-08', to: '2026-05' }, { from: ['Từ tháng phải trước hoặc bằng đến tháng.'] }],
    [{ from: '2020-01', to: '2026-05' }, { to: ['Xem nhiều nhất 24 tháng một lần.'] }],
    [{ to: '2999-01' }, { to: ['Chưa có số liệu của tháng sau tháng này.'] }],
  ])('%j is refused in words', async (query, errors) => {
    const { status, body } = await hr.call('statistics.volatility', { query })
    expect([status, body.errors]).toEqual([400, errors])
  })
})

describe('who may know', () => {
  test('whoever looks after a unit counts its people and opens no others', async () => {
    const as_of = '2026-10-15'
    const statistics = await read('ages', { as_of }, unitHead)
    expect(valueOf(statistics, statistics.total, 'all')).toBe(await peopleOn(as_of, 4))
    const { body } = await drill({ report: 'ages', row: null, column: 'all', as_of, size: 200 }, unitHead)
    expect(new Set(body.data.people.map(({ unit_name }) => unit_name))).toEqual(new Set(['Đội Kho']))
    const other = await unitHead.call('statistics.ages', { query: { department_id: 3 } })
    expect(other.status).toBe(404)
    expect(
      (await drill({ report: 'ages', row: null, column: 'all', department_id: 3 }, unitHead)).status,
    ).toBe(404)
  })

  test('without the right to files nothing opens, and so few that they can be told apart are kept back', async () => {
    const query = { as_of: '2026-10-15' }
    const { status } = await drill({ report: 'ages', row: null, column: 'all' }, counter)
    expect(status).toBe(403)
    const exact = await read('educationLevels', query)
    const shown = await read('educationLevels', query, counter)
    expect(shown.may_open).toBe(false)
    expect(exact.may_open).toBe(true)
    const counts = exact.rows.flatMap(({ key, values }) =>
      [0, 1, 2].map((index) => ({ key, index, exact: values[index] ?? 0 })),
    )
    expect(counts.filter((one) => one.exact > 0 && one.exact < 5).length).toBeGreaterThan(1)
    for (const one of counts) {
      const figure = shown.rows.find(({ key }) => key === one.key)?.values[one.index] ?? null
      if (one.exact <= 5) expect([one, figure]).toEqual([one, null])
      else if (figure !== null) expect([one, figure >= 10, figure % 5]).toEqual([one, true, 0])
    }
    // Age and sex of a company are no secret within it.
    expect((await read('ages', query, counter)).rows).toEqual((await read('ages', query)).rows)
  })

  test('another company counts none of them', async () => {
    const other = await newcomer(api, {
      login: 'elsewhere',
      companies: {
        2: [
          ['report_access', 'company'],
          ['employee_access', 'company'],
        ],
      },
    })
    const statistics = await read('ages', {}, other)
    expect(valueOf(statistics, statistics.total, 'all')).toBeLessThan(10)
    expect((await other.call('statistics.ages', { query: { department_id: 4 } })).status).toBe(404)
  })

  test('a column that counts nobody opens nothing', async () => {
    const { status, body } = await drill({ report: 'ages', row: null, column: 'share' })
    expect([status, body.errors]).toEqual([400, { column: ['Cột này không có danh sách nhân viên đi kèm.'] }])
  })
})
