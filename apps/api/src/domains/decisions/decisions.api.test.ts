import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
type Draft = Input<'decisions.store'>['body']
type OnePerson = Draft['people'][number]

const past = '2026-03-01'
const later = '2026-04-01'
const ahead = '2030-03-01'
const place = { position_id: 2, department_id: 2 }

let hr: Person
/** Prepares decisions and issues them, and sees neither pay nor sensitive data. */
let officer: Person
/** Prepares decisions without issuing any. */
let clerk: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const office = [
    ['document_access', 'company'],
    ['document_edit', 'company'],
    ['document_delete', 'company'],
    ['document_export', 'company'],
    ['employee_access', 'company'],
  ] as const
  officer = await newcomer(api, {
    login: 'can.bo',
    companies: { 1: [...office, ['decision_issue', 'company']] },
  })
  clerk = await newcomer(api, { login: 'van.thu', companies: { 1: office } })
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

const someone = async (unit?: number) => (await hire(api, 'Lê Thị Điều Chuyển', unit)).employeeId

async function drafted(
  type: number,
  people: OnePerson[],
  effective_date = past,
  { as = hr, sign_date }: { as?: Person; sign_date?: string } = {},
) {
  const body = {
    decision_type: type,
    effective_date,
    summary: 'Về việc nhân sự',
    people,
    ...(sign_date && { sign_date }),
  }
  return as.call('decisions.store', { body })
}

async function draftOf(type: number, people: OnePerson[], day = past): Promise<number> {
  const answer = await drafted(type, people, day)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data.decision.id
}

const issue = (id: number, more: Partial<Input<'decisions.issue'>['body']> = {}, as = hr, dry_run = false) =>
  as.call('decisions.issue', { path: { id }, query: { dry_run }, body: { ...signer, ...more } })

async function issued(type: number, people: OnePerson[], day = past): Promise<number> {
  const id = await draftOf(type, people, day)
  const answer = await issue(id)
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}

const show = async (id: number, as = hr) =>
  (await as.call('decisions.show', { path: { id } })).body.data.decision
const job = async (id: number, as_of?: string) =>
  (await hr.call('jobChanges.ofEmployee', { path: { id }, query: as_of ? { as_of } : {} })).body.data

