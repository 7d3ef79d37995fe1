import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { newcomer } from '../../../testing/newcomer.ts'
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
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
})

const titles = ['Mã nhân viên', 'Họ và tên', 'Giới tính', 'Ngày sinh', 'Số điện thoại', 'Ngày vào công ty']
const ofPaper = ['Loại quyết định tiếp nhận', 'Số quyết định', 'Ngày quyết định', 'Chức vụ', 'Đơn vị']
const newCode = () => `QN${String(nextNumber()).padStart(6, '0')}`
const received = (code: string, number: string, type = 'Tiếp nhận thử việc') => [
  code,
  'Tống Thị Tiếp Nhận',
  'Nữ',
  '03/02/1995',
  '',
  '03/06/2024',
  type,
  number,
  number && '27/05/2024',
  ...place,
]
const bookOf = (...rows: string[][]) => workbookOf({ 'Nhân viên': [[...titles, ...ofPaper], ...rows] })

async function decisionsOf(number: string) {
  const filter = { decision_number: { operator: 'equal' as const, value: number } }
  return (await hr.call('decisions.list', { query: { filter } })).body.data.decisions
}

test('people taken in with the number of a decision are those of one decision in effect, until the import is taken back', async () => {
  const [one, two, bare] = [newCode(), newCode(), newCode()]
  const number = `${nextNumber()}/2024/QĐ-CU`
  const file = await bookOf(received(one, number), received(two, number), received(bare, ''))
  const tried = await tryImport(hr, 'employees', file)
  expect(tried).toMatchObject({ new: 3, wrong: 0 })
  expect(tried.rows.flatMap(({ warnings }) => warnings ?? [])).toEqual([])
  expect(await decisionsOf(number)).toEqual([])
  const { result, refusal } = await doImport(api, hr, 'employees', file)
  expect([refusal, result?.new]).toEqual([undefined, 3])
  const [entered] = await decisionsOf(number)
  expect(entered).toMatchObject({
    decision_type: 2,
    status_name: 'Đã có hiệu lực',
    sign_date: '2024-05-27',
    people_total: 2,
  })
  const { decision } = (await hr.call('decisions.show', { path: { id: entered?.id ?? 0 } })).body.data
  expect(decision.people).toMatchObject([{ change_state: 'in_effect' }, { change_state: 'in_effect' }])
  // A change of a decision ends with it alone.
  const { employee } = (await hr.call('employees.info', { path: { nhansu_id: one } })).body.data
  const { why } = (await hr.call('jobChanges.why', { path: { id: employee.id } })).body.data
  expect(why.facts.find(({ fact }) => fact === 'work_state')?.set_by).toMatchObject({
    decision_id: entered?.id,
  })
  const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect(await decisionsOf(number)).toEqual([])
})

test('people of one decision are undone together, and another decision of the import stays', async () => {
  const [one, two, other] = [newCode(), newCode(), newCode()]
  const [number, second] = [`${nextNumber()}/2024/QĐ-CU`, `${nextNumber()}/2024/QĐ-CU`]
  const file = await bookOf(received(one, number), received(two, number), received(other, second))
  const { result } = await doImport(api, hr, 'employees', file)
  const path = { id: result?.id ?? 0 }
  const { people } = (await hr.call('employees.importedPeople', { path })).body.data
  const idOf = (code: string) => people.find(({ nhansu_id }) => nhansu_id === code)?.id ?? 0
  const ordered = (numbers: readonly (string | null)[]) => numbers.map(String).toSorted()
  expect(ordered(people.map(({ decision_number }) => decision_number))).toEqual(
    ordered([number, number, second]),
  )
  const undo = (...codes: string[]) =>
    hr.call('employees.undoImportOfPeople', { path, body: { employee_ids: codes.map(idOf) } })
  const half = await undo(one)
  expect([half.status, half.body.message]).toEqual([
    409,
    `Quyết định số ${number} của lần nhập này còn nêu người khác. Hãy chọn cả những người đó.`,
  ])
  expect(await decisionsOf(number)).toMatchObject([{ people_total: 2 }])
  const whole = await undo(one, two)
  expect(whole.status, whole.text).toBe(200)
  expect([await decisionsOf(number), (await decisionsOf(second)).length]).toEqual([[], 1])
  expect((await hr.call('employees.undoImport', { path })).status).toBe(200)
  expect(await decisionsOf(second)).toEqual([])
})

