import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { day } from '../../../testing/exam-steps.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let trainer: Person
/** Heads unit 3, and reads courses for it. */
let head: Person
beforeAll(async () => {
  trainer = await newcomer(api, { login: 'nguoi.xep.hoc.vien', companies: { 1: everyPermission } })
  head = await newcomer(api, {
    login: 'truong.don.vi.ba',
    companies: { 1: [['training_access', 'unit']] },
    personId: (await hire(api, 'Trưởng Đơn Vị Ba', 3)).personId,
  })
})

/** A course with two seats that people answer for. */
async function openCourse(): Promise<number> {
  const body = {
    name: `Khóa ${nextNumber()}`,
    type_id: 31,
    start_date: day(10),
    end_date: day(12),
    max_people: 2,
  }
  const { id } = (await trainer.call('trainings.store', { body })).body.data.training
  await api.db.superuser.query(`update trainings set status = 'open' where company_id = 1 and id = $1`, [id])
  return id
}

async function add(id: number, ...employee_ids: number[]) {
  const added = await trainer.call('trainingEmployees.storeBulk', { path: { id }, body: { employee_ids } })
  expect(added.status, added.text).toBe(201)
}

/** The row of somebody in the course. */
async function rowOf(id: number, employeeId: number): Promise<{ id: number }> {
  const { employees } = (await trainer.call('trainingEmployees.list', { path: { id } })).body.data
  return { id: employees.find(({ employee_id: one }) => one === employeeId)?.id ?? 0 }
}

async function history(id: number, by = trainer, query: { page?: number; size?: number } = {}) {
  const { body, status, text } = await by.call('trainings.history', { path: { id }, query })
  expect(status, text).toBe(200)
  const { saves, save_total } = body.data
  const lines = saves.map(({ deed, changes }) => [
    deed,
    ...changes.map(({ label, old_value, new_value }) => `${label}: ${old_value} → ${new_value}`),
  ])
  return { lines, saves, save_total }
}

test('who came, answered, moved up and was taken off is told with whoever did it, each to whom it may', async () => {
  const id = await openCourse()
  const names = ['Đỗ Thị Nhận', 'Đỗ Văn Chối', 'Đỗ Thị Chờ', 'Đỗ Văn Bỏ']
  const [taker, refuser, waiter, removed] = await Promise.all(
    names.map((name) => hire(api, name, name.endsWith('Chối') ? 4 : 3)),
  ).then((people) => people.map(({ employeeId }) => employeeId) as [number, number, number, number])
  await add(id, taker, refuser, waiter)
  const reason = 'Trả lời qua điện thoại'
  for (const step of ['registered', 'confirmed'] as const) {
    const path = await rowOf(id, taker)
    const answered = await trainer.call(`trainingEmployees.${step}`, { path, body: { reason } })
    expect(answered.status, answered.text).toBe(200)
  }
  const refused = { path: await rowOf(id, refuser), body: { reason: 'Bận việc nhà' } }
  expect((await trainer.call('trainingEmployees.refused', refused)).status).toBe(200)
  await add(id, removed)
  const gone = await trainer.call('trainingEmployees.destroy', { path: await rowOf(id, removed) })
  expect(gone.status, gone.text).toBe(200)

  const told = await history(id)
  const words = told.lines.map(([deed, ...changes]) => [deed, ...changes.map(withoutNumber)])
  expect(words).toEqual([
    ['Bỏ học viên khỏi khóa', 'Đỗ Văn Bỏ: Danh sách chờ → null'],
    ['Thêm học viên của khóa', 'Đỗ Văn Bỏ: null → Danh sách chờ'],
    ['Chuyển học viên từ danh sách chờ vào khóa', 'Đỗ Thị Chờ: Danh sách chờ → Đã đăng ký'],
    ['Từ chối tham gia khóa đào tạo', 'Đỗ Văn Chối: Trong danh sách → Từ chối', 'Lý do: null → Bận việc nhà'],
    [
      'Xác nhận tham gia khóa đào tạo',
      'Đỗ Thị Nhận: Đã đăng ký → Đã xác nhận tham gia',
      `Lý do: null → ${reason}`,
    ],
    ['Đăng ký khóa đào tạo', 'Đỗ Thị Nhận: Trong danh sách → Đã đăng ký', `Lý do: null → ${reason}`],
    ['Thêm học viên của khóa', 'Đỗ Thị Chờ: null → Danh sách chờ'],
    ['Thêm học viên của khóa', 'Đỗ Văn Chối: null → Trong danh sách', 'Đỗ Thị Nhận: null → Trong danh sách'],
    expect.arrayContaining(['Thêm khóa đào tạo']),
  ])
  expect(told.save_total).toBe(9)
  expect(new Set(told.saves.map(({ user_name }) => user_name)).size).toBe(1)

  // Of who is in another unit the head is told nothing, neither that he was asked nor why he refused.
  const ofUnit = await history(id, head)
  expect(ofUnit.save_total).toBe(8)
  expect(ofUnit.lines.flat().join()).toContain('Đỗ Văn Bỏ')
  expect(ofUnit.lines.flat().join()).not.toMatch(/Chối|Từ chối|Bận việc nhà/)
})

test('a long history comes page by page, of people and of the course in one order', async () => {
  const id = await openCourse()
  const [first, second] = [await hire(api, 'Vũ Trang Một', 3), await hire(api, 'Vũ Trang Hai', 3)]
  await add(id, first.employeeId)
  await trainer.call('trainings.update', { path: { id }, body: { hours: 16 } })
  await add(id, second.employeeId)
  const whole = await history(id)
  expect(whole.lines.map(([deed]) => deed)).toEqual([
    'Thêm học viên của khóa',
    'Cập nhật khóa đào tạo',
    'Thêm học viên của khóa',
    'Thêm khóa đào tạo',
  ])
  const pages = await Promise.all([1, 2, 3].map((page) => history(id, trainer, { page, size: 2 })))
  expect(pages.flatMap(({ lines }) => lines)).toEqual(whole.lines)
  expect(pages.map(({ save_total: total }) => total)).toEqual([4, 4, 4])
})

test('whoever was taken off has his moves with him, not with others of the other company', async () => {
  const id = await openCourse()
  const { employeeId } = await hire(api, 'Hồ Thị Rời Khóa', 3)
  await add(id, employeeId)
  await trainer.call('trainingEmployees.destroy', { path: await rowOf(id, employeeId) })
  const { rows } = await api.db.superuser.query(
    `select employee_id::int as employee_id, from_state, to_state from training_employee_moves
     where company_id = 1 and training_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { employee_id: employeeId, from_state: null, to_state: 'listed' },
    { employee_id: employeeId, from_state: 'listed', to_state: null },
  ])
  const other = await api.as('hrOfTwo')
  expect((await other.call('trainings.history', { path: { id } })).status).toBe(404)
})

/** 'Đỗ Thị Nhận (SM00012): …' without the number. */
function withoutNumber(line: string): string {
  return line.replace(/ \([^)]*\)/, '')
}
