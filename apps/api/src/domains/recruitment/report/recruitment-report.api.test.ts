import type { Input, Schemas } from '@nhansu/sdk/contract'
import { candidateSourceLabels } from '@nhansu/sdk/domains/candidates'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import {
  arrangeYear,
  countKeys,
  countsOf,
  everybody,
  roads,
  rules,
  type Run,
} from '../../../testing/recruitment-year.ts'
import { eraseCandidates } from '../candidates/erase-candidates.ts'

type Report = Schemas['RecruitmentReport']
type Table = Schemas['RecruitmentTable']
type Drill = Schemas['RecruitmentDrill']
type Asked = NonNullable<Input<'recruitmentReport.show'>['query']>

const api = apiForFile()
let hr: Person
let unitHead: Person
const run: Run = async (statement, values = []) =>
  (await inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))).rows

const year = { from: '2025-01-01', to: '2025-12-31' } as const

beforeAll(async () => {
  await arrangeYear(run)
  hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Trưởng Đơn Vị Tuyển', 4)
  unitHead = await newcomer(api, {
    login: 'unit-recruiter',
    companies: {
      1: [
        ['recruitment_report_access', 'unit'],
        ['recruitment_report_export', 'unit'],
        ['recruitment_access', 'unit'],
      ],
    },
    personId,
  })
})

