import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let made = 0
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A course of its own for each test, with a place, a subject and all that opening asks for. */
async function newCourse(more: object = {}) {
  made += 1
  const body = {
    name: `An toàn xe nâng ${made}`,
    type_id: 31,
    location_id: 31,
    start_date: '2027-03-01',
    end_date: '2027-03-05',
    confirm_deadline: '2027-02-20',
    ...more,
  }
  return (await hr.call('trainings.store', { body })).body.data.training
}

async function day(courseId: number, row: object) {
  const details = [{ date: '2027-03-01', from_time: '07:30', to_time: '11:30', ...row }]
  return hr.call('trainingDetails.storeBulk', { path: { id: courseId }, body: { details } })
}

async function lecturer(courseId: number, row: object): Promise<number> {
  const { body } = await hr.call('trainingLecturers.store', { path: { id: courseId }, body: row })
  return body.data.lecturer.id
}

describe('a course', () => {
  test('gets the next code of the year', async () => {
    const [first, second] = [await newCourse(), await newCourse()]
    const number = (code: string) => Number(/^ĐT-\d{4}-(\d{3})$/.exec(code)?.[1])
    expect(number(second.code)).toBe(number(first.code) + 1)
  })

  test('says in words what is missing before people can register', async () => {
    const { id } = await newCourse({ location_id: null, confirm_deadline: null })
    expect(await hr.call('trainings.open', { path: { id }, body: {} })).toMatchObject({
      status: 409,
      body: { message: 'Chưa thể mở đăng ký: còn thiếu địa điểm, môn học, hạn xác nhận.' },
    })
    await hr.call('trainings.update', {
      path: { id },
      body: { location_id: 31, confirm_deadline: '2027-02-20' },
    })
    await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
    const opened = await hr.call('trainings.open', { path: { id }, body: {} })
    expect(opened.body.data.training.status).toBe('open')
    expect((await hr.call('trainings.open', { path: { id }, body: {} })).status).toBe(409)
  })

  test('that was cancelled is read only', async () => {
    const { id } = await newCourse()
    await hr.call('trainings.cancel', { path: { id }, body: { reason: 'Giảng viên ốm.' } })
    expect((await day(id, {})).body).toMatchObject({ message: 'Khóa đào tạo đã hủy nên không sửa được.' })
    expect(await hr.call('trainings.destroy', { path: { id } })).toMatchObject({ status: 409 })
  })

  test('comes back with its parts when a delete is undone', async () => {
    const { id } = await newCourse()
    const teaches = await lecturer(id, { name: 'Trần Văn Giảng' })
    await hr.call('trainingSubjects.store', {
      path: { id },
      body: { name: 'Thực hành', lecturer_ids: [teaches] },
    })
    await day(id, { lecturer_id: teaches, location_id: 32 })
    const shown = { path: { id }, query: { include: ['subjects', 'lecturers', 'details'] as const } }
    const before = (
      await hr.call('trainings.show', { ...shown, query: { include: [...shown.query.include] } })
    ).body
    expect(before.data.training).toMatchObject({
      subjects: [{ lecturer_ids: [teaches] }],
      details: [{ from_time: '07:30' }],
    })
    await hr.call('trainings.destroy', { path: { id } })
    expect((await hr.call('trainings.show', { path: { id } })).status).toBe(404)
    expect((await hr.call('trainings.restore', { body: { ids: [id] } })).status).toBe(200)
    const after = (
      await hr.call('trainings.show', { ...shown, query: { include: [...shown.query.include] } })
    ).body
    expect(after.data).toEqual(before.data)
  })
})

