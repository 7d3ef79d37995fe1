import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { handedPapersAstray } from '../missing/testing/handed-papers-astray.ts'
import { twoCompanies } from './testing/two-companies.ts'

const api = apiForFile()
const { ask, inDays, propose, sent, withdraw, accept, shown, keptByTwo } = twoCompanies(api)
let one: Person
let two: Person
beforeAll(async () => {
  ;[one, two] = await Promise.all([api.as('hrOfOne'), api.as('hrOfTwo')])
})

describe('accepting', () => {
  test('copies the person’s own data once, never pay, discipline or health', async () => {
    const { employeeId, nhansuId } = await hire(api, 'Đặng Thị Chuyển', 3, '2019-05-02')
    await ask(1, `update employees set date_of_birth = '1990-02-03', phone = '0981000321' where id = $1`, [
      employeeId,
    ])
    const values = [employeeId]
    await ask(
      1,
      `insert into employee_details (company_id, employee_id, native_place, religion, marital_status, hr_note)
      values (1, $1, 'Nam Định', 'Không', 'married', 'Lời Riêng')`,
      values,
    )
    await ask(
      1,
      `insert into employee_papers (company_id, employee_id, id_number, si_salary, work_permit_no)
      values (1, $1, '001190987654', 9000000, 'GP-1')`,
      values,
    )
    await ask(
      1,
      `insert into employee_addresses (company_id, employee_id, tmp_address) values (1, $1, '12 Hàng Bông')`,
      values,
    )
    await ask(1, `insert into employee_health (company_id, employee_id, height) values (1, $1, 160)`, values)
    await ask(
      1,
      `insert into employee_affiliations (company_id, employee_id, party_cell) values (1, $1, 'Chi bộ 1')`,
      values,
    )
    await ask(
      1,
      `insert into employee_educations (company_id, employee_id, education_level, school) values
      (1, $1, 'Đại học', 'Bách khoa'), (1, $1, 'THPT', null)`,
      values,
    )
    await ask(
      1,
      `insert into employee_relatives (company_id, employee_id, relationship, full_name, is_dependant, dep_from)
      values (1, $1, 3, 'Đặng Văn Con', true, '2024-01')`,
      values,
    )
    await ask(
      1,
      `insert into employee_bank_accounts (company_id, employee_id, bank_name, account_number, account_holder)
      values (1, $1, 'VCB', '0011223344', 'DANG THI CHUYEN')`,
      values,
    )
    await ask(
      1,
      `insert into work_progresses (company_id, employee_id, from_date, to_date, company_name)
      values (1, $1, '2015-01-01', '2019-04-30', 'Nhà máy Cũ')`,
      values,
    )
    await ask(
      1,
      `insert into employee_paper_marks (company_id, employee_id, required_paper_id, state, handed_in_on)
      select 1, $1::bigint, id, 'handed_in', '2020-01-01' from required_papers where company_id = 1 and is_active`,
      values,
    )
    const { body: proposed } = await propose(employeeId)
    const { id, effective_date: day } = proposed.data.transfer
    const { preview } = (await one.call('employeeTransfers.preview', { query: { employee_id: employeeId } }))
      .body.data
    expect(preview.hindrance).toBe('Nhân viên đã có đề nghị chuyển sang Công ty Hai.')
    expect(preview.groups).toEqual([
      { group: 'card', rows: 2 },
      { group: 'identity', rows: 1 },
      { group: 'addresses', rows: 1 },
      { group: 'education', rows: 2 },
      { group: 'family', rows: 2 },
      { group: 'progress', rows: 2 },
    ])

    const accepted = await accept(id)
    expect(accepted.status, accepted.body.message).toBe(200)
    expect(accepted.body.data.transfer).toMatchObject({ state: 'accepted', join_date: day, moves: [] })
    expect(await handedPapersAstray(api.db)).toEqual([])
    const made = accepted.body.data.transfer.employee_id ?? 0
    const { employee } = (await two.call('employees.show', { path: { id: made } })).body.data
    expect(employee).toMatchObject({
      nhansu_id: nhansuId,
      full_name: 'Đặng Thị Chuyển',
      date_of_birth: '1990-02-03',
      group_join_date: '2019-05-02',
      join_date: day,
      native_place: 'Nam Định',
      marital_status: 'married',
    })
    expect(employee.religion ?? null).toBeNull()
    const inTwo = async (table: string) =>
      (
        await ask<{ row: Record<string, unknown> }>(
          2,
          `select to_jsonb(t) as row from ${table} t where employee_id = $1 order by 1`,
          [made],
        )
      ).map(({ row }) => row)
    expect(await inTwo('employee_papers')).toMatchObject([
      { id_number: '001190987654', si_salary: null, work_permit_no: null },
    ])
    expect(await inTwo('employee_addresses')).toMatchObject([{ tmp_address: '12 Hàng Bông' }])
    expect(await inTwo('employee_details')).toMatchObject([{ hr_note: null, religion: null }])
    expect((await inTwo('employee_educations')).map(({ school }) => school)).toEqual(['Bách khoa', null])
    expect(await inTwo('employee_relatives')).toMatchObject([
      { full_name: 'Đặng Văn Con', is_dependant: false, dep_from: null },
    ])
    expect(await inTwo('work_progresses')).toMatchObject([
      { company_name: 'Nhà máy Cũ' },
      { company_name: 'Công ty Một', from_date: '2019-05-02', reason: 'Chuyển công ty trong tập đoàn' },
    ])
    for (const table of ['employee_health', 'employee_affiliations', 'employee_bank_accounts', 'pay_levels'])
      expect(await inTwo(table)).toEqual([])
    const changes = await ask(
      2,
      'select kind, effective_date::text from job_changes where employee_id = $1',
      [made],
    )
    expect(changes).toEqual([{ kind: 'reception', effective_date: day }])
    const [persons] = await ask(1, 'select person_id from employees where id = $1', [employeeId])
    expect(await ask(2, 'select person_id from employees where id = $1', [made])).toEqual([persons])
    expect(await shown(id, 'hrOfOne')).toMatchObject({
      state: 'accepted',
      employee_id: employeeId,
      moves: [],
    })
  })

  test('happens once, of two who accept at once too', async () => {
    const { transfer } = await sent()
    const answers = await Promise.all([accept(transfer.id), accept(transfer.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const before = await keptByTwo()
    const again = await accept(transfer.id)
    expect([again.status, again.body.message]).toEqual([
      409,
      "Đề nghị đang ở trạng thái 'Đã tiếp nhận' nên không tiếp nhận được.",
    ])
    expect((await withdraw(transfer.id)).body.message).toBe(
      "Đề nghị đang ở trạng thái 'Đã tiếp nhận' nên không rút được.",
    )
    expect(await keptByTwo()).toEqual(before)
  })

  test('is refused after withdrawal, of which the receiver keeps no more than the name', async () => {
    const { transfer, employeeId } = await sent()
    expect((await withdraw(transfer.id)).status).toBe(200)
    expect(await ask(1, 'select from decision_people where employee_id = $1', [employeeId])).toEqual([])
    const before = await keptByTwo()
    const late = await accept(transfer.id)
    expect([late.status, late.body.message]).toEqual([
      409,
      "Đề nghị đang ở trạng thái 'Đã rút' nên không tiếp nhận được.",
    ])
    expect(await keptByTwo()).toEqual(before)
    expect(await shown(transfer.id, 'hrOfTwo')).toMatchObject({
      birth_year: null,
      position_name: null,
      consent_text: null,
    })
    expect((await propose(employeeId)).status).toBe(201)
  })

  test('and withdrawing at once end one way', async () => {
    const { transfer } = await sent()
    const answers = await Promise.all([accept(transfer.id), withdraw(transfer.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [out, into] = await Promise.all([shown(transfer.id, 'hrOfOne'), shown(transfer.id, 'hrOfTwo')])
    expect(out.state).toBe(into.state)
  })

  test('is refused of somebody who left meanwhile', async () => {
    const { transfer, employeeId } = await sent()
    const left = await one.call('jobChanges.store', {
      body: {
        ids: [employeeId],
        kind: 'termination',
        effective_date: await inDays(10),
        facts: { leave_reason: 'Việc riêng' },
      },
    })
    expect(left.status, left.body.message).toBe(200)
    const before = await keptByTwo()
    const late = await accept(transfer.id)
    expect([late.status, late.body.message]).toEqual([
      409,
      'Nhân viên đã nghỉ việc ở Công ty Một trước ngày chuyển nên đề nghị không còn hiệu lực.',
    ])
    expect(await keptByTwo()).toEqual(before)
  })

  test('is refused where either company has been closed meanwhile', async () => {
    const { transfer } = await sent()
    const before = await keptByTwo()
    const close = (id: number, open: boolean) =>
      api.db.superuser.query('update companies set is_active = $2 where id = $1', [id, open])
    await close(1, false)
    try {
      const late = await accept(transfer.id)
      expect([late.status, late.body.message]).toEqual([
        409,
        'Công ty Một đã ngừng hoạt động nên đề nghị này không còn hiệu lực.',
      ])
    } finally {
      await close(1, true)
    }
    await close(2, false)
    try {
      // Whoever worked there is signed out; the sender may take the person back.
      expect((await accept(transfer.id)).status).toBe(401)
      expect((await withdraw(transfer.id)).status).toBe(200)
    } finally {
      await close(2, true)
    }
    expect((await keptByTwo())[0]).toMatchObject({
      files: before[0]?.['files'],
      changes: before[0]?.['changes'],
    })
  })

  test('is refused before the day, once the day is over, and by the sender', async () => {
    const { transfer } = await sent()
    const early = await accept(transfer.id, { join_date: await inDays(29) })
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([400, ['join_date']])
    const foreign = await accept(transfer.id, { position_id: 2 })
    expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([400, ['position_id']])
    const own = await one.call('employeeTransfers.accept', {
      path: { id: transfer.id },
      body: { join_date: await inDays(30), decision_type: 3, position_id: 2, department_id: 3 },
    })
    expect([own.status, own.body.message]).toEqual([403, expect.stringContaining('Công ty nhận')])
    for (const company of [1, 2])
      await ask(company, 'update employee_transfers set effective_date = current_date - 1 where id = $1', [
        transfer.id,
      ])
    const late = await accept(transfer.id)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Đã qua ngày chuyển')])
  })

  test('who has a number of somebody else’s papers is not taken in', async () => {
    await ask(
      2,
      `insert into employee_papers (company_id, employee_id, id_number) values (2, 112, '001190111222')`,
    )
    const { employeeId } = await hire(api, 'Trùng Căn Cước', 3)
    await ask(
      1,
      `insert into employee_papers (company_id, employee_id, id_number) values (1, $1, '001190111222')`,
      [employeeId],
    )
    const { body } = await propose(employeeId)
    const before = await keptByTwo()
    const refused = await accept(body.data.transfer.id)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('số giấy tờ')])
    expect(await keptByTwo()).toEqual(before)
  })

  test('who was here once comes back into his own file', async () => {
    const { transfer, personId, nhansuId } = await sent()
    const [kept] = await ask<{ id: number }>(
      2,
      `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       values (2, $1, $2, 'Đặng Thị Chuyển', 'Nữ', '2015-01-01') returning id`,
      [personId, nhansuId],
    )
    const here = Number(kept?.id)
    await ask(
      2,
      `insert into employee_positions (company_id, employee_id, position_id, department_id, from_date) values (2, $1, 102, 103, '2015-01-01')`,
      [here],
    )
    await ask(2, 'select open_job_histories(true, $1)', [here])
    const working = await accept(transfer.id)
    expect([working.status, working.body.message]).toEqual([
      409,
      expect.stringContaining('làm việc tại công ty này'),
    ])
    const left = await two.call('jobChanges.store', {
      body: {
        ids: [here],
        kind: 'termination',
        effective_date: '2017-01-01',
        facts: { leave_reason: 'Việc riêng' },
      },
    })
    expect(left.status, left.body.message).toBe(200)
    const back = await accept(transfer.id)
    expect(back.status, back.body.message).toBe(200)
    expect(back.body.data.transfer.employee_id).toBe(here)
    const changes = await ask(
      2,
      'select kind from job_changes where employee_id = $1 order by effective_date',
      [here],
    )
    expect(changes.map(({ kind }) => kind)).toEqual(['opening', 'termination', 'rehire'])
  })
})
