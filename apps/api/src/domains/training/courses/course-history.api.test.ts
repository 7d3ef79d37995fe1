import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { day } from '../../../testing/exam-steps.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { needsGround } from '../../../testing/training-needs.ts'

const api = apiForFile()
let trainer: Person
/** Looks after courses and may not see pay. */
let unpaid: Person
beforeAll(async () => {
  trainer = await newcomer(api, { login: 'nguoi.mo.khoa', companies: { 1: everyPermission } })
  unpaid = await newcomer(api, {
    login: 'xem.lich.su.khoa',
    companies: { 1: [['training_access', 'company']] },
  })
})

async function newCourse(): Promise<number> {
  const body = {
    name: 'An toàn xe nâng',
    type_id: 31,
    location_id: 31,
    start_date: day(10),
    end_date: day(12),
    confirm_deadline: day(5),
  }
  return (await trainer.call('trainings.store', { body })).body.data.training.id
}

async function history(id: number, by = trainer) {
  const { body, status, text } = await by.call('trainings.history', { path: { id } })
  expect(status, text).toBe(200)
  return body.data.saves.map(({ deed, user_name, changes }) => ({
    deed,
    user_name,
    changes: changes.map(({ label, old_value, new_value }) => `${label}: ${old_value} → ${new_value}`),
  }))
}

test('every save of a course and its parts is told, the last first, with both values', async () => {
  const id = await newCourse()
  const path = { id }
  await trainer.call('trainings.update', { path, body: { hours: 16, location_id: null } })
  const lesson = { name: 'Lý thuyết', theory_hours: 8 }
  const { subject } = (await trainer.call('trainingSubjects.store', { path, body: lesson })).body.data
  await trainer.call('trainingSubjects.update', { path: { id: subject.id }, body: { theory_hours: 6 } })
  const partner = { partner_info_id: 32, value: 25_000_000 }
  expect((await trainer.call('trainingPartners.store', { path, body: partner })).status).toBe(201)
  const held = { date: day(10), from_time: '07:30', to_time: '11:30', location_id: 31 }
  await trainer.call('trainingDetails.storeBulk', { path, body: { details: [held] } })
  await trainer.call('trainings.update', { path, body: { location_id: 31 } })
  const opened = await trainer.call('trainings.open', { path, body: {} })
  expect(opened.status, opened.text).toBe(200)

  const told = await history(id)
  expect(told.map(({ deed }) => deed)).toEqual([
    'Mở đăng ký khóa đào tạo',
    'Cập nhật khóa đào tạo',
    'Thêm buổi học',
    'Thêm đối tác của khóa',
    'Sửa môn học của khóa',
    'Thêm môn học của khóa',
    'Cập nhật khóa đào tạo',
    'Thêm khóa đào tạo',
  ])
  const [open, , days, partners, changed, , first, made] = told.map(({ changes }) => changes)
  expect(open).toEqual(['Trạng thái: Lên kế hoạch → Mở đăng ký'])
  const [year, month, date] = day(10).split('-')
  expect(days).toContain(`Buổi học (${date}-${month}-${year} 07:30): Đến giờ: null → 11:30`)
  expect(partners).toContain('Đối tác (Mục số 32): Giá trị hợp đồng: null → 25,000,000')
  expect(changed).toEqual(['Môn học (Lý thuyết): Giờ lý thuyết: 8 → 6'])
  expect(first).toEqual(['Địa điểm: Mục số 31 → null', 'Thời lượng (giờ): null → 16'])
  expect(made).toEqual(expect.arrayContaining(['Tên khóa: null → An toàn xe nâng']))
  expect(new Set(told.map(({ user_name }) => user_name)).size).toBe(1)
})

