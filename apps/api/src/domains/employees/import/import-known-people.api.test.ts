import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let commune: string

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { rows } = await api.db.superuser.query<{ code: string }>('select code from new_districts limit 1')
  commune = rows[0]?.code ?? ''
})

type Cell = string | null
/** Rows of one person, by sheet, without his code. */
type Rows = Readonly<Record<string, readonly (readonly Cell[])[]>>

const titles: Readonly<Record<string, readonly string[]>> = {
  'Nhân viên': ['Ngày sinh', 'Số điện thoại', 'Email công ty', 'Số máy lẻ', 'Nơi sinh', 'Dân tộc'],
  'Giấy tờ': ['Số căn cước', 'Ngày cấp căn cước', 'Không thời hạn', 'Mức lương đóng BHXH'],
  'Địa chỉ': ['Địa chỉ thường trú (số nhà, đường, thôn)', 'Phường/Xã/Đặc khu (thường trú)'],
  'Thân nhân': [
    'Quan hệ',
    'Họ và tên',
    'Năm sinh',
    'Nghề nghiệp',
    'Người phụ thuộc',
    'Giảm trừ từ tháng',
    'Số định danh',
  ],
  'Trình độ': ['Trình độ', 'Trường', 'Chuyên ngành', 'Năm tốt nghiệp'],
  'Ngân hàng': ['Ngân hàng', 'Số tài khoản', 'Chủ tài khoản', 'Tài khoản nhận lương'],
  'Phụ cấp': ['Loại phụ cấp', 'Số tiền', 'Từ ngày', 'Đến ngày'],
  'Sổ theo năm': ['Năm', 'Ngày phép đã nghỉ', 'Giờ làm thêm'],
  'Khám sức khỏe': ['Loại khám', 'Ngày khám', 'Loại sức khỏe', 'Lần khám tiếp theo'],
}

/** The tables of a file, and those whose rows its history names by their ids. */
const tables = [
  'employees',
  'employee_details',
  'employee_papers',
  'employee_addresses',
  'employee_relatives',
  'employee_educations',
  'employee_bank_accounts',
  'employee_allowances',
  'employee_yearly_records',
  'employee_health_checks',
]

/** Somebody of a crowd, with the values that nobody else may have. */
interface Somebody {
  id: number
  code: string
  email: string
  number: string
  /** Of a child. */
  childNumber: string
}

