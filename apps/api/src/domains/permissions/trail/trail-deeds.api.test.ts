import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { day } from '../../../testing/exam-steps.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { toldChanges as told, trailReader } from '../../../testing/told-changes.ts'
import { eraseCandidates } from '../../recruitment/public.ts'

const api = apiForFile()
let admin: Person
let stranger: Person
let recruiter: Person
let trainer: Person
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  stranger = await trailReader(api)
  recruiter = await trailReader(api, 'recruitment_access')
  trainer = await trailReader(api, 'training_access')
})

describe('appointments', () => {
  test('are told with who comes and who judges, by their names of today, and go with the candidate', async () => {
    const campaign = await interviewCampaign(api, admin, { examiners: 2, candidates: 2 })
    const [one = 0, other = 0] = campaign.candidates
    const [first, second] = campaign.examiners
    const { schedule } = (
      await admin.call('recruitmentSchedules.store', {
        body: {
          round_id: campaign.roundId,
          starts_at: '2030-06-03T09:00:00+07:00',
          ends_at: '2030-06-03T09:30:00+07:00',
          place: 'Văn phòng chính',
          candidate_ids: [one],
          employee_ids: [first?.employeeId ?? 0],
        },
      })
    ).body.data
    const nameOf = async (id: number) =>
      (await admin.call('candidates.show', { path: { id } })).body.data.candidate.full_name
    const [name, otherName] = [await nameOf(one), await nameOf(other)]
    expect(await told(recruiter, 'recruitmentSchedules', schedule.id)).toMatchObject({
      'Địa điểm': [null, 'Văn phòng chính'],
      'Ứng viên': [null, name],
      'Người chấm': [null, schedule.interviewers[0]?.full_name],
    })
    expect(await told(stranger, 'recruitmentSchedules', schedule.id)).toEqual({})

    await admin.call('recruitmentSchedules.update', {
      path: { id: schedule.id },
      body: {
        place: 'Nhà ăn',
        candidate_ids: [one, other],
        employee_ids: [second?.employeeId ?? 0],
        reason: 'Đổi chỗ.',
      },
    })
    expect(await told(recruiter, 'recruitmentSchedules', schedule.id)).toMatchObject({
      'Địa điểm': ['Văn phòng chính', 'Nhà ăn'],
      'Ứng viên': [null, otherName],
    })
    await admin.call('recruitmentSchedules.destroy', { path: { id: schedule.id } })
    expect(await told(recruiter, 'recruitmentSchedules', schedule.id)).toEqual({
      'Trạng thái': ['Đã xếp lịch', 'Đã hủy'],
    })
    const kept = async () =>
      (
        await api.db.superuser.query<{ changes: string }>(
          `select changes::text from audit_values where resource = 'recruitmentSchedules' and record_id = $1`,
          [schedule.id],
        )
      ).rows.map(({ changes }) => changes)
    expect(await kept()).toHaveLength(3)
    expect((await kept()).join(' ')).not.toContain('Ứng viên hẹn')
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      eraseCandidates(transaction, [other]),
    )
    expect(await kept()).toEqual([])
  })
})

describe('kits of rounds', () => {
  test('are told by criterion and seat, and the line says of which round', async () => {
    const { id, roundId, criteria, examiners } = await interviewCampaign(api, admin, { candidates: 0 })
    const [skill = 0, manner = 0] = criteria
    const body = {
      round_id: roundId,
      minutes: 45,
      criteria: [
        { id: skill, name: 'Chuyên môn', weight: 70 },
        { id: manner, name: 'Thái độ', weight: 30 },
      ],
      questions: ['Vì sao bạn nghỉ việc cũ?'],
      seats: [{ employee_ids: [examiners[0]?.employeeId ?? 0] }],
    }
    await admin.call('recruitmentRounds.interviews', { path: { id }, body })
    expect(await told(recruiter, 'recruitmentRounds', id)).toEqual({
      'Thời lượng': [30, 45],
      'Tiêu chí (Chuyên môn): Trọng số': [60, 70],
      'Tiêu chí (Thái độ): Trọng số': [40, 30],
      'Câu hỏi': ['', 'Vì sao bạn nghỉ việc cũ?'],
      'Ghế chấm (Ghế 1): Người chấm': [null, expect.stringMatching(/^Giám khảo số \d+$/)],
    })
    expect(await told(stranger, 'recruitmentRounds', id)).toEqual({})
    const { body: line } = await stranger.call('auditTrail.list', {
      query: { filter: { resource: { operator: 'equal', value: 'recruitmentRounds' } } },
    })
    expect(line.data.audit_trail[0]).toMatchObject({ detail: { round: 'Phỏng vấn' } })
    await admin.call('recruitmentRounds.close', { path: { id: roundId }, body: {} })
    expect(await told(recruiter, 'recruitmentRounds', id)).toEqual({ 'Trạng thái': ['Đang mở', 'Đã chốt'] })
  })
})

