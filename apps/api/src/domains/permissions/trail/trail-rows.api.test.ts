import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Scope } from '../../../contract/session.ts'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { day, examSteps } from '../../../testing/exam-steps.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { toldChanges, trailReader } from '../../../testing/told-changes.ts'
import { eraseCandidates } from '../../recruitment/public.ts'

const api = apiForFile()
let admin: Person
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
})

const reader = (...more: PermissionName[]) => trailReader(api, ...more)
const told = toldChanges

async function newCourse(): Promise<number> {
  const body = {
    name: 'An toàn xe nâng',
    type_id: 31,
    location_id: 31,
    start_date: day(-3),
    end_date: day(-2),
    confirm_deadline: day(-4),
  }
  return (await admin.call('trainings.store', { body })).body.data.training.id
}

describe('rows that are saved with a record', () => {
  test('are told one by one: what came, what is otherwise, what went; pay to who may see pay', async () => {
    const path = { id: await newCourse() }
    const room = { kind: 'room', name: 'Phòng học', planned: 2_000_000 } as const
    const pay = { kind: 'pay', name: 'Lương khi học', planned: 9_000_000 } as const
    const { costs } = (await admin.call('trainingCosts.storeBulk', { path, body: { costs: [room, pay] } }))
      .body.data
    const [plain, payReader] = [
      await reader('training_access'),
      await reader('training_access', 'employee_pay'),
    ]
    const added = { 'Chi phí (Phòng học): Dự toán': [null, 2_000_000] }
    expect(await told(payReader, 'trainingCosts', path.id)).toMatchObject({
      ...added,
      'Chi phí (Lương khi học): Dự toán': [null, 9_000_000],
    })
    const seen = await told(plain, 'trainingCosts', path.id)
    expect(seen).toMatchObject(added)
    expect(Object.keys(seen).filter((label) => label.includes('Lương'))).toEqual([])
    expect(await told(await reader('employee_pay'), 'trainingCosts', path.id)).toEqual({})

    const [first = 0, second = 0] = costs.map(({ id }) => id)
    const change = { costs: [{ ...room, id: first, planned: 2_500_000 }], removed_ids: [second] }
    await admin.call('trainingCosts.updateBulk', { path, body: change })
    expect(await told(plain, 'trainingCosts', path.id)).toEqual({
      'Chi phí (Phòng học): Dự toán': [2_000_000, 2_500_000],
    })
    expect(await told(payReader, 'trainingCosts', path.id)).toMatchObject({
      'Chi phí (Lương khi học): Dự toán': [9_000_000, null],
    })
  })

  test('are called by the records that they point at, as those are called now', async () => {
    const { employeeId } = await hire(api, 'Lê Thị Hội Đồng', 3)
    const { id } = await interviewCampaign(api, admin, { examiners: 0, candidates: 0 })
    const seats = (role: 'chair' | 'member') => ({ boards: [{ employee_id: employeeId, role }] })
    await admin.call('recruitmentBoards.bulk', { path: { id }, body: seats('member') })
    await admin.call('recruitmentBoards.bulk', { path: { id }, body: seats('chair') })
    const changes = await told(await reader('recruitment_access'), 'recruitmentBoards', id)
    expect(Object.entries(changes)).toEqual([
      [expect.stringContaining('(Lê Thị Hội Đồng)'), ['Ủy viên', 'Chủ tịch hội đồng']],
    ])
    // No name of a person is kept.
    const { rows } = await api.db.superuser.query<{ kept: string }>(
      `select string_agg(changes::text, ' ') as kept from audit_values where resource = 'recruitments'`,
    )
    expect(rows[0]?.kept).toContain(String(employeeId))
    expect(rows[0]?.kept).not.toContain('Hội Đồng')
  })

  test('of a decision about pay are told to who may see pay, also where he is one of its people', async () => {
    const [one, other] = [await hire(api, 'Lê Thị Nâng Lương', 3), await hire(api, 'Lê Văn Nâng Lương', 3)]
    const people = [one, other].map(({ employeeId }) => ({ employee_id: employeeId, base_salary: 9_000_000 }))
    const body = { decision_type: 15, effective_date: '2030-03-01', summary: 'Nâng lương', people } as const
    const { decision } = (await admin.call('decisions.store', { body })).body.data
    const path = { id: decision.id }
    await admin.call('decisions.update', {
      path,
      body: {
        people: [
          { ...people[0], employee_id: one.employeeId, base_salary: 9_500_000 },
          people[1],
        ] as typeof people,
      },
    })
    const label = 'Nhân viên (Lê Thị Nâng Lương): Mức lương cơ bản'
    expect(await told(await reader('document_access', 'employee_pay'), 'decisions', path.id)).toEqual({
      [label]: [9_000_000, 9_500_000],
    })
    const oneself = await newcomer(api, {
      login: `chinh.minh.${nextNumber()}`,
      companies: {
        1: [
          ['permission_access', 'company'],
          ['document_access', 'company'],
        ],
      },
      personId: one.personId,
    })
    const signers = await admin.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Tổng Giám đốc',
        paper_kinds: ['decision'],
        valid_from: '2026-01-01',
      },
    })
    const signer_id = signers.body.data.signer.id
    const documentType = { code: 'QDNL', name: 'Quyết định', is_decision: true, is_visible_to_employee: true }
    await admin.call('documentTypes.store', { body: documentType })
    const issued = await admin.call('decisions.issue', { path, body: { sign_date: '2026-03-01', signer_id } })
    expect(issued.status).toBe(200)
    expect(await told(oneself, 'decisions', path.id)).toEqual({})
  })
})

