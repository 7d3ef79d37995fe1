import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

type Move = Input<'rewardsDisciplines.move'>['body']

const api = apiForFile()
let hr: Person
let signer: { sign_date: string; signer_id: number }
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
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
  signer = { sign_date: '2026-09-20', signer_id: body.data.signer.id }
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Kỷ Luật', 3)).employeeId
})

const move = (id: number, body: Move) => hr.call('rewardsDisciplines.move', { path: { id }, body })
const record = async (id: number) =>
  (await hr.call('rewardsDisciplines.show', { path: { id } })).body.data.reward_discipline
const decision = async (id: number) => (await hr.call('decisions.show', { path: { id } })).body.data.decision
const issue = (id: number, paper: Partial<typeof signer> = {}, dry_run = false) =>
  hr.call('decisions.issue', { path: { id }, query: { dry_run }, body: { ...signer, ...paper } })

/** A case that has been heard, and asks for its decision with a form of the company. */
async function awaiting(
  outcome: Omit<Move, 'to' | 'participants'>,
): Promise<{ id: number; decisionId: number }> {
  const made = await hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2026-09-01',
      found_date: '2026-09-02',
      minutes_no: '01/BB',
      clause: `Điều ${nextNumber()}`,
    },
  })
  const { id } = made.body.data.reward_discipline
  await move(id, { to: 'meeting', invited_on: '2026-09-03', meeting_date: '2026-09-15' })
  const { body } = await move(id, {
    to: 'awaiting_decision',
    participants: 'Người lao động, công đoàn',
    ...outcome,
  })
  return { id, decisionId: body.data.reward_discipline.decision_id ?? 0 }
}

const settle = (id: number, effective_date: string, more: object = {}) =>
  hr.call('decisions.update', { path: { id }, body: { effective_date, ...more } })

