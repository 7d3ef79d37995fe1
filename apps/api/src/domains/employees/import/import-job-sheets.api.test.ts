import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

type Sheets = Parameters<typeof workbookOf>[0]

const api = apiForFile()
let hr: Person
let unit: string
let other: string
let position: string
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
  const { positions } = (await hr.call('positions.list')).body.data
  unit = departments.find(({ id }) => id === 3)?.code ?? ''
  other = departments.find(({ id }) => id === 4)?.code ?? ''
  position = positions.find(({ id }) => id === 2)?.code ?? ''
})

const newCode = () => `DK${String(nextNumber()).padStart(6, '0')}`
const titles = [
  'Mã nhân viên',
  'Họ và tên',
  'Giới tính',
  'Ngày sinh',
  'Số điện thoại',
  'Số liệu đầu kỳ',
  'Ngày vào công ty',
  'Loại quyết định tiếp nhận',
  'Tình trạng làm việc',
  'Chức vụ',
  'Đơn vị',
]
const opening = (code: string, day = '01/03/2019', state = 'Chính thức') =>
  [code, 'Tống Thị Đầu Kỳ', 'Nữ', '03/02/1995', '', 'Có', day, '', state, position, unit] as const
const received = (code: string) =>
  [
    code,
    'Tống Thị Tiếp Nhận',
    'Nữ',
    '03/02/1995',
    '',
    '',
    '03/06/2024',
    'Tiếp nhận thử việc',
    '',
    position,
    unit,
  ] as const
const pay = ['Mã nhân viên', 'Ngày hiệu lực', 'Bậc lương', 'Lương cơ bản']
const leaving = ['Mã nhân viên', 'Ngày nghỉ việc', 'Lý do nghỉ']
const further = ['Mã nhân viên', 'Chức vụ', 'Đơn vị']

async function idOf(code: string): Promise<number> {
  const { body } = await hr.call('employees.info', { path: { nhansu_id: code } })
  return body.data?.employee.id ?? 0
}

/** What decisions the changes of somebody's pay are of. */
async function decisionTypes(id: number): Promise<number[]> {
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ decision_type: number }>(
      `select decision_type from job_changes where employee_id = $1 and kind = 'pay'`,
      [id],
    )
    return rows.map(({ decision_type }) => decision_type)
  })
}

async function faultsIn(sheets: Sheets): Promise<Record<string, string[]>> {
  const { rows } = await tryImport(hr, 'employees', await workbookOf(sheets))
  const wrong = rows.filter(({ state }) => state === 'wrong')
  return Object.fromEntries(wrong.map(({ sheet, row, errors }) => [`${sheet} ${row}`, errors]))
}

test('somebody of an older system comes with further positions, pay of several days and the day of leaving', async () => {
  const [code, gone] = [newCode(), newCode()]
  const file = await workbookOf({
    'Nhân viên': [titles, opening(code), opening(gone)],
    'Kiêm nhiệm': [further, [code, position, other]],
    Lương: [pay, [code, '01/03/2019', '2', '7000000'], [code, '01/03/2021', '3', '9000000']],
    'Nghỉ việc': [leaving, [gone, '30/06/2023', 'Xin nghỉ']],
  })
  const tried = await tryImport(hr, 'employees', file)
  expect(tried).toMatchObject({ new: 6, wrong: 0 })
  const told = tried.rows.find(({ sheet }) => sheet === 'Lương')?.changes
  expect(told).toContainEqual({ field: 'base_salary', title: 'Lương cơ bản', before: null, after: '••••' })
  expect(await idOf(code)).toBe(0)

  const { result, refusal } = await doImport(api, hr, 'employees', file)
  expect([refusal, result?.new]).toEqual([undefined, 6])
  const id = await idOf(code)
  const { pay: paid } = (await hr.call('jobChanges.why', { path: { id } })).body.data.why
  expect(paid?.map(({ set_by }) => `${set_by.kind} ${set_by.origin}`)).toEqual(['pay import', 'pay import'])
  const { facts } = (
    await hr.call('jobChanges.why', { path: { id: await idOf(gone) }, query: { as_of: '2023-08-01' } })
  ).body.data.why
  expect(facts.find(({ fact }) => fact === 'work_state')?.set_by).toMatchObject({
    kind: 'termination',
    origin: 'import',
  })
  expect(await decisionTypes(id)).toEqual([15, 15])
  const { employee } = (await hr.call('employees.show', { path: { id } })).body.data
  expect(employee.positions.map(({ department_id, is_main }) => [department_id, is_main])).toEqual([
    [3, true],
    [4, false],
  ])
  const { pay_levels: levels } = (await hr.call('employeePayLevels.list', { path: { id } })).body.data
  expect(levels.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
    ['2021-03-01', null],
    ['2019-03-01', '2021-03-01'],
  ])
  const left = (await hr.call('employees.show', { path: { id: await idOf(gone) } })).body.data.employee
  expect(left).toMatchObject({ active: false, work_state: 'left', leave_date: '2023-06-30', positions: [] })

  const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect([await idOf(code), await idOf(gone)]).toEqual([0, 0])
})

