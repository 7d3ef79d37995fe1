import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let officer: Person
beforeAll(async () => {
  officer = await api.as('hrOfOne')
})

type NewEmployee = Input<'employees.store'>['body']

const someone: NewEmployee = {
  full_name: 'Phan Thị Mai',
  gender: 'Nữ',
  date_of_birth: '1995-02-03',
  phone: '098 100 0321',
  reception: { effective_date: '2024-06-03', decision_type: 2, position_id: 2, department_id: 3 },
}

/** Everything of an employee that any table holds, but for when it was written. */
async function wholeFile(id: number): Promise<Record<string, unknown[]>> {
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const parts = await client.query<{ part: string; rows_of: string }>(
      'select part, rows_of from employee_file_parts()',
    )
    const found: Record<string, unknown[]> = {}
    for (const { part, rows_of } of parts.rows) {
      const { rows } = await client.query<{ row: unknown }>(
        `select to_jsonb(part) as row from ${part} as part where ${rows_of} order by 1`,
        [[id]],
      )
      if (rows.length > 0) found[part] = rows.map(({ row }) => row)
    }
    return found
  })
}

describe('a new employee', () => {
  test('gets a code, a reception and whatever parts of the file come along', async () => {
    const { status, body } = await officer.call('employees.store', {
      body: {
        ...someone,
        religion: 'Không',
        papers: { id_number: '001195123456' },
        health: { height: 160 },
      },
    })
    expect(status).toBe(201)
    const { employee, warnings } = body.data
    expect(employee).toMatchObject({
      nhansu_id: expect.stringMatching(/^[A-Z0-9]{4,12}$/),
      phone: '0981000321',
      religion: 'Không',
      work_state: 'probation',
      join_date: '2024-06-03',
      positions: [{ position_id: 2, department_id: 3, is_main: true, from_date: '2024-06-03' }],
    })
    expect(warnings).toEqual([])
    const { papers } = (await officer.call('employeePapers.show', { path: { id: employee.id } })).body.data
    expect(papers.dotted_fields).toEqual(['id_number'])
    const next = await officer.call('employees.store', { body: someone })
    expect(next.body.data.employee.nhansu_id).not.toBe(employee.nhansu_id)
    const found = await officer.call('employees.list', {
      query: { search: { value: employee.nhansu_id } },
    })
    expect(found.body.data.employees.map(({ id }) => id)).toEqual([employee.id])
  })

  test('holds what the reception names beside the main position', async () => {
    const further_positions = [{ position_id: 2, department_id: 4 }]
    const { body } = await officer.call('employees.store', {
      body: { ...someone, reception: { ...someone.reception, further_positions } },
    })
    expect(body.data.employee.positions).toMatchObject([
      { position_id: 2, department_id: 3, is_main: true },
      { position_id: 2, department_id: 4, is_main: false },
    ])
  })

  test.each([
    ['who is too young', { ...someone, date_of_birth: '2009-06-04' }, 'date_of_birth'],
    ['whose number is somebody else’s', { ...someone, papers: { id_number: '001195123456' } }, 'id_number'],
    ['whose phone is none', { ...someone, phone: '0123456789' }, 'phone'],
  ])('%s is refused, and nothing is kept of him', async (_, body, field) => {
    const before = (await officer.call('employees.list', { query: { pagination: true } })).body.data.meta
    const refused = await officer.call('employees.store', { body })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toHaveProperty(field)
    const after = (await officer.call('employees.list', { query: { pagination: true } })).body.data.meta
    expect(after).toEqual(before)
  })

  test.each<[string, Partial<NewEmployee['reception']>, string[]]>([
    ['ends before it begins', { probation_from: '2024-06-03', probation_to: '2024-06-02' }, ['probation_to']],
    ['ends before the first day', { probation_to: '2024-06-02' }, ['probation_to']],
    [
      'is not agreed',
      { decision_type: 3, probation_from: '2024-06-03', probation_to: '2024-08-02' },
      ['probation_from', 'probation_to'],
    ],
  ])('whose probation %s is refused at its fields', async (_, change, fields) => {
    const body = { ...someone, reception: { ...someone.reception, ...change } }
    const refused = await officer.call('employees.store', { body })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors ?? {})).toEqual(fields.map((field) => `reception.${field}`))
  })

  test.each([
    ['2024-08-01', []],
    ['2024-08-02', ['Thời gian thử việc vượt quá quy định của Điều 25 BLLĐ: 61 ngày, tối đa 60 ngày.']],
  ])('whose probation ends on %s is taken in, and what the law says of it is told', async (to, texts) => {
    const body = { ...someone, reception: { ...someone.reception, probation_to: to } }
    const made = await officer.call('employees.store', { body })
    expect(made.status).toBe(201)
    const told = made.body.data.warnings.filter(({ field }) => field === 'reception.probation_to')
    expect(told.map(({ text }) => text)).toEqual(texts)
  })

  test('comes into one’s own units only, and without what one may not see', async () => {
    const { personId } = await hire(api, 'Người Của Tổ', 2)
    const inUnit = await newcomer(api, {
      login: `add-${nextNumber()}`,
      companies: {
        1: [
          ['employee_edit', 'unit'],
          ['employee_access', 'unit'],
        ],
      },
      personId,
    })
    const elsewhere = { ...someone, reception: { ...someone.reception, department_id: 4 } }
    expect((await inUnit.call('employees.store', { body: elsewhere })).status).toBe(400)
    expect((await inUnit.call('employees.store', { body: { ...someone, religion: 'Không' } })).status).toBe(
      400,
    )
    expect(
      (await inUnit.call('employees.store', { body: { ...someone, health: { height: 160 } } })).status,
    ).toBe(400)
    expect((await inUnit.call('employees.store', { body: someone })).status).toBe(201)
  })
})

