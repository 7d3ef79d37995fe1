import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
type OnePerson = Input<'decisions.store'>['body']['people'][number]

const day = '2026-03-01'
const later = '2026-03-15'
const toCome = '2030-04-01'
const place = { position_id: 2, department_id: 2 }
const otherPlace = { position_id: 2, department_id: 4 }

let hr: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
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

const someone = async (name = 'Lê Thị Ngày Riêng') => (await hire(api, name, 3)).employeeId
const two = async () => [await someone('Lê Thị Trước'), await someone('Lê Thị Sau')] as const

const draftOf = (people: OnePerson[], { type = 4, effective_date = day } = {}) => ({
  decision_type: type,
  effective_date,
  summary: 'Về việc nhân sự',
  people,
})
async function issued(people: OnePerson[], how: Parameters<typeof draftOf>[1] = {}): Promise<number> {
  const stored = await hr.call('decisions.store', { body: draftOf(people, how) })
  expect(stored.status, stored.text).toBe(201)
  const path = { id: stored.body.data.decision.id }
  const answer = await hr.call('decisions.issue', { path, body: signer })
  expect(answer.status, answer.text).toBe(200)
  return path.id
}
const show = async (id: number) => (await hr.call('decisions.show', { path: { id } })).body.data.decision
const unitOn = async (id: number, as_of: string) => {
  const { body } = await hr.call('jobChanges.ofEmployee', { path: { id }, query: { as_of } })
  return body.data.job.facts.main_position?.department_id
}

test('each is moved on his own day, and the preview has said so', async () => {
  const [one, other] = await two()
  const people = [
    { employee_id: one, ...place },
    { employee_id: other, ...place, effective_date: later },
  ]
  const preview = await hr.call('decisions.preview', { body: draftOf(people) })
  expect(preview.body.data.effects).toMatchObject([
    { employee_id: one, effective_date: null, progress: expect.stringContaining('từ ngày 01-03-2026') },
    { employee_id: other, effective_date: later, progress: expect.stringContaining('từ ngày 15-03-2026') },
  ])
  const id = await issued(people)
  expect(await unitOn(one, day)).toBe(2)
  expect(await unitOn(other, '2026-03-14')).toBe(3)
  expect(await unitOn(other, later)).toBe(2)
  expect(await show(id)).toMatchObject({
    applied_total: 2,
    people: [{ effective_date: null }, { effective_date: later }],
  })
})

test('who still waits for his day is not counted as moved, and comes back with a revocation', async () => {
  const [one, other] = await two()
  const id = await issued([
    { employee_id: one, ...place },
    { employee_id: other, ...place, effective_date: toCome },
  ])
  expect(await show(id)).toMatchObject({
    status_name: 'Đã có hiệu lực',
    applied_total: 1,
    people_total: 2,
    people: [{ change_state: 'in_effect' }, { change_state: 'waiting' }],
  })
  expect(await unitOn(other, toCome)).toBe(2)
  const revoked = await hr.call('decisions.revoke', {
    path: { id },
    body: { reason: 'Ban hành nhầm.', sign_date: '2026-03-20' },
  })
  expect(revoked.status, revoked.text).toBe(200)
  expect((await show(id)).people).toMatchObject([{ change_state: 'revoked' }, { change_state: 'withdrawn' }])
  expect([await unitOn(one, day), await unitOn(other, toCome)]).toEqual([3, 3])
})

test('each leaves on the day before his own', async () => {
  const [one, other] = await two()
  const left = { contract_end_reason: 'agreement' as const }
  const id = await issued(
    [
      { employee_id: one, ...left },
      { employee_id: other, ...left, effective_date: later },
    ],
    { type: 7 },
  )
  const leaving = (employee: number) =>
    inCompanyOf(api.db.superuser, 1, async (client) => {
      const { rows } = await client.query<{ leave_date: string }>(
        'select leave_date from employees where id = $1',
        [employee],
      )
      return rows[0]?.leave_date
    })
  expect([await leaving(one), await leaving(other)]).toEqual(['2026-02-28', '2026-03-14'])
  expect((await show(id)).applied_total).toBe(2)
})