describe('issuing', () => {
  test('moves everybody named in it, each by his own facts, and becomes a document', async () => {
    const [one, two] = [await someone(3), await someone(3)]
    const id = await draftOf(4, [
      { employee_id: one, ...place },
      { employee_id: two, position_id: 2, department_id: 4, work_place: 'Kho Đông Anh' },
    ])
    const preview = await issue(id, {}, hr, true)
    expect(preview.body.data.effects[0]).toMatchObject({
      before: { main_position: { department_id: 3 } },
      after: { main_position: { department_id: 2 } },
    })
    expect(await show(id)).toMatchObject({ status_name: 'Nháp', decision_number: null })
    expect((await issue(id)).body.data.decision_number).toMatch(/^\d+\/2026\/QĐ-C1$/)
    expect((await job(two)).job.facts).toMatchObject({
      main_position: { department_id: 4 },
      work_place: 'Kho Đông Anh',
    })
    const decision = await show(id)
    expect(decision).toMatchObject({
      status_name: 'Đã có hiệu lực',
      people_total: 2,
      applied_total: 2,
      signer_title: 'Tổng Giám đốc',
      people: [{ change_state: 'in_effect', before: { main_position: { department_id: 3 } } }, {}],
    })
    const path = { id: decision.document_id ?? 0 }
    const { body } = await hr.call('documents.show', { path })
    expect(body.data.document).toMatchObject({ number: decision.decision_number, employee_total: 2 })
    // What stands in it is the decision's to say.
    expect((await hr.call('documents.update', { path, body: { note: 'x' } })).status).toBe(409)
    expect((await hr.call('documents.destroy', { path })).status).toBe(409)
  })

  test('is why a fact is so, with the way to it for who may read decisions', async () => {
    const employee = await someone(3)
    const id = await issued(4, [{ employee_id: employee, ...place }])
    const sourceFor = async (by: Person) => {
      const { facts } = (await by.call('jobChanges.why', { path: { id: employee } })).body.data.why
      return facts.find(({ fact }) => fact === 'main_position')?.set_by
    }
    expect(await sourceFor(hr)).toMatchObject({ origin: 'decision', decision_id: id })
    const grants = [['employee_access', 'company']] as const
    const closed = await sourceFor(await newcomer(api, { login: 'chi.xem', companies: { 1: grants } }))
    expect(closed?.decision_no).toMatch(/^\d+\/2026\/QĐ-C1$/)
    expect(closed).not.toHaveProperty('decision_id')
  })

  test('happens once, whoever presses: two officers at the same moment, and once more', async () => {
    const employee = await someone(3)
    const id = await draftOf(4, [{ employee_id: employee, ...place }])
    const statuses = (await Promise.all([issue(id), issue(id, {}, officer)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await issue(id)).status).toBe(409)
    expect((await job(employee)).changes.filter(({ decision_id }) => decision_id === id)).toHaveLength(1)
  })

  test('refuses with everybody by name whom it cannot have, and does nothing then', async () => {
    const [inUnit, elsewhere] = [await someone(2), await someone(3)]
    const id = await draftOf(4, [
      { employee_id: inUnit, ...place },
      { employee_id: elsewhere, ...place },
    ])
    const answer = await issue(id)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Đơn vị mới trùng với đơn vị hiện tại')
    expect(await show(id)).toMatchObject({ state: 'draft' })
    expect((await job(elsewhere)).job.facts).toMatchObject({ main_position: { department_id: 3 } })
  })

  test('is not for who only prepares, for oneself, or with a signer who may not sign that day', async () => {
    const id = await draftOf(4, [{ employee_id: await someone(3), ...place }])
    expect((await issue(id, {}, clerk)).status).toBe(403)
    const early = await issue(id, { sign_date: '2025-12-31' })
    expect(early.status).toBe(409)
    expect(early.text).toContain('chỉ được ký từ ngày 01-01-2026')
    expect((await issue(id, { signer_id: 999_999 })).status).toBe(400)
    const { employeeId, personId } = await hire(api, 'Phạm Tự Ký', 3)
    const self = await newcomer(api, {
      login: 'tu.ky',
      personId,
      companies: {
        1: [
          ['document_edit', 'company'],
          ['decision_issue', 'company'],
        ],
      },
    })
    const own = await draftOf(4, [{ employee_id: employeeId, ...place }])
    const refused = await issue(own, {}, self)
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('chính mình')
  })

  test('names whoever has changed since the preview', async () => {
    const employee = await someone(3)
    const id = await draftOf(6, [{ employee_id: employee, position_id: 4 }], later)
    const marks = (await issue(id, {}, hr, true)).body.data.effects.map(({ employee_id, mark }) => ({
      employee_id,
      mark,
    }))
    await issued(4, [{ employee_id: employee, ...place }])
    const answer = await issue(id, { marks })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Lê Thị Điều Chuyển')
    expect((await issue(id)).status).toBe(200)
  })

  test('checks a typed number, and gives it once', async () => {
    const ids = [
      await draftOf(4, [{ employee_id: await someone(3), ...place }]),
      await draftOf(4, [{ employee_id: await someone(3), ...place }]),
    ] as const
    expect((await issue(ids[0], { number: '77/QĐ-TAY' })).body.data.decision_number).toBe('77/QĐ-TAY')
    expect((await issue(ids[1], { number: '77/QĐ-TAY' })).status).toBe(400)
  })
})

test('of the paper of a decision is written where it lies, and nothing that the decision says', async () => {
  const employee_id = await someone(3)
  const id = await issued(5, [{ employee_id, position_id: 4 }])
  const path = { id: (await show(id)).document_id ?? 0 }
  const { document } = (await hr.call('documents.show', { path })).body.data
  // A form sends what stands beside what it changes.
  const { summary, number, version } = document
  const kept = { is_original: false, copies: 3, storage_place: 'Tủ A' }
  const answer = await hr.call('documents.update', { path, body: { summary, number, version, ...kept } })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data.document).toMatchObject({ ...kept, summary, number })
  const changed = await hr.call('documents.update', { path, body: { ...kept, summary: 'Khác' } })
  expect([changed.status, changed.body.message]).toEqual([
    409,
    expect.stringMatching(/bản của một quyết định/),
  ])
})

