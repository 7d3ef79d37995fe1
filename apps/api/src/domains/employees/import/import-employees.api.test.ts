import { beforeAll, describe, expect, test } from 'vitest'
import { photo } from '../../../files/testing/pictures.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
let unit: string
let position: string

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
  const { positions } = (await hr.call('positions.list')).body.data
  unit = departments.find(({ id }) => id === 3)?.code ?? ''
  position = positions.find(({ id }) => id === 2)?.code ?? ''
})

type Sheets = Parameters<typeof workbookOf>[0]

const people = ['Mã nhân viên', 'Họ và tên *', 'Giới tính', 'Ngày sinh', 'Số điện thoại']
const job = ['Ngày vào công ty', 'Loại quyết định tiếp nhận', 'Chức vụ', 'Đơn vị']
const relatives = ['Mã nhân viên', 'Quan hệ', 'Họ và tên', 'Năm sinh']

/** A code that nobody has, as a system before this one may have given it. */
const newCode = () => `CU${String(nextNumber()).padStart(6, '0')}`
const someone = (code: string, name = 'Phan Thị Nhập') => [code, name, 'Nữ', '03/02/1995', '0981000321']
const taken = (date = '03/06/2024') => [date, 'Tiếp nhận thử việc', position, unit]
const idNumber = () => `001195${String(nextNumber()).padStart(6, '0')}`

const everything = async () => {
  const print = await fingerprint(api.db.superuser, 1)
  return print.replace(
    /^(audit_trail|idempotency_keys|job_runs|queued_imports|imports|table_counts) .*$/gm,
    '',
  )
}

const compareText = (one: string, other: string) => one.localeCompare(other)

async function idOf(code: string): Promise<number> {
  const { body } = await hr.call('employees.info', { path: { nhansu_id: code } })
  return body.data?.employee.id ?? 0
}

/** What the check of files has found of somebody. */
async function findingsOf(id: number): Promise<string[]> {
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ finding: string }>(
      'select finding from employee_findings where company_id = 1 and employee_id = $1',
      [id],
    )
    return rows.map(({ finding }) => finding)
  })
}