test('a number that another decision has stays text, and people come in', async () => {
  const number = `${nextNumber()}/2024/QĐ-CU`
  const first = await bookOf(received(newCode(), number))
  expect((await doImport(api, hr, 'employees', first)).refusal).toBeUndefined()
  const code = newCode()
  const again = await bookOf(received(code, number.toLowerCase(), 'Tiếp nhận chính thức'))
  const tried = await tryImport(hr, 'employees', again)
  expect(tried).toMatchObject({ new: 1, wrong: 0 })
  expect(tried.rows[0]?.warnings?.[0]).toMatch(
    /không vào sổ quyết định: Đã có quyết định số .* trong năm 2024\.$/,
  )
  expect((await doImport(api, hr, 'employees', again)).refusal).toBeUndefined()
  expect(await decisionsOf(number)).toMatchObject([{ people_total: 1 }])
  expect((await hr.call('employees.info', { path: { nhansu_id: code } })).status).toBe(200)
})

test('a paper is one, whichever row says when it was signed and in whatever case its number is typed', async () => {
  const number = `${nextNumber()}/2024/QĐ-CU`
  const [whole, bare] = [received(newCode(), number), received(newCode(), number.toLowerCase())]
  const file = await bookOf(bare.with(8, ''), whole)
  expect((await doImport(api, hr, 'employees', file)).refusal).toBeUndefined()
  expect(await decisionsOf(number.toLowerCase())).toMatchObject([
    { sign_date: '2024-05-27', people_total: 2 },
  ])
})

test('the number of an opening and of pay stays text, and each such row is told', async () => {
  const code = newCode()
  const number = `${nextNumber()}/2019/QĐ-CU`
  const opening = [code, 'Tống Thị Đầu Kỳ', 'Nữ', '03/02/1995', '', '01/03/2019', '', number, '', ...place]
  const heads = [...titles, ...ofPaper, 'Số liệu đầu kỳ', 'Tình trạng làm việc']
  const bare = newCode()
  const file = await workbookOf({
    'Nhân viên': [
      heads,
      [...opening, 'Có', 'Chính thức'],
      [...opening.with(0, bare).with(7, ''), 'Có', 'Chính thức'],
    ],
    Lương: [
      ['Mã nhân viên', 'Ngày hiệu lực', 'Bậc lương', 'Số quyết định'],
      [code, '01/03/2019', '2', number],
      [bare, '01/03/2019', '2', ''],
    ],
  })
  const tried = await tryImport(hr, 'employees', file)
  expect(tried, JSON.stringify(tried.rows)).toMatchObject({ new: 4, wrong: 0 })
  const told = tried.rows.map(({ sheet, row, warnings }) => [`${sheet} ${row}`, warnings?.length ?? 0])
  expect(Object.fromEntries(told)).toEqual({
    'Lương 2': 1,
    'Lương 3': 0,
    'Nhân viên 2': 1,
    'Nhân viên 3': 0,
  })
  expect(tried.rows[0]?.warnings).toEqual([
    'Số quyết định chỉ được ghi trong hồ sơ, không vào sổ quyết định: dòng này không nói loại quyết định.',
  ])
  const marked = await hr.call('employees.markImport', { body: { file } })
  const { sheets } = await openWorkbook(marked.bytes)
  expect(sheets['Lương']?.[1]?.slice(0, 2)).toEqual(['Thêm mới', expect.stringContaining('không nói loại')])
  expect((await doImport(api, hr, 'employees', file)).result?.new).toBe(4)
  expect(await decisionsOf(number)).toEqual([])
})

test('who issues no decisions brings the number as the text that it is', async () => {
  const clerk = await newcomer(api, {
    login: 'nhap.khong.ban.hanh',
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
      ],
    },
  })
  const number = `${nextNumber()}/2024/QĐ-CU`
  const file = await bookOf(received(newCode(), number))
  const { rows } = await tryImport(clerk, 'employees', file)
  expect(rows[0]?.warnings?.[0]).toContain('người nhập không có quyền ban hành')
  const { result } = await doImport(api, clerk, 'employees', file)
  expect(result?.new).toBe(1)
  expect(result?.new).toBe(1)
  expect(await decisionsOf(number)).toEqual([])
})

test('a paper names 500 people at most: of more, every row is told that its number stays text', async () => {
  const number = `${nextNumber()}/2024/QĐ-DONG`
  const crowd = Array.from({ length: 501 }, () => received(newCode(), number))
  const { rows, ...tried } = await tryImport(hr, 'employees', await bookOf(...crowd))
  expect(tried).toMatchObject({ new: 501, wrong: 0 })
  expect(rows).toHaveLength(200)
  expect(rows.every(({ warnings }) => warnings?.[0]?.includes('tối đa 500 người'))).toBe(true)
}, 120_000)
