import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** Reads and writes training of the company, and sees no pay. */
let trainer: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const rights = [
    ['training_access', 'company'],
    ['training_edit', 'company'],
    ['training_delete', 'company'],
  ] as const
  trainer = await newcomer(api, { login: 'dao.tao', companies: { 1: rights } })
})

const paid = { kind: 'lecturer', name: 'Học phí', actual: 24_000_000, invoice_no: '0001234' } as const
interface Cost {
  kind: 'lecturer' | 'pay' | 'travel'
  name: string
  actual: number
  invoice_no: string
}
const scan = () => exampleFile({ contentMediaType: 'application/pdf', example: 'cam-ket.pdf' })

/** A running course with its people and costs that count. */
async function course(
  people: readonly (readonly [id: number, state: string])[],
  { costs = [paid], ...more }: { costs?: readonly Cost[] } & Record<string, unknown> = {},
): Promise<number> {
  const days = { start_date: '2024-01-25', end_date: '2024-01-31' }
  const id = await judgedCourse(hr, api, people, { ...days, ...more })
  const counted = costs.map((cost) => ({ ...cost, counts_for_commitment: true }))
  if (counted.length > 0) {
    const saved = await hr.call('trainingCosts.storeBulk', { path: { id }, body: { costs: counted } })
    expect(saved.status).toBe(201)
  }
  return id
}

interface Promised {
  months?: number
  reckoned_by?: 'month' | 'day'
  leave_counts?: boolean
}

