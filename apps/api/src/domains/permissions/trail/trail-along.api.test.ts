import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { toldChanges as told, trailReader } from '../../../testing/told-changes.ts'
import { eraseCandidates } from '../../recruitment/public.ts'
import { publishCampaign, putConsentTexts, tokenInTime } from '../../portal/testing/stranger.ts'

const api = apiForFile()
let admin: Person
let stranger: Person
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  stranger = await trailReader(api)
})

const keptOf = async (resource: string, id: number) =>
  (
    await api.db.superuser.query<{ changes: string }>(
      `select changes::text from audit_values where resource = $1 and record_id = $2`,
      [resource, id],
    )
  ).rows.map(({ changes }) => changes)

test('who sits an exam and who marks it are told by their names of today, which are not kept', async () => {
  const examiner = await trailReader(api, 'quiz_exam_access')
  const [taker, marker] = [await hire(api, 'Thí Sinh Có Tên'), await hire(api, 'Người Chấm Có Tên')]
  const start = Date.now() + 3_600_000
  const body = {
    code: 'THICHAM',
    name: 'Thi có người chấm',
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + 7_200_000).toISOString(),
    duration: 30,
  }
  const path = { id: (await admin.call('quizExams.store', { body })).body.data.exam.id }
  const employee_ids = [taker.employeeId]
  await admin.call('quizExams.addPeople', { path, body: { employee_ids, extra_minutes: 15 } })
  expect(await told(examiner, 'quizExams', path.id)).toEqual({
    'Thí sinh (Thí Sinh Có Tên): Thêm giờ (phút)': [null, 15],
  })
  expect(await told(stranger, 'quizExams', path.id)).toEqual({})
  await admin.call('quizExams.saveMarkers', { path, body: { employee_ids: [marker.employeeId] } })
  expect(await told(examiner, 'quizExams', path.id)).toEqual({ 'Người chấm': [null, 'Người Chấm Có Tên'] })
  await admin.call('quizExams.detachEmployees', { path, body: { employee_ids } })
  expect(await told(examiner, 'quizExams', path.id)).toEqual({
    'Thí sinh (Thí Sinh Có Tên): Thêm giờ (phút)': [15, null],
  })
  const kept = (await keptOf('quizExams', path.id)).join(' ')
  expect(kept).toContain(String(taker.employeeId))
  expect(kept).not.toContain('Có Tên')
})

test('what becomes of a need for training is told step by step', async () => {
  const trainer = await trailReader(api, 'training_access')
  const { employeeId } = await hire(api, 'Người Cần Học', 3)
  const stored = await admin.call('trainingNeeds.store', {
    body: { employee_id: employeeId, type_id: 31, note: 'Chuẩn bị máy mới.' },
  })
  expect(stored.status, stored.text).toBe(201)
  const { id } = stored.body.data.need
  expect(await told(trainer, 'trainingNeeds', id)).toMatchObject({
    'Nhân viên': [null, 'Người Cần Học'],
    'Ghi chú': [null, 'Chuẩn bị máy mới.'],
  })
  expect(await told(stranger, 'trainingNeeds', id)).toEqual({})
  await admin.call('trainingNeeds.dismiss', { body: { ids: [id], reason: 'Đã có thẻ khác.' } })
  expect(await told(trainer, 'trainingNeeds', id)).toEqual({
    'Trạng thái': ['Mới', 'Bỏ qua'],
    'Lý do đóng': [null, 'Đã có thẻ khác.'],
  })
  await admin.call('trainingNeeds.reopen', { body: { ids: [id] } })
  expect(await told(trainer, 'trainingNeeds', id)).toEqual({
    'Trạng thái': ['Bỏ qua', 'Mới'],
    'Lý do đóng': ['Đã có thẻ khác.', null],
  })
  const course = { name: 'Lớp có nhật ký', type_id: 31 }
  const placed = await admin.call('trainingNeeds.place', { body: { ids: [id], course } })
  expect(placed.status, placed.text).toBe(200)
  expect(await told(trainer, 'trainingNeeds', id)).toEqual({
    'Trạng thái': ['Mới', 'Đã xếp lớp'],
    'Khóa đào tạo': [null, expect.any(String)],
  })
})