describe('the decision on a discipline', () => {
  test('is drafted by the case, and gives it number, days and signer once it is issued', async () => {
    const { id, decisionId } = await awaiting({ form_id: 9 })
    expect(await decision(decisionId)).toMatchObject({
      decision_type: 10,
      state: 'draft',
      summary: 'Về việc xử lý kỷ luật lao động Lý Thị Kỷ Luật: Khiển trách',
      people: [{ employee_id: person }],
    })
    await settle(decisionId, '2026-09-21')
    expect((await issue(decisionId, {}, true)).status).toBe(200)
    expect(await record(id)).toMatchObject({ state: 'awaiting_decision', number: null })
    const { body } = await issue(decisionId)
    expect(await record(id)).toMatchObject({
      number: body.data.decision_number,
      decision_date: '2026-09-20',
      effective_date: '2026-09-21',
      signer: (await decision(decisionId)).signer_name,
      cleared_date: '2026-12-21',
    })
    expect((await hr.call('rewardsDisciplines.destroy', { path: { id } })).status).toBe(409)
  })

  test('goes back with its step, and is deleted in no other way', async () => {
    const { id, decisionId } = await awaiting({ form_id: 9 })
    const deleted = await hr.call('decisions.destroy', { path: { id: decisionId } })
    expect(deleted.status).toBe(409)
    expect(deleted.body.message).toContain('hồ sơ kỷ luật')
    const back = await move(id, { to: 'meeting' })
    expect(back.body.data.reward_discipline).toMatchObject({ state: 'meeting', decision_id: null })
    expect((await hr.call('decisions.show', { path: { id: decisionId } })).status).toBe(404)
  })

  test('is about the person of the case alone, and of its type', async () => {
    const { decisionId } = await awaiting({ form_id: 9 })
    await settle(decisionId, '2026-09-21', { people: [{ employee_id: 12 }] })
    expect((await issue(decisionId)).status).toBe(409)
    await settle(decisionId, '2026-09-21', {
      decision_type: 5,
      people: [{ employee_id: person, position_id: 1 }],
    })
    expect((await issue(decisionId)).status).toBe(409)
  })

  test('is signed within the time limit: on its last day, and not on the day after', async () => {
    const { id, decisionId } = await awaiting({ form_id: 9 })
    expect((await record(id)).limit_day).toBe('2027-03-01')
    await settle(decisionId, '2027-03-02')
    const late = await issue(decisionId, { sign_date: '2027-03-02' }, true)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Điều 123')])
    expect((await issue(decisionId, { sign_date: '2027-03-01' }, true)).status).toBe(200)
  })

  test('is refused while a child is under twelve months on the day of signing', async () => {
    const { decisionId } = await awaiting({ form_id: 9 })
    const born = (date_of_birth: string) =>
      hr.call('employeeRelatives.store', {
        path: { id: person },
        body: { relationship: 5, full_name: 'Lý Bé', date_of_birth },
      })
    await born('2025-09-20')
    expect((await issue(decisionId, {}, true)).status).toBe(200)
    await born('2025-09-21')
    const refused = await issue(decisionId, {}, true)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Điều 122')])
  })

  test('revoked, ends the case for good; cancelled before its day, it gives the case back', async () => {
    const revoked = await awaiting({ form_id: 9 })
    await settle(revoked.decisionId, '2026-09-21')
    await issue(revoked.decisionId)
    await hr.call('decisions.revoke', {
      path: { id: revoked.decisionId },
      body: { sign_date: signer.sign_date, reason: 'Xử lý nhầm người' },
    })
    expect(await record(revoked.id)).toMatchObject({ state: 'revoked', cleared_date: null })
    const cancelled = await awaiting({ form_id: 9 })
    await settle(cancelled.decisionId, '2030-01-01')
    await issue(cancelled.decisionId)
    expect(
      (await hr.call('decisions.cancel', { path: { id: cancelled.decisionId }, body: { reason: 'Họp lại' } }))
        .status,
    ).toBe(200)
    expect(await record(cancelled.id)).toMatchObject({ state: 'meeting', number: null, decision_id: null })
  })

  test('corrected, gives the case what the correcting paper says', async () => {
    const { id, decisionId } = await awaiting({ form_id: 9 })
    await settle(decisionId, '2026-09-21')
    await issue(decisionId)
    const { body } = await hr.call('decisions.correct', {
      path: { id: decisionId },
      body: { ...signer, effective_date: '2026-09-30', reason: 'Sai ngày hiệu lực' },
    })
    expect(await record(id)).toMatchObject({
      decision_id: body.data.decision_id,
      number: body.data.decision_number,
      effective_date: '2026-09-30',
      cleared_date: '2026-12-30',
    })
  })

  test('corrected on its paper alone, is held to the day of the first; to another day of effect, to its own', async () => {
    const { id, decisionId } = await awaiting({ form_id: 9 })
    await settle(decisionId, '2026-09-21')
    await issue(decisionId)
    const late = { ...signer, sign_date: '2027-03-02', reason: 'Sai người ký' }
    const moved = await hr.call('decisions.correct', {
      path: { id: decisionId },
      body: { ...late, effective_date: '2026-09-22' },
    })
    expect([moved.status, moved.body.message]).toEqual([409, expect.stringContaining('Điều 123')])
    const { status, body } = await hr.call('decisions.correct', { path: { id: decisionId }, body: late })
    expect(status).toBe(200)
    expect(await record(id)).toMatchObject({
      decision_id: body.data.decision_id,
      number: body.data.decision_number,
      decision_date: '2026-09-20',
      effective_date: '2026-09-21',
    })
  })
})