describe('rows of a course', () => {
  test('are saved all or none', async () => {
    const { id } = await newCourse()
    const costs = [
      { kind: 'room', name: 'Phòng', planned: 1_000_000 },
      { kind: 'room', name: 'Phòng', planned: 1_000_000, id: 999_999 },
    ] as const
    const path = { id }
    expect((await hr.call('trainingCosts.updateBulk', { path, body: { costs: [...costs] } })).status).toBe(
      404,
    )
    const { body } = await hr.call('trainings.show', { path, query: { include: ['costs'] } })
    expect(body.data.training.costs).toEqual([])
  })

  test('from an older version are refused with what is there now', async () => {
    const { id } = await newCourse()
    const path = { id }
    const room = { kind: 'room', name: 'Phòng', planned: 1 } as const
    const { body } = await hr.call('trainingCosts.storeBulk', { path, body: { costs: [room] } })
    const row = body.data.costs[0]?.id ?? 0
    const change = (planned: number) =>
      hr.call('trainingCosts.updateBulk', {
        path,
        body: { costs: [{ ...room, id: row, planned, version: 1 }] },
      })
    expect((await change(2)).body.data.costs).toMatchObject([{ planned: 2, version: 2 }])
    expect(await change(3)).toMatchObject({ status: 409, body: { data: { costs: [{ planned: 2 }] } } })
  })

  test('of another course are not there', async () => {
    const [mine, other] = [await newCourse(), await newCourse()]
    const teaches = await lecturer(other.id, { name: 'Giảng viên khóa khác' })
    const body = { name: 'Lý thuyết', lecturer_ids: [teaches] }
    expect(await hr.call('trainingSubjects.store', { path: { id: mine.id }, body })).toMatchObject({
      status: 400,
      body: { errors: { lecturer_ids: ['Giảng viên không thuộc khóa đào tạo này.'] } },
    })
    const removed = await hr.call('trainingLecturers.updateBulk', {
      path: { id: mine.id },
      body: { lecturers: [], removed_ids: [teaches] },
    })
    expect(removed.status).toBe(404)
    expect((await day(mine.id, { lecturer_id: teaches })).status).toBe(400)
  })

  test('need one lecturer, from inside or from outside', async () => {
    const { id } = await newCourse()
    const both = await hr.call('trainingLecturers.store', {
      path: { id },
      body: { employee_id: 11, name: 'Ai đó' },
    })
    expect(both).toMatchObject({
      status: 400,
      body: { errors: { name: [expect.stringContaining('nội bộ')] } },
    })
  })
})

describe('a day', () => {
  test('is refused where its place is taken, and names the other course', async () => {
    const [first, second] = [await newCourse(), await newCourse()]
    const hour = { date: '2027-03-02', location_id: 32 }
    expect((await day(first.id, hour)).status).toBe(201)
    expect(await day(second.id, { ...hour, from_time: '11:00', to_time: '12:00' })).toMatchObject({
      status: 409,
      body: { message: `Địa điểm Mục số 32 đã có lịch 07:30–11:30 ngày 02/03/2027 của khóa ${first.name}.` },
    })
    expect((await day(second.id, { ...hour, from_time: '11:30', to_time: '12:00' })).status).toBe(201)
  })

  test('is refused where its lecturer teaches elsewhere', async () => {
    const [first, second] = [await newCourse(), await newCourse()]
    const hour = { date: '2027-03-03' }
    const inside = { employee_id: 11 }
    expect((await day(first.id, { ...hour, lecturer_id: await lecturer(first.id, inside) })).status).toBe(201)
    const clash = await day(second.id, { ...hour, lecturer_id: await lecturer(second.id, inside) })
    expect(clash).toMatchObject({ status: 409, body: { message: expect.stringContaining(first.name) } })
  })

  test('ends after it has begun', async () => {
    const { id } = await newCourse()
    expect(await day(id, { from_time: '12:00', to_time: '07:30' })).toMatchObject({
      status: 400,
      body: { errors: { to_time: ['Giờ kết thúc phải sau giờ bắt đầu.'] } },
    })
  })

  test('is taken by one of many who want the same place', async () => {
    const courses = await Promise.all([1, 2, 3, 4].map(() => newCourse()))
    const answers = await Promise.all(
      courses.map(({ id }) => day(id, { date: '2027-03-04', location_id: 31 })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400 || status === 409)).toHaveLength(3)
  })
})

