import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'

type Store = Input<'jobChanges.store'>['body']

const api = apiForFile()
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Công Việc', 3)).employeeId
})

const inStock = { position_id: 2, department_id: 4 }
const store = (body: Partial<Store>, dry_run = false, by = hr) =>
  by.call('jobChanges.store', {
    query: { dry_run },
    body: {
      kind: 'transfer',
      ids: [person],
      effective_date: '2025-05-01',
      facts: { main_position: inStock },
      ...body,
    },
  })
const job = (as_of?: string, id = person) =>
  hr.call('jobChanges.ofEmployee', { path: { id }, query: as_of === undefined ? {} : { as_of } })
const changes = async () => (await job()).body.data.changes
const states = async () => (await changes()).map(({ kind, state }) => `${kind} ${state}`)
const unitOn = async (day?: string) => (await job(day)).body.data.job.facts.main_position?.department_id
const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))
const turn = async () => {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['employees.day-turn'], {}),
  )
  await runJobs(api.db)
}

describe('writing a job change', () => {
  test('shows before and after of everybody first, and writes nothing by that', async () => {
    const other = (await hire(api, 'Lý Văn Đi Cùng', 2)).employeeId
    const answer = await store({ ids: [person, other] }, true)
    expect(answer.body.data.changes).toHaveLength(2)
    expect(answer.body.data.changes[0]).toMatchObject({
      employee_id: person,
      full_name: 'Lý Thị Công Việc',
      state: 'in_effect',
      before: { main_position: { department_name: 'Tổ Tuyển dụng', position_name: 'Nhân viên' } },
      after: { main_position: { department_name: 'Đội Kho', position_name: 'Nhân viên' } },
    })
    expect(await states()).toEqual(['opening in_effect'])
    expect(await unitOn()).toBe(3)
  })

  test('holds from its day on, and no day before knows of it', async () => {
    expect((await store({ decision_no: '9/QĐ', decision_type: 4 })).status).toBe(200)
    expect(await unitOn('2025-04-30')).toBe(3)
    expect(await unitOn('2025-05-01')).toBe(4)
    expect((await changes())[0]).toMatchObject({
      kind: 'transfer',
      decision_no: '9/QĐ',
      written_by: 'Phạm Thu Hà',
    })
    const listed = await hr.call('employees.info', { path: { nhansu_id: await code() } })
    expect(listed.body.data.employee.positions).toMatchObject([{ department_id: 4 }])
  })

  const code = async () =>
    (await run('select nhansu_id from employees where id = $1', [person])).rows[0]?.nhansu_id as string

  test('adds positions beside the main one, with what should be known of each, and ends them', async () => {
    const position = {
      code: 'CVKN',
      name: 'Văn thư kiêm',
      position_level: 15,
      department_id: 2,
      headcount_plan: 0,
    }
    const { id } = (await hr.call('positions.store', { body: position })).body.data.position
    const further_positions = [{ position_id: id, department_id: 4 }]
    const appoint = (facts: Store['facts'], dry_run = false) => store({ kind: 'appointment', facts }, dry_run)
    expect((await appoint({ further_positions }, true)).body.data.changes).toMatchObject([
      {
        before: { further_positions: [] },
        after: { further_positions: [{ position_name: 'Văn thư kiêm', department_name: 'Đội Kho' }] },
        warnings: [
          'Chức vụ "Văn thư kiêm" vượt định biên (1/0).',
          'Chức vụ "Văn thư kiêm" không thuộc đơn vị "Đội Kho".',
        ],
      },
    ])
    const heldBy = async () => {
      const { body } = await hr.call('employees.info', { path: { nhansu_id: await code() } })
      return body.data.employee.positions.map(({ department_id, is_main }) => [department_id, is_main])
    }
    expect(await heldBy()).toEqual([[3, true]])
    expect((await appoint({ further_positions })).status).toBe(200)
    expect(await heldBy()).toHaveLength(2)
    expect(await heldBy()).toContainEqual([4, false])
    expect((await appoint({ further_positions: [] })).status).toBe(200)
    expect(await heldBy()).toEqual([[3, true]])
  })

  test('of a past day says which later change still stands', async () => {
    await store({})
    const past = await store({
      effective_date: '2024-06-01',
      facts: { main_position: { position_id: 2, department_id: 2 } },
    })
    expect(past.body.data.changes[0]?.warnings).toEqual([
      'Thay đổi "Điều chuyển" từ ngày 01-05-2025 vẫn giữ nguyên.',
    ])
    expect(await unitOn('2024-12-31')).toBe(2)
    expect(await unitOn()).toBe(4)
  })

  test('tells of a probation that the law does not allow, and of an official date before its end', async () => {
    const leave = {
      kind: 'termination',
      effective_date: '2025-06-01',
      facts: { leave_reason: 'Xin nghỉ' },
    } as const
    await store(leave)
    const returning = (probation_to: string) =>
      ({
        kind: 'rehire',
        effective_date: '2025-08-01',
        facts: {
          main_position: inStock,
          work_state: 'probation',
          probation_from: '2025-08-01',
          probation_to,
        },
      }) as const
    const back = async (probation_to: string) => {
      const { body } = await store(returning(probation_to), true)
      return body.data.changes[0]?.warnings.filter((text) => text.includes('thử việc'))
    }
    expect(await back('2025-09-29')).toEqual([])
    expect(await back('2025-09-30')).toEqual([
      'Thời gian thử việc vượt quá quy định của Điều 25 BLLĐ: 61 ngày, tối đa 60 ngày.',
    ])
    await run('update positions set position_level = 2 where id = 2')
    expect(await back('2025-09-30')).toEqual([])
    await run('update positions set position_level = 13 where id = 2')
    await store(returning('2025-09-29'))
    const official = await store({ kind: 'official', effective_date: '2025-09-01', facts: {} }, true)
    expect(official.body.data.changes[0]?.warnings).toEqual([
      'Ngày chính thức trước ngày kết thúc thử việc 29-09-2025.',
    ])
  })

  test('brings a leaver back to a position of his own, in an employment that begins anew', async () => {
    await store({
      kind: 'termination',
      effective_date: '2025-06-01',
      facts: { leave_reason: 'Xin nghỉ' },
    })
    const back = (facts: Store['facts']) => store({ kind: 'rehire', effective_date: '2025-08-01', facts })
    const refused = await back({})
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('Hãy chọn đơn vị và chức vụ'),
    ])
    await run(
      `update job_changes set probation_from = '2024-01-01', probation_to = '2024-02-29',
        facts = facts || array['probation_from', 'probation_to'] where employee_id = $1 and kind = 'opening'`,
      [person],
    )
    expect((await back({ main_position: inStock })).status).toBe(200)
    const { facts } = (await job()).body.data.job
    expect(facts).toMatchObject({
      work_state: 'official',
      official_date: '2025-08-01',
      probation_from: null,
      probation_to: null,
      main_position: { department_id: 4 },
    })
  })

  test('waits for a day to come, which the day itself shows already', async () => {
    await store({ effective_date: '2028-02-29' })
    expect((await changes())[0]).toMatchObject({ state: 'waiting', effective_date: '2028-02-29' })
    expect(await unitOn()).toBe(3)
    expect(await unitOn('2028-02-28')).toBe(3)
    expect(await unitOn('2028-02-29')).toBe(4)
  })

  test.each<[why: string, body: Partial<Store>, text: string]>([
    ['before joining (J1)', { effective_date: '2023-12-31' }, 'Ngày hiệu lực trước ngày vào công ty.'],
    [
      'a unit before it was there',
      { effective_date: '2014-12-31' },
      'Đơn vị "Đội Kho" chưa thành lập hoặc đã giải thể vào ngày 31-12-2014.',
    ],
    [
      'a unit of another company',
      { facts: { main_position: { position_id: 2, department_id: 104 } } },
      'Đơn vị không tồn tại.',
    ],
    [
      'a position that is out of use',
      { facts: { main_position: { position_id: 3, department_id: 4 } } },
      'Chức vụ "Thủ kho" đã ngừng sử dụng.',
    ],
    ['nothing of what the kind is about', { facts: {} }, 'Vui lòng chọn đơn vị và chức vụ mới.'],
    ['a fact of another kind', { kind: 'unpaid_leave' }, 'Thông tin này không thuộc loại thay đổi đã chọn.'],
    [
      'a leave that ends before it begins',
      { kind: 'unpaid_leave', facts: { absent_until: '2025-04-30' } },
      'Ngày nghỉ cuối cùng trước ngày hiệu lực.',
    ],
    [
      'official twice',
      { kind: 'official', facts: {} },
      'Nhân viên không ở giai đoạn đào tạo, thử việc hoặc thời vụ vào ngày này.',
    ],
    ['back to work of who works', { kind: 'rehire', facts: {} }, 'Nhân viên đang làm việc vào ngày này.'],
    [
      'a day beyond all plans',
      { effective_date: '9999-12-31' },
      'Ngày hiệu lực không được sau hôm nay quá 5 năm.',
    ],
  ])('is refused in words: %s', async (_, body, text) => {
    const answer = await store(body)
    expect(answer.status).toBe(400)
    expect(Object.values(answer.body.errors ?? {}).flat()).toEqual([text])
    expect(await states()).toEqual(['opening in_effect'])
  })

  test('is refused after leaving (J1), and once it would leave a later change without ground', async () => {
    await store({})
    await store({ kind: 'termination', effective_date: '2026-01-01', facts: { leave_reason: 'Xin nghỉ' } })
    const late = await store({ effective_date: '2026-02-01' })
    expect(late.body.message).toBe('Nhân viên đã nghỉ việc vào ngày này.')
    const early = await store({
      kind: 'termination',
      effective_date: '2025-02-01',
      facts: { leave_reason: 'Xin nghỉ' },
    })
    expect(early.body.message).toBe(
      'Thay đổi "Điều chuyển" ngày 01-05-2025 không còn phù hợp: Nhân viên đã nghỉ việc vào ngày này.',
    )
    expect(await unitOn('2025-12-31')).toBe(4)
    expect((await job('2026-01-01')).body.data.job.facts).toMatchObject({
      work_state: 'left',
      leave_date: '2025-12-31',
    })
  })

  test('is all or none (R18), and names those who cannot have it', async () => {
    const gone = (await hire(api, 'Lý Văn Đã Đi', 2)).employeeId
    const gone2 = (await hire(api, 'Lý Thị Cũng Đi', 2)).employeeId
    await store({
      kind: 'termination',
      ids: [gone, gone2],
      effective_date: '2025-03-01',
      facts: { leave_reason: 'Hết hạn' },
    })
    const answer = await store({ ids: [person, gone, gone2] })
    expect(answer.body.errors?.['ids']?.[0]).toMatch(
      /^Lý .* \(MOI\d+\): Nhân viên đã nghỉ việc vào ngày này\.$/,
    )
    expect(await states()).toEqual(['opening in_effect'])
  })

  test('reaches as far as the right to change', async () => {
    expect((await store({}, false, await api.as('hrOfTwo'))).status).toBe(404)
    expect((await store({ ids: [person, 111] })).status).toBe(404)
    expect((await store({}, false, await api.as('manager'))).status).toBe(403)
  })

  test('keeps both of two officers who write of one person on one day (J2)', async () => {
    const both = await Promise.all([
      store({ kind: 'appointment', facts: { work_place: 'Kho Đông Anh' } }),
      store({ kind: 'appointment', facts: { heavy_work: 'heavy' } }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await job()).body.data.job.facts).toMatchObject({
      work_place: 'Kho Đông Anh',
      heavy_work: 'heavy',
    })
  })
})