/** What is in each file before, and what the workbook says then. */
const files: readonly ((own: Somebody) => { before: Rows; said: Rows })[] = [
  // Nothing but the card.
  ({ email, number }) => ({
    before: {},
    said: {
      'Nhân viên': [['03/02/1985', '0981000321', email, '102', 'Hà Nội', null]],
      'Giấy tờ': [[number, '05/05/2021', null, '5500000']],
      'Địa chỉ': [['Số 9 phố Mới', commune]],
      'Thân nhân': [['Con', 'Vũ Minh An', '2015', null, null, null, null]],
      'Trình độ': [['Đại học', 'Đại học Bách khoa Hà Nội', null, '2007']],
      'Ngân hàng': [['Vietcombank', '0011001234567', 'VU THI LO', null]],
      'Phụ cấp': [['Phụ cấp xăng xe', '300000', '01/01/2025', null]],
      'Sổ theo năm': [['2024', '10.5', '40']],
      'Khám sức khỏe': [['Khám định kỳ', '03/06/2025', 'Loại II', null]],
    },
  }),
  // Everything, of which much changes and some goes.
  ({ email, number }) => ({
    before: {
      'Nhân viên': [['04/03/1986', '0981000322', email, '7', 'Huế', 'Kinh']],
      'Giấy tờ': [[number, '05/05/2021', null, '5000000']],
      'Địa chỉ': [['Số 1 phố Cũ', commune]],
      'Thân nhân': [
        ['Con', 'Vũ Minh An', '2012', 'Học sinh', null, null, null],
        ['Mẹ', 'Lê Thị Cúc', '1958', null, null, null, null],
      ],
      'Trình độ': [['Đại học', 'Đại học Huế', 'Luật', '2008']],
      'Ngân hàng': [
        ['Vietcombank', '0011001234567', 'VU THI LO', 'Có'],
        ['BIDV', '0022001234567', 'VU THI LO', 'Không'],
      ],
      'Phụ cấp': [['Phụ cấp xăng xe', '300000', '01/01/2025', null]],
      'Sổ theo năm': [['2024', '10', '40']],
      'Khám sức khỏe': [['Khám định kỳ', '03/06/2025', 'Loại II', null]],
    },
    said: {
      'Nhân viên': [['04/03/1986', '0981000399', null, '8', null, 'Tày']],
      'Giấy tờ': [
        [number, '05/05/2021', 'Có', null],
        [number, '06/05/2021', 'Có', '5500000'],
      ],
      'Địa chỉ': [['Số 2 phố Mới', null]],
      'Thân nhân': [
        ['Con', 'vũ minh an', '2013', null, null, null, null],
        ['Mẹ', 'Lê Thị Cúc', '1959', 'Hưu trí', null, null, null],
        ['Bố', 'Vũ Văn Bình', '1955', null, null, null, null],
      ],
      'Trình độ': [
        ['Đại học', 'Đại học Huế', 'Luật', '2009'],
        ['Cao học', 'Đại học Huế', 'Luật', '2015'],
      ],
      'Ngân hàng': [['BIDV', '0022001234567', 'VU THI LO', 'Có']],
      'Phụ cấp': [
        ['Phụ cấp xăng xe', '350000', '01/01/2025', '31/12/2025'],
        ['Phụ cấp xăng xe', '400000', '01/01/2026', null],
      ],
      'Sổ theo năm': [
        ['2024', '12', null],
        ['2025', '3', '10'],
      ],
      'Khám sức khỏe': [
        ['Khám định kỳ', '03/06/2025', 'Loại III', null],
        ['Khám định kỳ', '03/01/2026', 'Loại II', '01/07/2026'],
      ],
    },
  }),
  // What is there already.
  ({ email, number }) => {
    const rows = {
      'Nhân viên': [['04/03/1986', '0981000322', email, '7', 'Huế', 'Kinh']],
      'Giấy tờ': [[number, '05/05/2021', 'Có', '5000000']],
      'Thân nhân': [['Con', 'Vũ Minh An', '2012', 'Học sinh', null, null, null]],
      'Sổ theo năm': [['2024', '10', '40']],
    }
    return { before: rows, said: rows }
  },
  // A dependant, whose number is asked for beside those of everybody, and a card that nobody mentions.
  ({ childNumber }) => ({
    before: {
      'Thân nhân': [['Con', 'Vũ Minh Chung', '2016', null, null, null, null]],
    },
    said: {
      'Thân nhân': [
        ['Con', 'Vũ Minh Chung', '2016', null, 'Có', '2024-01', childNumber],
        ['Con', 'Vũ Minh Chung Em', '2018', null, 'Có', '2024-01', null],
      ],
      'Khám sức khỏe': [['Khám định kỳ', '03/06/2025', null, null]],
    },
  }),
]

/** People who are alike in two crowds, but for what each has alone. */
async function crowd(): Promise<Somebody[]> {
  const people: Somebody[] = []
  for (const [place] of files.entries()) {
    const mark = String(nextNumber()).padStart(5, '0')
    const { employeeId: id, nhansuId: code } = await hire(api, `Vũ Thị Lô ${place}`, 3)
    const [number, childNumber] = [`001186${mark}0`, `001216${mark}1`]
    people.push({ id, code, email: `da.co.${mark}@demo.vn`, number, childNumber })
  }
  return people
}

