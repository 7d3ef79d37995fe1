import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

type Store = Input<'jobChanges.store'>['body']

const api = apiForFile()
let hr: Person
/** Writes files and issues no decisions. */
let clerk: Person
let person: number
let issue: { sign_date: string; signer_id: number }
const inStock = { position_id: 2, department_id: 4 }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const office = [
    ['employee_access', 'company'],
    ['employee_edit', 'company'],
    ['document_access', 'company'],
  ] as const
  clerk = await newcomer(api, { login: 'can.bo.ho.so', companies: { 1: office } })
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
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Quyết Định', 3)).employeeId
})

interface Sent {
  by?: Person
  dry_run?: boolean
  key?: string | undefined
}
const store = (body: Partial<Store>, { by = hr, dry_run = false, key }: Sent = {}) =>
  by.call(
    'jobChanges.store',
    {
      query: { dry_run },
      body: {
        kind: 'transfer',
        ids: [person],
        effective_date: '2026-03-01',
        facts: { main_position: inStock },
        ...body,
      },
    },
    key === undefined ? {} : { 'idempotency-key': key },
  )
/** Makes the person leave, by a decision that is a draft where the writer may issue none. */
const leave = (sent: Sent = {}) =>
  store(
    {
      kind: 'termination',
      facts: { leave_reason: 'Chuyển nơi ở' },
      decision: { contract_end_reason: 'agreement', ...((sent.by ?? hr) === hr && { issue }) },
    },
    sent,
  )
const job = async (id = person) => (await hr.call('jobChanges.ofEmployee', { path: { id } })).body.data
const decisionsOf = async (id = person) =>
  (
    await hr.call('decisions.list', {
      query: { filter: { employee_id: { operator: 'equal', value: id } } },
    })
  ).body.data.decisions
const show = async (id: number) => (await hr.call('decisions.show', { path: { id } })).body.data.decision

