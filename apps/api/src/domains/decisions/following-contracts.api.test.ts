import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
type OnePerson = Input<'decisions.store'>['body']['people'][number]

const place = { position_id: 2, department_id: 2 }
let hr: Person
let signer: { sign_date: string; signer_id: number }
/** Types of contracts by their codes. */
const types = new Map<string, number>()
/** Whom the decisions of a test are about: somebody who left. */
let employee: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const stored = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision', 'labour_contract'],
      valid_from: '2020-01-01',
    },
  })
  signer = { sign_date: '2026-01-20', signer_id: stored.body.data.signer.id }
  // What the company came with is out of use, so that only these can be chosen.
  const known = (await hr.call('contractTypes.list', { query: { size: 100 } })).body.data.contract_types
  for (const { id, version } of known) {
    await hr.call('contractTypes.update', { path: { id }, body: { is_active: false, version } })
  }
  type Type = Input<'contractTypes.store'>['body']
  const store = async (type: Omit<Type, 'name'>) => {
    const body = { ...type, name: `Loại ${type.code}` }
    const answer = await hr.call('contractTypes.store', { body })
    types.set(type.code, answer.body.data.contract_type.id)
  }
  await store({ code: 'KTH', kind: 'indefinite' })
  await store({ code: 'XD6', kind: 'fixed_term', term_months: 6 })
  await store({ code: 'XD12', kind: 'fixed_term', term_months: 12, hours_per_week: 44, pay_day: 'Ngày 05' })
  await store({ code: 'TV60', kind: 'probation', term_days: 60, next_type_id: types.get('XD12') ?? 0 })
  await store({ code: 'DT3', kind: 'training', term_months: 3 })
  await store({ code: 'VU3', kind: 'seasonal', term_months: 3 })
})

beforeEach(async () => {
  employee = (await hire(api, 'Đặng Thị Tiếp Nhận', 3)).employeeId
  await issued(7, { contract_end_reason: 'agreement' }, '2025-02-01')
})

async function drafted(type: number, facts: Omit<OnePerson, 'employee_id'>, day: string): Promise<number> {
  const body = {
    decision_type: type,
    effective_date: day,
    summary: 'Về việc tiếp nhận',
    people: [{ employee_id: employee, ...facts }],
  }
  const answer = await hr.call('decisions.store', { body })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data.decision.id
}

async function issue(id: number, dry_run = false) {
  const answer = await hr.call('decisions.issue', { path: { id }, query: { dry_run }, body: signer })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.effects[0]
}

async function issued(type: number, facts: Omit<OnePerson, 'employee_id'>, day: string): Promise<number> {
  const id = await drafted(type, facts, day)
  await issue(id)
  return id
}

const personOf = async (id: number, as = hr) =>
  (await as.call('decisions.show', { path: { id } })).body.data.decision.people[0]
const contracts = async () => {
  const filter = { employee_id: { operator: 'equal', value: employee } } as const
  return (await hr.call('contracts.list', { query: { filter, sort: 'start_date' } })).body.data.contracts
}

async function issueContract(id: number, sign_date: string): Promise<void> {
  const answer = await hr.call('contracts.issue', {
    path: { id },
    body: { sign_date, signer_id: signer.signer_id },
  })
  if (answer.status !== 200) throw new Error(answer.text)
}

test.for<[type: number, facts: Omit<OnePerson, 'employee_id'>, code: string, end: string]>([
  [1, place, 'DT3', '2026-04-30'],
  [2, place, 'TV60', '2026-04-01'],
  [2, { ...place, probation_to: '2026-02-28' }, 'TV60', '2026-02-28'],
  [3, place, 'XD12', '2027-01-31'],
  [9, place, 'XD12', '2027-01-31'],
  [14, place, 'VU3', '2026-04-30'],
])('type %s with %o drafts a contract of %s', async ([type, facts, code, end_date]) => {
  const id = await drafted(type, { ...facts, work_place: 'Kho Đông Anh' }, '2026-02-01')
  expect((await issue(id, true))?.drafted_contract).toMatch(new RegExp(`^Loại ${code}, 01-02-2026 – `))
  expect(await contracts()).toEqual([])
  const effect = await issue(id)
  expect(effect?.warnings.filter((text) => text.includes('ợp đồng'))).toEqual([])
  const [contract, ...others] = await contracts()
  expect(others).toEqual([])
  expect(contract).toMatchObject({
    contract_type_id: types.get(code),
    contract_number: null,
    state: 'draft',
    start_date: '2026-02-01',
    end_date,
  })
  const shown = await hr.call('contracts.show', { path: { id: contract?.id ?? 0 } })
  const { position_name } = contract ?? {}
  expect(shown.body.data.contract).toMatchObject({
    job_title: position_name,
    work_place: 'Kho Đông Anh',
    salary: null,
    // As the type begins, and the leave that the law gives by a labour contract.
    ...(code === 'XD12'
      ? { hours_per_week: 44, pay_day: 'Ngày 05', leave_days: 12 }
      : { hours_per_week: null, pay_day: null }),
  })
  expect(await personOf(id)).toMatchObject({
    drafted_contract_id: contract?.id,
    drafted_contract: `Loại ${code}`,
    drafted_is_draft: true,
  })
})