test('what the form of a campaign asks is told field by field and question by question', async () => {
  const recruiter = await trailReader(api, 'recruitment_access')
  const path = { id: (await publishCampaign(api, 1, { is_published: false })).id }
  const ask = (body: object) => admin.call('applicationForms.update', { path, body })
  const question = { text: 'Bạn làm ca đêm được không?', kind: 'yes_no' as const }
  const asked = await ask({
    fields: [
      { field: 'email', need: 'optional' },
      { field: 'cv', need: 'optional' },
    ],
    questions: [question],
    answer_within_days: 7,
  })
  expect(asked.status, asked.text).toBe(200)
  const [{ key } = {}] = asked.body.data.form.questions
  await ask({
    fields: [{ field: 'email', need: 'required' }],
    questions: [{ ...question, key, is_required: true }],
  })
  expect(await told(recruiter, 'applicationForms', path.id)).toEqual({
    'Các trường được hỏi (Email): Mức độ': ['Không bắt buộc', 'Bắt buộc'],
    'Các trường được hỏi (CV hoặc ảnh chụp CV giấy): Trường': ['CV hoặc ảnh chụp CV giấy', null],
    'Các trường được hỏi (CV hoặc ảnh chụp CV giấy): Mức độ': ['Không bắt buộc', null],
    'Câu hỏi của đợt (Bạn làm ca đêm được không?): Bắt buộc trả lời': ['Không', 'Có'],
  })
  expect(await told(stranger, 'applicationForms', path.id)).toEqual({})
})

test('promises that a course takes along have lines of their own, under what they are called', async () => {
  const trainer = await trailReader(api, 'training_access')
  const { employeeId } = await hire(api, 'Người Theo Khóa', 3)
  const days = { start_date: '2024-01-25', end_date: '2024-01-31' }
  const courseId = await judgedCourse(admin, api, [[employeeId, 'passed']], days)
  const costs = [
    {
      kind: 'lecturer' as const,
      name: 'Học phí',
      actual: 9_000_000,
      invoice_no: '1',
      counts_for_commitment: true,
    },
  ]
  await admin.call('trainingCosts.storeBulk', { path: { id: courseId }, body: { costs } })
  const made = await admin.call('trainingCommitments.store', {
    body: { training_id: courseId, employee_id: employeeId, months: 600 },
  })
  const { id, number } = made.body.data.commitment
  await admin.call('trainingCommitments.sign', { path: { id }, body: { signed_on: '2024-01-20' } })
  await admin.call('trainings.finish', { path: { id: courseId }, body: {} })
  expect(await told(trainer, 'trainingCommitments', id)).toEqual({
    'Trạng thái': ['Đã ký', 'Đang hiệu lực'],
    'Từ ngày': [null, '2024-02-01'],
  })
  expect(await told(stranger, 'trainingCommitments', id)).toEqual({})
  const { body } = await admin.call('auditTrail.list', {
    query: { filter: { resource: { operator: 'equal', value: 'trainingCommitments' } } },
  })
  expect(body.data.audit_trail[0]).toMatchObject({
    operation: 'trainings.finish',
    record_id: id,
    record_name: number,
    changed_labels: ['Trạng thái', 'Từ ngày', 'Chi phí tính cam kết'],
  })
  const again = { path: { id: courseId }, body: { reason: 'Nhập nhầm kết quả.' } }
  await admin.call('trainings.reopen', { ...again, query: { dry_run: true } })
  expect(await told(trainer, 'trainingCommitments', id)).toMatchObject({ 'Từ ngày': [null, '2024-02-01'] })
  await admin.call('trainings.reopen', again)
  expect(await told(trainer, 'trainingCommitments', id)).toEqual({
    'Trạng thái': ['Đang hiệu lực', 'Đã ký'],
    'Từ ngày': ['2024-02-01', null],
  })
})