describe('what a form brings with it', () => {
  const nextRaise = async () =>
    (await hr.call('employeePayLevels.list', { path: { id: person } })).body.data.pay_levels.at(0)
      ?.next_raise_date

  test('a raise put off moves its next day by the months, once, and back with a revoked decision', async () => {
    await hr.call('employeePayLevels.store', {
      path: { id: person },
      body: { effective_date: '2026-01-01', base_salary: 9_000_000, next_raise_date: '2027-08-31' },
    })
    const { decisionId } = await awaiting({ form_id: 10, months: 6 })
    await settle(decisionId, '2026-09-21')
    const issued = await issue(decisionId)
    expect(issued.body.data.effects).toMatchObject([
      { before_pay: null, after_pay: null, warnings: ['Ngày nâng bậc lần sau lùi 6 tháng.'] },
    ])
    expect(await nextRaise()).toBe('2028-02-29')
    const corrected = await hr.call('decisions.correct', {
      path: { id: decisionId },
      body: { ...signer, effective_date: '2026-09-22', reason: 'Sai ngày hiệu lực' },
    })
    expect(await nextRaise()).toBe('2028-02-29')
    const last = corrected.body.data.decision_id ?? 0
    await hr.call('decisions.revoke', {
      path: { id: last },
      body: { sign_date: signer.sign_date, reason: 'Nhầm' },
    })
    expect(await nextRaise()).toBe('2027-08-31')
  })

  test('a demotion names the post that comes in the place of the one that ends', async () => {
    const { decisionId } = await awaiting({ form_id: 11 })
    await settle(decisionId, '2026-09-21')
    expect((await issue(decisionId, {}, true)).body.message).toContain('chức vụ mới')
    await settle(decisionId, '2026-09-21', { people: [{ employee_id: person, position_id: 1 }] })
    expect((await issue(decisionId)).body.data.effects[0]?.after).toHaveProperty('main_position')
    const other = await awaiting({ form_id: 9 })
    await settle(other.decisionId, '2026-09-22', { people: [{ employee_id: person, position_id: 2 }] })
    expect((await issue(other.decisionId, {}, true)).status).toBe(409)
  })

  test('a dismissal drafts the decision that ends the contract, and takes it back when it is revoked', async () => {
    const { id, decisionId } = await awaiting({ form_id: 12, dismissal_case: 'absence' })
    await settle(decisionId, '2026-09-21')
    await issue(decisionId)
    const ending = (await record(id)).ending_decision_id ?? 0
    expect(await decision(ending)).toMatchObject({
      decision_type: 7,
      state: 'draft',
      effective_date: '2026-09-21',
      people: [{ employee_id: person, contract_end_reason: 'dismissal' }],
    })
    const body = { sign_date: signer.sign_date, reason: 'Chưa đủ căn cứ' }
    await hr.call('decisions.revoke', { path: { id: decisionId }, body })
    expect((await hr.call('decisions.show', { path: { id: ending } })).status).toBe(404)
  })

  test('a dismissal corrected to another day drafts the ending anew, or says that the issued one is to be corrected', async () => {
    const { id, decisionId } = await awaiting({ form_id: 12, dismissal_case: 'absence' })
    await settle(decisionId, '2026-09-21')
    await issue(decisionId)
    const old = (await record(id)).ending_decision_id ?? 0
    const correct = async (of: number, effective_date: string) =>
      hr.call('decisions.correct', {
        path: { id: of },
        body: { ...signer, effective_date, reason: 'Sai ngày hiệu lực' },
      })
    const { body } = await correct(decisionId, '2026-09-22')
    const ending = (await record(id)).ending_decision_id ?? 0
    expect(await decision(ending)).toMatchObject({ state: 'draft', effective_date: '2026-09-22' })
    expect((await hr.call('decisions.show', { path: { id: old } })).status).toBe(404)
    expect((await issue(ending)).status).toBe(200)
    const again = await correct(body.data.decision_id ?? 0, '2026-09-21')
    expect(again.body.data.effects[0]?.warnings).toContainEqual(expect.stringContaining('đính chính cả'))
    expect((await record(id)).ending_decision_id).toBe(ending)
  })

  test('a dismissal whose contract has been ended is not revoked before that', async () => {
    const { id, decisionId } = await awaiting({ form_id: 12, dismissal_case: 'absence' })
    await settle(decisionId, '2026-09-21')
    await issue(decisionId)
    expect((await issue((await record(id)).ending_decision_id ?? 0)).status).toBe(200)
    const body = { sign_date: signer.sign_date, reason: 'Chưa đủ căn cứ' }
    const refused = await hr.call('decisions.revoke', { path: { id: decisionId }, body })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('sa thải')])
    expect((await record(id)).number).not.toBeNull()
  })
})

test('whoever may not see sensitive data neither takes the step nor meets the decision', async () => {
  const { decisionId } = await awaiting({ form_id: 9 })
  const reader = await newcomer(api, {
    login: `khong.ky.luat.${nextNumber()}`,
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
        ['document_access', 'company'],
        ['decision_issue', 'company'],
      ],
    },
  })
  expect((await reader.call('decisions.show', { path: { id: decisionId } })).status).toBe(404)
  expect((await reader.call('decisions.issue', { path: { id: decisionId }, body: signer })).status).toBe(404)
})