function fileOf(people: readonly Somebody[], which: 'before' | 'said', of: readonly Somebody[] = people) {
  const sheets = Object.entries(titles).flatMap(([name, columns]) => {
    const rows = of.flatMap((own) => {
      const rowsOf = files[people.indexOf(own)]?.(own)[which][name] ?? []
      return rowsOf.map((cells) => [own.code, ...cells])
    })
    return rows.length > 0 ? [[name, [['Mã nhân viên', ...columns], ...rows]] as const] : []
  })
  // Each begins with its titles.
  return workbookOf(Object.fromEntries(sheets))
}

/** The file of somebody and what led to it, without what it has alone: ids, codes, numbers and times. */
async function stateOf(own: Somebody): Promise<string> {
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const state: Record<string, unknown> = {}
    const names = new Map<string, string>()
    for (const table of tables) {
      const { rows } = await client.query<{ id: number; row: object }>(
        `select (to_jsonb(t) ->> 'id')::bigint as id,
           to_jsonb(t) - '{id,employee_id,person_id,created_at,updated_at,nhansu_id}'::text[] as row
         from ${table} t where company_id = 1 and ${keyOf(table)} = $1 order by 1`,
        [own.id],
      )
      state[table] = rows.map(({ row }) => row)
      for (const [place, { id }] of rows.entries()) {
        if (isRows(table)) names.set(`${setOf(table)}.${id}.`, `${setOf(table)} ${place}.`)
      }
    }
    const history = await client.query<{ path: string }>(
      `select path, old_value, new_value, source, user_id from employee_history
       where company_id = 1 and employee_id = $1 order by id`,
      [own.id],
    )
    state['history'] = history.rows.map(({ path, ...line }) => [
      path.replace(/^(\w+)\.\d+\./, (row, set) => names.get(row) ?? `${set} gone.`),
      line,
    ])
    const trail = await client.query<{ changed_fields: string[] }>(
      `select operation, changed_fields from audit_trail
       where company_id = 1 and resource = 'employees' and record_id = $1 order by id`,
      [own.id],
    )
    state['trail'] = trail.rows.map((line) => ({ ...line, changed_fields: line.changed_fields.toSorted() }))
    let text = JSON.stringify(state, null, 1)
    for (const field of ['email', 'number', 'childNumber'] as const) text = text.replaceAll(own[field], field)
    return text
  })
}

const keyOf = (table: string): string => (table === 'employees' ? 'id' : 'employee_id')
/** As the history calls its rows. */
const setOf = (table: string): string => table.replace('employee_', '')
const isRows = (table: string): boolean => tables.indexOf(table) >= tables.indexOf('employee_relatives')
const statesOf = (people: readonly Somebody[]) => Promise.all(people.map(stateOf))

test('what changes in several files is written together as it is written one by one, and taken back alike', async () => {
  const [together, alone] = [await crowd(), await crowd()]
  for (const people of [together, alone]) {
    const { refusal } = await doImport(api, hr, 'employees', await fileOf(people, 'before'))
    expect(refusal).toBeUndefined()
  }
  const before = await statesOf(together)
  expect(await statesOf(alone)).toEqual(before)

  const tried = await tryImport(hr, 'employees', await fileOf(together, 'said'))
  expect(tried.rows.flatMap(({ errors }) => errors)).toEqual([])
  const { result } = await doImport(api, hr, 'employees', await fileOf(together, 'said'))
  const undos: number[] = []
  for (const own of alone) {
    const file = await fileOf(alone, 'said', [own])
    const told = await tryImport(hr, 'employees', file)
    const place = alone.indexOf(own)
    const same = tried.rows.filter(({ key }) => key === together[place]?.code)
    const changesOf = (rows: typeof same) => rows.map(({ sheet, state, changes }) => [sheet, state, changes])
    const text = (rows: typeof same, { email, number, childNumber }: Somebody) =>
      JSON.stringify(changesOf(rows))
        .replaceAll(email, 'email')
        .replaceAll(number, 'number')
        .replaceAll(childNumber, 'childNumber')
    expect(text(told.rows, own)).toBe(text(same, together[place] ?? own))
    const each = await doImport(api, hr, 'employees', file)
    expect(each.refusal).toBeUndefined()
    if (each.result?.id) undos.push(each.result.id)
  }
  const after = await statesOf(together)
  expect(after.filter((state, place) => state !== before[place])).toHaveLength(3)
  expect(await statesOf(alone)).toEqual(after)

  const back = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  for (const id of undos) expect((await hr.call('employees.undoImport', { path: { id } })).status).toBe(200)
  expect(await statesOf(alone)).toEqual(await statesOf(together))
})