test('what pays people while studying is told to who may see pay', async () => {
  const id = await newCourse()
  const costs = [
    { kind: 'room', name: 'Phòng học', planned: 2_000_000 },
    { kind: 'pay', name: 'Lương khi học', planned: 9_123_456 },
  ] as const
  const stored = await trainer.call('trainingCosts.storeBulk', { path: { id }, body: { costs: [...costs] } })
  expect(stored.status, stored.text).toBe(201)
  expect(JSON.stringify(await history(id))).toContain('9,123,456')
  const told = JSON.stringify(await history(id, unpaid))
  expect(told).toContain('Chi phí (Phòng học): Dự toán: null → 2,000,000')
  expect(told).not.toMatch(/9,123,456|9123456|Lương khi học/)
})

test('the head of a unit reads no names of people outside of it, and nothing of courses without people of his', async () => {
  const [here, elsewhere] = [
    await hire(api, 'Lê Thị Trong Đơn Vị', 3),
    await hire(api, 'Lê Văn Ngoài Đơn Vị', 4),
  ]
  const head = await newcomer(api, {
    login: 'truong.don.vi.lich.su',
    companies: { 1: [['training_access', 'unit']] },
    personId: (await hire(api, 'Trưởng Đơn Vị', 3)).personId,
  })
  const id = await newCourse()
  const path = { id }
  const asked = async () => (await head.call('trainings.history', { path })).status
  expect(await asked()).toBe(404)
  for (const { employeeId: employee_id } of [here, elsewhere]) {
    const kept = await trainer.call('trainingLecturers.store', {
      path,
      body: { employee_id, fee_per_hour: 300_000 },
    })
    expect(kept.status, kept.text).toBe(201)
  }
  await trainer.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [here.employeeId] } })
  const told = (await history(id, head)).flatMap(({ changes }) => changes)
  expect(told).toContain('Giảng viên (Lê Thị Trong Đơn Vị): Thù lao/giờ: null → 300,000')
  expect(told).toContain('Giảng viên (Nhân viên ngoài đơn vị của bạn): Thù lao/giờ: null → 300,000')
  expect(told.join()).not.toContain('Ngoài Đơn Vị')
  expect((await history(id)).flatMap(({ changes }) => changes).join()).toContain('Lê Văn Ngoài Đơn Vị')
})

test('another lecturer of a day and the people of a cost are told by name, to whom they are named', async () => {
  const id = await newCourse()
  const path = { id }
  const { employeeId: employee_id } = await hire(api, 'Trần Văn Giảng', 4)
  const teacher = async (body: object) =>
    (await trainer.call('trainingLecturers.store', { path, body })).body.data.lecturer.id
  const [inside, outside] = [await teacher({ employee_id }), await teacher({ name: 'Lê Thị Thỉnh Giảng' })]
  const { subject } = (await trainer.call('trainingSubjects.store', { path, body: { name: 'Thực hành' } }))
    .body.data
  const held = { date: day(10), from_time: '07:30', to_time: '11:30' }
  const kept = await trainer.call('trainingDetails.storeBulk', {
    path,
    body: { details: [{ ...held, lecturer_id: outside }] },
  })
  const [detail] = kept.body.data.details
  const changed = await trainer.call('trainingDetails.updateBulk', {
    path,
    body: { details: [{ ...held, id: detail?.id ?? 0, lecturer_id: inside, subject_id: subject.id }] },
  })
  expect(changed.status, changed.text).toBe(200)
  await trainer.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [employee_id] } })
  const cost = { kind: 'travel' as const, name: 'Vé xe', planned: 300_000, employee_ids: [employee_id] }
  const stored = await trainer.call('trainingCosts.storeBulk', { path, body: { costs: [cost] } })
  expect(stored.status, stored.text).toBe(201)

  const linesOf = async (deed: string, by = trainer) =>
    (await history(id, by)).find((save) => save.deed === deed)?.changes.join('\n') ?? ''
  expect(await linesOf('Sửa buổi học')).toContain('Giảng viên: Lê Thị Thỉnh Giảng → Trần Văn Giảng')
  expect(await linesOf('Sửa buổi học')).toContain('Môn học: null → Thực hành')
  expect(await linesOf('Thêm chi phí đào tạo')).toContain('Chi riêng cho: null → Trần Văn Giảng')

  const { employeeId: seen } = await hire(api, 'Ngô Thị Cùng Đơn Vị', 3)
  await trainer.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [seen] } })
  const head = await newcomer(api, {
    login: 'truong.don.vi.khac',
    companies: { 1: [['training_access', 'unit']] },
    personId: (await hire(api, 'Trưởng Đơn Vị Khác', 3)).personId,
  })
  const hidden = 'Nhân viên ngoài đơn vị của bạn'
  expect(await linesOf('Sửa buổi học', head)).toContain(`Giảng viên: Lê Thị Thỉnh Giảng → ${hidden}`)
  expect(await linesOf('Thêm chi phí đào tạo', head)).toContain(`Chi riêng cho: null → ${hidden}`)
})

