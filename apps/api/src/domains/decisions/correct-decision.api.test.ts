import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
type OnePerson = Input<'decisions.store'>['body']['people'][number]
type Correction = Omit<Input<'decisions.correct'>['body'], 'signer_id' | 'sign_date' | 'reason'>

const day = '2026-03-01'
const place = { position_id: 2, department_id: 2 }
const rightPlace = { position_id: 2, department_id: 4 }

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

const someone = async () => (await hire(api, 'Lê Thị Đính Chính', 3)).employeeId

async function issued(type: number, people: OnePerson[], effective_date = day): Promise<number> {
  const draft = { decision_type: type, effective_date, summary: 'Về việc nhân sự', people }
  const stored = await hr.call('decisions.store', { body: draft })
  const path = { id: stored.body.data.decision.id }
  const answer = await hr.call('decisions.issue', { path, body: signer })
  if (answer.status !== 200) throw new Error(answer.text)
  return path.id
}

const correct = (id: number, right: Correction, { as = hr, dry_run = false } = {}) =>
  as.call('decisions.correct', {
    path: { id },
    query: { dry_run },
    body: { ...signer, sign_date: '2026-03-20', reason: 'Ghi nhầm.', ...right },
  })
const show = async (id: number) => (await hr.call('decisions.show', { path: { id } })).body.data.decision
const job = async (id: number, as_of: string) =>
  (await hr.call('jobChanges.ofEmployee', { path: { id }, query: { as_of } })).body.data

test('another paper takes the place of a wrong one: shown first, then kept beside it', async () => {
  const employee = await someone()
  const id = await issued(4, [{ employee_id: employee, ...place }])
  const people = [{ employee_id: employee, ...rightPlace }]
  const preview = await correct(id, { people }, { dry_run: true })
  expect(preview.body.data).toMatchObject({
    decision_id: null,
    effects: [
      { before: { main_position: { department_id: 3 } }, after: { main_position: { department_id: 4 } } },
    ],
  })
  expect(await show(id)).toMatchObject({ state: 'issued', corrected_by_id: null })
  const marks = preview.body.data.effects.map(({ employee_id, mark }) => ({ employee_id, mark }))
  const { body } = await correct(id, { people, marks })
  const correcting = body.data.decision_id ?? 0
  const [first, second] = [await show(id), await show(correcting)]
  expect(first).toMatchObject({
    status_name: 'Đã đính chính',
    end_reason: 'Ghi nhầm.',
    end_number: second.decision_number,
    corrected_by_id: correcting,
    people: [{ change_state: 'corrected', after: { main_position: { department_id: 2 } } }],
  })
  expect(second).toMatchObject({
    status_name: 'Đã có hiệu lực',
    corrects_id: id,
    corrects_number: first.decision_number,
    people: [{ change_state: 'in_effect', after: { main_position: { department_id: 4 } } }],
  })
  const { job: now, changes } = await job(employee, '2026-03-02')
  expect(now.facts).toMatchObject({ main_position: { department_id: 4 } })
  expect(
    changes
      .filter(({ decision_id }) => decision_id !== null)
      .map(({ state, decision_id }) => [state, decision_id]),
  ).toEqual(
    expect.arrayContaining([
      ['corrected', id],
      ['in_effect', correcting],
    ]),
  )
  // Each is a document of its own, and the first says what became of it.
  const paper = await hr.call('documents.show', { path: { id: first.document_id ?? 0 } })
  expect(paper.body.data.document.note).toContain(`theo quyết định ${second.decision_number}`)
  expect((await correct(id, { people })).status).toBe(409)
  expect(
    (await hr.call('decisions.revoke', { path: { id }, body: { reason: 'Nhầm.', sign_date: day } })).status,
  ).toBe(409)
})

test.for<[right: string, before: string, unit: number, from: string]>([
  ['2026-02-15', '2026-02-14', 3, '2026-02-15'],
  ['2026-03-15', '2026-03-14', 3, '2026-03-15'],
])('a wrong day is put right from the earlier of both: %s', async ([right, before, unit, from]) => {
  const employee = await someone()
  const id = await issued(4, [{ employee_id: employee, ...place }])
  expect((await correct(id, { effective_date: right })).status).toBe(200)
  expect((await job(employee, before)).job.facts).toMatchObject({ main_position: { department_id: unit } })
  expect((await job(employee, from)).job.facts).toMatchObject({ main_position: { department_id: 2 } })
})

test('a wrong amount is put right for who may see pay', async () => {
  const employee = await someone()
  const id = await issued(15, [{ employee_id: employee, base_salary: 9_000_000 }])
  const people = [{ employee_id: employee, base_salary: 9_900_000 }]
  const blind = await newcomer(api, {
    login: 'can.bo',
    companies: {
      1: [
        ['document_edit', 'company'],
        ['decision_issue', 'company'],
      ],
    },
  })
  expect((await correct(id, { people }, { as: blind })).status).toBe(404)
  const answer = await correct(id, { people })
  expect(answer.body.data.effects[0]).toMatchObject({ after_pay: { base_salary: 9_900_000 } })
  const levels = await hr.call('employeePayLevels.list', { path: { id: employee } })
  // The amounts are dots there; the paper is enough to know which one counts.
  expect(levels.body.data.pay_levels).toMatchObject([{ decision_no: answer.body.data.decision_number }])
})

