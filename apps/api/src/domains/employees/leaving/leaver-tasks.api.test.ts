import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { writeJob } from '../../../testing/write-job.ts'

const api = apiForFile()

const unit = 3

let hr: Person
/** Heads the unit and holds no right at all. */
let head: SignedIn
/** Reads employees and writes none. */
let reader: SignedIn

const run = (text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { employeeId, personId } = await hire(api, 'Trưởng Tổ Bàn Giao', unit)
  head = await newcomer(api, { login: 'truong.to.ban.giao', companies: { 1: [] }, personId })
  reader = await newcomer(api, {
    login: 'nguoi.doc.viec',
    companies: { 1: [['employee_access', 'company']] },
  })
  await run('update departments set manager_id = $1 where id = $2', [employeeId, unit])
})

const terminate = (employeeId: number, effective_date: string, isPreview = false) =>
  hr.call('jobChanges.store', {
    ...(isPreview && { query: { dry_run: true } }),
    body: { kind: 'termination', ids: [employeeId], effective_date, facts: { leave_reason: 'Xin nghỉ' } },
  })

async function leaver(effectiveDate = '2031-03-01', inUnit = unit): Promise<number> {
  const { employeeId } = await hire(api, 'Đào Thị Sắp Nghỉ', inUnit)
  expect((await terminate(employeeId, effectiveDate)).status).toBe(200)
  return employeeId
}

async function tasksOf(employeeId: number, by: Pick<Person, 'call'> = hr) {
  const { status, body } = await by.call('leaverTasks.list', {
    query: { filter: { employee_id: { operator: 'equal', value: employeeId } }, sort: 'due_date', size: 50 },
  })
  expect(status).toBe(200)
  return body.data.leaver_tasks
}

const write = (id: number, body: Input<'leaverTasks.update'>['body'], by: Pick<Person, 'call'> = hr) =>
  by.call('leaverTasks.update', { path: { id }, body })

async function taskOf(employeeId: number, doer: string) {
  const task = (await tasksOf(employeeId)).find((each) => each.doer === doer)
  if (task === undefined) throw new Error(`no task of ${doer}`)
  return task
}

async function changeOf(employeeId: number): Promise<number> {
  const { body } = await hr.call('jobChanges.ofEmployee', { path: { id: employeeId } })
  const change = body.data.changes.findLast(({ kind }) => kind === 'termination')
  return Number(change?.id)
}

