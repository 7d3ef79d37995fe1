import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
const signed = '2026-02-20'
const earliest = '2025-02-20'
const dayBefore = '2025-02-19'
const told = 'Ngày hiệu lực không được trước ngày ký quá 365 ngày, sớm nhất là 20-02-2025.'

let hr: Person
let signer_id: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const { body } = await hr.call('signers.store', {
    body: { employee_id: 13, printed_title: 'Giám đốc', paper_kinds: ['decision'], valid_from: '2020-01-01' },
  })
  signer_id = body.data.signer.id
})

async function bodyOf(effective_date: string, sign_date?: string) {
  const { employeeId: employee_id } = await hire(api, 'Lê Thị Lùi Ngày', 3, '2020-01-01')
  const people = [{ employee_id, position_id: 4 }]
  const summary = 'Về việc điều chỉnh chức danh'
  return { decision_type: 5, effective_date, summary, people, ...(sign_date && { sign_date }) }
}
const store = async (effective_date: string, sign_date?: string) =>
  hr.call('decisions.store', { body: await bodyOf(effective_date, sign_date) })
async function issued(effective_date: string, sign_date: string) {
  const { id } = (await store(effective_date)).body.data.decision
  const answer = await hr.call('decisions.issue', { path: { id }, body: { sign_date, signer_id } })
  return { id, answer }
}

test('a draft takes effect 365 days before its paper at most', async () => {
  const first = await store(earliest, signed)
  expect(first.status, first.text).toBe(201)
  const late = await store(dayBefore, signed)
  expect([late.status, late.body.errors]).toEqual([400, { effective_date: [told] }])
  const { id, version } = first.body.data.decision
  const moved = await hr.call('decisions.update', { path: { id }, body: { effective_date: dayBefore } })
  expect([moved.status, moved.body.errors]).toEqual([400, { effective_date: [told] }])
  const { decision } = (await hr.call('decisions.show', { path: { id } })).body.data
  expect(decision).toMatchObject({ effective_date: earliest, version })
  const look = await hr.call('decisions.preview', { body: await bodyOf(dayBefore, signed) })
  expect([look.status, look.body.errors]).toEqual([400, { effective_date: [told] }])
})

test('whoever issues it signs within 365 days, also over the 29th of February', async () => {
  const inTime = await issued(earliest, signed)
  expect(inTime.answer.status, inTime.answer.text).toBe(200)
  const { id, answer } = await issued(dayBefore, signed)
  expect([answer.status, answer.body.errors]).toEqual([400, { sign_date: [told] }])
  expect((await hr.call('decisions.show', { path: { id } })).body.data.decision.state).toBe('draft')
  expect((await issued('2024-01-01', '2024-12-31')).answer.status).toBe(200)
  expect((await issued('2023-12-31', '2024-12-31')).answer.status).toBe(400)
})

test('a correction reaches back to the day of what it corrects, and no further', async () => {
  const { id } = await issued('2024-01-01', '2024-12-31')
  const correct = (effective_date: string) =>
    hr.call('decisions.correct', {
      path: { id },
      body: { reason: 'Ghi nhầm ngày.', sign_date: signed, signer_id, effective_date },
    })
  const early = await correct('2023-12-31')
  expect([early.status, early.body.errors]).toEqual([
    400,
    {
      effective_date: [
        'Ngày hiệu lực không được trước ngày hiệu lực của quyết định được đính chính (01-01-2024).',
      ],
    },
  ])
  const answer = await correct('2024-01-01')
  expect(answer.status, answer.text).toBe(200)
})
