import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { day } from '../../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** Somebody of unit 3 who signs in. */
async function learner() {
  const { employeeId, personId } = await hire(api, 'Người Tự Đăng Ký', 3)
  const login = `tu.dang.ky.${nextNumber()}`
  return { employeeId, person: await newcomer(api, { login, personId, companies: { 1: [] } }) }
}

/** A course in twenty days whose registration is open. */
async function openCourse(more: object = {}) {
  const days = { start_date: day(20), end_date: day(21), confirm_deadline: day(10), location_id: 31 }
  const body = { name: `Khóa mở ${nextNumber()}`, type_id: 31, is_open: true, ...days, ...more }
  const path = { id: (await hr.call('trainings.store', { body })).body.data.training.id }
  await hr.call('trainingSubjects.store', { path, body: { name: 'Môn' } })
  expect((await hr.call('trainings.open', { path, body: {} })).status).toBe(200)
  return path
}

const offered = async (person: Person) =>
  new Map(
    (await person.call('trainingInvitations.mine')).body.data.open_courses.map((course) => [
      course.id,
      course,
    ]),
  )
const own = async (person: Person, id: number) =>
  (await person.call('trainingInvitations.mine')).body.data.courses.find((course) => course.id === id)

describe('a course that is open to whoever wants to come', () => {
  test('is offered, taken up with one press, and not offered again', async () => {
    const { person, employeeId } = await learner()
    const path = await openCourse({ max_people: 5 })
    expect((await offered(person)).get(path.id)).toMatchObject({ seats_left: 5, start_date: day(20) })
    const enrolled = await person.call('trainings.enrol', { path })
    expect(enrolled).toMatchObject({ status: 200, body: { data: { state: 'registered' } } })
    expect((await offered(person)).has(path.id)).toBe(false)
    expect(await own(person, path.id)).toMatchObject({ state: 'registered', answer: 'confirmed' })
    const { employees } = (await hr.call('trainingEmployees.list', { path })).body.data
    expect(employees).toMatchObject([{ employee_id: employeeId, state: 'registered', answered_by: 'self' }])
    expect((await person.call('trainings.enrol', { path })).status).toBe(404)
  })

  test('has a waiting list in the order of arrival, also of two who press at once', async () => {
    const path = await openCourse({ max_people: 1 })
    const people = [await learner(), await learner(), await learner()]
    const answers = await Promise.all(people.map(({ person }) => person.call('trainings.enrol', { path })))
    const states = answers.map(({ body }) => body.data.state)
    expect(states.toSorted()).toEqual(['registered', 'waiting', 'waiting'])
    const late = await learner()
    expect((await offered(late.person)).get(path.id)).toMatchObject({ seats_left: 0 })
    const seated = (await hr.call('trainingEmployees.list', { path })).body.data.employees.find(
      ({ state }) => state === 'registered',
    )
    const refusal = { path: { id: seated?.id ?? 0 }, body: { reason: 'Bận.' } }
    await hr.call('trainingEmployees.refused', refusal)
    const after = (await hr.call('trainingEmployees.list', { path })).body.data.employees
    expect(after.map(({ state }) => state).toSorted()).toEqual(['refused', 'registered', 'waiting'])
  })

  test.each([
    ['another unit', { open_department_id: 4 }],
    ['another nature of work', { open_natures: [7] }],
    ['another level', { open_position_levels: [15] }],
    ['another position', { open_position_ids: [1] }],
    ['who is invited', { is_open: false }],
  ])('is not there for whom it is not meant: %s', async (_, audience) => {
    const { person } = await learner()
    const path = await openCourse(audience)
    expect((await offered(person)).has(path.id)).toBe(false)
    expect((await person.call('trainings.enrol', { path })).status).toBe(404)
  })

  test('is there for its unit and those below', async () => {
    const { person } = await learner()
    const path = await openCourse({ open_department_id: 1 })
    expect((await offered(person)).has(path.id)).toBe(true)
  })

  test('is there for whoever holds one of its positions, also beside another, as long as he holds it', async () => {
    const [{ person }, further] = [await learner(), await learner()]
    const path = await openCourse({ open_position_ids: [2] })
    expect((await offered(person)).has(path.id)).toBe(true)
    const shown = (await hr.call('trainings.show', { path })).body.data.training
    expect(shown).toMatchObject({ open_position_ids: [2], open_position_names: [expect.any(String)] })
    const beside = await openCourse({ open_position_ids: [1] })
    expect((await offered(further.person)).has(beside.id)).toBe(false)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into employee_positions (company_id, employee_id, position_id, department_id, from_date, is_main)
         values (1, $1, 1, 3, '2024-01-01', false)`,
        [further.employeeId],
      ),
    )
    expect((await offered(further.person)).has(beside.id)).toBe(true)
    await hr.call('trainings.update', { path: beside, body: { open_position_ids: [2, 3] } })
    expect((await offered(further.person)).has(beside.id)).toBe(true)
    await hr.call('trainings.update', { path: beside, body: { open_position_ids: [3] } })
    expect((await offered(further.person)).has(beside.id)).toBe(false)
  })

  test('is for positions of its own company alone', async () => {
    const body = { name: 'Khóa lạ', type_id: 31, is_open: true, open_position_ids: [102] }
    const refused = await hr.call('trainings.store', { body })
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { open_position_ids: [expect.any(String)] } },
    })
    const path = await openCourse()
    const change = await hr.call('trainings.update', { path, body: { open_position_ids: [102] } })
    expect(change).toMatchObject({
      status: 400,
      body: { errors: { open_position_ids: [expect.any(String)] } },
    })
  })

  test('is closed by its deadline, before registration opens and once it is cancelled', async () => {
    const { person } = await learner()
    const over = await openCourse({ register_deadline: day(-1) })
    expect((await offered(person)).has(over.id)).toBe(false)
    const late = await person.call('trainings.enrol', { path: over })
    expect(late).toMatchObject({ status: 409, body: { message: 'Đã quá hạn đăng ký của khóa này.' } })
    const cancelled = await openCourse()
    await hr.call('trainings.cancel', { path: cancelled, body: { reason: 'Thử.' } })
    const body = { name: 'Khóa chưa mở', type_id: 31, is_open: true, start_date: day(20), end_date: day(21) }
    const planned = { id: (await hr.call('trainings.store', { body })).body.data.training.id }
    for (const path of [cancelled, planned]) {
      expect((await person.call('trainings.enrol', { path })).status).toBe(404)
    }
  })

  test('says whom it is for only where people may put themselves down', async () => {
    const body = { name: 'Khóa kín', type_id: 31, open_natures: [1] }
    const refused = await hr.call('trainings.store', { body })
    expect(refused.body).toMatchObject({ errors: { is_open: [expect.any(String)] } })
  })
})
