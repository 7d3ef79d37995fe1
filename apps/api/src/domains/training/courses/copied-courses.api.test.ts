import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { day } from '../../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function newCourse(more: object = {}) {
  const body = { name: `Khóa chép ${nextNumber()}`, type_id: 31, ...more }
  return { id: (await hr.call('trainings.store', { body })).body.data.training.id }
}

const next = async (path: { id: number }) => (await hr.call('trainings.next', { path })).body.data

describe('what a course lacks', () => {
  test('is named before anybody tries, state by state, as the refusal would name it', async () => {
    const path = await newCourse()
    expect(await next(path)).toEqual({
      to: 'open',
      missing: ['thời gian', 'địa điểm', 'môn học', 'hạn xác nhận'],
    })
    const refused = await hr.call('trainings.open', { path, body: {} })
    expect(refused.body.message).toContain((await next(path)).missing.join(', '))
    const days = { start_date: day(20), end_date: day(21), confirm_deadline: day(10), location_id: 31 }
    await hr.call('trainings.update', { path, body: days })
    await hr.call('trainingSubjects.store', { path, body: { name: 'An toàn' } })
    expect(await next(path)).toEqual({ to: 'open', missing: [] })
    expect((await hr.call('trainings.open', { path, body: {} })).status).toBe(200)
    expect(await next(path)).toEqual({ to: 'running', missing: ['học viên đã xác nhận tham gia'] })
    await hr.call('trainings.cancel', { path, body: { reason: 'Thử.' } })
    expect(await next(path)).toEqual({ to: null, missing: [] })
  })
})

describe('a copy of a course', () => {
  test('has its subjects with who teaches them and the costs planned for all, on its new days', async () => {
    const { employeeId } = await hire(api, 'Giảng Viên Chép', 3)
    const facts = {
      location_id: 31,
      hours: 16,
      least_score: 5,
      is_open: true,
      open_natures: [1, 3],
      open_position_ids: [2],
    }
    const path = await newCourse({ ...facts, start_date: day(-20), end_date: day(-19), note: 'Mang thẻ.' })
    const inside = (await hr.call('trainingLecturers.store', { path, body: { employee_id: employeeId } }))
      .body
    const subject = { theory_hours: 8, weight: 2, lecturer_ids: [inside.data.lecturer.id] }
    await hr.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết', ...subject } })
    await hr.call('trainingSubjects.store', { path, body: { name: 'Thực hành', practice_hours: 8 } })
    const cost = { kind: 'room', name: 'Thuê phòng', planned: 5_000_000 } as const
    const paid = { actual: 4_800_000, invoice_no: '0012' }
    const pay = { kind: 'pay', name: 'Lương khi học', planned: 9_000_000 } as const
    await hr.call('trainingCosts.storeBulk', { path, body: { costs: [{ ...cost, ...paid }, pay] } })
    await hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [employeeId] } })

    const body = { start_date: day(40), end_date: day(41), confirm_deadline: day(30) }
    const copied = await hr.call('trainings.copy', { path, body })
    expect(copied.status).toBe(201)
    const { training } = copied.body.data
    expect(training).toMatchObject({
      ...facts,
      ...body,
      status: 'planned',
      note: 'Mang thẻ.',
      people_total: 0,
    })
    expect(training.id).not.toBe(path.id)
    const query = { include: ['subjects' as const, 'lecturers' as const, 'costs' as const] }
    const shown = (await hr.call('trainings.show', { path: { id: training.id }, query })).body.data.training
    expect(shown.lecturers).toMatchObject([{ employee_id: employeeId }])
    expect(shown.subjects).toMatchObject([
      { name: 'Lý thuyết', theory_hours: 8, weight: 2, lecturer_ids: [shown.lecturers?.[0]?.id] },
      { name: 'Thực hành', practice_hours: 8, lecturer_ids: [] },
    ])
    expect(shown.costs).toMatchObject([{ ...cost, actual: null, invoice_no: null }])
  })

  test('is refused days that are none', async () => {
    const path = await newCourse()
    const backwards = await hr.call('trainings.copy', {
      path,
      body: { start_date: day(40), end_date: day(39) },
    })
    expect(backwards.status).toBe(400)
    const body = { start_date: day(40), end_date: day(41) }
    expect((await hr.call('trainings.copy', { path: { id: 999_999 }, body })).status).toBe(404)
  })
})
