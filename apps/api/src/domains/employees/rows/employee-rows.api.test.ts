import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { goodRows, type RowResource } from '../../../testing/good-rows.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** An employee of unit 2 for one test alone. */
async function newEmployee(change: { gender?: 'Nam' | 'Nữ'; born?: string } = {}): Promise<number> {
  const { employeeId } = await hire(api, 'Nguyễn Thị Hồng Đào', 2)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update employees set gender = $2, date_of_birth = $3 where id = $1', [
      employeeId,
      change.gender ?? 'Nữ',
      change.born ?? '1990-05-17',
    ]),
  )
  return employeeId
}

/** Somebody who works in unit 2 and holds these rights. */
async function holding(...grants: [PermissionName, 'company' | 'unit' | 'own'][]) {
  const { personId } = await hire(api, 'Trần Thị Giữ Quyền', 2)
  return newcomer(api, { login: `rows.${nextNumber()}`, companies: { 1: grants }, personId })
}

async function account(id: number, number: string, change: object = {}) {
  const body = { bank_name: 'BIDV', account_number: number, account_holder: 'nguyễn thị hồng đào', ...change }
  return hr.call('employeeBankAccounts.store', { path: { id }, body })
}

describe.each(Object.keys(goodRows) as RowResource[])('%s', (resource) => {
  test('a row is deleted and comes back as it was, below its own employee only', async () => {
    const [id, other] = [await newEmployee(), await newEmployee()]
    const rowsOf = async () =>
      Object.values((await hr.call(`${resource}.list`, { path: { id } })).body.data as object)[0] as {
        id: number
      }[]
    await hr.call(`${resource}.store`, { path: { id }, body: goodRows[resource]() } as never)
    const before = await rowsOf()
    const row_id = before[0]?.id ?? 0
    const path = { id, row_id }
    expect(
      (await hr.call(`${resource}.update`, { path: { id: other, row_id }, body: { version: 1 } })).status,
    ).toBe(404)
    expect((await hr.call(`${resource}.destroy`, { path: { id: other, row_id } })).status).toBe(404)
    expect((await hr.call(`${resource}.destroy`, { path })).body.data).toEqual({ ids: [row_id] })
    expect(await rowsOf()).toEqual([])
    const restore = (employee: number) =>
      hr.call(`${resource}.restore`, { path: { id: employee }, body: { ids: [row_id] } })
    expect((await restore(other)).status).toBe(404)
    expect((await restore(id)).status).toBe(200)
    expect(await rowsOf()).toEqual(before)
  })
})

describe('a save', () => {
  test('tells what changed in the file, and from an older version (X1) is refused with the newer row', async () => {
    const id = await newEmployee()
    const { language } = (
      await hr.call('employeeLanguages.store', { path: { id }, body: { name: 'Tiếng Anh' } })
    ).body.data
    const path = { id, row_id: language.id }
    const first = await hr.call('employeeLanguages.update', { path, body: { score: '700', version: 1 } })
    expect(first.body.data).toMatchObject({
      language: { name: 'Tiếng Anh', score: '700', version: 2 },
      field_change: `languages.${language.id}.score`,
    })
    const late = await hr.call('employeeLanguages.update', { path, body: { score: '600', version: 1 } })
    expect(late).toMatchObject({ status: 409, body: { data: { language: { score: '700', version: 2 } } } })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('select changed_fields, detail from audit_trail where operation = $1 and record_id = $2', [
        'employeeLanguages.update',
        language.id,
      ]),
    )
    expect(rows).toEqual([{ changed_fields: ['score'], detail: { employee_id: id } }])
  })

  test('reaches the units of the writer and no further', async () => {
    const head = await holding(['employee_access', 'unit'], ['employee_edit', 'unit'])
    const body = { name: 'Tiếng Nhật' }
    expect((await head.call('employeeLanguages.store', { path: { id: 11 }, body })).status).toBe(201)
    expect((await head.call('employeeLanguages.store', { path: { id: 14 }, body })).status).toBe(404)
    expect((await head.call('employeeLanguages.list', { path: { id: 14 } })).status).toBe(404)
    // To edit is not to see what is sensitive.
    const accounts = { path: { id: 11 }, body: goodRows.employeeBankAccounts() }
    expect((await head.call('employeeBankAccounts.store', accounts)).status).toBe(403)
  })
})