describe('what each type writes', () => {
  test.for<[type: number, facts: Omit<OnePerson, 'employee_id'>, after: object]>([
    [4, place, { main_position: { department_id: 2 } }],
    [5, { position_id: 4 }, { main_position: { position_id: 4, department_id: 3 } }],
    [6, { position_id: 4, term_to: '2029-01-01' }, { main_position: { position_id: 4 } }],
    [8, { absent_until: '2030-12-31' }, { work_state: 'unpaid_leave', absent_until: '2030-12-31' }],
    [
      7,
      { contract_end_reason: 'agreement' },
      { work_state: 'left', leave_reason: 'Hai bên thỏa thuận chấm dứt' },
    ],
  ])('type %s', async ([type, facts, after]) => {
    await official()
    const employee = employeeOfTypes
    await issued(type, [{ employee_id: employee, ...facts }])
    expect((await job(employee)).job.facts).toMatchObject(after)
  })

  test('a discipline is drafted by its case alone', async () => {
    const employee_id = await someone(3)
    const draft = {
      decision_type: 10,
      effective_date: past,
      summary: 'Về việc kỷ luật',
      people: [{ employee_id }],
    }
    const refused = await hr.call('decisions.store', { body: draft })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { decision_type: [expect.stringMatching(/^Quyết định kỷ luật được soạn từ hồ sơ kỷ luật/)] },
    ])
    // A draft of before the rule is kept, and issued no more.
    const id = await draftOf(6, [{ employee_id, position_id: 4 }])
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update decisions set decision_type = 10 where id = $1', [id]),
    )
    const { status, body } = await issue(id)
    expect([status, body.message]).toEqual([409, expect.stringContaining('màn hình Khen thưởng, kỷ luật')])
  })

  let employeeOfTypes = 0
  async function official() {
    employeeOfTypes = await someone(3)
    const { job: now } = await job(employeeOfTypes)
    if (now.facts.work_state !== 'official') await issued(3, [{ employee_id: employeeOfTypes }], '2025-03-01')
  }

  test('takes a leaver in for training, then on probation, then for good', async () => {
    const employee = await someone(3)
    await issued(7, [{ employee_id: employee, contract_end_reason: 'agreement' }], '2025-03-01')
    await issued(1, [{ employee_id: employee, ...place }], '2025-06-01')
    await issued(2, [{ employee_id: employee, probation_to: '2025-08-31' }], '2025-07-01')
    expect((await job(employee, '2025-07-02')).job.facts).toMatchObject({
      work_state: 'probation',
      join_date: '2025-06-01',
      probation_from: '2025-07-01',
    })
    await issued(3, [{ employee_id: employee }], '2025-09-01')
    expect((await job(employee)).job.facts).toMatchObject({
      work_state: 'official',
      official_date: '2025-09-01',
      main_position: { department_id: 2 },
    })
  })

  test.for<[type: number, facts: Omit<OnePerson, 'employee_id'>, text: string]>([
    [1, place, 'đã được tiếp nhận'],
    [11, {}, 'không ở giai đoạn đào tạo'],
    [13, {}, 'Không có hợp đồng xác định thời hạn nào hết hạn ngày 28-02-2026'],
  ])('type %s is refused where it may not come', async ([type, facts, text]) => {
    const id = await draftOf(type, [{ employee_id: await someone(3), ...facts }])
    const answer = await issue(id)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(text)
  })

  test.for<[type: number, facts: Omit<OnePerson, 'employee_id'>, field: string]>([
    [4, {}, 'people.0.department_id'],
    [7, place, 'people.0.position_id'],
    [8, { absent_until: '2026-02-01' }, 'people.0.absent_until'],
    [15, {}, 'people.0.base_salary'],
    [4, { position_id: 102, department_id: 102 }, 'people.0.position_id'],
    [4, { ...place, direct_manager_id: 111 }, 'people.0.direct_manager_id'],
  ])('a draft of type %s is refused at its field', async ([type, facts, field]) => {
    const answer = await drafted(type, [{ employee_id: await someone(3), ...facts }])
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {})).toContain(field)
  })

  test('pay below the minimum wage of the region of each is told before it is decided', async () => {
    const [low, fair] = [await someone(3), await someone(3)]
    const { body, text } = await hr.call('decisions.preview', {
      body: {
        decision_type: 15,
        effective_date: past,
        summary: 'Về việc lương',
        people: [
          { employee_id: low, base_salary: 1_000_000, insurance_salary: 2_000_000 },
          { employee_id: fair, base_salary: 9_000_000 },
        ],
      },
    })
    const least = 'thấp hơn mức lương tối thiểu tháng của vùng IV, vùng thấp nhất cả nước.'
    expect(body.data?.effects, text).toMatchObject([
      { employee_id: low, warnings: [`Lương cơ bản ${least}`, `Lương đóng bảo hiểm ${least}`] },
      { employee_id: fair, warnings: [] },
    ])
  })

  test('pay is for who may see pay: draft, list, page, paper', async () => {
    const employee = await someone(3)
    const people = [{ employee_id: employee, base_salary: 9_876_543 }]
    expect((await drafted(15, people, past, { as: officer })).status).toBe(403)
    const id = await issued(15, people)
    expect(await show(id)).toMatchObject({ people: [{ after_pay: { base_salary: 9_876_543 } }] })
    for (const answer of [
      await officer.call('decisions.show', { path: { id } }),
      await officer.call('decisions.paper', { path: { id }, body: { form: 'pdf' } }),
    ]) {
      expect(answer.status).toBe(404)
    }
    const filter = { employee_id: { operator: 'equal', value: employee } } as const
    expect((await officer.call('decisions.list', { query: { filter } })).body.data.decisions).toEqual([])
    expect((await hr.call('decisions.list', { query: { filter } })).body.data.decisions).toHaveLength(1)
  })
})