describe('the list comes by itself', () => {
  test('with the termination, due by the law and by the company, and not with a preview', async () => {
    const { employeeId } = await hire(api, 'Đào Thị Sắp Nghỉ', unit)
    await terminate(employeeId, '2031-03-01', true)
    expect(await tasksOf(employeeId)).toEqual([])
    await terminate(employeeId, '2031-03-01')
    const tasks = await tasksOf(employeeId)
    expect(tasks.map(({ leave_date, status }) => [leave_date, status])).toEqual(
      Array.from({ length: tasks.length }, () => ['2031-02-28', 'open']),
    )
    expect(tasks[0]).toMatchObject({ due_date: '2031-02-28', department_name: expect.any(String) })
    // Fourteen days from Monday to Friday after Friday 28 February 2031.
    expect((await taskOf(employeeId, 'hr')).due_date).toBe('2031-03-20')
  })

  test('follows a day that is corrected, but for what was moved by hand, and is made once', async () => {
    const employeeId = await leaver('2026-11-02')
    const moved = await taskOf(employeeId, 'it')
    await write(moved.id, { due_date: '2026-12-24' })
    const before = await tasksOf(employeeId)
    await write((await taskOf(employeeId, 'person')).id, { state: 'done' })
    const corrected = await hr.call('jobChanges.correct', {
      path: { id: await changeOf(employeeId) },
      body: { effective_date: '2026-11-09', facts: { leave_reason: 'Xin nghỉ' }, reason: 'Ghi nhầm ngày' },
    })
    expect(corrected.status, corrected.text).toBe(200)
    const after = await tasksOf(employeeId)
    expect(after.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      before.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    const byDoer = (doer: string) => after.find((task) => task.doer === doer)
    expect(byDoer('it')).toMatchObject({ due_date: '2026-12-24', leave_date: '2026-11-08' })
    expect(byDoer('person')).toMatchObject({ due_date: '2026-11-08', status: 'done' })
  })

  test('ends with its reason when the leaving is taken back, and a second one gets its own', async () => {
    const employeeId = await leaver()
    const task = await taskOf(employeeId, 'hr')
    await hr.call('jobChanges.withdraw', {
      path: { id: await changeOf(employeeId) },
      body: { reason: 'Ở lại làm việc' },
    })
    const ended = await tasksOf(employeeId)
    expect(new Set(ended.map(({ status, end_reason }) => `${status} ${end_reason}`))).toEqual(
      new Set(['cancelled Đã rút việc nghỉ: Ở lại làm việc']),
    )
    const refused = await write(task.id, { state: 'done' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Đã rút việc nghỉ: Ở lại làm việc. Các việc kèm theo không ghi được nữa.',
    ])
    await terminate(employeeId, '2031-06-01')
    const again = (await tasksOf(employeeId)).filter(({ status }) => status === 'open')
    expect(again).toHaveLength(ended.length)
  })

  test('comes again for whoever came back and leaves once more, and never for who left long ago', async () => {
    const employeeId = await leaver('2026-06-01')
    const first = await tasksOf(employeeId)
    expect(first.length).toBeGreaterThan(0)
    // As if he had left before there were lists: coming back makes none of the old leaving.
    await run('delete from leaver_tasks where employee_id = $1', [employeeId])
    await run('delete from leavings where employee_id = $1', [employeeId])
    const back = await hr.call('jobChanges.store', {
      body: {
        kind: 'rehire',
        ids: [employeeId],
        effective_date: '2026-09-01',
        facts: { main_position: { position_id: 2, department_id: unit } },
      },
    })
    expect(back.status, back.text).toBe(200)
    expect(await tasksOf(employeeId)).toEqual([])
    await terminate(employeeId, '2031-03-01')
    expect(new Set((await tasksOf(employeeId)).map(({ leave_date }) => leave_date))).toEqual(
      new Set(['2031-02-28']),
    )
  })
})

test('the night makes the list of whoever was to leave before there were lists', async () => {
  const employeeId = await leaver()
  const listed = await tasksOf(employeeId)
  await run('delete from leavings where employee_id = $1', [employeeId])
  expect(await tasksOf(employeeId)).toEqual([])
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['employees.day-turn'], {}),
  )
  await runJobs(api.db)
  expect(await tasksOf(employeeId)).toHaveLength(listed.length)
  const { rows } = await run(
    `select result ->> 'returned' as returned from job_runs
     where name = 'employees.day-turn' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ returned: '0' }])
})

describe('a decision', () => {
  let signer: { sign_date: string; signer_id: number }
  beforeAll(async () => {
    await hr.call('documentTypes.store', { body: { code: 'QDNV', name: 'Quyết định', is_decision: true } })
    const { body } = await hr.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Tổng Giám đốc',
        paper_kinds: ['decision'],
        valid_from: '2026-01-01',
      },
    })
    signer = { sign_date: '2026-10-20', signer_id: body.data.signer.id }
  })

  // Those of the other types have conditions of their own, and write the same change.
  test.each([11, 12, 13])('of type %i makes the list once', async (decisionType) => {
    const { employeeId } = await hire(api, 'Lý Thị Chấm Dứt', unit)
    await writeJob(api, {
      employeeId,
      kind: 'termination',
      effectiveDate: '2026-11-03',
      facts: {},
      decisionType,
    })
    const tasks = await tasksOf(employeeId)
    expect(tasks.length).toBeGreaterThan(0)
    // Whatever is written of him later.
    await writeJob(api, {
      employeeId,
      kind: 'transfer',
      effectiveDate: '2026-11-02',
      facts: { main_position: { position_id: 2, department_id: 4 } },
    })
    expect((await tasksOf(employeeId)).map(({ id }) => id)).toEqual(tasks.map(({ id }) => id))
  })

  test('makes the list, takes it along when it is corrected, and ends it when it is revoked', async () => {
    const { employeeId } = await hire(api, 'Lý Thị Chấm Dứt', unit)
    const stored = await hr.call('decisions.store', {
      body: {
        decision_type: 7,
        effective_date: '2026-11-03',
        summary: 'Về việc chấm dứt hợp đồng',
        people: [{ employee_id: employeeId, contract_end_reason: 'agreement' }],
      },
    })
    expect(stored.status, stored.text).toBe(201)
    const path = { id: stored.body.data.decision.id }
    const issued = await hr.call('decisions.issue', { path, body: signer })
    expect(issued.status, issued.text).toBe(200)
    const first = await tasksOf(employeeId)
    expect(new Set(first.map(({ leave_date }) => leave_date))).toEqual(new Set(['2026-11-02']))
    const corrected = await hr.call('decisions.correct', {
      path,
      body: { ...signer, reason: 'Ghi nhầm ngày.', effective_date: '2026-11-10' },
    })
    expect(corrected.status, corrected.text).toBe(200)
    const moved = await tasksOf(employeeId)
    expect(moved.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      first.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect(new Set(moved.map(({ leave_date }) => leave_date))).toEqual(new Set(['2026-11-09']))
    const revoked = await hr.call('decisions.revoke', {
      path: { id: corrected.body.data.decision_id ?? 0 },
      body: { reason: 'Ban hành nhầm', sign_date: '2026-11-20' },
    })
    expect(revoked.status, revoked.text).toBe(200)
    expect(
      new Set((await tasksOf(employeeId)).map(({ status, end_reason }) => `${status} ${end_reason}`)),
    ).toEqual(new Set(['cancelled Đã thu hồi việc nghỉ: Ban hành nhầm']))
  })
})

describe('who reads and ticks', () => {
  test('the head without any right ticks what the unit does, and undoes it', async () => {
    const employeeId = await leaver('2026-11-02')
    const seen = await tasksOf(employeeId, head)
    expect(seen.map(({ doer, may_tick, may_move }) => [doer, may_tick, may_move])).toContainEqual([
      'unit_head',
      true,
      false,
    ])
    const task = await taskOf(employeeId, 'unit_head')
    expect(task.status).toBe('overdue')
    const done = await write(task.id, { state: 'done', note: 'Đã giao cho chị Mai.' }, head)
    expect(done.body.data.leaver_task).toMatchObject({
      status: 'done',
      note: 'Đã giao cho chị Mai.',
      done_by_name: expect.stringContaining('truong.to.ban.giao'),
      days_left: null,
    })
    // Whoever ticks it a second time does not take his place.
    const twice = await write(task.id, { state: 'done' })
    expect(twice.body.data.leaver_task.done_by_name).toContain('truong.to.ban.giao')
    const undone = await write(task.id, { state: 'open' }, head)
    expect(undone.body.data.leaver_task).toMatchObject({
      status: 'overdue',
      done_by_name: null,
      done_at: null,
    })
    expect((await write((await taskOf(employeeId, 'hr')).id, { state: 'done' }, head)).status).toBe(403)
    expect((await write(task.id, { due_date: '2027-01-01' }, head)).status).toBe(403)
  })

  test('a head who edits what is his own writes no task of HR', async () => {
    const employeeId = await leaver('2026-11-02')
    const grant = [head.roleIds[1], 'employee_edit', 'own']
    await run(
      'insert into role_grants (company_id, role_id, permission, scope) values (1, $1, $2, $3)',
      grant,
    )
    const task = await taskOf(employeeId, 'hr')
    expect((await write(task.id, { state: 'done' }, head)).status).toBe(403)
    await run('delete from role_grants where role_id = $1 and permission = $2 and scope = $3', grant)
  })

  test('readers tick nothing, and heads of other units see nothing', async () => {
    const elsewhere = await leaver('2031-03-01', 4)
    expect(await tasksOf(elsewhere, head)).toEqual([])
    const task = await taskOf(elsewhere, 'hr')
    expect((await write(task.id, { state: 'done' }, head)).status).toBe(404)
    expect((await tasksOf(elsewhere, reader)).some(({ may_tick }) => may_tick)).toBe(false)
    expect((await write(task.id, { state: 'done' }, reader)).status).toBe(404)
  })

  test('what does not have to be done needs its reason, and an older form is refused', async () => {
    const task = await taskOf(await leaver(), 'it')
    const bare = await write(task.id, { state: 'waived' })
    expect([bare.status, bare.body.errors]).toEqual([400, { note: ['Vui lòng ghi lý do không cần làm.'] }])
    const waived = await write(task.id, {
      state: 'waived',
      note: 'Không có tài khoản.',
      version: task.version,
    })
    expect(waived.body.data.leaver_task).toMatchObject({ status: 'waived', note: 'Không có tài khoản.' })
    expect((await write(task.id, { state: 'open', version: task.version })).status).toBe(409)
  })

  test('a unit finds its leavers, and the first page counts and names what is late', async () => {
    const employeeId = await leaver('2026-11-02')
    const { body } = await hr.call('leaverTasks.list', {
      query: {
        filter: {
          department_id: { operator: 'equal', value: 2 },
          status: { operator: 'in', value: ['overdue'] },
        },
        size: 100,
      },
    })
    expect(body.data.leaver_tasks.some((task) => task.employee_id === employeeId)).toBe(true)
    expect(new Set(body.data.leaver_tasks.map(({ status }) => status))).toEqual(new Set(['overdue']))
    const home = (await head.call('home.show')).body.data.home.cards
    const own = home.find(({ key }) => key === 'own_leaver_tasks')?.own_leaver_tasks
    expect(own?.lines).toContainEqual({
      text: 'Đào Thị Sắp Nghỉ: Bàn giao công việc, hồ sơ, dữ liệu',
      note: 'Hạn 01-11-2026, quá hạn',
      link: `/viec-khi-nghi-viec?f.employee_id=in:${employeeId}`,
    })
  })
})

describe('the template', () => {
  const item = { name: 'Trả máy tính', doer: 'person', due_rule: 'working_days', due_days: -2 } as const
  const save = (items: Input<'leaverTemplate.update'>['body']['items'], version?: number) =>
    hr.call('leaverTemplate.update', { body: { items, ...(version !== undefined && { version }) } })

  test('makes the lists of those who leave from now on, until the usual tasks are back', async () => {
    const earlier = await leaver()
    const saved = await save(
      [item, { ...item, name: 'Chi trả', due_rule: 'settlement_days_most', due_days: null }],
      0,
    )
    expect(saved.body.data.template).toMatchObject({ is_own: true, version: 1 })
    expect((await save([item], 0)).status).toBe(409)
    const named = (id: number) =>
      tasksOf(id).then((tasks) => tasks.map(({ name, due_date }) => [name, due_date]))
    // Wednesday before Friday the 28th, and thirty days after it.
    expect(await named(await leaver())).toEqual([
      ['Trả máy tính', '2031-02-26'],
      ['Chi trả', '2031-03-30'],
    ])
    expect((await named(earlier)).length).toBeGreaterThan(2)
    const usual = (await save([])).body.data.template
    expect([usual.is_own, usual.items]).toEqual([false, usual.usual_items])
    // Who still has the company's own before him does not write over what came between.
    expect((await save([item], 1)).status).toBe(409)
    expect((await save([item], usual.version)).body.data.template).toMatchObject({ is_own: true, version: 3 })
    await save([])
    expect((await tasksOf(await leaver())).length).toBeGreaterThan(2)
  })

  test('is refused in words, and shows its days before it is saved', async () => {
    expect((await save([item, { ...item, name: 'trả máy tính' }])).body.errors).toEqual({
      'items.1.name': ['Công việc này đã có trong mẫu.'],
    })
    expect((await save([{ ...item, due_days: null }])).body.errors).toEqual({
      'items.0.due_days': ['Vui lòng nhập số ngày.'],
    })
    const { body } = await hr.call('leaverTemplate.preview', {
      body: {
        leave_date: '2019-05-31',
        items: [item, { ...item, due_rule: 'settlement_days', due_days: null }],
      },
    })
    expect(body.data.due_dates).toEqual(['2019-05-29', '2019-06-20'])
    // Beyond years of four digits no day is counted.
    const far = { leave_date: '9999-12-31', items: [{ ...item, due_days: 1 }] }
    expect((await hr.call('leaverTemplate.preview', { body: far })).status).toBe(400)
  })
})