describe('bank accounts', () => {
  const salary = async (id: number) =>
    (await hr.call('employeeBankAccounts.list', { path: { id } })).body.data.bank_accounts.map(
      (row) => row.is_salary_account,
    )

  test('that come back are one for the pay again where none is left, and none beside another', async () => {
    const id = await newEmployee()
    const [first, second] = [await account(id, '20000001'), await account(id, '20000002')].map(
      ({ body }) => body.data.bank_account.id,
    )
    const remove = (row_id = 0) => hr.call('employeeBankAccounts.destroy', { path: { id, row_id } })
    const restore = (...ids: (number | undefined)[]) =>
      hr.call('employeeBankAccounts.restore', { path: { id }, body: { ids: ids.map((each = 0) => each) } })
    expect([(await remove(second)).status, (await remove(first)).status]).toEqual([200, 200])
    expect((await restore(second)).status).toBe(200)
    expect(await salary(id)).toEqual([true])
    const late = await restore(first)
    expect([late.status, late.body.message]).toEqual([
      409,
      'Không thể hoàn tác. Nhân viên đã có tài khoản nhận lương khác.',
    ])
    expect(await salary(id)).toEqual([true])
  })

  test('have exactly one for the pay, however many are saved at once', async () => {
    const id = await newEmployee()
    await Promise.all([1, 2, 3, 4, 5].map((n) => account(id, `100000${n}`, { is_salary_account: true })))
    const marked = await salary(id)
    expect([marked.length, marked.filter(Boolean).length]).toEqual([5, 1])
  })

  test('pass the pay on, and lose it only to another one', async () => {
    const id = await newEmployee()
    const first = (await account(id, '2000001')).body.data.bank_account
    const second = (await account(id, '2000002', { is_salary_account: true })).body
    expect(await salary(id)).toEqual([false, true])
    expect(second.data.field_change).toContain(`bank_accounts.${first.id}.is_salary_account`)
    const path = { id, row_id: second.data.bank_account.id }
    const off = await hr.call('employeeBankAccounts.update', { path, body: { is_salary_account: false } })
    expect(off).toMatchObject({ status: 400, body: { message: 'Phải có một tài khoản nhận lương.' } })
    const gone = await hr.call('employeeBankAccounts.destroy', { path })
    expect(gone).toMatchObject({
      status: 409,
      body: { message: 'Hãy chọn tài khoản nhận lương khác trước khi xóa tài khoản này.' },
    })
  })

  test('keep numbers behind dots, write the holder as banks do, and wonder at another name', async () => {
    const id = await newEmployee()
    const { bank_account } = (await account(id, '3000001')).body.data
    expect(bank_account).toMatchObject({
      account_holder: 'NGUYEN THI HONG DAO',
      dotted_fields: ['account_number'],
      warnings: [],
    })
    expect(bank_account).not.toHaveProperty('account_number')
    const other = (await account(id, '3000002', { account_holder: 'Trần Văn Đạt' })).body.data.bank_account
    expect(other.warnings).toEqual([
      { field: 'account_holder', text: 'Tên chủ tài khoản khác tên nhân viên.' },
    ])
    expect((await account(id, '3000001')).status).toBe(400)
  })

  test('open on request, each below its own employee', async () => {
    const [id, other] = [await newEmployee(), await newEmployee()]
    const { bank_account } = (await account(id, '5000001')).body.data
    const field = `bank_accounts.${bank_account.id}.account_number`
    const open = (employee: number) =>
      hr.call('employees.reveal', { path: { id: employee }, body: { fields: [field] } })
    expect((await open(id)).body.data.values).toEqual({ [field]: '5000001' })
    expect((await open(other)).status).toBe(400)
  })

  test('stand open to whose they are', async () => {
    await account(11, '4000001')
    const own = await (await api.as('employee')).call('employeeBankAccounts.list', { path: { id: 11 } })
    expect(own.body.data.bank_accounts).toEqual(
      expect.arrayContaining([expect.objectContaining({ account_number: '4000001' })]),
    )
    expect(
      (await (await api.as('employee')).call('employeeBankAccounts.list', { path: { id: 12 } })).status,
    ).toBe(404)
  })
})