async function read(query: Asked = year, by: Person = hr): Promise<Report> {
  const { status, body } = await by.call('recruitmentReport.show', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.report
}

const drill = (body: Drill, by: Person = hr) => by.call('recruitmentReport.drill', { body })

const figure = ({ columns }: Table, values: readonly (number | null)[], key: string) =>
  values[columns.findIndex((column) => column.key === key)] ?? null

const shownCounts = (table: Table, values: readonly (number | null)[]) =>
  countKeys.map((key) => figure(table, values, key))

describe('every figure', () => {
  test('of the campaigns of a year is the plain count, and of no others', async () => {
    const { campaigns: table } = await read()
    expect(table.rows.map(({ label }) => label)).toEqual(['BC-903', 'BC-902', 'BC-901'])
    const people = await everybody(run, [901, 902, 903])
    expect(people.length).toBe(3 * roads.length * 3)
    for (const { key, values } of table.rows)
      expect(shownCounts(table, values), key).toEqual(
        countsOf(people.filter(({ campaign }) => campaign === Number(key))),
      )
    expect(shownCounts(table, table.total)).toEqual(countsOf(people))
    // The fixture tells the columns apart.
    const counted = countKeys.map((key) =>
      people
        .filter((one) => rules[key](one))
        .map(({ id }) => id)
        .join(),
    )
    expect(new Set(counted).size).toBe(countKeys.length)
  })

  test('by source is the plain count, with every source there', async () => {
    const { sources: table } = await read()
    expect(table.rows.map(({ label }) => label)).toEqual(Object.values(candidateSourceLabels))
    const people = await everybody(run, [901, 902, 903])
    for (const { key, values } of table.rows)
      expect(shownCounts(table, values), key).toEqual(countsOf(people.filter(({ source }) => source === key)))
    expect(shownCounts(table, table.total)).toEqual(countsOf(people))
  })

  test('of places, days and money is the plain sum', async () => {
    const { campaigns: table } = await read()
    const rows = await run<{
      id: number
      quantity: number
      hired: number
      days: number | null
      cost: number | null
    }>(
      `select r.id, r.quantity, (select count(*)::integer from candidates c where c.company_id = 1 and c.recruitment_id = r.id
           and c.state = 'employee' and c.removed_at is null) as hired,
         (select max(m.moved_at::date - r.opened_at::date)
           from candidate_moves m join candidates c on c.company_id = 1 and c.id = m.candidate_id
           where m.company_id = 1 and c.recruitment_id = r.id and m.to_state = 'employee') as days,
         (select sum(actual)::float8 from recruitment_costs k where k.company_id = 1 and k.recruitment_id = r.id) as cost
       from recruitments r where r.company_id = 1 and r.id in (901, 902, 903)`,
    )
    for (const { id, quantity, hired, days, cost } of rows) {
      const { values } = table.rows.find(({ key }) => Number(key) === id) ?? { values: [] }
      const shown = ['wanted', 'filled_rate', 'days', 'cost', 'cost_per_hire'].map((key) =>
        figure(table, values, key),
      )
      const perHire = cost === null ? null : Math.round(cost / hired)
      expect(shown, String(id)).toEqual([
        quantity,
        Math.round((hired / quantity) * 1000) / 10,
        days,
        cost,
        perHire,
      ])
    }
    expect(figure(table, table.total, 'wanted')).toBe(9)
    expect(figure(table, table.total, 'cost')).toBe(7_000_001)
    expect(figure(table, table.total, 'days')).toBeNull()
  })

  test('opens exactly as many candidates', async () => {
    const report = await read()
    const people = await everybody(run, [901, 902, 903])
    let opened = 0
    for (const table of ['campaigns', 'sources'] as const)
      for (const row of [...report[table].rows, { key: null, values: report[table].total }])
        for (const column of countKeys) {
          const { body } = await drill({ ...year, table, row: row.key, column, size: 200 })
          expect(body.data.candidate_total, `${row.key} ${column}`).toBe(
            figure(report[table], row.values, column),
          )
          const expected = people.filter(
            (one) =>
              rules[column](one) &&
              (row.key === null || row.key === (table === 'campaigns' ? String(one.campaign) : one.source)),
          )
          expect(new Set(body.data.candidates.map(({ id }) => id))).toEqual(
            new Set(expected.map(({ id }) => id)),
          )
          opened += body.data.candidates.length
        }
    expect(opened).toBeGreaterThan(400)
    const all = { ...year, table: 'campaigns', row: null, column: 'received' } as const
    const { body: first } = await drill({ ...all, page: 1, size: 50 })
    const { body: second } = await drill({ ...all, page: 2, size: 50 })
    const both = [...first.data.candidates, ...second.data.candidates].map(({ id }) => id)
    expect([new Set(both).size, first.data.candidate_total]).toEqual([100, 108])
  })

  test('follows the moves of the product itself', async () => {
    const { id, candidates } = await interviewCampaign(api, hr)
    const [one = 0, two = 0] = candidates
    const [{ today } = { today: '' }] = await run<{ today: string }>(
      `select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today`,
    )
    const now = async () => {
      const { campaigns: table } = await read({ from: today, to: today })
      return shownCounts(table, table.rows.find(({ key }) => key === String(id))?.values ?? [])
    }
    expect(await now()).toEqual([2, 0, 0, 0, 0, 0])
    await hr.call('candidates.contacted', { path: { id: one }, body: { way: 'phone' } })
    await hr.call('candidates.contacted', { path: { id: two }, body: { way: 'phone' } })
    expect(await now()).toEqual([2, 2, 0, 0, 0, 0])
    await hr.call('candidates.back', { path: { id: two }, body: { reason: 'Ghi nhầm.' } })
    expect(await now()).toEqual([2, 1, 0, 0, 0, 0])
    await hr.call('candidates.confirmed', { path: { id: one }, body: {} })
    const accepted = await hr.call('candidates.accepted', { path: { id: one }, body: { reason: 'Rất hợp.' } })
    expect([accepted.status, await now()]).toEqual([200, [2, 1, 0, 1, 0, 0]])
    const refused = { refusal: 'pay', reason: 'Lương thấp.' } as const
    await hr.call('candidates.workRefuse', { path: { id: one }, body: refused })
    expect(await now()).toEqual([2, 1, 0, 1, 0, 1])
    await hr.call('candidates.destroy', { path: { id: two } })
    expect(await now()).toEqual([1, 1, 0, 1, 0, 1])
  })
})

test('figures stay when people are erased, and who they were does not', async () => {
  const before = await read()
  const body = { ...year, table: 'campaigns', row: '901', column: 'received' } as const
  const [{ id } = { id: 0 }] = (await drill(body)).body.data.candidates
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    eraseCandidates(transaction, [id]),
  )
  expect(await read()).toEqual(before)
  const { candidates } = (await drill(body)).body.data
  expect(candidates.find((one) => one.id === id)?.full_name).toBeNull()
})

describe('what is asked', () => {
  test('without days it is the year until today', async () => {
    const [{ today } = { today: '' }] = await run<{ today: string }>(
      `select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today`,
    )
    const { from, to } = await read({})
    expect([from, to]).toEqual([`${today.slice(0, 4)}-01-01`, today])
  })

  test('of one unit: its campaigns and those below', async () => {
    const labels = async (department_id: number) =>
      (await read({ ...year, department_id })).campaigns.rows.map(({ label }) => label)
    expect(await labels(4)).toEqual(['BC-903', 'BC-901'])
    expect(await labels(3)).toContain('BC-902')
    expect(await labels(1)).toHaveLength(3)
  })

  test.each([
    [{ from: '2025-02-01', to: '2025-01-01' }, { from: ['Từ ngày phải trước hoặc bằng đến ngày.'] }],
    [{ from: '2022-01-01', to: '2025-01-01' }, { to: ['Xem nhiều nhất 3 năm một lần.'] }],
  ])('%j is refused in words', async (query, errors) => {
    const { status, body } = await hr.call('recruitmentReport.show', { query })
    expect([status, body.errors]).toEqual([400, errors])
    const opened = await drill({ ...query, table: 'campaigns', row: null, column: 'received' })
    expect(opened.status).toBe(400)
  })

  test('three years to the day are answered; a year without a campaign is empty', async () => {
    expect((await read({ from: '2023-01-01', to: '2025-12-31' })).campaigns.rows).toHaveLength(4)
    const { campaigns: none } = await read({ from: '1999-01-01', to: '1999-12-31' })
    expect(none.rows).toEqual([])
    expect(shownCounts(none, none.total)).toEqual([0, 0, 0, 0, 0, 0])
    expect(figure(none, none.total, 'cost')).toBeNull()
  })

  test('a row that is not there opens nobody', async () => {
    const { body } = await drill({ ...year, table: 'sources', row: 'nowhere', column: 'received' })
    expect([body.data.candidate_total, body.data.candidates]).toEqual([0, []])
  })
})