describe('an import of employees', () => {
  test('has the files checked that it wrote, and again when it is taken back', async () => {
    const { employeeId: id, nhansuId } = await hire(api, 'Phan Văn Kiểm Tra', 3)
    const number = idNumber()
    const papers = await workbookOf({
      'Giấy tờ': [
        ['Mã nhân viên', 'Số căn cước', 'Mã số thuế'],
        [nhansuId, number, number],
      ],
    })
    const { result } = await doImport(api, hr, 'employees', papers)
    await runJobs(api.db)
    expect(await findingsOf(id)).toContain('no_id_card')
    expect(await findingsOf(id)).not.toContain('no_tax_code')
    const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    await runJobs(api.db)
    expect(await findingsOf(id)).toEqual(expect.arrayContaining(['no_tax_code', 'no_id_number']))
  })

  test('is taken back where it gave what no form lets somebody take away: the first number, the birth date', async () => {
    const { employeeId: id, nhansuId } = await hire(api, 'Phan Văn Số Đầu', 3)
    const { result } = await doImport(
      api,
      hr,
      'employees',
      await workbookOf({
        'Nhân viên': [people, [nhansuId, 'Phan Văn Số Đầu', 'Nữ', '03/02/1995', '0981000322']],
        'Giấy tờ': [
          ['Mã nhân viên', 'Số căn cước'],
          [nhansuId, idNumber()],
        ],
      }),
    )
    const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    const { employee } = (await hr.call('employees.show', { path: { id } })).body.data
    expect(employee).toMatchObject({ date_of_birth: null, phone: null })
    const { values } = (await hr.call('employees.reveal', { path: { id }, body: { fields: ['id_number'] } }))
      .body.data
    expect(values).toEqual({ id_number: null })
  })

  test('takes somebody in with papers and relatives, tells it first, and is taken back as a whole', async () => {
    const code = newCode()
    const file = await workbookOf({
      'Nhân viên': [
        [...people, ...job],
        [...someone(code), ...taken()],
        [...someone(''), ...taken()],
      ],
      'Giấy tờ': [
        ['Mã nhân viên', 'Số căn cước'],
        [code, idNumber()],
      ],
      'Thân nhân': [relatives, [code, 'Con', 'Phan Minh Khang', '2015']],
    })
    const before = await everything()
    const tried = await tryImport(hr, 'employees', file)
    expect(tried).toMatchObject({ id: null, total: 4, new: 3, changed: 1, wrong: 0 })
    expect(tried.rows.find(({ sheet }) => sheet === 'Giấy tờ')?.changes).toEqual([
      { field: 'id_number', title: 'Số căn cước', before: null, after: '••••' },
    ])
    // Days are told as all screens show them.
    expect(tried.rows.find(({ state }) => state === 'new')?.changes).toContainEqual({
      field: 'date_of_birth',
      title: 'Ngày sinh',
      before: null,
      after: '03-02-1995',
    })
    expect(await everything()).toBe(before)

    const { result } = await doImport(api, hr, 'employees', file)
    // The result of a run is kept, and holds nothing of anybody.
    expect(result).toMatchObject({ total: 4, new: 3, changed: 1, rows: [] })
    const id = await idOf(code)
    const { employee } = (await hr.call('employees.show', { path: { id } })).body.data
    expect(employee).toMatchObject({
      full_name: 'Phan Thị Nhập',
      date_of_birth: '1995-02-03',
      work_state: 'probation',
      join_date: '2024-06-03',
      positions: [{ position_id: 2, department_id: 3, is_main: true, from_date: '2024-06-03' }],
    })
    const { relatives: family } = (await hr.call('employeeRelatives.list', { path: { id } })).body.data
    expect(family).toMatchObject([{ full_name: 'Phan Minh Khang', relationship: 5, birth_year: 2015 }])
    const history = (await hr.call('employeeHistory.list', { path: { id } })).body.data.changes
    expect(history.every(({ source }) => source === 'import')).toBe(true)
    expect(history.length).toBeGreaterThan(3)

    await hr.call('employeeAvatar.store', {
      path: { id },
      body: { file: new File([(await photo()) as never], 'a.jpg'), square: '0,20,20' },
    })
    const { avatar } = (await hr.call('employeeAvatar.show', { path: { id } })).body.data
    const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
    expect([undone.status, undone.body.data.ids.length]).toEqual([200, 2])
    expect(await idOf(code)).toBe(0)
    const removed = 'select removed_at is not null as is_removed from files where id = $1'
    const { rows } = await api.db.superuser.query(removed, [avatar?.id])
    expect(rows).toEqual([{ is_removed: true }])
    // The codes that it brought are free again.
    expect((await tryImport(hr, 'employees', file)).wrong).toBe(0)
  })

  test('marks no more rows than are tried at once', async () => {
    const rows = Array.from({ length: 1_001 }, () => someone(''))
    const marked = { body: { file: await workbookOf({ 'Nhân viên': [people, ...rows] }) } }
    const { status, body } = await hr.call('employees.markImport', marked)
    expect([status, body.errors]).toEqual([400, { file: [expect.stringContaining('hơn 1,000 dòng')] }])
  })

  test('takes over what somebody was in an older system, row by row', async () => {
    const code = newCode()
    const titles = [
      ...people,
      'Số liệu đầu kỳ',
      'Ngày vào công ty',
      'Tình trạng làm việc',
      'Chức vụ',
      'Đơn vị',
    ]
    const file = await workbookOf({
      'Nhân viên': [
        titles,
        [...someone(code), 'Có', '01/03/2019', 'Thử việc', position, unit],
        [code, '', '', '', '', 'Có', '01/05/2019', 'Chính thức', position, unit],
      ],
    })
    const { result, refusal } = await doImport(api, hr, 'employees', file)
    expect([refusal, result?.new]).toEqual([undefined, 2])
    const id = await idOf(code)
    const { changes } = (await hr.call('jobChanges.ofEmployee', { path: { id } })).body.data
    expect(
      changes.map(({ kind, effective_date }) => `${kind} ${effective_date}`).toSorted(compareText),
    ).toEqual(['opening 2019-03-01', 'opening 2019-05-01'])
    const { employee } = (await hr.call('employees.show', { path: { id } })).body.data
    expect(employee).toMatchObject({ work_state: 'official', join_date: '2019-03-01' })
    const { facts } = (await hr.call('jobChanges.why', { path: { id } })).body.data.why
    expect(facts.find(({ fact }) => fact === 'work_state')).toMatchObject({
      set_by: { origin: 'import', kind: 'opening', effective_date: '2019-05-01' },
      before: { work_state: 'probation' },
    })
  })

  test('changes files that are there, and puts back what it changed unless somebody has changed more', async () => {
    const { nhansuId: code, employeeId: id } = await hire(api, 'Trần Thị Cũ', 3)
    await hr.call('employees.update', { path: { id }, body: { extension: '7' } })
    const relative = { relationship: 5, full_name: 'Trần Văn Con', birth_year: 2012 }
    await hr.call('employeeRelatives.store', { path: { id }, body: relative })
    const sheets: Sheets = {
      'Nhân viên': [
        ['Mã nhân viên', 'Số máy lẻ', 'Tôn giáo'],
        [code, '102', 'Không'],
      ],
      'Thân nhân': [relatives, [code, 'Con', 'Trần Văn Con', '2013'], [code, 'Mẹ', 'Lê Thị Mẹ', '1960']],
      'Sổ theo năm': [
        ['Mã nhân viên', 'Năm', 'Ngày phép đã nghỉ'],
        [code, '2024', '10.5'],
      ],
    }
    const file = await workbookOf(sheets)
    const tried = await tryImport(hr, 'employees', file)
    expect(tried).toMatchObject({ new: 2, changed: 2, unchanged: 0, wrong: 0 })
    expect(tried.rows.find(({ state }) => state === 'changed')?.changes).toEqual([
      { field: 'extension', title: 'Số máy lẻ', before: '7', after: '102' },
      { field: 'religion', title: 'Tôn giáo', before: null, after: 'Không' },
    ])
    const { result } = await doImport(api, hr, 'employees', file)
    expect(await tryImport(hr, 'employees', file)).toMatchObject({ new: 0, changed: 0, unchanged: 4 })
    await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
    const { employee } = (await hr.call('employees.show', { path: { id } })).body.data
    expect(employee).toMatchObject({ extension: '7', religion: null })
    const { relatives: family } = (await hr.call('employeeRelatives.list', { path: { id } })).body.data
    expect(family.map(({ full_name, birth_year }) => [full_name, birth_year])).toEqual([
      ['Trần Văn Con', 2012],
    ])

    const again = await doImport(api, hr, 'employees', file)
    await hr.call('employees.update', { path: { id }, body: { extension: '9' } })
    const late = await hr.call('employees.undoImport', { path: { id: again.result?.id ?? 0 } })
    expect([late.status, late.body.message]).toEqual([
      409,
      `Không thể hoàn tác vì hồ sơ ${code} - Trần Thị Cũ đã được sửa sau khi nhập.`,
    ])
  })

  test('takes addresses by the names of provinces and communes, and puts back those that were there', async () => {
    const { rows } = await api.db.superuser.query<{
      id: number
      name: string
      code: string
      province: string
    }>(
      `select commune.id, commune.full_name || ', ' || province.full_name as name, commune.code, province.full_name as province
       from new_districts commune join new_provinces province on province.id = commune.province_id
       order by commune.id limit 2`,
    )
    const [first, second] = rows
    const { nhansuId: there, employeeId: id } = await hire(api, 'Người Có Địa Chỉ', 3)
    const standing = { new_regular_address: 'Số 1 phố Cũ', new_district_id: first?.id ?? 0 }
    await hr.call('employeeAddresses.update', { path: { id }, body: standing })
    const code = newCode()
    const titles = [
      'Mã nhân viên',
      'Địa chỉ thường trú (số nhà, đường, thôn)',
      'Phường/Xã/Đặc khu (thường trú)',
      'Tỉnh/Thành phố (nơi ở hiện tại)',
      'Tỉnh/Thành phố (thường trú)',
    ]
    const newcomers: Sheets[string] = [
      [...people, ...job],
      [...someone(code), ...taken()],
    ]
    const file = (...addresses: (string | undefined)[][]) =>
      workbookOf({
        'Nhân viên': newcomers,
        'Địa chỉ': [titles, ...addresses.map((row) => row.map((cell) => cell ?? ''))],
      })
    const wrong = await tryImport(
      hr,
      'employees',
      await file([code, 'Số 9', 'Phường Không Có', second?.province], ['KHONGCO7', '', first?.name, '']),
    )
    const faults = wrong.rows.flatMap(({ sheet, errors }) => (sheet === 'Địa chỉ' ? errors : []))
    expect(faults).toEqual([
      expect.stringMatching(/^Phường\/Xã\/Đặc khu \(thường trú\): bạn ghi "Phường Không Có", .*hãy ghi mã/),
      expect.stringMatching(/^Không có nhân viên nào mang mã này/),
    ])
    const good = await file(
      [code, 'Số 9 phố Mới', first?.name, second?.province],
      [there, 'Số 2 phố Mới', second?.code, '', ''],
    )
    const tried = await tryImport(hr, 'employees', good)
    expect(tried).toMatchObject({ new: 1, changed: 2, wrong: 0 })
    const told = tried.rows.find(({ key, sheet }) => key === there && sheet === 'Địa chỉ')?.changes
    expect(told).toContainEqual({
      field: 'new_district_id',
      title: 'Phường/Xã/Đặc khu (thường trú)',
      before: first?.name,
      after: second?.name,
    })
    const { result } = await doImport(api, hr, 'employees', good)
    const addressOf = async (of: number) =>
      (await hr.call('employeeAddresses.show', { path: { id: of } })).body.data.addresses
    expect(await addressOf(await idOf(code))).toMatchObject({
      new_district_id: first?.id,
      regular_text: `Số 9 phố Mới, ${first?.name}`,
      tmp_text: second?.province,
    })
    expect(await addressOf(id)).toMatchObject({ new_district_id: second?.id })
    const undone = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await addressOf(id)).toMatchObject(standing)
  })

  test('writes nothing while one row is wrong (R18), and says of each what was written and what may be', async () => {
    const code = newCode()
    const { nhansuId: there } = await hire(api, 'Người Có Sẵn', 3)
    const shared = idNumber()
    const second = newCode()
    const file = await workbookOf({
      'Nhân viên': [
        [...people, ...job, 'Nơi làm việc', 'Công việc nặng nhọc, độc hại'],
        [...someone(code), ...taken()],
        [...someone(newCode()), '03/06/2024', 'Tiếp nhận vội', position, 'Phòng Không Có'],
        [there, '', '', '', '', '', '', '', unit, 'Kho Đông Anh', 'Không'],
        [...someone('NS0111'), ...taken()],
        [...someone(second), ...taken()],
      ],
      'Giấy tờ': [
        ['Mã nhân viên', 'Số căn cước'],
        [code, shared],
        [second, shared],
        ['KHONGCO9', idNumber()],
      ],
      'Thân nhân': [relatives, [code, 'Cậu', 'Phan Văn Cậu', '1970']],
    })
    const { rows, wrong } = await tryImport(hr, 'employees', file)
    const faults = Object.fromEntries(
      rows
        .filter(({ state }) => state === 'wrong')
        .map(({ sheet, row, errors }) => [`${sheet} ${row}`, errors]),
    )
    expect(wrong).toBe(6)
    expect(faults['Nhân viên 3']).toEqual([
      expect.stringMatching(/^Loại quyết định tiếp nhận: bạn ghi "Tiếp nhận vội"; chọn Tiếp nhận đào tạo, /),
      expect.stringMatching(/^Đơn vị: bạn ghi "Phòng Không Có", .*hãy ghi mã, hoặc chọn /),
    ])
    expect(faults['Nhân viên 4']).toEqual([
      'Người này đã có trong công ty nên tệp không đổi được thông tin công việc (cột "Đơn vị", "Nơi làm việc", "Công việc nặng nhọc, độc hại"). Hãy để trống các ô đó và dùng "Điều chuyển", "Bố trí công việc", "Công việc nặng nhọc, độc hại" trên hồ sơ.',
    ])
    // Of whom another company has nobody is told more than that the code is taken.
    expect(faults['Nhân viên 5']).toEqual(['Mã nhân viên này đã được dùng trong tập đoàn.'])
    expect(faults['Giấy tờ 3']).toEqual([expect.stringMatching(/^Số căn cước đã thuộc nhân viên /)])
    expect(faults['Giấy tờ 4']?.[0]).toMatch(/^Không có nhân viên nào mang mã này/)
    expect(faults['Thân nhân 2']).toEqual([expect.stringMatching(/^Quan hệ: bạn ghi "Cậu"; chọn /)])

    const before = await everything()
    const { refusal } = await doImport(api, hr, 'employees', file)
    expect(refusal?.message).toMatch(/dòng sai nên chưa có gì được nhập/)
    expect(await everything()).toBe(before)
    const marked = await hr.call('employees.markImport', { body: { file } })
    const { sheets } = await openWorkbook(Buffer.from(marked.bytes))
    expect(sheets['Nhân viên']?.[3]?.slice(0, 2)).toEqual(['Sai', faults['Nhân viên 4']?.[0]])
    expect(sheets['Giấy tờ']?.[1]?.[0]).toBe('Thay đổi')
  })

  test('writes nothing when a row turns out wrong only as it is written (R18)', async () => {
    const [one, two, shared] = [newCode(), newCode(), idNumber()]
    const file = await workbookOf({
      'Nhân viên': [
        [...people, ...job],
        [...someone(one), ...taken()],
        [...someone(two), ...taken()],
      ],
      'Giấy tờ': [
        ['Mã nhân viên', 'Số căn cước'],
        [one, shared],
        [two, shared],
      ],
    })
    const before = await everything()
    const { refusal } = await doImport(api, hr, 'employees', file)
    expect(refusal?.message).toBe('Tệp có 1 dòng sai nên chưa có gì được nhập. Hãy sửa rồi nhập lại.')
    expect(await everything()).toBe(before)
  })

  test('asks of each sheet the right that its part of the file asks for', async () => {
    const clerk = await newcomer(api, {
      login: `nhaplieu${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
        ],
      },
    })
    const { nhansuId: code } = await hire(api, 'Người Được Giữ', 3)
    const send = async (sheets: Sheets) => {
      const body = { file: await workbookOf(sheets) }
      const { status, body: answer } = await clerk.call('employees.import', {
        query: { dry_run: true },
        body,
      })
      return status === 200 ? status : answer.errors?.['file']?.[0]
    }
    expect(
      await send({
        'Giấy tờ': [
          ['Mã nhân viên', 'Số căn cước'],
          [code, idNumber()],
        ],
      }),
    ).toBe('Bạn không có quyền nhập trang tính "Giấy tờ". Hãy bỏ trang tính này khỏi tệp.')
    expect(
      await send({
        'Phụ cấp': [
          ['Mã nhân viên', 'Loại phụ cấp', 'Số tiền', 'Từ ngày'],
          [code, '1', '1', '1'],
        ],
      }),
    ).toBe('Bạn không có quyền nhập trang tính "Phụ cấp". Hãy bỏ trang tính này khỏi tệp.')
    expect(
      await send({
        'Nhân viên': [
          ['Mã nhân viên', 'Tôn giáo'],
          [code, 'Không'],
        ],
      }),
    ).toBe('Bạn không có quyền nhập cột "Tôn giáo". Hãy bỏ các cột này khỏi tệp.')
    expect(
      await send({
        'Trình độ': [
          ['Mã nhân viên', 'Trình độ'],
          [code, 'Đại học'],
        ],
      }),
    ).toBe(200)
    const template = await clerk.call('employees.importTemplate')
    const { sheets } = await openWorkbook(Buffer.from(template.bytes))
    expect(Object.keys(sheets)).toEqual([
      'Nhân viên',
      'Kiêm nhiệm',
      'Nghỉ việc',
      'Trình độ',
      'Sổ theo năm',
      'Hướng dẫn',
      'Giá trị cho phép',
    ])
    expect(sheets['Nhân viên']?.[0]).not.toContain('Tôn giáo')
  })

  test('lets an officer of a unit write into his own units alone', async () => {
    const officer = await newcomer(api, {
      login: `donvi${nextNumber()}`,
      personId: 12,
      companies: {
        1: [
          ['employee_access', 'unit'],
          ['employee_edit', 'unit'],
        ],
      },
    })
    const { nhansuId: outside } = await hire(api, 'Người Nơi Khác', 4)
    const titles = [...people, ...job]
    const inUnit = (of: string) => [...someone(newCode()), '03/06/2024', 'Tiếp nhận thử việc', position, of]
    const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
    const other = departments.find(({ id }) => id === 4)?.code ?? ''
    const file = await workbookOf({ 'Nhân viên': [titles, inUnit(unit), inUnit(other), [outside]] })
    const { rows } = await tryImport(officer, 'employees', file)
    expect(rows.map(({ row, state, errors }) => [row, state, errors[0]])).toEqual([
      [3, 'wrong', 'Bạn không có quyền tiếp nhận nhân viên vào đơn vị này.'],
      [4, 'wrong', 'Mã nhân viên này đã được dùng trong tập đoàn.'],
      [2, 'new', undefined],
    ])
  })
})