describe('consents', () => {
  test('of a candidate are told with their way and end, and of the texts the words', async () => {
    const { candidates } = await interviewCampaign(api, admin, { examiners: 0, candidates: 1 })
    const path = { id: candidates[0] ?? 0 }
    const until = day(20)
    await admin.call('candidates.storeConsent', { path, body: { way: 'phone', until } })
    const changes = await told(recruiter, 'candidates', path.id)
    expect(changes).toMatchObject({
      'Đồng ý (Lưu hồ sơ trong nguồn dự trữ): Đồng ý lưu đến': [null, until],
    })
    expect(await told(stranger, 'candidates', path.id)).toEqual({})
    await admin.call('candidates.withdrawConsent', { path, body: {} })
    expect(await told(recruiter, 'candidates', path.id)).toEqual({
      'Đồng ý (Lưu hồ sơ trong nguồn dự trữ): Rút lại lúc': [null, expect.any(String)],
    })
    await admin.call('candidates.hold', { path, body: { reason: 'Đang có khiếu nại.' } })
    expect(await told(recruiter, 'candidates', path.id)).toEqual({
      'Lý do giữ hồ sơ': [null, 'Đang có khiếu nại.'],
    })

    const first = 'Tôi đồng ý để công ty giữ hồ sơ của tôi trong {months} tháng.'
    const content = 'Tôi đồng ý để công ty lưu hồ sơ của tôi trong {months} tháng.'
    await admin.call('consentTexts.store', { body: { purpose: 'reserve', content: first } })
    const stored = await admin.call('consentTexts.store', { body: { purpose: 'reserve', content } })
    expect(stored.status).toBe(201)
    const { id = 0 } = stored.body.data.texts.find(({ purpose }) => purpose === 'reserve') ?? {}
    expect(await told(recruiter, 'consentTexts', id)).toMatchObject({ 'Nội dung': [first, content] })
    expect(await told(stranger, 'consentTexts', id)).toEqual({})
  })
})

describe('attendances', () => {
  test('are told person by person, and the line says of which day', async () => {
    const { employeeId } = await hire(api, 'Học Viên Vắng', 3)
    const id = await judgedCourse(admin, api, [[employeeId, 'joined']], { start_date: day(-3) })
    const details = [{ date: day(-3), from_time: '07:30', to_time: '11:30' }]
    const added = await admin.call('trainingDetails.storeBulk', { path: { id }, body: { details } })
    const path = { id: added.body.data.details[0]?.id ?? 0 }
    const { attendances } = (await admin.call('trainingAttendances.list', { path })).body.data
    const person = { id: attendances[0]?.id ?? 0 }
    const mark = (more: { state: 'present' | 'absent'; note?: string }) =>
      admin.call('trainingAttendances.updateBulk', {
        path,
        body: { attendances: [{ ...person, ...more }] },
      })
    await mark({ state: 'present' })
    await mark({ state: 'absent', note: 'Về giữa buổi.' })
    expect(await told(trainer, 'trainingAttendances', id)).toEqual({
      'Điểm danh (Học Viên Vắng): Điểm danh': ['Có mặt', 'Vắng không phép'],
      'Điểm danh (Học Viên Vắng): Ghi chú': [null, 'Về giữa buổi.'],
    })
    expect(await told(stranger, 'trainingAttendances', id)).toEqual({})
    const { body } = await stranger.call('auditTrail.list', {
      query: { filter: { resource: { operator: 'equal', value: 'trainingAttendances' } } },
    })
    expect(body.data.audit_trail[0]).toMatchObject({
      detail: { day: day(-3) },
      record_name: 'Khóa cấp thẻ',
    })
    await admin.call('trainingAttendances.close', { path })
    expect(await told(trainer, 'trainingAttendances', id)).toEqual({
      'Đóng lúc': [null, expect.any(String)],
    })
  })
})

