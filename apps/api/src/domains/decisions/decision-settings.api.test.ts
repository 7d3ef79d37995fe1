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