describe('a change of work with its decision', () => {
  test('is issued in one step by who may, once it has been shown', async () => {
    const preview = await store({ decision: { issue } }, { dry_run: true })
    expect(preview.body.data).toMatchObject({
      decision: { id: null, is_draft: false, decision_number: expect.stringContaining('/2026/') },
      changes: [
        { state: 'in_effect', before: { main_position: { department_id: 3 } }, mark: expect.any(String) },
      ],
    })
    expect(await decisionsOf()).toEqual([])
    const marks = preview.body.data.changes.map(({ employee_id, mark = '' }) => ({ employee_id, mark }))
    const done = await store({
      decision: { issue: { ...issue, number: '77/QĐ-HS', marks } },
      reason: 'Theo nhu cầu',
    })
    expect(done.body.data.decision).toMatchObject({ decision_number: '77/QĐ-HS', is_draft: false })
    expect(await show(done.body.data.decision?.id ?? 0)).toMatchObject({
      decision_type: 4,
      state: 'issued',
      status_name: 'Đã có hiệu lực',
      summary: 'Về việc điều chuyển Lý Thị Quyết Định',
      signer_name: expect.any(String),
    })
    const { job: now, changes } = await job()
    expect(now.facts.main_position).toMatchObject(inStock)
    expect(changes[0]).toMatchObject({
      kind: 'transfer',
      decision_no: '77/QĐ-HS',
      decision_id: done.body.data.decision?.id,
      reason: 'Theo nhu cầu',
    })
    // What a decision wrote ends with that one alone.
    const path = { id: changes[0]?.id ?? 0 }
    const corrected = await hr.call('jobChanges.correct', {
      path,
      body: { effective_date: '2026-03-02', facts: { main_position: inStock } },
    })
    expect([corrected.status, corrected.body.message]).toEqual([409, expect.stringContaining('77/QĐ-HS')])
  })

  test('is refused where somebody has been changed since it was shown', async () => {
    const { body } = await store({ decision: { issue } }, { dry_run: true })
    const marks = body.data.changes.map(({ employee_id, mark = '' }) => ({ employee_id, mark }))
    await store({ kind: 'appointment', effective_date: '2026-02-01', facts: { work_place: 'Kho' } })
    const late = await store({ decision: { issue: { ...issue, marks } } })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Lý Thị Quyết Định')])
    expect(await decisionsOf()).toEqual([])
  })

  test('is left as a draft that changes nobody, and is issued by who may', async () => {
    const left = await store({ decision: {} }, { by: clerk })
    expect(left.body.data).toMatchObject({
      decision: { id: expect.any(Number), decision_number: null, is_draft: true },
      changes: [{ after: { main_position: inStock } }],
    })
    expect((await job()).job.facts.main_position).toMatchObject({ department_id: 3 })
    const id = left.body.data.decision?.id ?? 0
    expect(await show(id)).toMatchObject({
      state: 'draft',
      people: [{ employee_id: person, ...inStock }],
    })
    expect((await hr.call('decisions.issue', { path: { id }, body: issue })).status).toBe(200)
    expect((await job()).job.facts.main_position).toMatchObject(inStock)
  })

  test('is not issued by who may write files alone', async () => {
    const answer = await store({ decision: { issue } }, { by: clerk })
    expect(answer.status).toBe(403)
    expect(await decisionsOf()).toEqual([])
    expect((await job()).changes).toHaveLength(1)
  })

  test('is not issued by whom it is about', async () => {
    const oneself = await newcomer(api, {
      login: 'tu.ban.hanh',
      personId: 12,
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
          ['decision_issue', 'company'],
        ],
      },
    })
    const body: Partial<Store> = { kind: 'appointment', ids: [12], facts: { main_position: inStock } }
    const answer = await store({ ...body, decision: { issue } }, { by: oneself })
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('về chính mình')])
    expect((await store({ ...body, decision: {} }, { by: oneself })).body.data.decision).toMatchObject({
      is_draft: true,
    })
  })

  test('is left to a second person where the company says so', async () => {
    const rule = (needs_other_issuer: boolean) =>
      hr.call('decisionSettings.update', { body: { needs_other_issuer } })
    await rule(true)
    try {
      const typed = await store({ decision: { issue: { ...issue, number: '78/QĐ' } } })
      expect(typed.body.errors).toHaveProperty('decision.issue.number')
      const { decision } = (await store({ decision: { issue } })).body.data
      expect(decision).toMatchObject({ is_draft: true, decision_number: null })
      expect(await show(decision?.id ?? 0)).toMatchObject({ ...issue, issue_block: expect.any(String) })
    } finally {
      await rule(false)
    }
  })

  test('of leaving ends the contract by its reason, and of coming back takes a leaver in', async () => {
    const gone = await leave()
    expect(gone.body.data.changes).toMatchObject([
      { after: { work_state: 'left', leave_reason: 'Chuyển nơi ở' } },
    ])
    const back = await store({
      kind: 'rehire',
      effective_date: '2026-05-01',
      decision_type: 14,
      decision: { issue },
    })
    expect(back.body.data.changes).toMatchObject([{ after: { work_state: 'seasonal' } }])
    expect((await job()).changes.map(({ kind, decision_type }) => [kind, decision_type])).toEqual([
      ['rehire', 14],
      ['termination', 7],
      ['opening', null],
    ])
  })

  test('is of the kind that was asked, or not at all', async () => {
    const refused = async (body: Partial<Store>) => {
      const { status, body: answer } = await store({ decision: { issue }, ...body })
      return [status, answer.errors]
    }
    await leave()
    expect(await refused({ kind: 'rehire', effective_date: '2023-06-01' })).toEqual([
      400,
      { effective_date: ['Ngày hiệu lực trước ngày vào công ty.'] },
    ])
    expect(await refused({ kind: 'official', effective_date: '2026-05-01' })).toEqual([
      400,
      { effective_date: ['Nhân viên đã nghỉ việc vào ngày này.'] },
    ])
    const back = { kind: 'rehire', effective_date: '2026-05-01', decision_type: 2 } as const
    expect((await store({ ...back, decision: { issue } })).status).toBe(200)
    expect(await refused({ kind: 'rehire', effective_date: '2026-05-02' })).toEqual([
      400,
      { effective_date: ['Nhân viên đang làm việc vào ngày này.'] },
    ])
    expect((await job()).job.facts.work_state).toBe('probation')
  })

  test('takes a leaver of the units in who may write those', async () => {
    const chief = await hire(api, 'Lý Thị Trưởng Kho', 3)
    const inUnit = await newcomer(api, {
      login: 'truong.don.vi',
      personId: chief.personId,
      companies: {
        1: [
          ['employee_access', 'unit'],
          ['employee_edit', 'unit'],
          ['decision_issue', 'company'],
        ],
      },
    })
    await leave()
    const body: Partial<Store> = {
      kind: 'rehire',
      effective_date: '2026-05-01',
      facts: { main_position: { position_id: 2, department_id: 3 } },
      decision: { issue },
    }
    const back = await store(body, { by: inUnit })
    expect([back.status, back.body.data?.decision]).toMatchObject([200, { is_draft: false }])
    const { employeeId } = await hire(api, 'Lý Thị Nơi Khác', 2)
    const elsewhere = await store(
      { ids: [employeeId], decision: { issue }, effective_date: '2026-05-01' },
      { by: inUnit },
    )
    expect(elsewhere.status).toBe(404)
  })

  test('of a title says what is new to somebody who holds one', async () => {
    const refused = async (body: Partial<Store>) =>
      (await store({ kind: 'title', decision: { issue }, ...body })).body.errors
    const same = { main_position: { position_id: 2, department_id: 3 } }
    expect(await refused({ facts: same })).toEqual({
      'facts.main_position': ['Không có gì thay đổi so với hiện tại.'],
    })
    const { employeeId } = await hire(api, 'Lý Thị Chưa Có')
    expect(await refused({ ids: [employeeId] })).toEqual({
      'facts.main_position': ['Nhân viên chưa giữ chức vụ nào. Hãy chọn điều chuyển.'],
    })
    const told = await store({
      kind: 'title',
      facts: { ...same, work_place: 'Kho số 2' },
      decision: { issue },
    })
    expect(told.body.data.changes).toMatchObject([{ after: { work_place: 'Kho số 2' } }])
  })

  test('draws its number once, however often it is shown or sent', async () => {
    const numberOf = async (dry_run: boolean, key?: string) => {
      const { body } = await store({ decision: { issue } }, { dry_run, key })
      return body.data.decision?.decision_number
    }
    const shown = [await numberOf(true), await numberOf(true)]
    const number = await numberOf(false, 'key-of-decision-1')
    expect(shown).toEqual([number, number])
    expect(await numberOf(false, 'key-of-decision-1')).toBe(number)
    expect(await decisionsOf()).toHaveLength(1)
  })

  test('is about nobody of another company', async () => {
    const { rows } = await api.db.superuser.query<{ id: number }>(
      'select id from employees where company_id = 2 order by id limit 1',
    )
    const other = Number(rows[0]?.id)
    const answer = await store({ ids: [person, other], decision: { issue } })
    expect([answer.status, await decisionsOf()]).toEqual([404, []])
  })

  test('is told by the trail beside the change, as drafted and as issued', async () => {
    await store({ decision: { issue } }, { dry_run: true })
    const { decision: left } = (await store({ decision: {} })).body.data
    const { decision: issued } = (await store({ decision: { issue } })).body.data
    const { rows } = await api.db.superuser.query(
      `select line.record_id::integer as id, line.operation, kept.changes -> 'state' as state
       from audit_trail line left join audit_values kept on kept.line_id = line.id
       where line.resource = 'decisions' and line.record_id = any($1) order by line.id`,
      [[issued?.id, left?.id]],
    )
    const operation = 'jobChanges.store'
    expect(rows).toEqual([
      { id: left?.id, operation, state: null },
      { id: issued?.id, operation, state: null },
      { id: issued?.id, operation, state: ['draft', 'issued'] },
    ])
  })

  test('names the contract that ends to who reads contracts alone', async () => {
    const { body: types } = await hr.call('contractTypes.store', {
      body: { code: 'TKXD', name: 'Không thời hạn', kind: 'indefinite' },
    })
    const { body } = await hr.call('contracts.store', {
      body: {
        employee_id: person,
        contract_type_id: types.data.contract_type.id,
        start_date: '2025-01-01',
      },
    })
    const path = { id: body.data.contract.id }
    await hr.call('contracts.issue', { path, body: { sign_date: '2024-12-20' } })
    const { contract_number: number } = (await hr.call('contracts.show', { path })).body.data.contract
    const warned = async (by: Person) => (await leave({ by, dry_run: true })).body.data.changes[0]?.warnings
    expect(await warned(hr)).toContain(`Hợp đồng ${number} chấm dứt.`)
    expect(await warned(clerk)).toContain('Hợp đồng lao động chấm dứt.')
    expect((await warned(clerk))?.join(' ')).not.toContain(number)
  })

  test.each<[why: string, body: Partial<Store>, field: string]>([
    ['a kind without one', { kind: 'maternity_leave', facts: { absent_until: null } }, 'decision'],
    ['a type of another kind', { decision_type: 5 }, 'decision_type'],
    ['a number beside it', { decision_no: '1/QĐ' }, 'decision_no'],
    ['what no decision says', { facts: { main_position: inStock, heavy_work: 'heavy' } }, 'facts.heavy_work'],
    [
      'what a decision would clear',
      { facts: { main_position: inStock, work_place: null } },
      'facts.work_place',
    ],
    ['a title in another unit', { kind: 'title' }, 'facts.main_position'],
    ['a leave without an end', { kind: 'unpaid_leave', facts: { absent_until: null } }, 'facts.absent_until'],
    [
      'leaving without a reason of the contract',
      { kind: 'termination', facts: { leave_reason: 'Nghỉ' } },
      'decision.contract_end_reason',
    ],
    ['a day before joining', { effective_date: '2023-01-01' }, 'effective_date'],
  ])('refuses %s in words and leaves nothing', async (_, body, field) => {
    const answer = await store({ decision: {}, ...body })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
    expect(await decisionsOf()).toEqual([])
  })
})
