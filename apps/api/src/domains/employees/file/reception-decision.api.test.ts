import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'

type NewEmployee = Input<'employees.store'>['body']

const api = apiForFile()
let hr: Person
/** Writes files and issues no decisions. */
let clerk: Person
let issue: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const office = [
    ['employee_access', 'company'],
    ['employee_edit', 'company'],
    ['document_access', 'company'],
  ] as const
  clerk = await newcomer(api, { login: 'can.bo.tiep.nhan', companies: { 1: office } })
  await hr.call('documentTypes.store', {
    body: { code: 'QD', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
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

const someone: NewEmployee = {
  full_name: 'Phan Thị Quyết',
  gender: 'Nữ',
  date_of_birth: '1995-02-03',
  phone: '0981000321',
  reception: {
    effective_date: '2026-03-02',
    decision_type: 2,
    position_id: 2,
    department_id: 3,
    further_positions: [{ position_id: 2, department_id: 4 }],
    heavy_work: 'heavy',
    probation_to: '2026-04-30',
    reason: 'Bổ sung nhân sự',
  },
}
const receive = (decision: NewEmployee['decision'], by: Person = hr, change: Partial<NewEmployee> = {}) =>
  by.call('employees.store', { body: { ...someone, ...(decision && { decision }), ...change } })
const changesOf = async (id: number) =>
  (await hr.call('jobChanges.ofEmployee', { path: { id } })).body.data.changes
const factsOf = async (id: number, as_of: string) =>
  (await hr.call('jobChanges.ofEmployee', { path: { id }, query: { as_of } })).body.data.job.facts
const show = async (id: number) => (await hr.call('decisions.show', { path: { id } })).body.data.decision
const total = async () =>
  (await hr.call('employees.list', { query: { pagination: true } })).body.data.meta.pagination?.total

describe('a reception with its decision', () => {
  test('is issued in one step by who may, and says all that the form says', async () => {
    const { status, body } = await receive({ issue: { ...issue, number: '12/QĐ-TN' } })
    expect([status, body.data.decision]).toEqual([
      201,
      { id: expect.any(Number), decision_number: '12/QĐ-TN', is_draft: false },
    ])
    const { employee } = body.data
    expect(employee.positions).toMatchObject([
      { department_id: 3, is_main: true },
      { department_id: 4, is_main: false },
    ])
    const decisionId = body.data.decision?.id ?? 0
    expect(await show(decisionId)).toMatchObject({
      decision_type: 2,
      state: 'issued',
      effective_date: '2026-03-02',
      summary: 'Về việc tiếp nhận thử việc Phan Thị Quyết',
      people: [
        {
          employee_id: employee.id,
          change_state: 'in_effect',
          before: {},
          after: { work_state: 'probation', heavy_work: 'heavy', probation_to: '2026-04-30' },
        },
      ],
    })
    const changes = await changesOf(employee.id)
    expect(changes).toMatchObject([
      {
        kind: 'reception',
        decision_id: decisionId,
        decision_no: '12/QĐ-TN',
        decision_date: '2026-02-20',
        decision_type: 2,
        reason: 'Bổ sung nhân sự',
      },
    ])
    // What is a decision's ends with that one alone.
    const corrected = await hr.call('jobChanges.correct', {
      path: { id: changes[0]?.id ?? 0 },
      body: { effective_date: '2026-03-03', facts: {} },
    })
    expect([corrected.status, corrected.body.message]).toEqual([409, expect.stringContaining('12/QĐ-TN')])
  })

  test('takes the next number where none is typed', async () => {
    const { body } = await receive({ issue })
    expect(body.data.decision?.decision_number).toContain('/2026/')
  })

  test('is left as a draft by who may not issue, and becomes the decision’s once somebody does', async () => {
    const { body } = await receive({}, clerk)
    const { employee, decision } = body.data
    expect(decision).toEqual({ id: expect.any(Number), decision_number: null, is_draft: true })
    const id = decision?.id ?? 0
    expect(await show(id)).toMatchObject({ state: 'draft', people: [{ employee_id: employee.id }] })
    expect(await changesOf(employee.id)).toMatchObject([{ decision_id: null, decision_no: null }])

    const preview = await hr.call('decisions.issue', { path: { id }, query: { dry_run: true }, body: issue })
    expect(preview.body.data.effects).toMatchObject([
      {
        before: {},
        after: { main_position: { department_id: 3 } },
        warnings: [
          expect.stringContaining('Hồ sơ đã ghi tiếp nhận từ ngày 02-03-2026'),
          // No company of these tests has types of contracts.
          expect.stringContaining('Chưa soạn hợp đồng'),
        ],
      },
    ])
    expect(await changesOf(employee.id)).toMatchObject([{ decision_id: null }])
    const issued = await hr.call('decisions.issue', { path: { id }, body: issue })
    expect(issued.status).toBe(200)
    const changes = await changesOf(employee.id)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({
      kind: 'reception',
      decision_id: id,
      decision_no: issued.body.data.decision_number,
    })
    const facts = await factsOf(employee.id, '2026-03-02')
    expect(facts).toMatchObject({ heavy_work: 'heavy', further_positions: [{ department_id: 4 }] })
  })

  test('is no longer that of a draft which says something else', async () => {
    const { employee, decision } = (await receive({}, clerk)).body.data
    const path = { id: decision?.id ?? 0 }
    const elsewhere = { employee_id: employee.id, position_id: 2, department_id: 4 }
    await hr.call('decisions.update', { path, body: { people: [elsewhere] } })
    const refused = await hr.call('decisions.issue', { path, body: issue })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { effective_date: [expect.stringContaining('đơn vị và chức vụ khác')] },
    ])
    await hr.call('decisions.update', { path, body: { effective_date: '2026-03-05' } })
    expect((await hr.call('decisions.issue', { path, body: issue })).status).toBe(400)
    expect(await changesOf(employee.id)).toMatchObject([{ decision_id: null }])
  })

  test('that names a paper from elsewhere is given that very number alone', async () => {
    const reception = { ...someone.reception, decision_no: '45/QĐ-CŨ', further_positions: [] }
    const { employee } = (await receive(undefined, hr, { reception })).body.data
    const made = await hr.call('decisions.store', {
      body: {
        decision_type: 2,
        effective_date: '2026-03-02',
        summary: 'Ghi vào sổ',
        people: [{ employee_id: employee.id, position_id: 2, department_id: 3 }],
      },
    })
    const path = { id: made.body.data.decision.id }
    const other = await hr.call('decisions.issue', { path, body: issue })
    expect([other.status, other.body.errors]).toEqual([
      400,
      { effective_date: [expect.stringContaining('45/QĐ-CŨ')] },
    ])
    const issued = await hr.call('decisions.issue', { path, body: { ...issue, number: '45/QĐ-CŨ' } })
    expect(issued.status, JSON.stringify(issued.body)).toBe(200)
    expect(await changesOf(employee.id)).toMatchObject([{ decision_id: path.id, decision_no: '45/QĐ-CŨ' }])
  })

  test('keeps what no decision says when it is corrected by another', async () => {
    const { employee, decision } = (await receive({ issue })).body.data
    const { people } = await show(decision?.id ?? 0)
    const { position_id = null, department_id = null } = people[0] ?? {}
    const done = await hr.call('decisions.correct', {
      path: { id: decision?.id ?? 0 },
      body: {
        ...issue,
        effective_date: '2026-03-04',
        reason: 'Sai ngày',
        people: [{ employee_id: employee.id, position_id, department_id }],
      },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(await factsOf(employee.id, '2026-03-04')).toMatchObject({
      heavy_work: 'heavy',
      further_positions: [{ department_id: 4 }],
      join_date: '2026-03-04',
    })
  })

  test('is issued by nobody without the right, nor with a number beside it, and nobody is kept', async () => {
    const before = await total()
    expect((await receive({ issue }, clerk)).status).toBe(403)
    const reception = { ...someone.reception, decision_no: '1/QĐ' }
    const beside = await receive({}, hr, { reception })
    expect([beside.status, Object.keys(beside.body.errors ?? {})]).toEqual([400, ['reception.decision_no']])
    const nobody = await receive({ issue: { ...issue, signer_id: 999_999 } })
    expect([nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([
      400,
      ['decision.issue.signer_id'],
    ])
    expect(await total()).toBe(before)
  })

  test('is issued by nobody who may not sign it on that day, and nobody is kept', async () => {
    const limited = await hr.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Giám đốc nhân sự',
        paper_kinds: ['decision'],
        decision_types: [3],
        valid_from: '2026-01-01',
      },
    })
    const before = await total()
    const refusals = [
      { sign_date: '2025-12-31', signer_id: issue.signer_id },
      { sign_date: '2026-02-20', signer_id: limited.body.data.signer.id },
    ]
    for (const paper of refusals) {
      const asked = { decision_types: [2], sign_date: paper.sign_date }
      const { signers } = (await hr.call('decisions.signers', { body: asked })).body.data
      const why = signers.find(({ id }) => id === paper.signer_id)?.refusal
      expect(why).toMatch(/không được ký|chỉ được ký/)
      const refused = await receive({ issue: paper })
      expect([refused.status, refused.body.message]).toEqual([409, why])
    }
    expect(await total()).toBe(before)
  })

  test('is left to a second person where the company says so', async () => {
    const rule = (needs_other_issuer: boolean) =>
      hr.call('decisionSettings.update', { body: { needs_other_issuer } })
    await rule(true)
    try {
      const typed = await receive({ issue: { ...issue, number: '78/QĐ' } })
      expect([typed.status, Object.keys(typed.body.errors ?? {})]).toEqual([400, ['decision.issue.number']])
      const { decision } = (await receive({ issue })).body.data
      expect(decision).toMatchObject({ is_draft: true, decision_number: null })
      const path = { id: decision?.id ?? 0 }
      const own = await hr.call('decisions.issue', { path, body: issue })
      expect([own.status, own.body.message]).toEqual([
        403,
        expect.stringContaining('người soạn không tự ban hành'),
      ])
    } finally {
      await rule(false)
    }
  })

  test('waits for its day with its decision, and goes with it when that is cancelled', async () => {
    const { rows } = await api.db.superuser.query<{ day: string }>(
      "select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 9)::text as day",
    )
    const effective_date = rows[0]?.day ?? ''
    const reception = { ...someone.reception, effective_date, probation_to: null }
    const { employee, decision } = (await receive({ issue }, hr, { reception })).body.data
    const path = { id: decision?.id ?? 0 }
    expect(await show(path.id)).toMatchObject({ people: [{ change_state: 'waiting' }] })
    expect((await hr.call('decisions.cancel', { path, body: { reason: 'Không nhận việc' } })).status).toBe(
      200,
    )
    const { rows: left } = await api.db.superuser.query<{ state: string }>(
      'select state from job_changes where company_id = 1 and employee_id = $1',
      [employee.id],
    )
    expect(left).toEqual([{ state: 'withdrawn' }])
  })

  test('leaves nobody at work who never came, and may take him in later', async () => {
    const { rows: days } = await api.db.superuser.query<{ day: string }>(
      "select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 9)::text as day",
    )
    const effective_date = days[0]?.day ?? ''
    const reception = { ...someone.reception, effective_date, probation_to: null }
    const { employee, decision } = (await receive({ issue }, hr, { reception })).body.data
    const standing = async () => {
      const found = await hr.call('employees.list', { query: { search: { value: employee.nhansu_id } } })
      return found.body.data.employees.map(({ id, active }) => ({ id, active }))
    }
    expect(await standing()).toEqual([{ id: employee.id, active: true }])
    await hr.call('decisions.cancel', {
      path: { id: decision?.id ?? 0 },
      body: { reason: 'Không nhận việc' },
    })
    expect(await standing()).toEqual([{ id: employee.id, active: false }])
    const job = await hr.call('jobChanges.ofEmployee', { path: { id: employee.id } })
    expect(job.body.data).toMatchObject({
      job: { facts: { work_state: 'left', main_position: null } },
      changes: [{ state: 'withdrawn' }],
    })
    const draft = {
      decision_type: 3,
      effective_date,
      summary: 'Tiếp nhận lại',
      people: [{ employee_id: employee.id, position_id: 2, department_id: 3 }],
    }
    const drafted = await hr.call('decisions.store', { body: draft })
    expect(drafted.status).toBe(201)
    const again = drafted.body.data.decision
    expect((await hr.call('decisions.issue', { path: { id: again.id }, body: issue })).status).toBe(200)
    expect(await standing()).toEqual([{ id: employee.id, active: true }])
  })
})