test('the highest education is marked, of several the latest', async () => {
  const id = await newEmployee()
  const add = (education_level: 'THPT' | 'Đại học' | 'Cao đẳng', graduation_year: number) =>
    hr.call('employeeEducations.store', { path: { id }, body: { education_level, graduation_year } })
  for (const [level, year] of [
    ['Đại học', 2012],
    ['Cao đẳng', 2020],
    ['Đại học', 2016],
    ['THPT', 2008],
  ] as const)
    await add(level, year)
  const { educations } = (await hr.call('employeeEducations.list', { path: { id } })).body.data
  expect(educations.map((row) => [row.graduation_year, row.is_highest])).toEqual([
    [2020, false],
    [2016, true],
    [2012, false],
    [2008, false],
  ])
  expect((await add('Đại học', 2099)).body.errors).toEqual({
    graduation_year: ['Năm tốt nghiệp không được sau năm nay.'],
  })
})

describe('relatives', () => {
  const add = (id: number, body: object) =>
    hr.call('employeeRelatives.store', {
      path: { id },
      body: { full_name: 'Nguyễn Văn Thân', ...body } as never,
    })

  test.each([
    [
      'a wife of a woman',
      {},
      { relationship: 3 },
      { relationship: ['Quan hệ Vợ không hợp với giới tính của nhân viên.'] },
    ],
    [
      'a child older than the parent',
      {},
      { relationship: 5, gender: 'Nam', birth_year: 1985 },
      { birth_year: ['Con phải sinh sau nhân viên.'] },
    ],
    [
      'a mother younger than the child',
      {},
      { relationship: 2, date_of_birth: '1991-01-01' },
      { date_of_birth: ['Bố, mẹ phải sinh trước nhân viên.'] },
    ],
    [
      'a father who is a woman',
      {},
      { relationship: 1, gender: 'Nữ' },
      { gender: ['Giới tính không hợp với quan hệ Bố.'] },
    ],
    [
      'a dependant from no month',
      {},
      { relationship: 5, is_dependant: true },
      { dep_from: ['Vui lòng nhập tháng bắt đầu giảm trừ.'] },
    ],
    [
      'months that end before they begin',
      {},
      { relationship: 5, is_dependant: true, dep_from: '2024-05', dep_to: '2024-04' },
      { dep_to: ['Tháng kết thúc giảm trừ không được trước tháng bắt đầu.'] },
    ],
  ])('refuse %s', async (_, change, body, errors) => {
    const answer = await add(await newEmployee(change), body)
    expect(answer).toMatchObject({ status: 400, body: { errors } })
  })

  test('have one living spouse, also after an undo', async () => {
    const id = await newEmployee({ gender: 'Nam' })
    const { relative } = (await add(id, { relationship: 3 })).body.data
    const refused = { relationship: ['Hồ sơ đã có một vợ còn sống.'] }
    expect((await add(id, { relationship: 3 })).body.errors).toEqual(refused)
    await hr.call('employeeRelatives.destroy', { path: { id, row_id: relative.id } })
    expect((await add(id, { relationship: 3 })).status).toBe(201)
    const back = await hr.call('employeeRelatives.restore', { path: { id }, body: { ids: [relative.id] } })
    expect(back).toMatchObject({
      status: 409,
      body: { message: 'Không thể hoàn tác. Hồ sơ đã có một vợ còn sống.' },
    })
    expect((await add(id, { relationship: 3, is_dead: true })).status).toBe(201)
  })

  test('depend on one employee at a time', async () => {
    const child = { relationship: 5, id_number: '031215001234', is_dependant: true }
    expect(
      (await add(await newEmployee(), { ...child, dep_from: '2024-01', dep_to: '2024-06' })).status,
    ).toBe(201)
    const second = await newEmployee()
    expect((await add(second, { ...child, dep_from: '2024-06' })).body.errors).toEqual({
      is_dependant: ['Người này đang là người phụ thuộc của nhân viên khác trong thời gian đó.'],
    })
    expect((await add(second, { ...child, dep_from: '2024-07' })).status).toBe(201)
  })

  test('show who sees pay alone the dependants, and of them what tax asks', async () => {
    const id = await newEmployee()
    await add(id, { relationship: 8 })
    await add(id, { relationship: 5, is_dependant: true, dep_from: '2024-01', job: 'Học sinh' })
    const payroll = await holding(['employee_access', 'company'], ['employee_pay', 'company'])
    const { relatives } = (await payroll.call('employeeRelatives.list', { path: { id } })).body.data
    expect(relatives).toHaveLength(1)
    expect(relatives[0]).toMatchObject({ relationship: 5, is_dependant: true })
    expect(relatives[0]?.masked_fields).toContain('job')
    expect(relatives[0]).not.toHaveProperty('job')
  })
})

