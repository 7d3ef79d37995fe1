import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
type Store = Input<'appendices.store'>['body']

let hr: Person
/** Prepares contracts and decisions and sees no pay. */
let officer: Person
/** Prepares contracts, and no decisions. */
let clerk: Person
let typeId: number
/** Another title of unit 3. */
let titleId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const contracts = [
    ['contract_access', 'company'],
    ['contract_edit', 'company'],
  ] as const
  officer = await newcomer(api, {
    login: 'phu.luc.can.bo',
    companies: {
      1: [...contracts, ['document_access', 'company'], ['document_edit', 'company']],
    },
  })
  clerk = await newcomer(api, { login: 'phu.luc.van.thu', companies: { 1: contracts } })
  const type = { code: 'PLQD', name: 'Ba mươi sáu tháng', kind: 'fixed_term', term_months: 36 } as const
  titleId = await inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into positions (company_id, department_id, code, name, position_level, is_active)
       values (1, 3, 'PL901', 'Thủ quỹ phụ lục', 4, true) returning id`,
    )
    return rows[0]?.id ?? 0
  })
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
})

/** A contract of somebody with position 2 in unit 3. */
async function contractOf(name: string) {
  const { employeeId } = await hire(api, name, 3)
  const { body } = await hr.call('contracts.store', {
    body: { employee_id: employeeId, contract_type_id: typeId, start_date: '2026-01-01', salary: 15_000_000 },
  })
  const { id } = body.data.contract
  const signing = { sign_date: '2025-12-20' }
  const offered = (await hr.call('contracts.signers', { body: { ids: [id], ...signing } })).body.data.signers
  const signer_id = offered.find(({ refusal }) => refusal === null)?.id
  const issued = await hr.call('contracts.issue', {
    path: { id },
    body: { ...signing, ...(signer_id !== undefined && { signer_id }) },
  })
  if (issued.status !== 200) throw new Error(issued.text)
  return { id, employeeId }
}

const days = { sign_date: '2026-05-20', start_date: '2026-06-01' }
const raise: Store = { ...days, changes: ['pay'], content: 'Tăng lương.', salary: 18_000_000 }

async function add(id: number, body: Store, by = hr) {
  const answer = await by.call('appendices.store', { path: { id }, body })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data
}

const decisionOf = async (id: number) =>
  (await hr.call('decisions.show', { path: { id } })).body.data.decision
const appendicesOf = async (id: number, by = hr) =>
  (await by.call('appendices.list', { path: { id } })).body.data.appendices
const payOf = async (employeeId: number) =>
  api.db.superuser.query(`select base_salary from pay_levels where company_id = 1 and employee_id = $1`, [
    employeeId,
  ])

test('new pay drafts the decision that pays it, linked from both sides, and changes no file by itself', async () => {
  const { id, employeeId } = await contractOf('Ngô Thị Lương')
  const { appendix, undecided } = await add(id, raise)
  expect(undecided).toBeNull()
  expect(appendix.decisions).toEqual([
    { id: expect.any(Number), decision_type: 15, decision_number: null, status_name: 'Nháp' },
  ])
  const drafted = appendix.decisions[0]?.id ?? 0
  const decision = await decisionOf(drafted)
  expect(decision).toMatchObject({
    decision_type: 15,
    state: 'draft',
    effective_date: days.start_date,
    summary: 'Về việc xếp lương Ngô Thị Lương',
    people: [{ employee_id: employeeId, base_salary: 18_000_000, appendix_number: appendix.appendix_number }],
  })
  expect((await payOf(employeeId)).rows).toEqual([])
  // The form of the decision knows nothing of the appendix, and whoever changes the draft keeps it.
  const { people } = decision
  const update = { people: people.map(({ employee_id }) => ({ employee_id, base_salary: 18_500_000 })) }
  expect((await hr.call('decisions.update', { path: { id: drafted }, body: update })).status).toBe(200)
  expect((await decisionOf(drafted)).people[0]?.appendix_number).toBe(appendix.appendix_number)
  // A second one for the same appendix would pay it twice.
  const again = await hr.call('appendices.decide', { body: { ids: [appendix.id] } })
  expect(again.body.data).toMatchObject({
    decision_ids: [],
    undecided: [{ appendix_id: appendix.id, reason: expect.stringContaining('Đã có quyết định') }],
  })
})

test('pay for a time is left to whoever writes the way back too', async () => {
  const { id } = await contractOf('Ngô Thị Tạm')
  const { appendix, undecided } = await add(id, { ...raise, end_date: '2026-08-31' })
  expect([appendix.decisions, undecided]).toEqual([[], expect.stringContaining('ngày kết thúc')])
})

test('a new position drafts a new title, with another unit a transfer', async () => {
  const { id } = await contractOf('Ngô Thị Chức')
  const job: Store = { ...days, changes: ['other'], content: 'Đổi công việc.', position_id: titleId }
  const titled = await add(id, job)
  expect(titled.appendix).toMatchObject({ changes: ['other', 'job'], job_title: 'Thủ quỹ phụ lục' })
  expect(titled.appendix.decisions).toMatchObject([{ decision_type: 5 }])
  expect((await decisionOf(titled.appendix.decisions[0]?.id ?? 0)).people).toMatchObject([
    { position_id: titleId, department_id: null },
  ])
  const moved = await add(id, { ...job, position_id: 2, department_id: 2 })
  expect(moved.appendix.decisions).toMatchObject([{ decision_type: 4 }])
  expect((await decisionOf(moved.appendix.decisions[0]?.id ?? 0)).people).toMatchObject([
    { position_id: 2, department_id: 2 },
  ])
  // Nothing of a refused one is kept.
  const store = (body: Store, by = hr) => by.call('appendices.store', { path: { id }, body })
  expect((await store({ ...job, position_id: 2, department_id: 3 })).body.errors).toHaveProperty(
    'position_id',
  )
  expect((await store({ ...job, position_id: null, department_id: 2 })).status).toBe(400)
  expect((await store({ ...job, position_id: 999_999 })).status).toBe(400)
  expect((await store(job, clerk)).body.errors).toEqual({
    position_id: [expect.stringContaining('không có quyền soạn quyết định')],
  })
  expect(await appendicesOf(id)).toHaveLength(2)
})

test('a title in words and a new work place draft the decision that gives both, in the unit that is held', async () => {
  const { id, employeeId } = await contractOf('Ngô Thị Nơi')
  const terms: Store = { ...days, changes: ['job', 'place'], content: 'Đổi nơi làm việc.' }
  const { appendix, undecided } = await add(id, {
    ...terms,
    job_title: '  thủ quỹ  phụ lục ',
    work_place: 'Kho Phụ Lục',
  })
  expect([undecided, appendix.decisions]).toEqual([null, [expect.objectContaining({ decision_type: 5 })]])
  const decisionId = appendix.decisions[0]?.id ?? 0
  expect((await decisionOf(decisionId)).people).toMatchObject([
    { employee_id: employeeId, position_id: titleId, department_id: null, work_place: 'Kho Phụ Lục' },
  ])
  const preview = await hr.call('decisions.preview', {
    body: {
      decision_type: 5,
      effective_date: days.start_date,
      summary: 'Xem trước',
      people: [{ employee_id: employeeId, position_id: titleId, work_place: 'Kho Phụ Lục' }],
    },
  })
  expect(preview.body.data.effects[0]?.after).toMatchObject({ work_place: 'Kho Phụ Lục' })

  // The place alone leaves the position as it is.
  const moved = await contractOf('Ngô Thị Chỗ')
  const placed = await add(moved.id, { ...terms, changes: ['place'], work_place: 'Kho Phụ Lục' })
  expect((await decisionOf(placed.appendix.decisions[0]?.id ?? 0)).people).toMatchObject([
    { position_id: 2, work_place: 'Kho Phụ Lục' },
  ])
  // A second decision for the same appendix would do it twice.
  const again = await hr.call('appendices.decide', { body: { ids: [placed.appendix.id] } })
  expect(again.body.data).toMatchObject({
    decision_ids: [],
    undecided: [{ reason: expect.stringContaining('Đã có quyết định') }],
  })
})

test('a title that is no position is told, and what the file says already wants no decision', async () => {
  const { id } = await contractOf('Ngô Thị Danh')
  const titled: Store = { ...days, changes: ['job'], content: 'Đổi chức danh.', job_title: 'Chức Danh Lạ' }
  const { appendix, undecided } = await add(id, titled)
  expect([undecided, appendix.decisions]).toEqual([expect.stringContaining('"Chức Danh Lạ"'), []])
  const { positions } = (await hr.call('positions.list')).body.data
  const held = positions.find((position) => position.id === 2)?.name ?? ''
  const same = await add(id, { ...titled, start_date: '2026-07-01', job_title: held })
  expect([same.undecided, same.appendix.decisions]).toEqual([null, []])
  const byClerk = await add(
    id,
    { ...titled, start_date: '2026-08-01', changes: ['place'], job_title: null, work_place: 'Kho Khác' },
    clerk,
  )
  expect(byClerk.undecided).toMatch(/không có quyền soạn quyết định/)
})

test('one press decides on pay and on the work place of several appendices', async () => {
  const [one, other] = [await contractOf('Ngô Thị Một'), await contractOf('Ngô Thị Hai')]
  const body: Store = { ...raise, changes: ['pay', 'place'], work_place: 'Kho Phụ Lục' }
  const ids = [(await add(one.id, body, clerk)).appendix.id, (await add(other.id, body, clerk)).appendix.id]
  const { body: answer } = await hr.call('appendices.decide', { body: { ids } })
  expect(answer.data.undecided).toEqual([])
  const types = await Promise.all(answer.data.decision_ids.map(decisionOf))
  expect(types.map(({ decision_type, people }) => [decision_type, people.length])).toEqual([
    [15, 2],
    [5, 2],
  ])
})

test('who may not draft it is told, and somebody else drafts it afterwards', async () => {
  const { id } = await contractOf('Ngô Thị Nhờ')
  const byClerk = await add(id, raise, clerk)
  expect(byClerk.undecided).toMatch(/không có quyền soạn quyết định về nhân viên này/)
  expect(byClerk.appendix.decisions).toEqual([])
  const byOfficer = await add(id, { ...raise, start_date: '2026-07-01' }, officer)
  expect(byOfficer.undecided).toMatch(/xếp lương/)
  const ids = [byClerk.appendix.id, byOfficer.appendix.id]
  expect((await clerk.call('appendices.decide', { body: { ids } })).status).toBe(403)
  expect((await officer.call('appendices.decide', { body: { ids } })).body.data.decision_ids).toEqual([])
  const { body } = await hr.call('appendices.decide', { body: { ids } })
  expect(body.data).toMatchObject({ decision_ids: [expect.any(Number), expect.any(Number)], undecided: [] })
  expect((await appendicesOf(id)).map(({ decisions }) => decisions.length)).toEqual([1, 1])
  // A decision on pay is for whoever may see pay, also where it is only linked.
  for (const reader of [clerk, officer]) {
    expect((await appendicesOf(id, reader)).map(({ decisions }) => decisions)).toEqual([[], []])
  }
  expect((await hr.call('appendices.decide', { body: { ids: [...ids, 999_999] } })).status).toBe(404)
})

test('what the file says already wants no decision', async () => {
  const { id, employeeId } = await contractOf('Ngô Thị Sẵn')
  const raised = await hr.call('decisions.store', {
    body: {
      decision_type: 15,
      effective_date: '2026-05-01',
      summary: 'Về việc xếp lương',
      people: [{ employee_id: employeeId, base_salary: 18_000_000 }],
    },
  })
  await hr.call('documentTypes.store', {
    body: { code: 'QDPL', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
  })
  const { body } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  const issued = await hr.call('decisions.issue', {
    path: { id: raised.body.data.decision.id },
    body: { sign_date: '2026-04-20', signer_id: body.data.signer.id },
  })
  expect(issued.text).toContain('"success":true')
  const { appendix, undecided } = await add(id, raise)
  expect([undecided, appendix.decisions]).toEqual([null, []])
})