test('a correction moves the day of one of them alone, with what came before that day left as it is', async () => {
  const [one, other] = await two()
  const id = await issued([
    { employee_id: one, ...place },
    { employee_id: other, ...place, effective_date: later },
  ])
  await issued([{ employee_id: other, ...otherPlace }], { effective_date: '2026-03-05' })
  const people = [
    { employee_id: one, ...place },
    { employee_id: other, ...place, effective_date: '2026-03-10' },
  ]
  const { status, text } = await hr.call('decisions.correct', {
    path: { id },
    body: { ...signer, sign_date: '2026-03-20', reason: 'Ghi nhầm ngày.', people },
  })
  expect(status, text).toBe(200)
  expect(await unitOn(one, day)).toBe(2)
  expect([await unitOn(other, '2026-03-04'), await unitOn(other, '2026-03-09')]).toEqual([3, 4])
  expect(await unitOn(other, '2026-03-10')).toBe(2)
})

test.for<[said: string, type: number, own: string, facts: object, text: string]>([
  [
    'a day before the paper’s',
    4,
    '2026-02-28',
    place,
    'không được trước ngày hiệu lực của quyết định (01-03-2026)',
  ],
  ['a day too far ahead', 4, '2099-01-01', place, 'không được sau hôm nay quá 5 năm'],
])('%s is refused at the person and changes nothing', async ([, type, own, facts, text]) => {
  const [one, other] = await two()
  const people = [
    { employee_id: one, ...facts },
    { employee_id: other, ...facts, effective_date: own },
  ]
  const answer = await hr.call('decisions.store', { body: draftOf(people, { type }) })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    errors: { 'people.1.effective_date': [expect.stringContaining(text)] },
  })
})

test('an end that lies before the own day of somebody is refused, though it lies after the paper’s', async () => {
  const [one, other] = await two()
  const people = [
    { employee_id: one, absent_until: '2026-03-10' },
    { employee_id: other, absent_until: '2026-03-10', effective_date: later },
  ]
  const answer = await hr.call('decisions.store', { body: draftOf(people, { type: 8 }) })
  expect(answer.body).toMatchObject({ errors: { 'people.1.absent_until': [expect.any(String)] } })
  expect(Object.keys(answer.body.errors ?? {})).toEqual(['people.1.absent_until'])
})

test('the list of a paper says the day of whom it holds later, and the paper of one alone holds from his', async () => {
  const [one, other] = await two()
  const id = await issued([
    { employee_id: one, ...place },
    { employee_id: other, ...place, effective_date: later },
  ])
  const printed = async (employee_id?: number) => {
    const answer = await hr.call('decisions.paper', {
      path: { id },
      body: { form: 'pdf', ...(employee_id !== undefined && { employee_id }) },
    })
    expect(answer.status, answer.text).toBe(200)
    // The words of a page without the gaps between them.
    return pdfText(answer.bytes).join('')
  }
  const [whole, first, second] = [await printed(), await printed(one), await printed(other)]
  expect(whole).toContain('kểtừngày01-03-2026')
  expect(whole).toContain('Cóhiệulựctừngày:15-03-2026')
  expect(first).toContain('kểtừngày01-03-2026')
  expect(second).toContain('kểtừngày15-03-2026')
  expect(second).not.toContain('01-03-2026')
})

test('two heads of one unit are refused, whatever their days are', async () => {
  const [one, other] = await two()
  const people = [
    { employee_id: one, ...place, heads_unit: true },
    { employee_id: other, ...place, heads_unit: true, effective_date: later },
  ]
  const answer = await hr.call('decisions.preview', { body: draftOf(people, { type: 6 }) })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('chỉ có một trưởng đơn vị')
})