test('pay below the minimum wage of the region is told beside its row, and beside no wrong one', async () => {
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update departments set wage_region = case id when 3 then 1 end where id in (1, 3)'),
  )
  const [code, elsewhere] = [newCode(), newCode()]
  const inOther = opening(elsewhere).with(titles.length - 1, other)
  const titlesOfPay = [...pay, 'Ngày xét nâng lương']
  const { rows, wrong } = await tryImport(
    hr,
    'employees',
    await workbookOf({
      'Nhân viên': [titles, opening(code), inOther],
      Lương: [
        titlesOfPay,
        [code, '01/01/2025', '2', '4000000', ''],
        [code, '01/06/2025', '3', '9000000', ''],
        [code, '01/09/2025', '4', '4000000', '01/08/2025'],
        [elsewhere, '01/01/2025', '2', '4000000', ''],
        [elsewhere, '01/06/2025', '2', '3000000', ''],
      ],
    }),
  )
  const told = rows.flatMap(({ sheet, row, warnings }) =>
    sheet === 'Lương' && warnings ? [[row, warnings]] : [],
  )
  const least = 'Lương cơ bản thấp hơn mức lương tối thiểu tháng của'
  expect([wrong, told]).toEqual([
    1,
    [
      [2, [`${least} vùng I, vùng của đơn vị.`]],
      [6, [`${least} vùng IV, vùng thấp nhất cả nước.`]],
    ],
  ])
})

test('of who left long ago an import makes no list of tasks, and it is undone with the list of who leaves now', async () => {
  const [gone, leavingNow] = [newCode(), newCode()]
  const { rows } = await api.db.superuser.query<{ today: string }>(
    "select to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY') as today",
  )
  const { result, refusal } = await doImport(
    api,
    hr,
    'employees',
    await workbookOf({
      'Nhân viên': [titles, opening(gone), opening(leavingNow)],
      'Nghỉ việc': [
        leaving,
        [gone, '30/06/2023', 'Xin nghỉ'],
        [leavingNow, rows[0]?.today ?? '', 'Xin nghỉ'],
      ],
    }),
  )
  expect(refusal).toBeUndefined()
  const tasksOf = async (id: number) => {
    const { body } = await hr.call('leaverTasks.list', {
      query: { filter: { employee_id: { operator: 'equal', value: id } } },
    })
    return body.data.leaver_tasks.length
  }
  const id = await idOf(leavingNow)
  expect([await tasksOf(await idOf(gone)), (await tasksOf(id)) > 0]).toEqual([0, true])
  // A file comes back with its list as well.
  const listed = await tasksOf(id)
  const asServer = (statement: RawBuilder<unknown>) =>
    inCompany(api.db.database, { companyId: 1, readOnly: false }, ({ db }) => statement.execute(db))
  await asServer(sql`select remove_employee_file(${id}, 1)`)
  expect(await tasksOf(id)).toBe(0)
  await asServer(sql`select restore_employee_file(${id}, interval '1 hour')`)
  expect(await tasksOf(id)).toBe(listed)
  const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
  expect(undone.status, undone.text).toBe(200)
  expect([await idOf(gone), await tasksOf(id)]).toEqual([0, 0])
})

test('an import is not undone once somebody has ticked what is to be done for a leaver', async () => {
  const code = newCode()
  const { rows } = await api.db.superuser.query<{ today: string }>(
    "select to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY') as today",
  )
  const { result } = await doImport(
    api,
    hr,
    'employees',
    await workbookOf({
      'Nhân viên': [titles, opening(code)],
      'Nghỉ việc': [leaving, [code, rows[0]?.today ?? '', 'Xin nghỉ']],
    }),
  )
  const ofPerson = { employee_id: { operator: 'equal', value: await idOf(code) } } as const
  const { leaver_tasks } = (await hr.call('leaverTasks.list', { query: { filter: ofPerson } })).body.data
  await hr.call('leaverTasks.update', {
    path: { id: leaver_tasks[0]?.id ?? 0 },
    body: { state: 'done', note: 'Đã bàn giao' },
  })
  const { status, body } = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
  expect([status, body.message]).toEqual([409, expect.stringMatching(/đã được sửa sau khi nhập\.$/)])
})

test('further positions of several rows are said of the last, and come with a reception too', async () => {
  const [code, fresh] = [newCode(), newCode()]
  const later = [code, '', '', '', '', 'Có', '01/05/2019', '', 'Chính thức', position, unit] as const
  await doImport(
    api,
    hr,
    'employees',
    await workbookOf({
      'Nhân viên': [titles, opening(code, '01/03/2019', 'Thử việc'), later, received(fresh)],
      'Kiêm nhiệm': [further, [code, position, other], [fresh, position, other]],
    }),
  )
  const heldFrom = async (of: string) => {
    const { body } = await hr.call('employees.show', { path: { id: await idOf(of) } })
    return body.data.employee.positions.find(({ is_main }) => !is_main)?.from_date
  }
  expect([await heldFrom(code), await heldFrom(fresh)]).toEqual(['2019-05-01', '2024-06-03'])
})