test('a class that was made for its people tells first what it was made as', async () => {
  const { newKind, holder, night, needOf } = needsGround(api, () => trainer)
  const kind = await newKind()
  const [renewed, placed] = [await holder(kind, 10), await holder(kind, 11)]
  await night()
  const renewal = await trainer.call('employeeCertificates.renew', {
    body: { ids: [renewed.heldId], course: { name: 'Lớp gia hạn lái xe nâng', type_id: 31 } },
  })
  expect(renewal.status, renewal.text).toBe(200)
  const { id: needId } = await needOf(placed.employeeId)
  const seated = await trainer.call('trainingNeeds.place', {
    body: { ids: [needId], course: { name: 'Lớp xếp theo nhu cầu', type_id: 31 } },
  })
  expect(seated.status, seated.text).toBe(200)
  const firstOf = async (id: number | null) => (await history(Number(id))).at(-1)
  const byRenewal = await firstOf(renewal.body.data.training_id)
  expect(byRenewal?.deed).toBe('Mở lớp gia hạn chứng chỉ')
  expect(byRenewal?.changes).toContain('Tên khóa: null → Lớp gia hạn lái xe nâng')
  expect(byRenewal?.changes.join()).toContain('Chứng chỉ cấp: null → ')
  const byNeeds = await firstOf(seated.body.data.training_id)
  expect(byNeeds?.deed).toBe('Xếp lớp theo nhu cầu đào tạo')
  expect(byNeeds?.changes).toContain('Tên khóa: null → Lớp xếp theo nhu cầu')
})

test('a course that was deleted and came back tells both', async () => {
  const id = await newCourse()
  await trainer.call('trainings.destroy', { path: { id } })
  expect((await trainer.call('trainings.history', { path: { id } })).status).toBe(404)
  await trainer.call('trainings.restore', { body: { ids: [id] } })
  await trainer.call('trainings.cancel', { path: { id }, body: { reason: 'Giảng viên ốm' } })
  const told = await history(id)
  expect(told[0]?.changes).toEqual(['Trạng thái: Lên kế hoạch → Hủy', 'Lý do hủy: null → Giảng viên ốm'])
  const { training } = (await trainer.call('trainings.show', { path: { id } })).body.data
  expect(training.cancel_reason).toBe('Giảng viên ốm')
  expect(told.map(({ deed }) => deed)).toEqual([
    'Hủy khóa đào tạo',
    'Hoàn tác xóa khóa đào tạo',
    'Xóa khóa đào tạo',
    'Thêm khóa đào tạo',
  ])
})

test('nobody else reads it: of another company, or without the right', async () => {
  const id = await newCourse()
  const asked = async (person: Person) => (await person.call('trainings.history', { path: { id } })).status
  expect(await asked(await api.as('hrOfTwo'))).toBe(404)
  const other = await newcomer(api, {
    login: 'khong.quyen',
    companies: { 1: [['employee_access', 'company']] },
  })
  expect(await asked(other)).toBe(403)
})