test('what changes in several files alike is written by one statement for each table, and one for its history', async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { employeeId: id, nhansuId: code } = await hire(api, 'Vũ Thị Nhiều', 3)
      return { id, code, number: `001186${String(nextNumber()).padStart(5, '0')}2` }
    }),
  )
  const sheets = (grade: string) =>
    workbookOf({
      'Nhân viên': [
        ['Mã nhân viên', 'Ngày sinh', 'Số điện thoại', 'Nơi sinh'],
        ...people.map(({ code }) => [code, '03/02/1985', '0981000321', grade]),
      ],
      'Giấy tờ': [
        ['Mã nhân viên', 'Số căn cước', 'Nơi cấp căn cước'],
        ...people.map(({ code, number }) => [code, number, grade]),
      ],
      'Khám sức khỏe': [
        ['Mã nhân viên', 'Loại khám', 'Ngày khám', 'Nơi khám'],
        ...people.map(({ code }) => [code, 'Khám định kỳ', '03/06/2025', grade]),
      ],
    })
  await doImport(api, hr, 'employees', await sheets('Hà Nội'))
  const { result } = await doImport(api, hr, 'employees', await sheets('Huế'))
  expect(result?.changed).toBe(60)
  const ids = people.map(({ id }) => id)
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    const statements: Record<string, number> = {}
    const written = ['employees', 'employee_details', 'employee_papers', 'employee_health_checks']
    for (const table of [...written, 'employee_history']) {
      // Rows that one statement of a transaction has written bear its number.
      const { rows } = await client.query<{ count: number }>(
        `select count(distinct cmin::text)::integer as count from ${table}
         where company_id = 1 and ${keyOf(table)} = any($1) ${table === 'employee_history' ? 'and source_id = $2' : 'and $2 > 0'}`,
        [ids, result?.id],
      )
      statements[table] = rows[0]?.count ?? 0
    }
    expect(statements).toEqual({
      employees: 1,
      employee_details: 1,
      employee_papers: 1,
      employee_health_checks: 1,
      employee_history: 3,
    })
  })
})

test('a number that a later row gives up is another’s still, however many are written together', async () => {
  const people = await crowd()
  const [first, second] = people
  const numbers = (...rows: (readonly [string | undefined, string | undefined])[]) =>
    workbookOf({
      'Giấy tờ': [['Mã nhân viên', 'Số căn cước'], ...rows.map(([code = '', number = '']) => [code, number])],
    })
  const mark = String(nextNumber()).padStart(5, '0')
  const given = await numbers([first?.code, first?.number], [second?.code, second?.number])
  expect((await doImport(api, hr, 'employees', given)).refusal).toBeUndefined()
  const taken = [first?.code, second?.number] as const
  const freed = [second?.code, `001186${mark}3`] as const
  const tooSoon = await tryImport(hr, 'employees', await numbers(taken, freed))
  expect(tooSoon.rows.map(({ row, state }) => [row, state])).toEqual([
    [2, 'wrong'],
    [3, 'changed'],
  ])
  expect(tooSoon.rows[0]?.errors[0]).toMatch(/^Số căn cước đã thuộc nhân viên /)
  const inOrder = await doImport(api, hr, 'employees', await numbers(freed, taken))
  expect([inOrder.refusal, inOrder.result?.changed]).toEqual([undefined, 2])
})