test('periods of one allowance never overlap, and those of two types may', async () => {
  const id = await newEmployee()
  const add = (allowance_type: number, from_date: string, to_date: string | null) =>
    hr.call('employeeAllowances.store', {
      path: { id },
      body: { allowance_type, amount: 500_000, from_date, to_date },
    })
  const first = (await add(3, '2026-01-01', '2026-06-30')).body.data.allowance
  expect(first).toMatchObject({ dotted_fields: ['amount'] })
  const overlap = {
    status: 400,
    body: { errors: { from_date: ['Thời gian hưởng trùng với một dòng khác của cùng loại phụ cấp.'] } },
  }
  expect(await add(3, '2026-06-30', null)).toMatchObject(overlap)
  expect((await add(4, '2026-06-30', null)).status).toBe(201)
  expect((await add(3, '2026-07-01', null)).status).toBe(201)
  await hr.call('employeeAllowances.destroy', { path: { id, row_id: first.id } })
  expect((await add(3, '2026-02-01', '2026-02-28')).status).toBe(201)
  const back = await hr.call('employeeAllowances.restore', { path: { id }, body: { ids: [first.id] } })
  expect(back).toMatchObject({ status: 409, body: { message: overlap.body.errors.from_date[0] } })
})

test.each([
  ['1990-05-17', '2027-03-10'],
  ['2009-05-17', '2026-09-10'],
  ['1960-05-17', '2026-09-10'],
])('who was born on %s is due for the next health check on %s', async (born, due) => {
  const id = await newEmployee({ born })
  const body = { kind: 'periodic', checked_on: '2026-03-10' } as const
  const { health_check } = (await hr.call('employeeHealthChecks.store', { path: { id }, body })).body.data
  expect(health_check.next_due_date).toBe(due)
})

test('whoever does heavy work on the day of the check, or is disabled, is due for the next one after half a year', async () => {
  const dueOf = async (id: number, checked_on: string) => {
    const body = { kind: 'periodic', checked_on } as const
    return (await hr.call('employeeHealthChecks.store', { path: { id }, body })).body.data.health_check
      .next_due_date
  }
  const [worker, disabled] = [await newEmployee(), await newEmployee()]
  const heavy = { kind: 'appointment', effective_date: '2026-03-01', facts: { heavy_work: 'heavy' } } as const
  expect((await hr.call('jobChanges.store', { body: { ...heavy, ids: [worker] } })).status).toBe(200)
  expect(await dueOf(worker, '2026-02-28')).toBe('2027-02-28')
  expect(await dueOf(worker, '2026-03-10')).toBe('2026-09-10')
  await hr.call('employeeAffiliations.update', { path: { id: disabled }, body: { disabled: true } })
  expect(await dueOf(disabled, '2026-03-10')).toBe('2026-09-10')
})

describe('the history', () => {
  test('shows who changed what, each field under its own rights, and no dotted value', async () => {
    const id = await newEmployee()
    const { relative } = (
      await hr.call('employeeRelatives.store', {
        path: { id },
        body: { relationship: 8, full_name: 'Nguyễn Văn Em', id_number: '031090001234' },
      })
    ).body.data
    await hr.call('employeeLanguages.store', { path: { id }, body: { name: 'Tiếng Anh' } })
    const read = async (person: Person) =>
      (await person.call('employeeHistory.list', { path: { id } })).body.data.changes
    const all = await read(hr)
    expect(all).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          user_name: 'Phạm Thu Hà',
          source: 'edit',
          path: `relatives.${relative.id}.relationship`,
          label: 'Thân nhân › Quan hệ',
          old_value: null,
          new_value: 'Em trai',
        }),
      ]),
    )
    const dotted = all.find(({ path }) => path.endsWith('.id_number'))
    expect(dotted).toMatchObject({ is_dotted: true })
    expect(JSON.stringify(all)).not.toContain('031090001234')
    const reader = await holding(['employee_access', 'company'])
    const written = (await read(reader)).filter(({ job_change }) => job_change === null)
    expect(written.map(({ path }) => path.replace(/\d+/, 'n'))).toEqual(['languages.n.name'])
  })

  test('shows a change of the past to whoever may see the employee now', async () => {
    const head = await holding(['employee_access', 'unit'])
    expect((await head.call('employeeHistory.list', { path: { id: 14 } })).status).toBe(404)
    expect((await head.call('employeeHistory.list', { path: { id: 11 } })).status).toBe(200)
  })
})