describe('the end of a decision', () => {
  test('revoking brings the state before back, with the contract that it ended', async () => {
    const employee = await someone(3)
    const { body: types } = await hr.call('contractTypes.store', {
      body: { code: 'TKXQ', name: 'Không thời hạn', kind: 'indefinite' },
    })
    const contract = await hr.call('contracts.store', {
      body: {
        employee_id: employee,
        contract_type_id: types.data.contract_type.id,
        start_date: '2025-01-01',
      },
    })
    const path = { id: contract.body.data.contract.id }
    await hr.call('contracts.issue', { path, body: { sign_date: '2024-12-20' } })
    const id = await issued(7, [{ employee_id: employee, contract_end_reason: 'agreement' }])
    const ended = (await hr.call('contracts.show', { path })).body.data.contract
    expect(ended).toMatchObject({ state: 'ended', ended_date: '2026-02-28', end_reason: 'agreement' })
    const body = { reason: 'Ban hành nhầm người.', sign_date: '2026-03-10' }
    const call = (dry_run: boolean) => hr.call('decisions.revoke', { path: { id }, query: { dry_run }, body })
    expect((await call(true)).body.data.effects[0]).toMatchObject({
      after: { work_state: expect.any(String) },
    })
    expect((await job(employee)).job.facts.work_state).toBe('left')
    expect((await call(false)).status).toBe(200)
    expect((await job(employee)).job.facts).toMatchObject({ main_position: { department_id: 3 } })
    expect((await hr.call('contracts.show', { path })).body.data.contract.state).toBe('issued')
    expect(await show(id)).toMatchObject({ status_name: 'Đã thu hồi', end_date: '2026-03-10' })
    expect((await call(false)).status).toBe(409)
  })

  test('is refused while a later paper stands on it, by its number', async () => {
    const employee = await someone(3)
    const first = await issued(4, [{ employee_id: employee, ...place }])
    const second = await issued(4, [{ employee_id: employee, position_id: 2, department_id: 4 }], later)
    const body = { reason: 'Nhầm đơn vị.', sign_date: '2026-05-01' }
    const refused = await hr.call('decisions.revoke', { path: { id: first }, body })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain((await show(second)).decision_number)
    for (const id of [second, first]) {
      expect((await hr.call('decisions.revoke', { path: { id }, body })).status).toBe(200)
    }
    expect((await job(employee)).job.facts).toMatchObject({ main_position: { department_id: 3 } })
  })

  test('cancelling withdraws what waits and gives the number up; each end has its time', async () => {
    const employee = await someone(3)
    const waiting = await issued(4, [{ employee_id: employee, ...place }], ahead)
    const done = await issued(4, [{ employee_id: await someone(3), ...place }])
    const path = { id: waiting }
    expect(await show(waiting)).toMatchObject({
      status_name: 'Đã ban hành',
      people: [{ change_state: 'waiting' }],
    })
    const revoke = { reason: 'Không cần nữa.', sign_date: '2026-03-10' }
    expect((await hr.call('decisions.revoke', { path, body: revoke })).status).toBe(409)
    const cancel = { reason: 'Không cần nữa.' }
    expect((await hr.call('decisions.cancel', { path: { id: done }, body: cancel })).status).toBe(409)
    const change = (await job(employee)).changes.find(({ decision_id }) => decision_id === waiting)
    // Such a change ends with its decision alone.
    const alone = await hr.call('jobChanges.withdraw', {
      path: { id: change?.id ?? 0 },
      body: { reason: 'x' },
    })
    expect(alone.status).toBe(409)
    expect((await hr.call('decisions.cancel', { path, body: cancel })).status).toBe(200)
    const { decision_number, status_name } = await show(waiting)
    expect(status_name).toBe('Đã hủy')
    expect((await job(employee)).changes.find(({ id }) => id === change?.id)?.state).toBe('withdrawn')
    const search = { value: decision_number ?? '' }
    const book = await hr.call('drawnNumbers.list', { query: { search } })
    expect(book.body.data.drawn_numbers[0]).toMatchObject({ state: 'given_up', reason: 'Không cần nữa.' })
    expect((await hr.call('decisions.cancel', { path, body: cancel })).status).toBe(409)
  })
})

