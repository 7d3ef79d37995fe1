import type { Data, Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { labourColumns } from './labour-columns.ts'

const api = apiForFile()
let hr: Person
/** Works with everything that the form asks for. */
let complete: number
/** Works, and nothing is known of him but his name. */
let bare: number
let period: string

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { rows } = await run(`select extract(year from now() at time zone 'Asia/Ho_Chi_Minh')::text as year`)
  period = rows[0].year
  complete = (await hire(api, 'Đỗ Thị Đủ Số Liệu', 4, '2020-03-02')).employeeId
  bare = (await hire(api, 'Lê Văn Trống Số Liệu', 4, '2020-03-02')).employeeId
  await run(
    `update employees set date_of_birth = '1990-05-12', gender = 'Nữ' where company_id = 1 and id = $1`,
    [complete],
  )
  await run(`update employees set date_of_birth = null where company_id = 1 and id = $1`, [bare])
  await run(
    `insert into employee_papers (company_id, employee_id, id_number, social_insurance_no, si_start_month)
     values (1, $1, '001190000123', '0119000123', '2020-04')`,
    [complete],
  )
  await run(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date)
     select 1, $1, id, 'indefinite', 'issued', 'LD-01', '2020-03-02', '2020-03-02' from contract_types
     where company_id = 1 order by id limit 1`,
    [complete],
  )
  await run(
    `insert into employee_allowances (company_id, employee_id, allowance_type, amount, paid_per, from_date)
     values (1, $1, 1, 730000, 'month', '2020-03-02'), (1, $1, 3, 50000, 'work_day', '2020-03-02'),
       (1, $1, 4, 300000, 'month', '2020-03-02')`,
    [complete],
  )
  const pay = await hr.call('employeePayLevels.store', {
    path: { id: complete },
    body: { effective_date: '2020-03-02', base_salary: 12_345_000 },
  })
  expect(pay.status, JSON.stringify(pay.body)).toBe(200)
})

type Asked = Partial<NonNullable<Input<'labourReport.show'>['query']>>

async function show(asked: Asked = {}, by: Person = hr): Promise<Data<'labourReport.show'>> {
  const { status, body } = await by.call('labourReport.show', { query: { period, size: 200, ...asked } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

describe('the report on labour', () => {
  test('tells of each person what the form asks for, and what his file lacks of it', async () => {
    const { people } = await show()
    expect(people.find(({ id }) => id === complete)).toMatchObject({
      date_of_birth: '1990-05-12',
      gender: 'Nữ',
      contract: 'indefinite',
      contract_from: '2020-03-02',
      contract_to: null,
      insurance_start: '2020-04',
      lacking: [],
    })
    expect(people.find(({ id }) => id === bare)?.lacking).toEqual([
      'social_insurance_no',
      'date_of_birth',
      'identity',
      'base_salary',
      'contract',
      'insurance_start',
    ])
  })

  test('adds up: groups, what is lacking and the people behind each figure', async () => {
    const { report, people } = await show()
    expect(report.total).toBe(people.length)
    expect(report.groups.reduce((sum, { total }) => sum + total, 0)).toBe(report.total)
    expect(report.women).toBe(people.filter(({ gender }) => gender === 'Nữ').length)
    expect(report.complete).toBe(people.filter(({ lacking }) => lacking.length === 0).length)
    const { lacking } = (await hr.call('labourReport.check', { query: { period } })).body.data
    expect(lacking.length).toBeGreaterThan(0)
    for (const { fact, total } of lacking) {
      const behind = await show({ lacking: fact })
      expect(behind.meta.pagination?.total, fact).toBe(total)
      expect(
        behind.people.every((person) => person.lacking.includes(fact)),
        fact,
      ).toBe(true)
    }
  })

  test('puts people into the group of the position where HR chose one, else by level and degree', async () => {
    const groupOf = async () => (await show()).people.find(({ id }) => id === bare)?.labour_group
    const before = await run(
      `select position_id, position_level from job_versions job
       join positions on positions.company_id = 1 and positions.id = job.position_id
       where job.company_id = 1 and job.employee_id = $1 and job.valid_to is null`,
      [bare],
    )
    const { position_id: position, position_level: level } = before.rows[0]
    await run('update positions set position_level = 13 where company_id = 1 and id = $1', [position])
    expect(await groupOf()).toBe('other')
    await run(
      `insert into employee_educations (company_id, employee_id, education_level, graduation_year)
       values (1, $1, 'Cao đẳng', 2010), (1, $1, 'Đại học', 2090)`,
      [bare],
    )
    // A degree that is still to come does not count.
    expect(await groupOf()).toBe('middle')
    await run(`update positions set labour_group = 'high' where company_id = 1 and id = $1`, [position])
    expect(await groupOf()).toBe('high')
    await run(
      'update positions set labour_group = null, position_level = 5 where company_id = 1 and id = $1',
      [position],
    )
    expect(await groupOf()).toBe('manager')
    await run('update positions set position_level = $2 where company_id = 1 and id = $1', [position, level])
  })

  test('shows no number of a paper and no pay; the workbook and the paper have them', async () => {
    const shown = JSON.stringify(await show())
    for (const secret of ['001190000123', '0119000123', '12345000', '1030000'])
      expect(shown).not.toContain(secret)

    const book = await hr.call('labourReport.download', { query: { period } })
    expect(book.status).toBe(200)
    const { sheets } = await openWorkbook(book.bytes)
    const form = sheets['01PLI'] ?? []
    const titles = form[5] ?? []
    expect(titles).toEqual(labourColumns.map(({ title }) => title))
    const line = form.find((cells) => cells[1] === 'Đỗ Thị Đủ Số Liệu') ?? []
    const cell = (title: string) => line[titles.indexOf(title)]
    expect(cell('Mã số BHXH')).toBe('0119000123')
    expect(cell('Số căn cước/hộ chiếu')).toBe('001190000123')
    expect(Number(cell('Mức lương'))).toBe(12_345_000)
    // What is paid by the day's work is not a sum of a month.
    expect(Number(cell('Các khoản bổ sung'))).toBe(1_030_000)

    const paper = await hr.call('labourReport.print', { query: { period } })
    expect(paper.status).toBe(200)
    const text = pdfText(paper.bytes).join('').replaceAll(/\s/g, '')
    for (const words of ['0119000123', '001190000123', '12,345,000', 'ĐỗThịĐủSốLiệu', 'Mẫusố01/PLI'])
      expect(text).toContain(words)
    const { rows } = await run(
      `select detail from audit_trail where company_id = 1 and operation = 'labourReport.download' order by id desc limit 1`,
    )
    expect(rows[0].detail).toMatchObject({ period, people: (await show()).report.total })
  })

  test('knows whoever has left before its day no more, and who leaves on it still', async () => {
    const { as_of: day } = (await show()).report
    // One is no longer there from the day on which his leaving takes effect.
    const leaveFrom = async (name: string, later: number) => {
      const { employeeId } = await hire(api, name, 4, '2020-03-02')
      const { rows } = await run(`select ($1::date + $2::integer)::text as day`, [day, later])
      const { status, body } = await hr.call('jobChanges.store', {
        body: {
          kind: 'termination',
          ids: [employeeId],
          effective_date: rows[0].day,
          facts: { leave_reason: 'Hết hạn hợp đồng lao động' },
        },
      })
      expect(status, JSON.stringify(body)).toBe(200)
      return employeeId
    }
    const gone = await leaveFrom('Trần Văn Đã Nghỉ', 0)
    const leaves = await leaveFrom('Trần Văn Nghỉ Hôm Nay', 1)
    const ids = new Set((await show()).people.map(({ id }) => id))
    expect([ids.has(gone), ids.has(leaves)]).toEqual([false, true])
    const last = Number(period) - 1
    const before = await show({ period: String(last) })
    expect(before.report.as_of).toBe(`${last}-12-04`)
    expect(before.people.some(({ id }) => id === gone)).toBe(true)
  })
})

describe('who may make it', () => {
  const rights = ['report_access', 'employee_access', 'employee_sensitive', 'employee_pay'] as const

  test.each(rights)('nobody without %s', async (missing) => {
    const person = await newcomer(api, {
      login: `labour-no-${missing.replace('_', '-')}`,
      companies: { 1: rights.filter((right) => right !== missing).map((right) => [right, 'company']) },
    })
    for (const operation of ['labourReport.show', 'labourReport.check'] as const)
      expect((await person.call(operation, { query: { period } })).status).toBe(403)
  })

  test.each(rights)('nobody whose %s reaches a unit only', async (narrow) => {
    const { personId } = await hire(api, `Trưởng ${narrow}`, 4)
    const person = await newcomer(api, {
      login: `labour-unit-${narrow.replace('_', '-')}`,
      companies: { 1: rights.map((right) => [right, right === narrow ? 'unit' : 'company']) },
      personId,
    })
    expect((await person.call('labourReport.show', { query: { period } })).status).toBe(403)
  })

  test('a period that has not begun, or is none, is refused in words', async () => {
    const later = `${Number(period) + 1}-H1`
    const { status, body } = await hr.call('labourReport.show', { query: { period: later } })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ period: ['Kỳ này chưa bắt đầu nên chưa có số liệu.'] })
    for (const wrong of ['2026-H2', '26', '2026-13'])
      expect((await hr.call('labourReport.show', { query: { period: wrong } })).status).toBe(400)
  })
})