test('a trial is drafted with the group of its position, and is no longer than that group may be', async () => {
  const body = {
    code: `NV${employee}`,
    name: 'Thủ kho',
    position_level: 13,
    probation_group: 'other',
  } as const
  const position_id = (await hr.call('positions.store', { body })).body.data.position.id
  await issued(2, { ...place, position_id, probation_to: '2026-02-07' }, '2026-02-01')
  const id = (await contracts())[0]?.id ?? 0
  const { contract } = (await hr.call('contracts.show', { path: { id } })).body.data
  expect(contract.probation_group).toBe('other')
  const { version } = contract
  const asCollege = { version, probation_group: 'college' } as const
  const changed = await hr.call('contracts.update', { path: { id }, body: asCollege })
  expect([changed.status, changed.body.errors]).toEqual([
    400,
    { probation_group: [expect.stringContaining('Chức vụ "Thủ kho" thuộc nhóm "Công việc khác"')] },
  ])
})

test('what follows is the endless one after two fixed terms, and none beside one that stands', async () => {
  await issued(3, place, '2026-02-01')
  await hr.call('contracts.destroyBulk', { body: { ids: (await contracts()).map(({ id }) => id) } })
  for (const [start_date, code] of [
    ['2026-02-01', 'XD6'],
    ['2026-08-01', 'XD6'],
  ] as const) {
    const stored = await hr.call('contracts.store', {
      body: { employee_id: employee, contract_type_id: types.get(code) ?? 0, start_date },
    })
    await issueContract(stored.body.data.contract.id, start_date)
  }
  const before = await contracts()
  await issued(7, { contract_end_reason: 'agreement' }, '2026-10-01')
  // The second term was ended by the decision, so that nothing stands on the day he comes back.
  const id = await drafted(3, place, '2026-10-05')
  expect((await issue(id))?.drafted_contract).toBe('Loại KTH, từ 05-10-2026')
  expect(await contracts()).toHaveLength(before.length + 1)
})

test('nothing is drafted beside a draft of the same kind', async () => {
  const first = await issued(2, place, '2026-02-01')
  const cancelled = await drafted(11, {}, '2026-02-10').catch(() => 0)
  expect(cancelled).not.toBe(0)
  const id = await drafted(3, {}, '2026-04-02')
  const effect = await issue(id)
  expect(effect?.drafted_contract).toMatch(/^Loại XD12/)
  expect(await contracts()).toHaveLength(2)
  expect((await personOf(first))?.drafted_is_draft).toBe(true)
  const revoke = { reason: 'Ban hành nhầm ngày.', sign_date: '2026-04-03' }
  await hr.call('decisions.revoke', { path: { id }, body: revoke })
  const [trial] = await contracts()
  const stored = await hr.call('contracts.store', {
    body: { employee_id: employee, contract_type_id: types.get('XD6') ?? 0, start_date: '2026-04-02' },
  })
  expect(stored.status).toBe(201)
  const again = await issue(await drafted(3, {}, '2026-04-02'))
  expect(again?.drafted_contract).toBeNull()
  expect(again?.warnings).toContain('Đã có bản nháp hợp đồng nên không soạn thêm hợp đồng.')
  expect((await contracts()).map(({ id: kept }) => kept)).toEqual([trial?.id, stored.body.data.contract.id])
})