describe('who may know', () => {
  test('whoever looks after a unit counts its campaigns, and opens them', async () => {
    const report = await read(year, unitHead)
    expect(report.campaigns.rows.map(({ label }) => label)).toEqual(['BC-903', 'BC-901'])
    expect(report.may_open).toBe(true)
    const people = await everybody(run, [901, 903])
    expect(shownCounts(report.sources, report.sources.total)).toEqual(countsOf(people))
    const all = { ...year, table: 'campaigns', row: null, column: 'received' } as const
    expect((await drill(all, unitHead)).body.data.candidate_total).toBe(people.length)
    const { body } = await drill({ ...all, row: '902' }, unitHead)
    expect(body.data.candidate_total).toBe(0)
    expect((await unitHead.call('recruitmentReport.show', { query: { department_id: 3 } })).status).toBe(404)
    expect((await drill({ ...all, department_id: 3 }, unitHead)).status).toBe(404)
  })

  test('who may count the company and open a unit is offered no people, and gets only those of the unit', async () => {
    const { personId } = await hire(api, 'Người Đếm Cả Công Ty', 4)
    const counter = await newcomer(api, {
      login: 'wide-counter',
      companies: {
        1: [
          ['recruitment_report_access', 'company'],
          ['recruitment_access', 'unit'],
        ],
      },
      personId,
    })
    const report = await read(year, counter)
    expect([report.campaigns.rows.length, report.may_open]).toEqual([3, false])
    const { body } = await drill({ ...year, table: 'campaigns', row: null, column: 'received' }, counter)
    expect(new Set(body.data.candidates.map(({ recruitment_code: code }) => code))).toEqual(
      new Set(['BC-901', 'BC-903']),
    )
  })

  test('without the right to candidates nothing opens', async () => {
    const counter = await newcomer(api, {
      login: 'blind-counter',
      companies: { 1: [['recruitment_report_access', 'company']] },
    })
    expect((await read(year, counter)).may_open).toBe(false)
    expect((await drill({ table: 'campaigns', row: null, column: 'received' }, counter)).status).toBe(403)
    expect((await counter.call('recruitmentReport.download', {})).status).toBe(403)
  })

  test('another company counts none of them', async () => {
    const other = await newcomer(api, {
      login: 'counter-elsewhere',
      companies: {
        2: [
          ['recruitment_report_access', 'company'],
          ['recruitment_access', 'company'],
        ],
      },
    })
    expect((await read(year, other)).campaigns.rows).toEqual([])
    const { body } = await drill({ ...year, table: 'campaigns', row: '901', column: 'received' }, other)
    expect(body.data.candidate_total).toBe(0)
    const { status } = await other.call('recruitmentReport.show', { query: { department_id: 4 } })
    expect(status).toBe(404)
  })
})

test('the workbook has the same figures, a sheet for each table', async () => {
  const report = await read()
  const { bytes } = await hr.call('recruitmentReport.download', { query: year })
  const { sheets } = await openWorkbook(bytes)
  expect(Object.keys(sheets)).toEqual([report.campaigns.title, report.sources.title])
  for (const { title, columns, rows, total } of [report.campaigns, report.sources]) {
    const lines = sheets[title] ?? []
    const heads = lines.findIndex((line) => line.includes('Hồ sơ nhận'))
    const at = (lines[heads] ?? []).indexOf(columns[0]?.label ?? '')
    const figures = lines
      .slice(heads + 1, heads + 2 + rows.length)
      .map((line) => line.slice(at, at + columns.length))
    expect(figures.slice(0, -1)).toEqual(rows.map(({ values }) => values.map((value) => value ?? '–')))
    expect(figures.at(-1)).toEqual(total)
    expect(JSON.stringify(lines)).toContain('Từ ngày 01-01-2025')
  }
})