test('what is set of each apart is put right for one of them', async () => {
  const [one, other] = [await someone(), await someone()]
  const id = await issued(4, [
    { employee_id: one, ...place },
    { employee_id: other, ...rightPlace, work_place: 'Kho Đông Anh' },
  ])
  const people = [
    { employee_id: one, ...place, note: 'Giữ nguyên' },
    { employee_id: other, ...rightPlace, work_place: 'Kho Gia Lâm' },
  ]
  expect((await correct(id, { people })).status).toBe(200)
  const of = async (employee: number) => (await job(employee, '2026-03-02')).job.facts
  expect(await of(one)).toMatchObject({ main_position: { department_id: 2 } })
  expect(await of(other)).toMatchObject({ main_position: { department_id: 4 }, work_place: 'Kho Gia Lâm' })
})

test('a contract that ended with the wrong day ends with the right one', async () => {
  const employee = await someone()
  const { body: types } = await hr.call('contractTypes.store', {
    body: { code: 'TKXD', name: 'Không thời hạn', kind: 'indefinite' },
  })
  const contract_type_id = types.data.contract_type.id
  const contract = await hr.call('contracts.store', {
    body: { employee_id: employee, contract_type_id, start_date: '2025-01-01' },
  })
  const path = { id: contract.body.data.contract.id }
  await hr.call('contracts.issue', { path, body: { sign_date: '2024-12-20' } })
  const id = await issued(7, [{ employee_id: employee, contract_end_reason: 'agreement' }])
  const answer = await correct(id, { effective_date: '2026-03-16' })
  const { contract: ended } = (await hr.call('contracts.show', { path })).body.data
  expect(ended).toMatchObject({
    state: 'ended',
    ended_date: '2026-03-15',
    decision_no: answer.body.data.decision_number,
  })
  expect((await job(employee, '2026-03-15')).job.facts.work_state).not.toBe('left')
})

test('the day and the reason that stay are not judged by the file of today', async () => {
  const employee_id = await someone()
  const leaves = { employee_id, contract_end_reason: 'employer_notice' as const }
  const id = await issued(7, [leaves])
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into employee_relatives (company_id, employee_id, relationship, full_name, date_of_birth)
       values (1, $1, 5, 'Lê Con Nhỏ', '2026-01-15')`,
      [employee_id],
    ),
  )
  const moved = await correct(id, { effective_date: '2026-03-02' }, { dry_run: true })
  expect([moved.status, moved.body.message]).toEqual([400, expect.stringContaining('được bảo vệ')])
  const people = [{ ...leaves, leave_reason: 'Không hoàn thành công việc' }]
  expect((await correct(id, { people })).status).toBe(200)
})

test('is refused in words while a later paper touches the same, also between the old day and the new', async () => {
  const employee = await someone()
  const first = await issued(4, [{ employee_id: employee, ...place }])
  const second = await issued(4, [{ employee_id: employee, ...rightPlace }], '2026-04-01')
  const refused = await correct(first, { effective_date: '2026-02-01' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain((await show(second)).decision_number)
  // The later one is moved before the first, which would then undo it.
  const moved = await correct(second, { effective_date: '2026-02-01' })
  expect(moved.status).toBe(409)
  expect(moved.text).toContain((await show(first)).decision_number)
  expect((await job(employee, '2026-04-02')).job.facts).toMatchObject({ main_position: { department_id: 4 } })
  expect((await correct(second, { effective_date: '2026-04-02' })).status).toBe(200)
})

test('is refused before joining, for other people, with an older paper, and for what is not in effect', async () => {
  const employee = await someone()
  const id = await issued(4, [{ employee_id: employee, ...place }])
  const { employeeId: newcomerId } = await hire(api, 'Lê Thị Mới Vào', 3, '2025-12-01')
  const paid = await issued(15, [{ employee_id: newcomerId, base_salary: 9_000_000 }])
  const early = await correct(paid, { effective_date: '2025-11-30' })
  expect(early.status).toBe(400)
  expect(early.text).toContain('trước ngày vào công ty')
  const others = await correct(id, { people: [{ employee_id: await someone(), ...place }] })
  expect(Object.keys(others.body.errors ?? {})).toEqual(['people'])
  const foreign = await correct(id, {
    people: [{ employee_id: employee, position_id: 102, department_id: 102 }],
  })
  expect(foreign.status).toBe(400)
  const body = { ...signer, reason: 'Nhầm.', sign_date: '2026-02-19' }
  const older = await hr.call('decisions.correct', { path: { id }, body })
  expect(Object.keys(older.body.errors ?? {})).toEqual(['sign_date'])
  expect(await show(id)).toMatchObject({ state: 'issued' })
  const waiting = await issued(4, [{ employee_id: await someone(), ...place }], '2030-03-01')
  expect((await correct(waiting, {})).status).toBe(409)
  const ofOther = await api.as('hrOfTwo')
  expect((await correct(id, {}, { as: ofOther })).status).toBe(404)
})

test('happens once of two officers at once, and about nobody himself', async () => {
  const id = await issued(4, [{ employee_id: await someone(), ...place }])
  const right = { effective_date: '2026-02-20' }
  const statuses = (await Promise.all([correct(id, right), correct(id, right)])).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  const { employeeId, personId } = await hire(api, 'Phạm Tự Sửa', 3)
  const own = await issued(4, [{ employee_id: employeeId, ...place }])
  const grants = [
    ['document_edit', 'company'],
    ['decision_issue', 'company'],
  ] as const
  const self = await newcomer(api, { login: 'tu.sua', personId, companies: { 1: grants } })
  const refused = await correct(own, right, { as: self })
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('chính mình')
  const clerk = await newcomer(api, { login: 'van.thu', companies: { 1: [['document_edit', 'company']] } })
  expect((await correct(own, right, { as: clerk })).status).toBe(403)
})