test('revoking takes the draft along, and only tells of one that is issued', async () => {
  const body = { reason: 'Ban hành nhầm người.', sign_date: '2026-03-10' }
  const revoke = async (id: number, dry_run = false) =>
    (await hr.call('decisions.revoke', { path: { id }, query: { dry_run }, body })).body.data.effects[0]
  const first = await issued(14, place, '2026-02-01')
  const gone = ['Bản nháp hợp đồng soạn theo quyết định này được xóa cùng.']
  expect((await revoke(first, true))?.warnings).toEqual(gone)
  expect(await contracts()).toHaveLength(1)
  expect((await revoke(first))?.warnings).toEqual(gone)
  expect(await contracts()).toEqual([])
  expect(await personOf(first)).toMatchObject({ drafted_contract_id: null, drafted_is_draft: false })

  const second = await issued(14, place, '2026-02-01')
  await issueContract((await contracts())[0]?.id ?? 0, '2026-02-01')
  const [kept] = await contracts()
  expect((await revoke(second))?.warnings).toEqual([
    `Hợp đồng ${kept?.contract_number} soạn theo quyết định này đã ban hành. Hãy hủy hoặc chấm dứt hợp đồng đó.`,
  ])
  expect((await contracts()).map(({ state }) => state)).toEqual(['issued'])
})

test('revoking keeps a draft on which somebody has worked, and says so', async () => {
  const id = await issued(14, place, '2026-02-01')
  const [kept] = await contracts()
  await hr.call('contracts.update', { path: { id: kept?.id ?? 0 }, body: { note: 'Đã thỏa thuận lương.' } })
  const body = { reason: 'Ban hành nhầm người.', sign_date: '2026-03-10' }
  const revoked = await hr.call('decisions.revoke', { path: { id }, body })
  expect(revoked.body.data.effects[0]?.warnings).toEqual([
    'Bản nháp hợp đồng soạn theo quyết định này đã có người sửa nên được giữ lại. Hãy xóa nếu không còn dùng.',
  ])
  expect(await contracts()).toMatchObject([{ id: kept?.id, state: 'draft' }])
})

test('the draft of somebody who comes back is completed and issued before his day', async () => {
  await issued(3, place, '2030-02-01')
  const [draft] = await contracts()
  const path = { id: draft?.id ?? 0 }
  const update = (body: Input<'contracts.update'>['body']) => hr.call('contracts.update', { path, body })
  const completed = await update({ job_title: 'Kế toán kho', salary: 15_000_000 })
  expect(completed.status, completed.text).toBe(200)
  // Between the day on which he left and the day on which he comes back nobody works by a contract.
  const early = await update({ start_date: '2030-01-31' })
  expect(early.status).toBe(400)
  expect(early.text).toContain('ngày làm việc cuối cùng')
  await issueContract(path.id, '2026-01-20')
  expect(await contracts()).toMatchObject([{ state: 'issued', start_date: '2030-02-01' }])
})

test('cancelling tells of a contract that is kept', async () => {
  const cancel = async (id: number) =>
    (await hr.call('decisions.cancel', { path: { id }, body: { reason: 'Không đến nhận việc.' } })).body.data
  const first = await issued(14, place, '2030-02-01')
  const [kept] = await contracts()
  const path = { id: kept?.id ?? 0 }
  await hr.call('contracts.update', { path, body: { note: 'Đã thỏa thuận lương.' } })
  expect((await cancel(first)).warnings).toEqual([
    'Đặng Thị Tiếp Nhận: Bản nháp hợp đồng soạn theo quyết định này đã có người sửa nên được giữ lại. Hãy xóa nếu không còn dùng.',
  ])
  expect(await contracts()).toMatchObject([{ id: kept?.id, state: 'draft' }])
})

test('cancelling before the day takes the draft along', async () => {
  const id = await issued(14, place, '2030-02-01')
  expect(await contracts()).toMatchObject([{ start_date: '2030-02-01', state: 'draft' }])
  const answer = await hr.call('decisions.cancel', { path: { id }, body: { reason: 'Không đến nhận việc.' } })
  expect(answer.body.data.warnings).toEqual([])
  expect(await contracts()).toEqual([])
})

