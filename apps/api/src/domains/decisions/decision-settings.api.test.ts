import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()

let hr: Person
/** Draft and issue, each by the same rights. */
let one: Person
let other: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const office = [
    ['document_access', 'company'],
    ['document_edit', 'company'],
    ['decision_issue', 'company'],
    ['employee_access', 'company'],
  ] as const
  one = await newcomer(api, { login: 'soan.mot', companies: { 1: office } })
  other = await newcomer(api, { login: 'soan.hai', companies: { 1: office } })
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
  signer = { sign_date: '2026-02-20', signer_id: body.data.signer.id }
})

async function draftOf(by: Person): Promise<number> {
  const { employeeId } = await hire(api, 'Lê Thị Điều Chuyển', 3)
  const { body } = await by.call('decisions.store', {
    body: {
      decision_type: 4,
      effective_date: '2026-03-01',
      summary: 'Về việc điều chuyển',
      people: [{ employee_id: employeeId, position_id: 2, department_id: 2 }],
    },
  })
  return body.data.decision.id
}

const issue = (by: Person, id: number, dry_run = false) =>
  by.call('decisions.issue', { path: { id }, query: { dry_run }, body: signer })
const blockOf = async (by: Person, id: number) =>
  (await by.call('decisions.show', { path: { id } })).body.data.decision.issue_block
const rule = (needs_other_issuer: boolean, by = hr) =>
  by.call('decisionSettings.update', { body: { needs_other_issuer } })
const inWords = 'Công ty quy định người soạn không tự ban hành.'

test('as shipped whoever drafts may issue', async () => {
  const { settings } = (await one.call('decisionSettings.show')).body.data
  expect(settings).toEqual({ needs_other_issuer: false, version: 0 })
  const id = await draftOf(one)
  expect(await blockOf(one, id)).toBeNull()
  expect((await issue(one, id)).status).toBe(200)
})

test('where the company says so, neither who drafted nor who changed it last may issue it, nor look ahead', async () => {
  const id = await draftOf(one)
  expect((await rule(true)).status).toBe(200)
  expect(await blockOf(one, id)).toContain(inWords)
  expect(await blockOf(other, id)).toBeNull()
  for (const dryRun of [true, false]) {
    expect(await issue(one, id, dryRun)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining(inWords) },
    })
  }
  await other.call('decisions.update', { path: { id }, body: { reason: 'Theo đề nghị của đơn vị.' } })
  expect((await issue(other, id)).status).toBe(403)
  // Whoever has only read it is the second person.
  const { decision } = (await hr.call('decisions.show', { path: { id } })).body.data
  expect(decision).toMatchObject({ state: 'draft', decision_number: null, issue_block: null })
  expect((await issue(hr, id)).status).toBe(200)
  expect(await blockOf(one, id)).toBeNull()

  expect((await rule(false)).status).toBe(200)
  expect((await issue(one, await draftOf(one))).status).toBe(200)
})

test('a correction is left to a second person as well, tried and whole', async () => {
  const id = await draftOf(one)
  expect((await issue(one, id)).status).toBe(200)
  await rule(true)
  const body = { ...signer, reason: 'Ghi nhầm ngày.', effective_date: '2026-03-10' }
  const correct = (more: object = {}, dry_run = false) =>
    one.call('decisions.correct', { path: { id }, query: { dry_run }, body: { ...body, ...more } })
  const show = async (which: number) =>
    (await hr.call('decisions.show', { path: { id: which } })).body.data.decision

  expect((await correct({}, true)).body.data).toMatchObject({
    decision_id: null,
    decision_number: null,
    is_draft: true,
  })
  // What issuing would refuse is refused at once, and leaves no draft.
  expect((await correct({ effective_date: '2019-01-01' })).status).toBe(400)
  expect((await correct({ number: '9/2026/QĐ' })).body.errors).toHaveProperty('number')
  const left = (await correct()).body.data
  expect(left).toMatchObject({
    decision_number: null,
    is_draft: true,
    effects: [{ employee_id: expect.any(Number) }],
  })
  const draftId = left.decision_id ?? 0
  expect(await show(id)).toMatchObject({ state: 'issued', corrected_by_id: null })
  expect(await show(draftId)).toMatchObject({
    state: 'draft',
    corrects_id: id,
    correction_reason: 'Ghi nhầm ngày.',
    effective_date: '2026-03-10',
  })
  expect(await correct()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Đã có bản nháp đính chính') },
  })
  expect((await issue(one, draftId)).status).toBe(403)

  // Two second persons at once make one correction.
  const answers = await Promise.all([issue(other, draftId), issue(hr, draftId)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const second = await show(draftId)
  expect(await show(id)).toMatchObject({
    state: 'corrected',
    corrected_by_id: draftId,
    end_reason: 'Ghi nhầm ngày.',
    end_number: second.decision_number,
  })
  expect(second).toMatchObject({ state: 'issued', people: [{ change_state: 'in_effect' }] })
  await rule(false)
})

test('a correction that waits is not issued once the paper that it corrects is gone, or about others', async () => {
  const id = await draftOf(one)
  await issue(one, id)
  await rule(true)
  const body = { ...signer, reason: 'Ghi nhầm ngày.', effective_date: '2026-03-10' }
  const draftId = (await one.call('decisions.correct', { path: { id }, body })).body.data.decision_id ?? 0
  const { employeeId } = await hire(api, 'Lê Người Ngoài', 3)
  const others = [{ employee_id: employeeId, position_id: 2, department_id: 2 }]
  await one.call('decisions.update', { path: { id: draftId }, body: { people: others } })
  expect((await issue(hr, draftId)).body.errors).toHaveProperty('people')
  const revoked = await hr.call('decisions.revoke', {
    path: { id },
    body: { reason: 'Thu hồi.', sign_date: '2026-03-20' },
  })
  expect(revoked.status).toBe(200)
  expect((await issue(hr, draftId)).status).toBe(409)
  await rule(false)
})

test('the setting is nobody’s whom it bounds, and a stale save is refused', async () => {
  expect((await rule(true, one)).status).toBe(403)
  const { version } = (await hr.call('decisionSettings.show')).body.data.settings
  const body = { needs_other_issuer: false }
  expect((await hr.call('decisionSettings.update', { body: { ...body, version } })).status).toBe(200)
  expect((await hr.call('decisionSettings.update', { body: { ...body, version } })).status).toBe(409)
})

test('what one company says bounds no other', async () => {
  await rule(true, await api.as('hrOfTwo'))
  expect(await blockOf(one, await draftOf(one))).toBeNull()
  await rule(false, await api.as('hrOfTwo'))
})