async function draft(training_id: number, employee_id: number, terms: Promised = {}): Promise<number> {
  const body = { training_id, employee_id, months: 12, ...terms }
  const answer = await hr.call('trainingCommitments.store', { body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.commitment.id
}

const sign = (id: number) =>
  hr.call('trainingCommitments.sign', { path: { id }, body: { signed_on: '2024-01-20', file: scan() } })
const finish = async (id: number) => {
  const answer = await hr.call('trainings.finish', { path: { id }, body: {} })
  expect(answer.status, answer.text).toBe(200)
}
const show = async (id: number, as = hr) =>
  (await as.call('trainingCommitments.show', { path: { id } })).body.data.commitment
const settle = (id: number, left_on: string, dry_run = false) =>
  hr.call('trainingCommitments.settle', { path: { id }, query: { dry_run }, body: { left_on } })

/** Somebody with a promise in effect from 01-02-2024 on. */
async function inEffect(terms: Promised = {}, more: { costs?: readonly Cost[]; is_abroad?: boolean } = {}) {
  const { employeeId, personId } = await hire(api, 'Phạm Văn Cam Kết', 3)
  const courseId = await course([[employeeId, 'passed']], { ...more })
  const id = await draft(courseId, employeeId, terms)
  expect((await sign(id)).status).toBe(200)
  await finish(courseId)
  return { id, courseId, employeeId, personId }
}

describe('a promise', () => {
  test('is numbered, signed with its scan, and takes effect on the day after the course for who passed', async () => {
    const { employeeId } = await hire(api, 'Trần Thị Hứa', 3)
    const courseId = await course([[employeeId, 'passed']])
    const id = await draft(courseId, employeeId)
    expect(await show(id)).toMatchObject({ state: 'draft', cost: 24_000_000, from_date: null, left: 12 })
    expect((await show(id)).number).toMatch(/^CK-\d{4}-\d{3}$/)
    expect((await sign(id)).body.data.commitment).toMatchObject({ state: 'signed', file_name: 'cam-ket.pdf' })
    await finish(courseId)
    // Twelve months from 01-02-2024 on are over long ago.
    expect(await show(id)).toMatchObject({
      state: 'done',
      from_date: '2024-02-01',
      to_date: '2025-01-31',
      left: 0,
      repayment: 0,
    })
    const refused = await settle(id, '2024-06-30')
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Thời gian cam kết đã phục vụ đủ nên không còn gì để quyết toán.',
    ])
    const file = await hr.call('trainingCommitments.file', { path: { id } })
    expect(file.status).toBe(200)
  })

  test('is made for several people of a course at once, once for each, and never for training that is owed by law', async () => {
    const [one, other, stranger] = [
      await hire(api, 'Người Một', 3),
      await hire(api, 'Người Hai', 3),
      await hire(api, 'Người Ngoài', 3),
    ]
    const id = await course([
      [one.employeeId, 'confirmed'],
      [other.employeeId, 'confirmed'],
    ])
    const make = (employee_ids: number[]) =>
      hr.call('trainingCommitments.storeBulk', { path: { id }, body: { employee_ids, months: 6 } })
    expect((await make([one.employeeId, stranger.employeeId])).status).toBe(400)
    const made = await make([one.employeeId, other.employeeId])
    expect([made.status, made.body.data.ids.length]).toEqual([200, 2])
    expect((await make([one.employeeId])).status).toBe(409)
    const asked = await hr.call('trainingEmployees.list', { path: { id } })
    const inCourse = asked.body.data.employees.find(({ employee_id: who }) => who === one.employeeId)?.id ?? 0
    expect((await hr.call('trainingEmployees.destroy', { path: { id: inCourse } })).status).toBe(409)
    const owed = await course([[one.employeeId, 'confirmed']], { is_safety_duty: true })
    const refused = await hr.call('trainingCommitments.store', {
      body: { training_id: owed, employee_id: one.employeeId, months: 6 },
    })
    expect([refused.status, refused.body.message.includes('nghĩa vụ')]).toEqual([409, true])
    // A course that is cancelled drops its drafts.
    const cancelled = await hr.call('trainings.cancel', { path: { id }, body: { reason: 'Hoãn lớp.' } })
    expect(cancelled.status).toBe(200)
    const { body } = await hr.call('trainingCommitments.list', {
      query: { filter: { training_id: { operator: 'equal', value: id } } },
    })
    expect(body.data.commitments).toEqual([])
  })

  test('is changed and deleted as a draft only, and each step is refused out of its turn', async () => {
    const { employeeId } = await hire(api, 'Người Chờ', 3)
    const courseId = await course([[employeeId, 'failed']], { costs: [] })
    const id = await draft(courseId, employeeId)
    const path = { id }
    for (const step of ['activate', 'resume'] as const) {
      expect((await hr.call(`trainingCommitments.${step}`, { path, body: {} })).status).toBe(409)
    }
    const closing = [
      await hr.call('trainingCommitments.waive', { path, body: { reason: 'Thôi.' } }),
      await hr.call('trainingCommitments.claim', { path, body: { basis: 'agreed' } }),
      await hr.call('trainingCommitments.repay', { path, body: { paid_on: '2024-05-01' } }),
      await settle(id, '2024-05-01'),
    ]
    expect(closing.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect((await show(id)).state).toBe('draft')
    expect(
      (await hr.call('trainingCommitments.update', { path, body: { months: 18 } })).body.data.commitment
        .months,
    ).toBe(18)
    expect((await sign(id)).status).toBe(200)
    expect((await sign(id)).status).toBe(409)
    expect((await hr.call('trainingCommitments.update', { path, body: { months: 6 } })).status).toBe(409)
    expect((await hr.call('trainingCommitments.destroy', { path })).status).toBe(409)
    // Who failed promises as agreed, by hand, and only once something was paid.
    await finish(courseId)
    expect((await show(id)).state).toBe('signed')
    const early = await hr.call('trainingCommitments.activate', { path, body: {} })
    expect([early.status, early.body.message.includes('chi phí')]).toEqual([409, true])
  })
})

describe('what is left to repay', () => {
  test('goes down on the last day of each month of service, by the calendar and over a leap day', async () => {
    const { id } = await inEffect({ months: 60 })
    const at = async (day: string) => {
      const { whole, served, left, repayment } = (await settle(id, day, true)).body.data.commitment
      return [whole, served, left, repayment]
    }
    // From 01-02-2024 on: the first month ends with 29-02, a leap day.
    expect(await at('2024-01-31')).toEqual([60, 0, 60, 24_000_000])
    expect(await at('2024-02-28')).toEqual([60, 0, 60, 24_000_000])
    expect(await at('2024-02-29')).toEqual([60, 1, 59, 23_600_000])
    expect(await at('2024-03-01')).toEqual([60, 1, 59, 23_600_000])
    expect(await at('2029-01-30')).toEqual([60, 59, 1, 400_000])
    expect(await at('2029-01-31')).toEqual([60, 60, 0, 0])
    expect(await at('2029-02-01')).toEqual([60, 60, 0, 0])
    expect((await show(id)).state).toBe('active')
  })

  test('goes down every day where it is agreed so', async () => {
    const { id } = await inEffect({ months: 60, reckoned_by: 'day' })
    const at = async (day: string) => {
      const { whole, left, repayment } = (await settle(id, day, true)).body.data.commitment
      return [whole, left, repayment]
    }
    // 1,827 days with the leap days of 2024 and 2028.
    expect(await at('2024-01-31')).toEqual([1827, 1827, 24_000_000])
    expect(await at('2024-02-29')).toEqual([1827, 1798, Math.round((24_000_000 * 1798) / 1827)])
    expect(await at('2029-01-30')).toEqual([1827, 1, 13_136])
    expect(await at('2029-01-31')).toEqual([1827, 0, 0])
  })

  test('is later by unpaid leave, unless that counts as agreed', async () => {
    const strict = await inEffect({ months: 60 })
    const kind = await inEffect({ months: 60, leave_counts: true })
    for (const { employeeId } of [strict, kind]) {
      await inCompanyOf(api.db.superuser, 1, (client) =>
        client.query(
          `with away as (
             update job_versions set valid_to = '2024-03-01' where company_id = 1 and employee_id = $1 and valid_to is null
             returning *)
           insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, join_date)
           select company_id, employee_id, day::date, (day::date + 31) , change_id, 'unpaid_leave', join_date
           from away, (values ('2024-03-01')) as leave (day)`,
          [employeeId],
        ),
      )
    }
    const at = async (id: number) => (await settle(id, '2024-04-30', true)).body.data.commitment
    expect(await at(strict.id)).toMatchObject({ served: 1, left: 59, to_date: '2029-03-03' })
    expect(await at(kind.id)).toMatchObject({ served: 3, left: 57, to_date: '2029-01-31' })
  })

  test('counts only what the company paid with its paper, travel only abroad, and keeps it from then on', async () => {
    const unpapered = { ...paid, invoice_no: '' }
    const travel = { kind: 'travel', name: 'Vé máy bay', actual: 9_000_000, invoice_no: 'VJ1' } as const
    const home = await inEffect({ months: 60 }, { costs: [paid, unpapered, travel] })
    expect((await show(home.id)).cost).toBe(24_000_000)
    const abroad = await inEffect({ months: 60 }, { costs: [paid, travel], is_abroad: true })
    expect((await show(abroad.id)).cost).toBe(33_000_000)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update training_costs set actual = 1 where company_id = 1 and training_id = $1`, [
        home.courseId,
      ]),
    )
    expect((await show(home.id)).cost).toBe(24_000_000)
    // Taken up again, the course has not ended, and what it cost is not settled either.
    await hr.call('trainings.reopen', { path: { id: home.courseId }, body: { reason: 'Sửa điểm.' } })
    expect(await show(home.id)).toMatchObject({ state: 'signed', cost: 1, from_date: null })
  })

  test('tells no pay to who may not see it, and says so; the learner sees his own', async () => {
    const pay = { kind: 'pay', name: 'Lương khi học', actual: 6_000_000, invoice_no: 'BL-01' } as const
    const { id, personId } = await inEffect({ months: 60 }, { costs: [paid, pay] })
    expect(await show(id)).toMatchObject({ cost: 30_000_000, without_pay: false })
    expect(await show(id, trainer)).toMatchObject({ cost: 24_000_000, without_pay: true })
    const learner = await newcomer(api, { login: 'hoc.vien.cam.ket', companies: { 1: [] }, personId })
    const { commitments } = (await learner.call('trainingInvitations.mine')).body.data
    expect(commitments).toMatchObject([{ id, cost: 30_000_000, state: 'active' }])
    expect((await learner.call('trainingCommitments.file', { path: { id } })).status).toBe(200)
    expect((await learner.call('trainingCommitments.list')).status).toBe(403)
  })
})

describe('a settlement', () => {
  test('is taken back, waived with a reason, or claimed on a basis and paid', async () => {
    const { id, personId } = await inEffect({ months: 60 })
    const path = { id }
    expect((await settle(id, '2024-01-01')).status).toBe(400)
    expect((await settle(id, '2024-07-31')).body.data.commitment).toMatchObject({
      state: 'settling',
      left: 54,
    })
    expect((await hr.call('trainingCommitments.resume', { path, body: {} })).status).toBe(200)
    expect(await show(id)).toMatchObject({ state: 'active', left_on: null })
    const rights = [['training_edit', 'company']] as const
    const self = await newcomer(api, { login: 'tu.quyet.toan', companies: { 1: rights }, personId })
    const own = await self.call('trainingCommitments.settle', { path, body: { left_on: '2024-07-31' } })
    expect([own.status, (await show(id)).state]).toEqual([403, 'active'])
    await settle(id, '2024-07-31')
    const claimed = await hr.call('trainingCommitments.claim', { path, body: { basis: 'agreed' } })
    expect(claimed.body.data.commitment).toMatchObject({
      state: 'owed',
      basis: 'agreed',
      repayment: 21_600_000,
    })
    expect((await hr.call('trainingCommitments.waive', { path, body: { reason: 'Muộn.' } })).status).toBe(409)
    const future = await hr.call('trainingCommitments.repay', { path, body: { paid_on: '2099-01-01' } })
    expect([future.status, future.body.errors]).toEqual([
      400,
      { paid_on: ['Ngày bồi hoàn không được ở tương lai.'] },
    ])
    const repaid = await hr.call('trainingCommitments.repay', { path, body: { paid_on: '2024-08-31' } })
    expect(repaid.body.data.commitment).toMatchObject({ state: 'repaid', repayment: 21_600_000 })
  })

  test('is begun by the decision that makes somebody leave, shown before it is issued, and goes back with it', async () => {
    const { id, employeeId } = await inEffect({ months: 60 })
    const people = [{ employee_id: employeeId, contract_end_reason: 'agreement' as const }]
    const body = { decision_type: 7, effective_date: '2026-03-01', summary: 'Thôi việc', people }
    const preview = await hr.call('decisions.preview', { body })
    expect(preview.status, preview.text).toBe(200)
    const said = preview.body.data.effects[0]?.warnings.join(' ')
    expect(said).toContain('còn 35 tháng: bồi hoàn 14,000,000 đồng theo Điều 62 BLLĐ')
    const clerk = await newcomer(api, {
      login: 'can.bo.ho.so',
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
        ],
      },
    })
    const left = await clerk.call('jobChanges.store', {
      query: { dry_run: true },
      body: {
        kind: 'termination',
        ids: [employeeId],
        effective_date: '2026-03-01',
        facts: { leave_reason: 'Chuyển nơi ở' },
        decision: { contract_end_reason: 'agreement' },
      },
    })
    // Who reads no promises learns that there is one, and not what it says.
    expect(left.body.data.changes[0]?.warnings).toContain('Có cam kết đào tạo chờ quyết toán.')
    expect(left.text).not.toContain('bồi hoàn')
    expect((await show(id)).state).toBe('active')
    await hr.call('documentTypes.store', {
      body: { code: 'QD', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
    })
    const signer = await hr.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Tổng Giám đốc',
        paper_kinds: ['decision'],
        valid_from: '2026-01-01',
      },
    })
    const decisionId = (await hr.call('decisions.store', { body })).body.data.decision.id
    const signed = { sign_date: '2026-02-20', signer_id: signer.body.data.signer.id }
    const issued = await hr.call('decisions.issue', { path: { id: decisionId }, query: {}, body: signed })
    expect(issued.status, issued.text).toBe(200)
    expect(await show(id)).toMatchObject({ state: 'settling', left_on: '2026-02-28', left: 35 })
    const byHand = await hr.call('trainingCommitments.resume', { path: { id }, body: {} })
    expect([byHand.status, byHand.body.message.includes('quyết định thôi việc')]).toEqual([409, true])
    // Another last day is another debt, which follows the paper that says it.
    const corrected = await hr.call('decisions.correct', {
      path: { id: decisionId },
      query: {},
      body: { ...signed, reason: 'Ghi nhầm ngày.', effective_date: '2026-03-16' },
    })
    expect(corrected.status, corrected.text).toBe(200)
    expect(await show(id)).toMatchObject({ state: 'settling', left_on: '2026-03-15' })
    const revoked = await hr.call('decisions.revoke', {
      path: { id: corrected.body.data.decision_id ?? 0 },
      query: {},
      body: { sign_date: '2026-03-05', reason: 'Rút đơn.' },
    })
    expect(revoked.status, revoked.text).toBe(200)
    expect(await show(id)).toMatchObject({ state: 'active', left_on: null, decision_no: null })
    // Each deed has told the trail what became of it, and the preview nothing.
    const { rows } = await api.db.superuser.query(
      `select line.operation, kept.changes -> 'state' as state, kept.changes -> 'left_on' as left_on
       from audit_trail line join audit_values kept on kept.line_id = line.id
       where line.resource = 'trainingCommitments' and line.record_id = $1 and line.operation ~ '^decisions'
       order by line.id`,
      [id],
    )
    const [begun, back] = [
      ['active', 'settling'],
      ['settling', 'active'],
    ]
    expect(rows).toEqual([
      { operation: 'decisions.issue', state: begun, left_on: [null, '2026-02-28'] },
      { operation: 'decisions.correct', state: back, left_on: ['2026-02-28', null] },
      { operation: 'decisions.correct', state: begun, left_on: [null, '2026-03-15'] },
      { operation: 'decisions.revoke', state: back, left_on: ['2026-03-15', null] },
    ])
  })
})
