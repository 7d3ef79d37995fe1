import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
let near: number
let far: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  near = (await hire(api, 'Người Gần Hai', 3)).employeeId
  far = (await hire(api, 'Người Xa Hai', 4)).employeeId
  const third = (await hire(api, 'Người Gần Ba', 3)).employeeId
  const homeless = (await hire(api, 'Người Không Đơn Vị')).employeeId
  await taught('2098-02-01', { hours: 16 }, { passed: near, failed: far, absent: third })
  await taught('2098-02-20', { type_id: 32, field_id: 31 }, { joined: near, refused: far, listed: third })
  await taught('2098-05-01', {}, { registered: far, passed: homeless })
})

/** A course of a far year with people in these states. */
async function taught(start: string, more: object, people: Record<string, number>): Promise<number> {
  const body = { name: `Khóa ${nextNumber()}`, type_id: 31, start_date: start, end_date: start, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    for (const [state, employee] of Object.entries(people))
      await client.query(
        `insert into training_employees (company_id, training_id, employee_id, state, reason)
         values (1, $1, $2, $3, case $3 when 'refused' then 'Bận' end)`,
        [id, employee, state],
      )
  })
  return id
}

type Reader = Pick<Person, 'call'>
type AskedRows = Input<'trainingReports.courseRows'>['query']

const year = { from: '2098-01-01', to: '2098-12-31' }
const figures = ['registered', 'joined', 'passed'] as const
const groupings = ['type', 'field', 'month', 'unit', 'person'] as const

const report = async (query: object, reader: Reader = hr) =>
  (await reader.call('trainingReports.courses', { query: { ...year, ...query } })).body.data
const rowsOf = async (query: AskedRows, reader: Reader = hr) =>
  (await reader.call('trainingReports.courseRows', { query: { ...year, size: 100, ...query } })).body.data

/** Reads the report as a head of a unit, with that right alone. */
async function headOf(unit: number): Promise<Reader> {
  const { personId } = await hire(api, 'Trưởng Đơn Vị Mở Số', unit)
  return newcomer(api, {
    login: `truong.${nextNumber()}`,
    companies: { 1: [['training_report', 'unit']] },
    personId,
  })
}

/** Each figure of the report beside how many rows it opens. */
async function compared(asked: object, reader: Reader): Promise<[string, number, number][]> {
  const found: [string, number, number][] = []
  const compare = async (name: string, shown: number, query: AskedRows) => {
    const { rows, row_total: total } = await rowsOf({ ...asked, ...query }, reader)
    expect([name, rows.length]).toEqual([name, total])
    found.push([name, shown, total])
  }
  const { total, courses } = await report(asked, reader)
  for (const figure of figures) {
    await compare(figure, total[figure], { figure })
    for (const course of courses)
      await compare(`${course.code} ${figure}`, course[figure], { figure, training_id: course.id })
  }
  await compare('courses', total.courses, { figure: 'courses' })
  for (const by of groupings)
    for (const group of (await report({ ...asked, by }, reader)).groups)
      for (const figure of [...figures, 'courses'] as const)
        await compare(`${by} ${group.name} ${figure}`, group[figure], { figure, by, row: group.key })
  return found
}

test('every figure opens as many rows as it says, of a unit, a type and a reader of single units too', async () => {
  const asked: [Reader, object][] = [
    [hr, { department_id: 2 }],
    [hr, { type_id: 32 }],
    [await headOf(2), {}],
    [await headOf(4), {}],
  ]
  for (const [reader, query] of asked) {
    const found = await compared(query, reader)
    expect(found.filter(([, shown, opened]) => shown !== opened)).toEqual([])
  }
  const all = await compared({}, hr)
  expect(all.filter(([, shown, opened]) => shown !== opened)).toEqual([])
  expect(all).toContainEqual(['registered', 6, 6])
  expect(all.filter(([name]) => name.startsWith('field ')).length).toBe(8)
})

test('rows name the people with their courses, the last course first', async () => {
  const { rows } = await rowsOf({ figure: 'registered', by: 'person', row: String(near) })
  expect(rows.map(({ start_date: start, employee_id: id, state }) => [start, id, state])).toEqual([
    ['2098-02-20', near, 'joined'],
    ['2098-02-01', near, 'passed'],
  ])
  expect(rows[0]).toMatchObject({ full_name: 'Người Gần Hai', unit_name: 'Tổ Tuyển dụng' })
  const courses = await rowsOf({ figure: 'courses', by: 'unit', row: '4' })
  expect(courses.rows.map(({ start_date: start, employee_id: id }) => [start, id])).toEqual([
    ['2098-05-01', null],
    ['2098-02-01', null],
  ])
  const second = await rowsOf({ figure: 'registered', size: 2, page: 2 })
  expect([second.rows.length, second.row_total]).toEqual([2, 6])
})

test('whoever reads for a unit opens nobody of others, by no question', async () => {
  const head = await headOf(3)
  const asked: AskedRows[] = [
    { figure: 'registered', by: 'unit', row: '4' },
    { figure: 'courses', by: 'unit', row: '4' },
    { figure: 'registered', by: 'person', row: String(far) },
    { figure: 'courses', by: 'person', row: String(far) },
    { figure: 'registered', department_id: 4 },
  ]
  for (const query of asked)
    expect([query, await rowsOf(query, head)]).toEqual([query, { rows: [], row_total: 0 }])
  const { rows } = await rowsOf({ figure: 'registered' }, head)
  expect(rows.map(({ employee_id: id }) => id)).not.toContain(far)
  expect(rows.length).toBe(3)
})

test('a group without a word that tells it apart, one that cannot be and wrong days are refused', async () => {
  const ask = (query: object) =>
    hr.call('trainingReports.courseRows', { query: { ...year, figure: 'joined', ...query } })
  expect(await ask({ row: '4' })).toMatchObject({
    status: 400,
    body: { errors: { row: ['Hãy chọn cách xem theo nhóm trước khi mở danh sách của một nhóm.'] } },
  })
  expect((await ask({ by: 'unit', row: "4' or true" })).status).toBe(400)
  expect((await ask({ from: '2098-02-01', to: '2098-01-01' })).status).toBe(400)
  for (const row of ['9999999999999999', 'none', '2098-02'])
    expect((await ask({ by: 'unit', row })).body).toMatchObject({ data: { rows: [], row_total: 0 } })
})

test('people of a course are asked by unit with all below it, and so is their workbook', async () => {
  const id = await taught('2099-02-01', {}, { passed: near, failed: far })
  const path = { id }
  const inUnit = async (unit: number) =>
    (
      await hr.call('trainingEmployees.list', { path, query: { department_id: unit } })
    ).body.data.employees.map(({ employee_id: employee }) => employee)
  expect(await inUnit(2)).toEqual([near])
  expect(await inUnit(4)).toEqual([far])
  expect((await inUnit(1)).toSorted((one, other) => one - other)).toEqual([near, far])
  expect(await inUnit(999_999)).toEqual([])
  const { bytes } = await hr.call('trainingEmployees.export', { path, query: { department_id: 4 } })
  const { sheets } = await openWorkbook(bytes)
  expect(sheets['Học viên']?.slice(1).map((row) => row[2])).toEqual(['Người Xa Hai'])
})
