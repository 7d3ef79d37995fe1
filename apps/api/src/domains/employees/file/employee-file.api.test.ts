import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let officer: Person
let payroll: Person
beforeAll(async () => {
  officer = await holder('employee_access', 'employee_edit', 'employee_sensitive')
  payroll = await holder('employee_access', 'employee_pay')
})

type Right = 'employee_access' | 'employee_edit' | 'employee_sensitive' | 'employee_pay'

function holder(...rights: Right[]) {
  const grants = rights.map((right) => [right, 'company'] as const)
  return newcomer(api, { login: `file-${nextNumber()}`, companies: { 1: grants } })
}

const numbers = { id_number: '001190123456', tax_code: '001190123456', labour_book: 'electronic' } as const

async function someone(unit?: number): Promise<number> {
  return (await hire(api, 'Người Mới Vào', unit)).employeeId
}

function history(employeeId: number) {
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query(
      'select path, new_value from employee_history where employee_id = $1',
      [employeeId],
    )
    return rows
  })
}

describe('papers', () => {
  test('are kept behind dots, opened on request and written into the trail', async () => {
    const path = { id: await someone() }
    const saved = await officer.call('employeePapers.update', { path, body: { ...numbers, version: 1 } })
    expect(saved.status).toBe(200)
    expect(saved.body.data).toMatchObject({
      field_change: 'id_number,tax_code,labour_book',
      papers: {
        labour_book: 'electronic',
        version: 2,
        masked_fields: ['si_salary'],
        dotted_fields: ['id_number', 'tax_code'],
      },
    })
    expect(saved.text).not.toContain(numbers.id_number)
    expect(await history(path.id)).toContainEqual({ path: 'tax_code', new_value: numbers.tax_code })

    const opened = await officer.call('employees.reveal', {
      path,
      body: { fields: ['id_number', 'tax_code'] },
    })
    expect(opened.body.data.values).toEqual({ id_number: numbers.id_number, tax_code: numbers.tax_code })
    const trail = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`select detail from audit_trail where operation = 'employees.reveal' and record_id = $1`, [
        path.id,
      ]),
    )
    expect(trail.rows).toEqual([{ detail: { revealed: ['id_number', 'tax_code'] } }])
  })

  test('show a holder of pay what belongs to pay, and nothing else', async () => {
    const path = { id: await someone() }
    await officer.call('employeePapers.update', {
      path,
      body: { id_number: '001290123456', tax_code: '001290123456' },
    })
    const { papers } = (await payroll.call('employeePapers.show', { path })).body.data
    expect(papers).not.toHaveProperty('id_issue_place')
    expect(papers.masked_fields).toEqual(expect.arrayContaining(['id_number', 'passport_no']))
    expect(papers.dotted_fields).toEqual(['tax_code'])
    const open = (fields: string[]) => payroll.call('employees.reveal', { path, body: { fields } })
    expect((await open(['tax_code'])).body.data.values).toEqual({ tax_code: '001290123456' })
    // Filled or not, there or not: one answer.
    for (const field of [
      'id_number',
      'passport_no',
      'labour_book',
      'company_id',
      'bank_accounts.1.account_number',
    ]) {
      expect((await open([field])).status, field).toBe(400)
    }
    expect(
      (await payroll.call('employeePapers.update', { path, body: { tax_code: '001290123457' } })).status,
    ).toBe(403)
  })

  test('name who has a number only to who may see him', async () => {
    const holderOfNumber = { id: await someone(4) }
    await officer.call('employeePapers.update', { path: holderOfNumber, body: { id_number: '001190999999' } })
    const other = { id: await someone(3) }
    const body = { id_number: '001190999999' }
    const told = await officer.call('employeePapers.update', { path: other, body })
    expect(told.status).toBe(400)
    expect(told.text).toMatch(/MOI\d+ - Người Mới Vào/)
    const { personId } = await hire(api, 'Người Của Tổ', 2)
    const inUnit = await newcomer(api, {
      login: `file-${nextNumber()}`,
      companies: {
        1: [
          ['employee_edit', 'unit'],
          ['employee_sensitive', 'unit'],
        ],
      },
      personId,
    })
    const untold = await inUnit.call('employeePapers.update', { path: other, body })
    expect(untold.status).toBe(400)
    expect(untold.text).not.toMatch(/MOI|Người Mới/)
  })

  test('are refused when stale (X1), with the newer values', async () => {
    const path = { id: await someone() }
    await officer.call('employeePapers.update', { path, body: { labour_book: 'held', version: 1 } })
    const stale = await officer.call('employeePapers.update', {
      path,
      body: { labour_book: 'none', version: 1 },
    })
    expect(stale.status).toBe(409)
    expect(stale.body.data).toMatchObject({ papers: { labour_book: 'held', version: 2 } })
  })
})