describe('commitments', () => {
  test('are told with their terms and steps, and never by a sum, which shows pay to who may not see it', async () => {
    const { employeeId } = await hire(api, 'Người Cam Kết', 3)
    const days = { start_date: '2024-01-25', end_date: '2024-01-31' }
    const courseId = await judgedCourse(admin, api, [[employeeId, 'passed']], days)
    const pay = {
      kind: 'pay',
      name: 'Lương',
      actual: 9_000_000,
      invoice_no: '1',
      counts_for_commitment: true,
    }
    const costs = [pay as typeof pay & { kind: 'pay' }]
    await admin.call('trainingCosts.storeBulk', { path: { id: courseId }, body: { costs } })
    const made = await admin.call('trainingCommitments.store', {
      body: { training_id: courseId, employee_id: employeeId, months: 600 },
    })
    const path = { id: made.body.data.commitment.id }
    expect(await told(trainer, 'trainingCommitments', path.id)).toMatchObject({
      'Nhân viên': [null, 'Người Cam Kết'],
      'Số tháng cam kết': [null, 600],
      'Trạng thái': [null, 'Nháp'],
    })
    expect(await told(stranger, 'trainingCommitments', path.id)).toEqual({})
    await admin.call('trainingCommitments.sign', { path, body: { signed_on: '2024-01-20' } })
    expect(await told(trainer, 'trainingCommitments', path.id)).toMatchObject({
      'Trạng thái': ['Nháp', 'Đã ký'],
      'Ngày ký': [null, '2024-01-20'],
    })
    await admin.call('trainings.finish', { path: { id: courseId }, body: {} })
    await admin.call('trainingCommitments.settle', { path, body: { left_on: '2026-10-30' } })
    await admin.call('trainingCommitments.waive', { path, body: { reason: 'Tinh giản biên chế.' } })
    expect(await told(trainer, 'trainingCommitments', path.id)).toEqual({
      'Trạng thái': ['Chờ quyết toán', 'Miễn bồi hoàn'],
      'Lý do miễn': [null, 'Tinh giản biên chế.'],
    })
    const { rows } = await api.db.superuser.query<{ fields: string[] }>(
      `select array(select jsonb_object_keys(changes)) as fields from audit_values where resource = 'trainingCommitments'`,
    )
    expect(rows.flatMap(({ fields }) => fields)).not.toContain('cost')
    expect(rows.flatMap(({ fields }) => fields)).not.toContain('repayment')
  })
})

describe('cells of exams', () => {
  test('are told by their field, a changed row as the same row', async () => {
    const start = Date.now() + 3_600_000
    const { exam } = (
      await admin.call('quizExams.store', {
        body: {
          code: 'NHATKY',
          name: 'Thi có nhật ký',
          start_at: new Date(start).toISOString(),
          end_at: new Date(start + 7_200_000).toISOString(),
          duration: 30,
        },
      })
    ).body.data
    const path = { id: exam.id }
    const save = (count: number) =>
      admin.call('quizExams.saveCells', { path, body: { cells: [{ field_id: 32, count }] } })
    const { cells } = (await save(2)).body.data
    await save(3)
    const examiner = await trailReader(api, 'quiz_exam_access')
    expect(await told(examiner, 'quizExams', exam.id)).toEqual({
      [`Cấu trúc đề (${cells[0]?.field_name}): Số câu`]: [2, 3],
    })
    expect(await told(stranger, 'quizExams', exam.id)).toEqual({})
  })
})

test('a line about a candidate who was added to a campaign is told and found by his name', async () => {
  const { candidates } = await interviewCampaign(api, admin, { examiners: 0, candidates: 1 })
  const id = candidates[0] ?? 0
  const { full_name: name } = (await admin.call('candidates.show', { path: { id } })).body.data.candidate
  const { body } = await stranger.call('auditTrail.list', {
    query: { search: { value: name ?? '', fields: ['record'] } },
  })
  const lines = body.data.audit_trail.filter(({ resource }) => resource === 'recruitmentCandidates')
  expect(new Set(lines.map(({ record_id, record_name }) => `${record_id} ${record_name}`))).toEqual(
    new Set([`${id} ${name}`]),
  )
})