describe('what an applicant does by his link', () => {
  const reads = { word: '', id: 0 }
  beforeAll(async () => {
    await putConsentTexts(api, { processing: 'xử lý', sensitive: 'dữ liệu nhạy cảm' })
    const question = { key: '0a1b2c3d', text: 'Bạn có xe không?', kind: 'short_text', choices: [] }
    const asksFile = { key: '0a1b2c3e', text: 'Bằng lái?', kind: 'file', choices: [] }
    const { word, id } = await publishCampaign(api, 1, {
      questions: JSON.stringify([question, asksFile]),
      form_fields: JSON.stringify([
        { field: 'expected_salary', need: 'optional', ground: null },
        { field: 'gender', need: 'optional', ground: 'Ca đêm.' },
        { field: 'school', need: 'optional', ground: null },
      ]),
    })
    Object.assign(reads, { word, id })
  })
  beforeEach(async () => {
    await api.db.superuser.query('delete from portal_attempts')
  })
  const content = {
    full_name: 'Lò Thị Nhật Ký',
    date_of_birth: '1998-08-15',
    phone: '0912000888',
    expected_salary: 9_000_000,
    gender: 'Nữ' as const,
    school: 'Trường Một',
  }
  async function applied() {
    const nobody = api.withToken(undefined)
    const { form } = (await nobody.call('externals.form', { path: { id: reads.word } })).body.data
    const consents = form.consents.map(({ purpose, number }) => ({ purpose, number }))
    const token = await tokenInTime(api, reads.word)
    const licence = new File([exampleFile({ contentMediaType: 'application/pdf' })], 'Bằng lái.pdf')
    const uploaded = await nobody.call('externals.upload', {
      path: { id: reads.word },
      body: { token, answer: licence },
    })
    const answers = [
      { key: '0a1b2c3d', value: 'Có xe máy' },
      { key: '0a1b2c3e', value: uploaded.body.data.upload.handle },
    ]
    const answer = await nobody.call('externals.apply', {
      path: { id: reads.word },
      body: { token, content, consents, answers },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const { secret, reference } = answer.body.data.application
    const { rows } = await api.db.superuser.query<{ id: string; candidate_id: string }>(
      'select id, candidate_id from applications where reference = $1',
      [reference],
    )
    const [{ id, candidate_id } = { id: 0, candidate_id: 0 }] = rows
    return { own: api.withToken(secret), reference, id: Number(id), candidate: Number(candidate_id) }
  }

  test('is told to who reads candidates, under the rights of each field, and goes with him', async () => {
    const recruiter = await trailReader(api, 'recruitment_access')
    const editor = await trailReader(api, 'recruitment_access', 'recruitment_edit')
    const mine = await applied()
    const asRead = {
      Trường: [null, 'Trường Một'],
      'Trả lời (Bạn có xe không?): Trả lời': [null, 'Có xe máy'],
      'Trả lời (Bằng lái?): Trả lời': [null, 'Bằng lái.pdf'],
    }
    const salary = { 'Mức lương mong muốn': [null, 9_000_000] }
    expect(await told(recruiter, 'externals', mine.id)).toMatchObject(asRead)
    expect(await told(recruiter, 'externals', mine.id)).not.toHaveProperty(['Mức lương mong muốn'])
    expect(await told(editor, 'externals', mine.id)).toMatchObject({ ...asRead, ...salary })
    expect(await told(stranger, 'externals', mine.id)).toEqual({})

    const changed = await mine.own.call('externals.update', {
      path: { id: mine.reference },
      body: { version: 1, content: { ...content, school: 'Trường Hai' } },
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    // The file stays, and is no answer that was taken away.
    expect(await told(recruiter, 'externals', mine.id)).toEqual({
      Trường: ['Trường Một', 'Trường Hai'],
      'Trả lời (Bạn có xe không?): Trả lời': ['Có xe máy', null],
    })
    const { rows } = await api.db.superuser.query(
      `select from audit_trail line where line::text ~ 'Trường Hai|Có xe máy|Bằng lái|0912000888'`,
    )
    expect(rows).toEqual([])

    await mine.own.call('externals.withdraw', { body: { reason: 'Đã có việc.' } })
    expect(await told(recruiter, 'externals', mine.id)).toEqual({
      'Lý do': [null, 'Đã có việc.'],
      'Rút lúc': [null, expect.any(String)],
    })
    expect(await keptOf('externals', mine.id)).toHaveLength(3)
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      eraseCandidates(transaction, [mine.candidate]),
    )
    expect(await keptOf('externals', mine.id)).toEqual([])
  })

  test('with a consent that he takes back goes at once where it is sensitive', async () => {
    const mine = await applied()
    expect((await keptOf('externals', mine.id)).join(' ')).toContain('Nữ')
    const answer = await mine.own.call('externals.withdrawConsent', { body: { purpose: 'sensitive' } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect((await keptOf('externals', mine.id)).join(' ')).not.toContain('Nữ')
    expect(await told(admin, 'externals', mine.id)).toEqual({
      'Đồng ý (Xử lý dữ liệu nhạy cảm): Rút lúc': [null, expect.any(String)],
    })
  })

  test('is told to nobody while it is nobody’s candidate', async () => {
    const mine = await applied()
    await api.db.superuser.query('update applications set candidate_id = null where id = $1', [mine.id])
    expect(await told(admin, 'externals', mine.id)).toEqual({})
  })
})
