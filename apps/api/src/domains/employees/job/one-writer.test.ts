import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import type { NewJobChange } from './write-job-changes.ts'
import { remakeTimelines, writeJobChanges } from './write-job-changes.ts'
import { lockEmployees } from './write-timelines.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase('arranged')
})
afterAll(() => db.close())

/** Statements as the server's role, in company 1. */
async function asServer(statement: string, values: readonly unknown[] = []): Promise<unknown> {
  const client = await db.database.pool.connect()
  try {
    await client.query('begin; set local app.company_id = 1')
    await client.query(statement, [...values])
    return await client.query('commit')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const write = (...changes: NewJobChange[]) =>
  inCompany(db.database, { companyId: 1, readOnly: false }, (transaction) =>
    writeJobChanges(transaction, changes, null),
  )

async function ask<Row>(statement: string): Promise<Row[]> {
  const { rows } = await db.superuser.query<Row & object>(statement)
  return rows
}

describe('a job fact', () => {
  const refused = { constraint: 'job_facts_one_writer' }

  test.each([
    `update employees set work_state = 'official' where id = 11`,
    `update employees set leave_date = current_date, active = false where id = 11`,
    `update employees set join_date = join_date where id = 11`,
    `update employee_positions set to_date = current_date where employee_id = 11`,
    `delete from employee_positions where employee_id = 11`,
    `insert into employee_positions (company_id, employee_id, position_id, department_id, is_main, from_date)
     values (1, 11, 2, 2, false, '2024-01-01')`,
  ])('is refused to a statement by hand as the role of the server (J7): %s', async (statement) => {
    await expect(asServer(statement)).rejects.toMatchObject(refused)
  })

  test('is refused to a new employee without a reception, and to versions themselves', async () => {
    await db.superuser.query(`insert into persons (id, nhansu_id) values (901, 'MOI901')`)
    await expect(
      asServer(`insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
        values (1, 901, 'MOI901', 'Người Không Tiếp Nhận', 'Nam', '2024-01-01')`),
    ).rejects.toMatchObject(refused)
    await expect(asServer('delete from job_versions')).rejects.toMatchObject({ code: '42501' })
    await expect(asServer('delete from job_changes')).rejects.toMatchObject({ code: '42501' })
  })

  test('is free where nobody dates it', async () => {
    await asServer(`update employees set phone = '0912000011' where id = 11`)
    expect(await ask('select phone from employees where company_id = 1 and id = 11')).toEqual([
      { phone: '0912000011' },
    ])
  })
})

describe('the one writer', () => {
  const held = () =>
    ask(`select position_id, department_id, is_main, from_date::text, to_date::text from employee_positions
      where company_id = 1 and employee_id = 11 order by from_date, is_main desc`)

  test('takes in somebody new, whose first day is that of the reception', async () => {
    await db.superuser.query(`insert into persons (id, nhansu_id) values (902, 'MOI902')`)
    await inCompany(db.database, { companyId: 1, readOnly: false }, async (transaction) => {
      await transaction.db
        .insertInto('employees')
        .values({
          company_id: 1,
          id: 902,
          person_id: 902,
          nhansu_id: 'MOI902',
          full_name: 'Phạm Thị Mới',
          gender: 'Nữ',
          join_date: '2026-03-02',
        })
        .execute()
      const facts = { main_position: { position_id: 2, department_id: 3 }, nature_of_work: 1 }
      await writeJobChanges(
        transaction,
        [{ employeeId: 902, kind: 'reception', effectiveDate: '2026-03-02', facts }],
        null,
      )
    })
    expect(
      await ask(`select work_state, nature_of_work, join_date::text, active,
        (select count(*)::integer from employee_units unit where unit.employee_id = e.id) as units
        from employees e where company_id = 1 and id = 902`),
    ).toEqual([
      { work_state: 'probation', nature_of_work: 1, join_date: '2026-03-02', active: true, units: 3 },
    ])
  })

  test('lets a past change go between those that are there', async () => {
    const transfer = (effectiveDate: string, department_id: number): NewJobChange => ({
      employeeId: 11,
      kind: 'transfer',
      effectiveDate,
      facts: { main_position: { position_id: 2, department_id } },
    })
    await write(transfer('2025-05-01', 2))
    await write(transfer('2024-02-29', 4))
    expect(await held()).toEqual([
      { position_id: 2, department_id: 3, is_main: true, from_date: '2023-01-01', to_date: '2024-02-28' },
      { position_id: 2, department_id: 4, is_main: true, from_date: '2024-02-29', to_date: '2025-04-30' },
      { position_id: 2, department_id: 2, is_main: true, from_date: '2025-05-01', to_date: null },
    ])
  })

  test('leaves a change of a day to come in its row and nowhere else', async () => {
    const before = await held()
    const [written] = await write({
      employeeId: 11,
      kind: 'termination',
      effectiveDate: '2999-01-01',
      facts: { leave_reason: 'Nghỉ hưu' },
    })
    expect(await held()).toEqual(before)
    expect(await ask(`select state from job_changes where id = ${written?.id}`)).toEqual([
      { state: 'waiting' },
    ])
  })

  test('keeps the last unit of who leaves, and counts him there no more', async () => {
    const total = () =>
      ask(`select employees from department_counts where company_id = 1 and department_id = 2`)
    const [before] = await ask<{ employees: string }>(
      `select employees from department_counts where company_id = 1 and department_id = 2`,
    )
    await write({ employeeId: 12, kind: 'termination', effectiveDate: '2026-01-01', facts: {} })
    expect(await total()).toEqual([{ employees: Number(before?.employees) - 1 }])
    expect(
      await ask(
        `select department_id from leaver_units where company_id = 1 and employee_id = 12 order by 1`,
      ),
    ).toEqual([{ department_id: 1 }, { department_id: 2 }])
    expect(
      await ask(
        `select active, work_state, leave_date::text from employees where company_id = 1 and id = 12`,
      ),
    ).toEqual([{ active: false, work_state: 'left', leave_date: '2025-12-31' }])
    await write({
      employeeId: 12,
      kind: 'rehire',
      effectiveDate: '2026-02-01',
      facts: { main_position: { position_id: 2, department_id: 4 } },
    })
    expect(await ask(`select from leaver_units where company_id = 1 and employee_id = 12`)).toEqual([])
    expect(
      await ask(`select valid_from::text, valid_to::text, work_state from job_versions
        where company_id = 1 and employee_id = 12 order by 1 desc limit 2`),
    ).toEqual([
      { valid_from: '2026-02-01', valid_to: null, work_state: 'official' },
      { valid_from: '2026-01-01', valid_to: '2026-02-01', work_state: 'left' },
    ])
  })

  test('refuses what comes before joining or after leaving (J1), and writes nothing', async () => {
    const count = () => ask('select count(*)::integer as total from job_changes')
    const before = await count()
    const early: NewJobChange = { employeeId: 13, kind: 'title', effectiveDate: '2015-01-09', facts: {} }
    await expect(write(early)).rejects.toMatchObject({ message: 'Ngày hiệu lực trước ngày vào công ty.' })
    expect(await count()).toEqual(before)
  })
})

test('what the product derives at its first start is what the fold derives', async () => {
  const picture = () =>
    ask(`select employee_id, valid_from::text, valid_to::text, work_state, position_id, department_id,
      further_positions, nature_of_work, join_date::text, official_date::text, leave_date::text, change_id
      from job_versions where company_id = 2 order by 1, 2`)
  const before = await picture()
  expect(before).not.toEqual([])
  await inCompany(db.database, { companyId: 2, readOnly: false }, async (transaction) => {
    const everybody = [111, 112, 113, 114]
    await lockEmployees(transaction, everybody)
    await remakeTimelines(transaction, everybody)
  })
  expect(await picture()).toEqual(before)
})