describe('a file that was made by mistake', () => {
  test('goes with all that is only its, and comes back the very same', async () => {
    const made = await officer.call('employees.store', {
      body: {
        ...someone,
        native_place: 'Nam Định',
        papers: { id_number: '001195777777' },
        affiliations: { militia: true },
      },
    })
    const { id } = made.body.data.employee
    await (
      await api.as('hrOfOne')
    ).call('employees.reveal', { path: { id }, body: { fields: ['id_number'] } })
    const before = await wholeFile(id)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'employees',
        'employee_details',
        'employee_papers',
        'employee_units',
        'job_changes',
        'personal_data_view_people',
      ]),
    )
    expect((await officer.call('employees.destroy', { path: { id } })).status).toBe(200)
    expect(await wholeFile(id)).toEqual({})
    expect((await (await api.as('hrOfTwo')).call('employees.restore', { body: { ids: [id] } })).status).toBe(
      404,
    )
    expect((await officer.call('employees.restore', { body: { ids: [id] } })).status).toBe(200)
    expect(await wholeFile(id)).toEqual(before)
    expect((await officer.call('employees.restore', { body: { ids: [id] } })).status).toBe(404)
  })

  test('is not that of somebody who has worked here, or can sign in', async () => {
    const gone = await officer.call('employees.destroy', { path: { id: 14 } })
    expect(gone.status).toBe(409)
    expect(gone.text).toContain('Nghỉ việc')
    expect((await officer.call('employees.destroy', { path: { id: 11 } })).status).toBe(409)
    expect((await officer.call('employees.show', { path: { id: 11 } })).status).toBe(200)
  })

  test('goes with the others or not at all (R18)', async () => {
    const { id } = (await officer.call('employees.store', { body: someone })).body.data.employee
    expect((await officer.call('employees.destroyBulk', { body: { ids: [id, 14] } })).status).toBe(409)
    expect((await officer.call('employees.destroyBulk', { body: { ids: [id, 111] } })).status).toBe(404)
    expect((await officer.call('employees.show', { path: { id } })).status).toBe(200)
  })
})
