import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'

type Store = Input<'jobChanges.store'>['body']

const api = apiForFile()
let hr: Person
/** Taken in for training on 2 January 2026. */
let trainee: number
let issue: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', {
    body: { code: 'QDTN', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
  })
  const { body } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  issue = { sign_date: '2026-02-20', signer_id: body.data.signer.id }
})
beforeEach(async () => {
  const { status, body, text } = await hr.call('employees.store', {
    body: {
      full_name: 'Lý Thị Học Việc',
      gender: 'Nữ',
      date_of_birth: '1999-05-06',
      phone: '0981000321',
      reception: { effective_date: '2026-01-02', decision_type: 1, position_id: 2, department_id: 3 },
    },
  })
  expect(status, text).toBe(201)
  trainee = body.data.employee.id
})

const receive = (body: Partial<Store> = {}, dry_run = false) =>
  hr.call('jobChanges.store', {
    query: { dry_run },
    body: {
      kind: 'reception',
      ids: [trainee],
      effective_date: '2026-03-02',
      facts: { probation_to: '2026-04-30' },
      ...body,
    },
  })
const job = async (as_of?: string) =>
  (await hr.call('jobChanges.ofEmployee', { path: { id: trainee }, query: as_of ? { as_of } : {} })).body.data
const onProbation = {
  work_state: 'probation',
  probation_from: '2026-03-02',
  probation_to: '2026-04-30',
}

test('a trainee begins his probation by a decision, shown before and after, or by a draft of it', async () => {
  const preview = await receive({ decision: { issue } }, true)
  expect(preview.body.data, preview.text).toMatchObject({
    changes: [{ before: { work_state: 'training' }, after: onProbation, warnings: [expect.any(String)] }],
  })
  expect((await job()).job.facts.work_state).toBe('training')
  const left = await receive({ decision: {} })
  expect(left.body.data.decision, left.text).toMatchObject({ is_draft: true })
  expect((await job()).job.facts.work_state).toBe('training')
  const done = await receive({ decision: { issue } })
  expect(done.body.data.decision, done.text).toMatchObject({ is_draft: false })
  const { job: now, changes } = await job()
  expect(now.facts).toMatchObject({
    ...onProbation,
    join_date: '2026-01-02',
    main_position: { position_id: 2, department_id: 3 },
  })
  expect(changes.map(({ kind, decision_type }) => [kind, decision_type])).toEqual([
    ['reception', 2],
    ['reception', 1],
  ])
  expect((await job('2026-03-01')).job.facts.work_state).toBe('training')
})

test('without a decision the same is written, and its paper may follow', async () => {
  const main_position = { position_id: 2, department_id: 4 }
  const done = await receive({ facts: { main_position }, decision_no: '9/QĐ' })
  expect(done.body.data, done.text).toMatchObject({ decision: null, changes: [{ state: 'in_effect' }] })
  expect((await job()).job.facts).toMatchObject({
    work_state: 'probation',
    probation_from: '2026-03-02',
    main_position,
  })
  const twice = await receive({ effective_date: '2026-03-09' })
  expect(twice.body.errors).toEqual({ effective_date: ['Nhân viên đã được tiếp nhận.'] })
  const { body, text } = await hr.call('decisions.store', {
    body: {
      decision_type: 2,
      effective_date: '2026-03-02',
      summary: 'Về việc tiếp nhận thử việc',
      people: [{ employee_id: trainee }],
    },
  })
  const path = { id: body.data?.decision.id ?? 0 }
  const issued = await hr.call('decisions.issue', { path, body: { ...issue, number: '9/QĐ' } })
  expect(issued.status, `${text} ${issued.text}`).toBe(200)
  expect((await job()).changes.map(({ decision_id }) => decision_id !== null)).toEqual([true, false])
})

test('nobody is received who works already, has left, or had not come yet, one or several', async () => {
  const refused = async (body: Partial<Store>) => {
    const { status, body: answer } = await receive(body)
    return [status, answer.errors]
  }
  for (const paper of [{}, { decision: { issue } }]) {
    expect(await refused({ ...paper, effective_date: '2026-01-01' })).toEqual([
      400,
      { effective_date: ['Ngày hiệu lực trước ngày vào công ty.'] },
    ])
  }
  const { employeeId, nhansuId } = await hire(api, 'Lý Thị Chính Thức', 3)
  const already = `Lý Thị Chính Thức (${nhansuId}): Nhân viên đã được tiếp nhận.`
  expect(await refused({ ids: [employeeId] })).toEqual([
    400,
    { effective_date: ['Nhân viên đã được tiếp nhận.'] },
  ])
  const { employeeId: gone, nhansuId: goneCode } = await hire(api, 'Lý Thị Đã Nghỉ', 3)
  await receive({
    kind: 'termination',
    ids: [gone],
    effective_date: '2026-02-01',
    facts: { leave_reason: 'Xin nghỉ' },
  })
  expect(await refused({ ids: [trainee, employeeId, gone], decision: {} })).toEqual([
    400,
    {
      ids: [already, `Lý Thị Đã Nghỉ (${goneCode}): Nhân viên đã nghỉ việc vào ngày này.`],
    },
  ])
  expect(await refused({ facts: { probation_to: '2026-03-01' } })).toEqual([
    400,
    { 'facts.probation_to': ['Ngày kết thúc thử việc trước ngày bắt đầu.'] },
  ])
  expect(await refused({ facts: { work_state: 'official' } })).toEqual([
    400,
    { 'facts.work_state': [expect.stringContaining('hãy chọn Tiếp nhận chính thức')] },
  ])
  expect((await job()).changes).toHaveLength(1)
})
