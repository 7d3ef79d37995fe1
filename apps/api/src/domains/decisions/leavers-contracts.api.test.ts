import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
const [today, leaving, lastDay] = ['2026-01-01', '2031-07-01', '2031-06-30']

let hr: Person
/** Issues decisions and reads no contracts. */
let issuer: Person
let signer_id: number
let typeId: number
let employee_id: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  issuer = await newcomer(api, {
    login: 'ban.hanh.thoi.viec',
    companies: {
      1: [
        ['document_access', 'company'],
        ['document_edit', 'company'],
        ['decision_issue', 'company'],
      ],
    },
  })
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const signer = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision', 'labour_contract'],
      valid_from: '2020-01-01',
    },
  })
  signer_id = signer.body.data.signer.id
  const type = await hr.call('contractTypes.store', {
    body: { code: `LV${nextNumber()}`, name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 },
  })
  typeId = type.body.data.contract_type.id
})
beforeEach(async () => {
  employee_id = (await hire(api, 'Lê Thị Sắp Nghỉ', 3)).employeeId
})

const drafted = (start_date: string) =>
  hr.call('contracts.store', { body: { employee_id, contract_type_id: typeId, start_date } })

async function contract(start_date: string) {
  const { id } = (await drafted(start_date)).body.data.contract
  const answer = await hr.call('contracts.issue', { path: { id }, body: { sign_date: today, signer_id } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.contract
}

const end = { 7: { contract_end_reason: 'agreement' as const }, 13: {} }
const decision = (type: 7 | 13) => ({
  decision_type: type,
  effective_date: leaving,
  summary: 'Về việc chấm dứt hợp đồng',
  people: [{ employee_id, ...end[type] }],
})

async function issued(type: 7 | 13) {
  const { body } = await hr.call('decisions.store', { body: decision(type) })
  const path = { id: body.data.decision.id }
  return hr.call('decisions.issue', { path, body: { sign_date: today, signer_id } })
}

test('whose leaving is decided gets no contract of after his last day, and one of that day still', async () => {
  expect((await issued(7)).status).toBe(200)
  const refused = await drafted(leaving)
  expect(refused.body.errors).toEqual({
    start_date: ['Nhân viên nghỉ việc, ngày làm việc cuối cùng là 30-06-2031.'],
  })
  const check = { draft: { employee_id, contract_type_id: typeId, start_date: leaving } }
  expect((await hr.call('contracts.check', { body: check })).body.data.findings).toMatchObject([
    { rule: 'L9', level: 'error' },
  ])
  expect((await drafted(lastDay)).status).toBe(201)
})

test('a draft of before the decision is not issued after it', async () => {
  const { id } = (await drafted(leaving)).body.data.contract
  const answer = await issued(7)
  expect(answer.body.data.effects[0]?.warnings).toContain(
    'Còn bản nháp hợp đồng chưa ban hành. Hãy xóa nếu không còn dùng.',
  )
  const tried = await hr.call('contracts.issue', { path: { id }, body: { sign_date: today, signer_id } })
  expect([tried.status, tried.body.message]).toEqual([
    409,
    expect.stringContaining('ngày làm việc cuối cùng là 30-06-2031'),
  ])
})

test('who leaves and comes back by then gets one', async () => {
  expect((await issued(7)).status).toBe(200)
  const back = {
    decision_type: 3,
    effective_date: '2031-09-01',
    summary: 'Về việc tiếp nhận',
    people: [{ employee_id, position_id: 2, department_id: 2 }],
  }
  const { body } = await hr.call('decisions.store', { body: back })
  const answer = await hr.call('decisions.issue', {
    path: { id: body.data.decision.id },
    body: { sign_date: today, signer_id },
  })
  expect(answer.status, answer.text).toBe(200)
  expect((await drafted('2031-09-01')).status).toBe(201)
})

test('the paper of his leaving is corrected also once he is back with a contract of his next employment', async () => {
  const [left, back] = ['2025-06-01', '2025-09-01']
  const { body: draft } = await hr.call('decisions.store', { body: { ...decision(7), effective_date: left } })
  const path = { id: draft.data.decision.id }
  const signed = { sign_date: '2025-05-20', signer_id }
  const gone = await hr.call('decisions.issue', { path, body: signed })
  expect(gone.status, gone.text).toBe(200)
  const taken = { decision_type: 3, effective_date: back, summary: 'Về việc tiếp nhận' }
  const place = { position_id: 2, department_id: 2 }
  const { body: next } = await hr.call('decisions.store', {
    body: { ...taken, people: [{ employee_id, ...place }] },
  })
  const returned = await hr.call('decisions.issue', { path: { id: next.data.decision.id }, body: signed })
  expect(returned.status, returned.text).toBe(200)
  await contract(back)
  const corrected = await hr.call('decisions.correct', {
    path,
    body: {
      ...signed,
      sign_date: '2025-10-01',
      reason: 'Ghi nhầm ngày và lý do.',
      effective_date: '2025-06-02',
      people: [{ employee_id, contract_end_reason: 'employee_notice' }],
    },
  })
  expect(corrected.status, corrected.text).toBe(200)
})

test.each([7, 13] as const)(
  'type %s is refused over a contract that begins after it, by its number',
  async (type) => {
    if (type === 13) await contract('2030-07-01')
    const next = await contract(leaving)
    const preview = await hr.call('decisions.preview', { body: decision(type) })
    const text = `Hợp đồng ${next.contract_number} đã ban hành, có hiệu lực từ 01-07-2031, sau ngày làm việc cuối cùng 30-06-2031. Hãy hủy hoặc chấm dứt hợp đồng đó trước.`
    expect([preview.status, preview.body.message]).toEqual([400, text])
    expect((await issued(type)).status).toBe(400)
    // Who reads no contracts is told that there is one.
    const told = (await issuer.call('decisions.preview', { body: decision(type) })).body.message
    expect(told).toMatch(/^Có hợp đồng lao động đã ban hành/)
    expect(told).not.toContain(next.contract_number)
    await hr.call('contracts.cancel', { path: { id: next.id }, body: { reason: 'Không gia hạn.' } })
    const done = await issued(type)
    expect(done.status, done.text).toBe(200)
    const { state } = (await hr.call('contracts.show', { path: { id: next.id } })).body.data.contract
    expect(state).toBe('cancelled')
  },
)

test('a contract that begins on the last day ends with it', async () => {
  const last = await contract(lastDay)
  expect((await issued(7)).body.data.effects[0]?.ended_contract).toBe(last.contract_number)
})