test('correcting drafts anew what nobody has gone on with, and keeps what somebody has', async () => {
  const correct = async (id: number, effective_date: string) => {
    const body = { ...signer, reason: 'Ghi nhầm ngày.', sign_date: '2026-03-10', effective_date }
    const answer = await hr.call('decisions.correct', { path: { id }, body })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body.data
  }
  const first = await issued(14, place, '2026-02-01')
  const second = await correct(first, '2026-02-05')
  expect(second.effects[0]?.drafted_contract).toMatch(/05-02-2026/)
  const [contract, ...others] = await contracts()
  expect([contract?.start_date, others]).toEqual(['2026-02-05', []])
  const path = { id: contract?.id ?? 0 }
  await hr.call('contracts.update', { path, body: { note: 'Đã thỏa thuận lương.' } })
  const third = await correct(second.decision_id ?? 0, '2026-02-09')
  expect(third.effects[0]).toMatchObject({
    drafted_contract: null,
    warnings: expect.arrayContaining([
      'Đã có bản nháp hợp đồng nên không soạn thêm hợp đồng.',
      'Bản nháp hợp đồng bắt đầu từ 05-02-2026, khác ngày hiệu lực 09-02-2026.',
    ]),
  })
  expect((await contracts()).map(({ id }) => id)).toEqual([contract?.id])
  expect(await personOf(third.decision_id ?? 0)).toMatchObject({ drafted_contract_id: contract?.id })
})

test('who may not read contracts is not shown the way to one', async () => {
  const reader = await newcomer(api, {
    login: 'chi.doc.quyet.dinh',
    companies: { 1: [['document_access', 'company']] },
  })
  const id = await issued(14, place, '2026-02-01')
  expect(await personOf(id, reader)).toMatchObject({ drafted_contract_id: null, drafted_contract: null })
})

const issuerWithoutContracts = () =>
  newcomer(api, {
    login: `ban.hanh.quyet.dinh.${nextNumber()}`,
    companies: {
      1: [
        ['document_access', 'company'],
        ['decision_issue', 'company'],
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
      ],
    },
  })

test('who may not read contracts is told that one ends, and not by its number', async () => {
  const issuer = await issuerWithoutContracts()
  await issued(14, place, '2026-02-01')
  await issueContract((await contracts())[0]?.id ?? 0, '2026-02-01')
  const number = (await contracts())[0]?.contract_number ?? ''
  const path = { id: await drafted(7, { contract_end_reason: 'agreement' }, '2026-03-01') }
  expect((await issue(path.id, true))?.ended_contract).toBe(number)
  const preview = await issuer.call('decisions.issue', { path, query: { dry_run: true }, body: signer })
  expect(preview.body.data.effects[0]?.ended_contract).toBe('lao động')
  const done = await issuer.call('decisions.issue', { path, body: signer })
  expect(done.body.data.effects[0]?.ended_contract).toBe('lao động')
  expect((await personOf(path.id, issuer))?.ended_contract).toBe('lao động')
  expect((await personOf(path.id))?.ended_contract).toBe(number)
  const body = { reason: 'Ban hành nhầm người.', sign_date: '2026-03-10' }
  const revoked = await issuer.call('decisions.revoke', { path, query: { dry_run: true }, body })
  expect(revoked.body.data.effects[0]?.warnings).toContain('Hợp đồng lao động tiếp tục hiệu lực.')
  expect(revoked.text).not.toContain(number)
})

test('who may not read contracts is told that there is one, and nothing of it', async () => {
  const issuer = await issuerWithoutContracts()
  const told = async (id: number) => {
    const call = { path: { id }, query: { dry_run: true }, body: signer }
    return (await issuer.call('decisions.issue', call)).body.data.effects[0]
  }
  // Of a draft that is made he hears what kind it is, without its days.
  const trial = await drafted(2, place, '2026-02-01')
  expect((await told(trial))?.drafted_contract).toBe('Hợp đồng thử việc')
  await issue(trial)
  const stored = await hr.call('contracts.store', {
    body: { employee_id: employee, contract_type_id: types.get('XD12') ?? 0, start_date: '2026-04-02' },
  })
  await issueContract(stored.body.data.contract.id, '2026-04-02')
  const again = await drafted(3, {}, '2026-04-10')
  const known = 'Đã có hợp đồng lao động nên không soạn thêm hợp đồng.'
  const number = (await contracts()).find(({ state }) => state === 'issued')?.contract_number ?? ''
  expect((await issue(again, true))?.warnings).toContain(
    `Đã có hợp đồng ${number} nên không soạn thêm hợp đồng.`,
  )
  expect((await told(again))?.warnings).toContain(known)
  const change = await issuer.call('jobChanges.store', {
    query: { dry_run: true },
    body: { kind: 'official', ids: [employee], effective_date: '2026-04-10', facts: {}, decision: {} },
  })
  expect(change.body.data.changes[0]?.warnings).toContain(known)
})