describe('results', () => {
  test('of a course are told person by person, moved by hand or written by a workbook', async () => {
    const [one] = [await hire(api, 'Học Viên Một', 3)]
    const path = { id: await newCourse() }
    await admin.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết' } })
    await admin.call('trainings.open', { path, body: {} })
    await admin.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [one.employeeId] } })
    const person = async () => (await admin.call('trainingEmployees.list', { path })).body.data.employees[0]
    const id = (await person())?.id ?? 0
    await admin.call('trainingEmployees.joined', { path: { id }, body: {} })
    const trainer = await reader('training_access')
    expect(await told(trainer, 'trainingEmployees', id)).toEqual({
      'Trạng thái': ['Trong danh sách', 'Đã tham gia'],
    })
    await admin.call('trainings.begin', { path, body: {} })
    expect(await told(trainer, 'trainings', path.id)).toEqual({
      'Trạng thái': ['Mở đăng ký', 'Đang diễn ra'],
    })
    const { training } = (await admin.call('trainings.show', { path })).body.data
    const file = await workbookFile(
      ['Mã khóa', 'Mã nhân viên', 'Kết quả', 'Điểm'],
      [[training.code, one.nhansuId, 'Đạt', '8,5']],
    )
    await admin.call('trainingEmployees.importResults', { body: { file } })
    expect(await told(trainer, 'trainingEmployees', id)).toEqual({
      'Trạng thái': ['Đã tham gia', 'Đạt'],
      Điểm: [null, 8.5],
    })
    expect(await told(await reader('exam_access'), 'trainingEmployees', id)).toEqual({})
  })

  test('of a periodic test are told before their time to who enters them alone, and one’s own to nobody', async () => {
    const { running, rowOf, score, publish } = examSteps(api, () => admin)
    const { employeeId, personId } = await hire(api, 'Người Dự Thi', 3)
    const exam = await running([employeeId])
    await score(exam, employeeId, 7, 8)
    await score(exam, employeeId, 7, 9)
    const { id } = await rowOf(exam.id, employeeId)
    const grants: [PermissionName, Scope][] = (
      ['permission_access', 'exam_access', 'exam_edit'] as const
    ).map((name) => [name, 'company'])
    const login = `du.thi.${nextNumber()}`
    const oneself = await newcomer(api, { login, companies: { 1: grants }, personId })
    const [writer, plain] = [await reader('exam_access', 'exam_edit'), await reader('exam_access')]
    const changes = { 'Điểm (Thực hành): Điểm': [8, 9], 'Tổng điểm': [7.67, 8.33] }
    expect(await told(writer, 'examResults', id)).toMatchObject(changes)
    expect(await told(plain, 'examResults', id)).toEqual({})
    expect(await told(oneself, 'examResults', id)).toEqual({})
    await publish(exam.id)
    expect(await told(plain, 'examResults', id)).toMatchObject(changes)
    expect(await told(oneself, 'examResults', id)).toMatchObject(changes)
  })

  test('on a scorecard are told to who may open the card now, and go with the candidate', async () => {
    const campaign = await interviewCampaign(api, admin, { examiners: 2, candidates: 1 })
    const [candidate = 0] = campaign.candidates
    const [first, second] = campaign.examiners.map(({ person }) => person)
    const scores = (...given: number[]) =>
      given.map((score, at) => ({ criterion_id: campaign.criteria[at] ?? 0, score }))
    const begun = await first?.call('recruitmentResults.store', {
      body: {
        round_id: campaign.roundId,
        candidate_id: candidate,
        scores: scores(5, 6),
        conclusion: 'passed',
      },
    })
    const { id = 0, version = 0 } = begun?.body.data.result ?? {}
    await first?.call('recruitmentResults.update', { path: { id }, body: { scores: scores(8, 6), version } })
    const hr = await reader('recruitment_access')
    expect(await told(hr, 'recruitmentResults', id)).toEqual({})
    await first?.call('recruitmentResults.handIn', { path: { id }, body: {} })
    // The other card is still to come: nobody peeks.
    expect(await told(hr, 'recruitmentResults', id)).toEqual({})
    const other = await second?.call('recruitmentResults.store', {
      body: {
        round_id: campaign.roundId,
        candidate_id: candidate,
        scores: scores(7, 7),
        conclusion: 'passed',
      },
    })
    await second?.call('recruitmentResults.handIn', {
      path: { id: other?.body.data.result.id ?? 0 },
      body: {},
    })
    expect(await told(hr, 'recruitmentResults', id)).toEqual({ 'Trạng thái': ['Nháp', 'Đã nộp'] })
    const lines = await hr.call('auditTrail.list', {
      query: { filter: { resource: { operator: 'equal', value: 'recruitmentResults' } } },
    })
    const labels = lines.body.data.audit_trail.flatMap(({ changes }) => changes)
    expect(labels).toContainEqual(
      expect.objectContaining({ label: 'Điểm tiêu chí (Chuyên môn): Điểm', old_value: 5, new_value: 8 }),
    )
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      eraseCandidates(transaction, [candidate]),
    )
    expect(await told(hr, 'recruitmentResults', id)).toEqual({})
    const { rows } = await api.db.superuser.query(
      `select from audit_values where resource = 'recruitmentResults' and record_id = $1`,
      [id],
    )
    expect(rows).toEqual([])
  })
})