test('job facts of people who are there are refused with the dialog that changes them, and rows that fit nobody', async () => {
  const { nhansuId: there } = await hire(api, 'Tống Văn Có Sẵn', 3)
  const [code, fresh, early] = [newCode(), newCode(), newCode()]
  const faults = await faultsIn({
    'Nhân viên': [titles, opening(code), received(fresh), opening(early)],
    'Kiêm nhiệm': [further, [there, position, other], [code, position, 'Đơn vị không có']],
    Lương: [
      pay,
      [there, '01/03/2024', '2', '7000000'],
      [fresh, '03/06/2024', '2', ''],
      [early, '01/03/2018', '2', ''],
    ],
    'Nghỉ việc': [
      leaving,
      [there, '30/06/2024', 'Xin nghỉ'],
      [code, '30/06/2023', 'Xin nghỉ'],
      [code, '30/07/2023', 'Xin nghỉ'],
      [fresh, '30/06/2024', 'Xin nghỉ'],
      [early, '30/06/2018', 'Xin nghỉ'],
    ],
  })
  const isThere = (sheet: string, dialog: string) =>
    `Người này đã có trong công ty nên tệp không đổi được thông tin công việc ở trang tính "${sheet}". Hãy bỏ dòng này và dùng "${dialog}" trên hồ sơ.`
  const openingOnly = (sheet: string) => `Trang tính "${sheet}" chỉ dùng cho người mới có Số liệu đầu kỳ.`
  expect(faults).toEqual({
    'Kiêm nhiệm 2': [isThere('Kiêm nhiệm', 'Kiêm nhiệm')],
    'Kiêm nhiệm 3': [expect.stringMatching(/^Đơn vị: bạn ghi "Đơn vị không có", .*hãy ghi mã/)],
    'Lương 2': [isThere('Lương', 'Điều chỉnh lương')],
    'Lương 3': [openingOnly('Lương')],
    'Lương 4': ['Ngày hiệu lực trước ngày vào công ty.'],
    'Nghỉ việc 2': [isThere('Nghỉ việc', 'Nghỉ việc')],
    'Nghỉ việc 4': ['Mã nhân viên trùng với dòng 3.'],
    'Nghỉ việc 5': [openingOnly('Nghỉ việc')],
    'Nghỉ việc 6': ['Ngày hiệu lực trước ngày vào công ty.'],
  })
})

test('pay asks for its own right', async () => {
  const clerk = await newcomer(api, {
    login: `luong${nextNumber()}`,
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
      ],
    },
  })
  const code = newCode()
  const { status, body } = await clerk.call('employees.import', {
    query: { dry_run: true },
    body: {
      file: await workbookOf({
        'Nhân viên': [titles, opening(code)],
        Lương: [pay, [code, '01/03/2019', '2', '7000000']],
      }),
    },
  })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ file: [expect.stringContaining('không có quyền nhập trang tính "Lương"')] })
})

test('of several rows of pay the one that changes nothing is named, and the others are let through', async () => {
  const code = newCode()
  const file = await workbookOf({
    'Nhân viên': [titles, opening(code)],
    Lương: [
      pay,
      [code, '01/03/2019', '2', '7000000'],
      [code, '01/03/2021', '3', '9000000'],
      [code, '01/03/2022', '3', '9000000'],
    ],
  })
  const { rows, wrong, new: made } = await tryImport(hr, 'employees', file)
  expect([made, wrong]).toEqual([3, 1])
  expect(rows.find(({ state }) => state === 'wrong')).toMatchObject({
    sheet: 'Lương',
    row: 4,
    errors: ['Mức lương này đang áp dụng rồi, không có gì thay đổi.'],
  })
})

test('the right to pay reaches the units where it is held, by where somebody new works last', async () => {
  const clerk = await newcomer(api, {
    login: `luongdonvi${nextNumber()}`,
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
        ['employee_pay', 'unit'],
      ],
    },
    personId: (await hire(api, 'Tống Thị Trưởng Nhóm', 3)).personId,
  })
  const [mine, others, came, went] = [newCode(), newCode(), newCode(), newCode()]
  const at = (code: string, day: string, place: string) => [...opening(code, day).slice(0, -1), place]
  const { rows } = await tryImport(
    clerk,
    'employees',
    await workbookOf({
      'Nhân viên': [
        titles,
        opening(mine),
        at(others, '01/03/2019', other),
        at(came, '01/03/2020', unit),
        at(came, '01/03/2019', other),
        at(went, '01/03/2019', unit),
        at(went, '01/03/2020', other),
      ],
      Lương: [pay, ...[mine, others, came, went].map((code) => [code, '01/03/2020', '2', '7000000'])],
    }),
  )
  const closed = ['Bạn không có quyền nhập trang tính "Lương" cho người này.']
  const told = rows.filter(({ sheet }) => sheet === 'Lương').map(({ row, errors }) => [row, errors])
  expect(Object.fromEntries(told)).toEqual({ 2: [], 3: closed, 4: [], 5: closed })
})