describe('a draft', () => {
  test('is changed and deleted with its people, and comes back whole; an issued one is frozen', async () => {
    const id = await draftOf(4, [{ employee_id: await someone(3), ...place }])
    const path = { id }
    const people = [{ employee_id: await someone(3), position_id: 2, department_id: 4 }]
    const changed = await clerk.call('decisions.update', {
      path,
      body: { people, summary: 'Khác', version: 1 },
    })
    expect(changed.body.data.decision).toMatchObject({ summary: 'Khác', people: [{ department_id: 4 }] })
    expect((await clerk.call('decisions.update', { path, body: { summary: 'x', version: 1 } })).status).toBe(
      409,
    )
    const before = await show(id)
    expect((await clerk.call('decisions.destroy', { path })).status).toBe(200)
    expect((await clerk.call('decisions.restore', { body: { ids: [id] } })).status).toBe(200)
    expect(await show(id)).toEqual(before)
    await issue(id)
    for (const status of [
      (await clerk.call('decisions.update', { path, body: { summary: 'x' } })).status,
      (await clerk.call('decisions.destroy', { path })).status,
    ]) {
      expect(status).toBe(409)
    }
  })

  test('shows the reader of a unit, and whom it is about, no more than their part', async () => {
    const [inside, outside] = [await hire(api, 'Trần Trong', 3), await hire(api, 'Trần Ngoài', 4)]
    const people = [inside, outside].map(({ employeeId }) => ({
      employee_id: employeeId,
      work_place: 'Kho A',
      position_id: 4,
    }))
    const id = await draftOf(6, people)
    const head = await newcomer(api, {
      login: 'truong.to',
      personId: inside.personId,
      companies: { 1: [['document_access', 'unit']] },
    })
    const own = await newcomer(api, {
      login: 'nguoi.ngoai',
      personId: outside.personId,
      companies: { 1: [['document_access', 'own']] },
    })
    expect((await own.call('decisions.show', { path: { id } })).status).toBe(404)
    await issue(id)
    expect((await show(id, head)).people.map(({ full_name }) => full_name)).toEqual(['Trần Trong'])
    expect((await show(id, own)).people.map(({ full_name }) => full_name)).toEqual(['Trần Ngoài'])
    expect((await own.call('decisions.list', { query: {} })).body.data.decisions).toMatchObject([
      { employee_names: 'Trần Ngoài', people_total: 1 },
    ])
  })
})
