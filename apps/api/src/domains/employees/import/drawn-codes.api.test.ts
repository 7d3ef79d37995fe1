import { afterEach, beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let place: readonly [position: string, unit: string]
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
  const { positions } = (await hr.call('positions.list')).body.data
  place = [
    positions.find(({ id }) => id === 2)?.code ?? '',
    departments.find(({ id }) => id === 3)?.code ?? '',
  ]
})
afterEach(() => write('NV{seq}', 5, 1))

const titles = [
  'Mã nhân viên',
  'Họ và tên',
  'Giới tính',
  'Ngày sinh',
  'Ngày vào công ty',
  'Loại quyết định tiếp nhận',
]

/** A workbook of people by their codes, whose names say in which row they stand. */
function bookOf(mark: string, ...codes: (string | null)[]) {
  const rows = codes.map((code, at) => [
    code,
    nameOf(mark, at),
    'Nữ',
    '03/02/1995',
    '03/06/2024',
    'Tiếp nhận thử việc',
    ...place,
  ])
  return workbookOf({ 'Nhân viên': [[...titles, 'Chức vụ', 'Đơn vị'], ...rows] })
}

const letters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'ABCDEGHIKL'.charAt(Number(digit)))
const newMark = () => `Mẫu ${letters(nextNumber())}`
const nameOf = (mark: string, at: number) => `Tô Thị ${mark} ${letters(100 + at)}`

const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(statement, values)).rows)

/** Writes the codes of the company in some way, from some place on. */
async function write(pattern: string, padding: number, next: number): Promise<void> {
  await run(
    `update number_series set pattern = $1, padding = $2 where company_id = 1 and kind = 'employee'`,
    [pattern, padding],
  )
  await run(
    `insert into number_counters (company_id, kind, series_year, parent, last_number) values (1, 'employee', 0, '', $1)
     on conflict (company_id, kind, series_year, parent) do update set last_number = $1`,
    [next - 1],
  )
}

async function counter() {
  const rows = await run<{ last_number: string }>(
    `select last_number from number_counters where company_id = 1 and kind = 'employee'`,
  )
  return Number(rows[0]?.last_number)
}

/** The codes of the people of a workbook, in the order of its rows. */
async function codesOf(mark: string): Promise<string[]> {
  const rows = await run<{ code: string }>(
    'select nhansu_id as code from employees where company_id = 1 and full_name like $1 order by full_name',
    [`Tô Thị ${mark} %`],
  )
  return rows.map(({ code }) => code)
}

test('codes that the workbook itself brings are drawn for nobody, wherever their rows stand', async () => {
  await write('DC{seq}', 4, 7)
  const mark = newMark()
  const file = await bookOf(mark, 'DC0008', null, null, 'DC0009', null, 'DC0012')
  const tried = await tryImport(hr, 'employees', file)
  expect(tried, JSON.stringify(tried.rows)).toMatchObject({ new: 6, wrong: 0 })
  const { result, refusal } = await doImport(api, hr, 'employees', file)
  expect([refusal, result?.new]).toEqual([undefined, 6])
  expect(await codesOf(mark)).toEqual(['DC0008', 'DC0007', 'DC0010', 'DC0009', 'DC0011', 'DC0012'])
})

test('codes follow one another in the order of the rows, and a dry run draws none', async () => {
  await write('DR{seq}', 4, 21)
  const mark = newMark()
  const own = Array.from({ length: 30 }, (_, at) => (at % 3 === 1 ? null : `TU${mark.length}${1000 + at}`))
  const file = await bookOf(mark, ...own)
  expect(await tryImport(hr, 'employees', file)).toMatchObject({ new: 30, wrong: 0 })
  expect(await counter()).toBe(20)
  const { result, refusal } = await doImport(api, hr, 'employees', file)
  expect([refusal, result?.new]).toEqual([undefined, 30])
  const expected = own.map((code, at) => code ?? `DR00${21 + (at - 1) / 3}`)
  expect(await codesOf(mark)).toEqual(expected)
  expect(await counter()).toBe(30)
})

test('where the series has too few codes left each row without one says so, and no other', async () => {
  await write('DHETMAHETMA{seq}', 1, 8)
  const file = await bookOf(newMark(), 'DHET0001', null, 'DHETMAHETMA9', null)
  const tried = await tryImport(hr, 'employees', file)
  expect(tried).toMatchObject({ new: 2, wrong: 2 })
  const wrong = tried.rows.filter(({ state }) => state === 'wrong')
  expect(wrong.map(({ row, errors }) => [row, ...errors])).toEqual(
    [3, 5].map((row) => [row, expect.stringContaining('Mẫu mã nhân viên không còn cho mã hợp lệ.')]),
  )
  const { result, refusal } = await doImport(api, hr, 'employees', file)
  expect(result).toBeUndefined()
  expect(refusal?.message).toContain('dòng')
  expect(await counter()).toBe(7)
})
