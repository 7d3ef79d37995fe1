import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'

type Body = Input<'employees.export'>['body']

const api = apiForFile()
let hr: Person
/** Two people, one in Phòng Hành chính Nhân sự and one in Đội Kho, each with a number and pay. */
let people: { id: number; code: string }[]
const numbers = ['079195000101', '079195000102']

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  people = []
  for (const [place, unit] of [2, 4].entries()) {
    const { employeeId: id } = await hire(api, `Lê Thị Kín ${place}`, unit)
    await run(
      `insert into employee_papers (company_id, employee_id, id_number, tax_code) values (1, $1, $2, $2)
       on conflict (company_id, employee_id) do update set id_number = excluded.id_number, tax_code = excluded.tax_code`,
      [id, numbers[place]],
    )
    for (const [effective_date, base_salary] of [
      ['2025-01-01', 9_000_000],
      ['2026-01-01', 12_000_000 + place],
    ] as const) {
      const paid = await hr.call('employeePayLevels.store', {
        path: { id },
        body: { effective_date, base_salary, coefficient: 2.34 },
      })
      expect(paid.status, paid.text).toBe(200)
    }
    const { body } = await hr.call('employees.show', { path: { id } })
    people.push({ id, code: body.data.employee.nhansu_id ?? '' })
  }
})
beforeEach(() => run(`delete from taken_people`))

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))
const taking = (by: Person, columns: Body['columns'], more: Body = {}) =>
  by.call('employees.export', {
    body: { ...(columns && { columns }), search: { value: 'lê thị kín' }, sort: 'nhansu_id', ...more },
  })
const rowsOf = async (...asked: Parameters<typeof taking>) => {
  const { status, bytes, text } = await taking(...asked)
  expect(status, text).toBe(200)
  return (await openWorkbook(bytes)).sheets['Danh sách nhân viên'] ?? []
}
const exporter = (...rights: readonly (readonly [string, 'company' | 'unit'])[]) =>
  newcomer(api, {
    login: `nguoi.xuat.${nextNumber()}`,
    companies: { 1: [['employee_export', 'company'], ...rights] as never },
  })
const lastLine = async () => {
  const { body } = await hr.call('auditTrail.list', {
    query: { filter: { operation: { operator: 'equal', value: 'employees.export' } } },
  })
  return body.data.audit_trail[0]
}

describe('identity numbers and pay', () => {
  test('leave with a file by name only, and the trail says with how many rows (X4)', async () => {
    const [heads] = await rowsOf(hr, undefined)
    expect(heads).toContain('Họ và tên')
    for (const closed of ['Số căn cước', 'Mã số thuế', 'Lương cơ bản']) expect(heads).not.toContain(closed)
    expect(await lastLine()).toMatchObject({ detail: { rows: 2 } })
    expect((await lastLine())?.detail).not.toHaveProperty('closed_rows')
    const columns: Body['columns'] = ['nhansu_id', 'id_number', 'tax_code', 'base_salary', 'coefficient']
    const [titles, ...rows] = await rowsOf(hr, columns)
    expect(titles?.slice(1)).toEqual(['Số căn cước', 'Mã số thuế', 'Lương cơ bản', 'Hệ số lương'])
    expect(rows).toEqual(
      people.map(({ code }, place) => [code, numbers[place], numbers[place], 12_000_000 + place, 2.34]),
    )
    const line = await lastLine()
    expect(line).toMatchObject({
      result: 'done',
      detail: { rows: 2, closed_rows: 2, columns, searched: true },
    })
    expect(JSON.stringify(line)).not.toMatch(/079195000101|12000000/)
  })

  test('of a past day are the pay of that day, and of a day to come none', async () => {
    const rows = await rowsOf(hr, ['base_salary'], { as_of: '2025-06-01' })
    expect(rows.slice(1)).toEqual([[9_000_000], [9_000_000]])
    const { status, body } = await taking(hr, ['nhansu_id', 'base_salary'], { as_of: '2090-01-01' })
    expect([status, body.errors]).toEqual([
      400,
      { columns: ['Không xuất được lương của ngày sau hôm nay. Hãy bỏ các cột lương.'] },
    ])
  })

  test('are refused to who holds no right to them, each by its own', async () => {
    const plain = await exporter(['employee_access', 'company'])
    const payer = await exporter(['employee_pay', 'company'])
    for (const [by, column] of [
      [plain, 'id_number'],
      [plain, 'base_salary'],
      [payer, 'id_number'],
    ] as const) {
      expect((await taking(by, [column])).status, column).toBe(400)
    }
    expect((await rowsOf(payer, ['tax_code', 'base_salary'])).slice(1)).toEqual(
      numbers.map((number, place) => [number, 12_000_000 + place]),
    )
  })

  test('stand on the rows alone that the right itself reaches, and those are counted', async () => {
    const { personId } = await hire(api, 'Trưởng Phòng Số', 2)
    const head = await newcomer(api, {
      login: `truong.phong.${nextNumber()}`,
      companies: {
        1: [
          ['employee_export', 'company'],
          ['employee_sensitive', 'unit'],
        ],
      },
      personId,
    })
    const rows = await rowsOf(head, ['nhansu_id', 'id_number'])
    expect(rows.slice(1)).toEqual([
      [people[0]?.code, numbers[0]],
      [people[1]?.code, null],
    ])
    expect(await lastLine()).toMatchObject({ detail: { rows: 2, closed_rows: 1 } })
  })
})

describe('of one day', () => {
  test('no more rows leave than the group allows (X4), and the sentence says what is left', async () => {
    await run(
      `insert into law_values (key, from_date, value, source) values ('closed_rows_most', '2026-01-01', 3, 'Thử')`,
    )
    try {
      const by = await exporter(['employee_sensitive', 'company'])
      const today = "(now() at time zone 'Asia/Ho_Chi_Minh')::date"
      await run(
        `insert into taken_people (company_id, user_id, day, people, closed_rows) values (1, $1, ${today} - 1, 0, 3)`,
        [by.userId],
      )
      await rowsOf(by, ['nhansu_id', 'id_number'])
      const { status, body } = await taking(by, ['id_number'])
      expect([status, body.message]).toEqual([
        429,
        'Tệp có số giấy tờ hoặc lương của 2 người, hôm nay bạn chỉ còn xuất được của 1 người (mỗi ngày 3 người). Vui lòng bỏ các cột hoặc bản in đó, chọn ít người hơn, hoặc xuất tiếp vào ngày mai.',
      ])
      expect(await lastLine()).toMatchObject({ result: 'refused', detail: { closed_rows: 4 } })
      await rowsOf(by, ['nhansu_id', 'phone'])
      await rowsOf(by, ['id_number'], { search: { value: 'lê thị kín 0' } })
      expect((await taking(by, ['id_number'])).body.message).toBe(
        'Tệp có số giấy tờ hoặc lương của 2 người, hôm nay bạn đã xuất hết (mỗi ngày 3 người). Vui lòng bỏ các cột hoặc bản in đó, hoặc xuất tiếp vào ngày mai.',
      )
      expect((await rowsOf(hr, ['id_number'])).length).toBe(3)
    } finally {
      await run(`delete from law_values where key = 'closed_rows_most' and source = 'Thử'`)
    }
  })
})