describe('ending a job change', () => {
  const withdraw = (id: number) =>
    hr.call('jobChanges.withdraw', { path: { id }, body: { reason: 'Quyết định đã hủy' } })
  const correct = (id: number, effective_date = '2025-05-02') =>
    hr.call('jobChanges.correct', {
      path: { id },
      body: { effective_date, facts: { main_position: { position_id: 2, department_id: 2 } } },
    })
  const last = async () => (await changes())[0]?.id ?? 0

  test('takes back what waits, as if it had never been', async () => {
    await store({ effective_date: '2028-02-29' })
    const answer = await withdraw(await last())
    expect(answer.body.data.changes[0]).toMatchObject({ state: 'withdrawn', end_reason: 'Quyết định đã hủy' })
    expect(await unitOn('2028-03-01')).toBe(3)
    expect((await withdraw(await last())).body.message).toBe(
      'Chỉ rút được thay đổi đang chờ hiệu lực; thay đổi này đã được rút.',
    )
  })

  test('moves the official date along with the day on which somebody began as official', async () => {
    await run(
      `update job_changes set official_date = effective_date, facts = facts || array['official_date'] where employee_id = $1`,
      [person],
    )
    const opening = (await changes())[0]?.id ?? 0
    const answer = await hr.call('jobChanges.correct', {
      path: { id: opening },
      body: { effective_date: '2023-12-01', facts: { work_state: 'official', main_position: inStock } },
    })
    expect(answer.status).toBe(200)
    expect((await job()).body.data.job.facts).toMatchObject({
      join_date: '2023-12-01',
      official_date: '2023-12-01',
    })
  })

  test('corrects what is in effect once, though two press at once (J6), and keeps the former one in the file', async () => {
    await store({})
    const id = await last()
    const both = await Promise.all([correct(id), correct(id)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(
      'Chỉ đính chính được thay đổi đang có hiệu lực; thay đổi này đã được đính chính.',
    )
    expect(await unitOn('2025-05-01')).toBe(3)
    expect(await unitOn('2025-05-02')).toBe(2)
    expect((await states()).toSorted()).toEqual([
      'opening in_effect',
      'transfer corrected',
      'transfer in_effect',
    ])
    expect((await withdraw(id)).status).toBe(409)
  })
})

describe('the turn of a day', () => {
  /** Lets the day of what waits come. */
  const due = (id = person) =>
    run(
      `update job_changes set effective_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date where employee_id = $1 and state = 'waiting'`,
      [id],
    )

  test('lets in what was due, once however often it turns, and makes up for missed nights (J5)', async () => {
    await store({ effective_date: '2028-02-29' })
    await turn()
    expect(await unitOn()).toBe(3)
    await run(
      `update job_changes set effective_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date - 3 where employee_id = $1 and state = 'waiting'`,
      [person],
    )
    expect(await unitOn()).toBe(3)
    await turn()
    await turn()
    expect(await states()).toEqual(['transfer in_effect', 'opening in_effect'])
    expect(await unitOn()).toBe(4)
    const { rows } = await run(
      `select turned_on = (now() at time zone 'Asia/Ho_Chi_Minh')::date as today from job_turns where company_id = 1`,
    )
    expect(rows).toEqual([{ today: true }])
  })

  test('lets what cannot come any more, its unit being closed (J3), wait on with its reason, and holds nobody else up', async () => {
    const other = (await hire(api, 'Lý Văn Không Vướng', 2)).employeeId
    const body = {
      code: `DK${person}`,
      name: 'Đội Sắp Đóng',
      level: 5,
      parent_id: 1,
      found_date: '2020-01-01',
    }
    const closing = (await hr.call('departments.store', { body })).body.data.department.id
    await store({
      effective_date: '2028-02-29',
      facts: { main_position: { position_id: 2, department_id: closing } },
    })
    await store({ ids: [other], effective_date: '2028-02-29' })
    await hr.call('departments.close', {
      path: { id: closing },
      body: { closed_on: '2026-01-01', decision_no: '3/QĐ' },
    })
    await due()
    await due(other)
    await turn()
    expect((await changes())[0]).toMatchObject({
      state: 'waiting',
      held_up: 'Đơn vị "Đội Sắp Đóng" đã giải thể.',
    })
    expect(await unitOn()).toBe(3)
    expect((await job(undefined, other)).body.data.job.facts.main_position?.department_id).toBe(4)
  })

  test('keeps a manager out who has left since', async () => {
    const manager = (await hire(api, 'Lý Thị Quản Lý', 2)).employeeId
    const facts = { main_position: inStock, direct_manager_id: manager }
    expect((await store({ effective_date: '2028-02-29', facts })).status).toBe(200)
    await store({
      kind: 'termination',
      ids: [manager],
      effective_date: '2025-06-01',
      facts: { leave_reason: 'Xin nghỉ' },
    })
    await due()
    await turn()
    expect((await changes())[0]).toMatchObject({ state: 'waiting', held_up: 'Người quản lý đã nghỉ việc.' })
  })

  test('brings people back from a leave that is over', async () => {
    await store({ kind: 'unpaid_leave', effective_date: '2026-01-05', facts: { absent_until: '2028-01-31' } })
    expect((await job()).body.data.job.facts.work_state).toBe('unpaid_leave')
    await run(
      `update job_changes set absent_until = (now() at time zone 'Asia/Ho_Chi_Minh')::date - 1 where employee_id = $1 and kind = 'unpaid_leave'`,
      [person],
    )
    await run(
      `update job_versions set absent_until = (now() at time zone 'Asia/Ho_Chi_Minh')::date - 1 where employee_id = $1 and absent_until is not null`,
      [person],
    )
    await turn()
    const { rows } = await run('select work_state from employees where id = $1', [person])
    expect(rows).toEqual([{ work_state: 'official' }])
  })
})