describe('the calendar', () => {
  const between = (from: string, to: string, person = hr) =>
    person.call('trainingDetails.calendar', { query: { from, to } })

  test('shows days of all courses but cancelled ones, in their order, with the place of the course', async () => {
    const [first, second, gone] = [await newCourse(), await newCourse(), await newCourse()]
    await day(second.id, { date: '2028-05-10', from_time: '13:00', to_time: '16:00' })
    await day(first.id, { date: '2028-05-10', location_id: 32 })
    await day(gone.id, { date: '2028-05-11' })
    await hr.call('trainings.cancel', { path: { id: gone.id }, body: { reason: 'Thiếu giảng viên.' } })
    const { days } = (await between('2028-05-10', '2028-05-31')).body.data
    expect(days.map(({ training_id: id, from_time: from }) => [id, from])).toEqual([
      [first.id, '07:30'],
      [second.id, '13:00'],
    ])
    expect(days[0]).toMatchObject({ code: first.code, location_name: 'Mục số 32', people_total: 0 })
    expect((await between('2028-05-11', '2028-05-31')).body.data.days).toEqual([])
  })

  test('says that there are more days than come at once', async () => {
    const { id } = await newCourse()
    const add = (total: number) =>
      inCompanyOf(api.db.superuser, 1, (client) =>
        client.query(
          `insert into training_details (company_id, training_id, date, from_time, to_time)
           select 1, $1, '2028-07-10', '07:30', '11:30' from generate_series(1, $2::int)`,
          [id, total],
        ),
      )
    const shown = async () => (await between('2028-07-01', '2028-07-31')).body.data
    await add(2000)
    const whole = await shown()
    expect([whole.days.length, whole.more]).toEqual([2000, false])
    await add(1)
    const cut = await shown()
    expect([cut.days.length, cut.more]).toEqual([2000, true])
  })

  test('is of a time in its order and not too long', async () => {
    expect((await between('2028-05-10', '2028-05-09')).status).toBe(400)
    expect((await between('2028-01-01', '2028-06-01')).status).toBe(400)
  })

  test('of single units shows courses with people of theirs', async () => {
    const [mine, other] = [await newCourse(), await newCourse()]
    await day(mine.id, { date: '2028-06-10' })
    await day(other.id, { date: '2028-06-10', from_time: '13:00', to_time: '14:00' })
    const { employeeId } = await hire(api, 'Người Học Lịch', 3)
    await hr.call('trainingEmployees.storeBulk', {
      path: { id: mine.id },
      body: { employee_ids: [employeeId] },
    })
    const head = await newcomer(api, {
      login: 'xem-lich-hoc',
      personId: (await hire(api, 'Trưởng Xem Lịch', 3)).personId,
      companies: { 1: [['training_access', 'unit']] },
    })
    const { days } = (await between('2028-06-10', '2028-06-10', head)).body.data
    expect(days.map(({ training_id: id }) => id)).toEqual([mine.id])
    expect(days[0]?.people_total).toBe(1)
  })

  test('is of one place, of one lecturer in all his courses, or of courses with people of a unit', async () => {
    const [first, second, third] = [await newCourse(), await newCourse(), await newCourse()]
    const inside = { employee_id: 11 }
    await day(first.id, {
      date: '2028-08-10',
      location_id: 32,
      lecturer_id: await lecturer(first.id, inside),
    })
    await day(second.id, { date: '2028-08-11', lecturer_id: await lecturer(second.id, inside) })
    const outside = await lecturer(third.id, { name: 'Thầy Ngoài' })
    await day(third.id, { date: '2028-08-12', location_id: 32, lecturer_id: outside })
    const { employeeId } = await hire(api, 'Người Của Đơn Vị', 4)
    await hr.call('trainingEmployees.storeBulk', {
      path: { id: second.id },
      body: { employee_ids: [employeeId] },
    })
    const august = { from: '2028-08-01', to: '2028-08-31' }
    const shown = async (asked: object) => {
      const { body } = await hr.call('trainingDetails.calendar', { query: { ...august, ...asked } })
      return { ...body.data, of: body.data.days.map(({ training_id: id }) => id) }
    }
    const { of, places, lecturers } = await shown({})
    expect(of).toEqual([first.id, second.id, third.id])
    expect(places.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([31, 32])
    expect(lecturers).toHaveLength(2)
    const teacher = lecturers.find(({ id }) => id !== outside)
    expect((await shown({ location_id: 32 })).of).toEqual([first.id, third.id])
    expect((await shown({ lecturer_id: teacher?.id })).of).toEqual([first.id, second.id])
    expect((await shown({ lecturer_id: outside })).of).toEqual([third.id])
    expect((await shown({ department_id: 4 })).of).toEqual([second.id])
    expect((await shown({ department_id: 3 })).of).toEqual([])
    // What can be asked for stays the same while one is asked for.
    expect((await shown({ location_id: 31 })).places).toEqual(places)
  })
})