describe('a card', () => {
  test('cleans a phone number and tells what changed', async () => {
    const path = { id: await someone() }
    const saved = await officer.call('employees.update', {
      path,
      body: { phone: '+84 98.100.0777', religion: 'Không', date_of_birth: '1990-05-17' },
    })
    expect(saved.body.data).toMatchObject({
      employee: { phone: '0981000777', religion: 'Không', version: 2 },
      field_change: 'phone,religion,date_of_birth',
    })
  })

  test.each([
    ['a code', { nhansu_id: 'NS9999' }],
    ['a person', { person_id: 12 }],
    ['a state', { active: false }],
    ['a job fact', { join_date: '2020-01-01' }],
    ['a work state', { work_state: 'left' }],
    ['a position', { positions: [] }],
  ])('refuses %s', async (_, body) => {
    const { status } = await officer.request({
      method: 'PUT',
      url: '/api/employees/11',
      payload: { ...body, extension: '7' },
    })
    expect(status).toBe(400)
  })

  test('is written only in what its writer sees', async () => {
    const path = { id: await someone() }
    const plain = await holder('employee_access', 'employee_edit')
    expect((await plain.call('employees.update', { path, body: { religion: 'Không' } })).status).toBe(400)
    expect((await plain.call('employees.update', { path, body: { extension: '12' } })).status).toBe(200)
  })

  test('shows fields by the reach of their own right, not of another', async () => {
    const { personId } = await hire(api, 'Người Của Tổ', 2)
    const reader = await newcomer(api, {
      login: `file-${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_sensitive', 'unit'],
        ],
      },
      personId,
    })
    const show = async (id: number) =>
      (await reader.call('employees.show', { path: { id } })).body.data.employee
    expect(await show(await someone(3))).toHaveProperty('religion')
    expect(await show(await someone(4))).not.toHaveProperty('religion')
  })

  test('stands open before oneself, but for what HR notes', async () => {
    await officer.call('employees.update', { path: { id: 11 }, body: { hr_note: 'Chỉ phòng nhân sự xem' } })
    await officer.call('employeePapers.update', { path: { id: 11 }, body: { id_number: '001190777777' } })
    const oneself = await api.as('employee')
    const card = await oneself.call('employees.show', { path: { id: 11 } })
    expect(card.body.data.employee.masked_fields).toEqual(['hr_note'])
    expect(card.text).not.toContain('Chỉ phòng nhân sự xem')
    const { papers } = (await oneself.call('employeePapers.show', { path: { id: 11 } })).body.data
    expect(papers).toMatchObject({ id_number: '001190777777', masked_fields: [], dotted_fields: [] })
    expect((await oneself.call('employeePapers.show', { path: { id: 12 } })).status).toBe(404)
  })
})

describe('an address', () => {
  test('brings its province along and refuses that of another', async () => {
    const { rows } = await api.db.superuser.query<{ commune: number; province: number; other: number }>(
      `select d.id as commune, d.province_id as province, (select min(id) from new_provinces where id <> d.province_id) as other
       from new_districts d order by d.id limit 1`,
    )
    const [{ commune, province, other } = { commune: 0, province: 0, other: 0 }] = rows
    const path = { id: await someone() }
    const put = (body: object) => officer.call('employeeAddresses.update', { path, body })
    expect(
      (await put({ new_regular_address: 'Số 12 Trần Phú', new_district_id: commune })).body.data,
    ).toMatchObject({
      addresses: { new_province_id: province, regular_text: expect.stringContaining('Số 12 Trần Phú, ') },
    })
    expect((await put({ new_district_id: commune, new_province_id: other })).status).toBe(400)
    expect((await put({ new_province_id: other })).body.data.addresses).toMatchObject({
      new_province_id: other,
      new_district_id: null,
    })
    const withoutSensitive = await payroll.call('employeeAddresses.show', { path })
    expect(withoutSensitive.body.data.addresses).toMatchObject({ new_province_id: other })
    expect(withoutSensitive.text).not.toContain('Trần Phú')
  })
})

describe('a filter over a field that asks for a right', () => {
  const married = { filter: { marital_status: { operator: 'equal', value: 'married' } } } as const
  const unmarried = { filter: { marital_status: { operator: 'is_not', value: 'married' } } } as const

  test('is refused without it, like a field that is not there', async () => {
    expect((await payroll.call('employees.list', { query: married })).status).toBe(400)
  })

  test('leaves out whom the right does not cover, whatever the value', async () => {
    const [inside, outside] = [await someone(3), await someone(4)]
    for (const id of [inside, outside]) {
      await officer.call('employees.update', { path: { id }, body: { marital_status: 'married' } })
    }
    const { personId } = await hire(api, 'Người Của Tổ', 2)
    const reader = await newcomer(api, {
      login: `file-${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_sensitive', 'unit'],
        ],
      },
      personId,
    })
    const found = async (query: typeof married | typeof unmarried) =>
      (await reader.call('employees.list', { query })).body.data.employees.map(({ id }) => id)
    expect(await found(married)).toEqual([inside])
    expect(await found(unmarried)).not.toContain(outside)
  })
})

test('so many files tell the administrators, and more stop', async () => {
  await api.db.superuser.query(`
    insert into law_values (key, from_date, value, source)
    values ('opened_files_told', '2026-01-01', 2, 'Thử'), ('opened_files_most', '2026-01-01', 3, 'Thử')`)
  const curious = await holder('employee_access', 'employee_sensitive')
  const statuses: number[] = []
  const first = await someone()
  for (const id of [first, first, await someone(), await someone(), await someone(), first]) {
    const { status } = await curious.call('employees.reveal', {
      path: { id },
      body: { fields: ['id_number'] },
    })
    statuses.push(status)
  }
  // A file that is open already costs nothing more.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200])
})
