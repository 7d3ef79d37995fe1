import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }

async function newCourse(more: object = {}): Promise<number> {
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...coming, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
  return id
}

async function openCourse(more: object = {}): Promise<number> {
  const id = await newCourse(more)
  await hr.call('trainings.open', { path: { id }, body: {} })
  return id
}

let made = 0

/** Somebody with an account and no right at all. */
async function someone() {
  made += 1
  const { employeeId, personId } = await hire(api, `Học Viên ${made}`, 3)
  const login = `hoc.vien.${made}`
  return { employeeId, ...(await newcomer(api, { login, companies: { 1: [] }, personId })) }
}

async function add(id: number, employeeIds: number[], more: object = {}) {
  const body = { employee_ids: employeeIds, ...more }
  expect((await hr.call('trainingEmployees.storeBulk', { path: { id }, body })).status).toBe(201)
}

async function mine(person: Person) {
  return (await person.call('trainingInvitations.mine')).body.data
}

async function cardsOf(person: Person) {
  return (await person.call('home.show')).body.data.home.cards.filter(({ key }) => key === 'awaited_answers')
}

test('tells whoever is invited what to answer and until when, and asks no more once it is answered', async () => {
  const me = await someone()
  const id = await openCourse({ register_deadline: day(5), commit_required: true, commit_months: 6 })
  await add(id, [me.employeeId])
  const before = (await mine(me)).courses
  expect(before).toMatchObject([{ id, state: 'listed', answer: 'promised', answer_until: day(10) }])
  expect(await cardsOf(me)).toMatchObject([{ awaited_answers: { courses: before } }])
  const { person_id: place } = (await me.call('trainingInvitations.show', { path: { id } })).body.data
    .invitation
  await me.call('trainingEmployees.promised', { path: { id: place }, body: {} })
  expect((await mine(me)).courses).toMatchObject([{ state: 'promised', answer: 'confirmed' }])
  await me.call('trainingEmployees.confirmed', { path: { id: place }, body: {} })
  expect((await mine(me)).courses).toMatchObject([{ state: 'confirmed', answer: null, answer_until: null }])
  expect(await cardsOf(me)).toEqual([])
})

test('asks for nothing after the last day and of whoever waits for a seat', async () => {
  const [late, seated, waits] = [await someone(), await someone(), await someone()]
  const over = await openCourse({ register_deadline: day(-1), confirm_deadline: day(-1) })
  await add(over, [late.employeeId])
  expect((await mine(late)).courses).toMatchObject([{ id: over, answer: null }])
  const full = await openCourse({ max_people: 1 })
  await add(full, [seated.employeeId, waits.employeeId])
  expect((await mine(seated)).courses).toMatchObject([{ waiting_place: null, answer: 'registered' }])
  expect((await mine(waits)).courses).toMatchObject([{ state: 'waiting', waiting_place: 1, answer: null }])
})

test('asks for nothing from the first day of a course without a deadline on, when only others answer on behalf', async () => {
  const me = await someone()
  const id = await openCourse()
  await add(id, [me.employeeId])
  const { person_id: place } = (await me.call('trainingInvitations.show', { path: { id } })).body.data
    .invitation
  const set = (start: string, confirm: string | null) =>
    api.db.superuser.query(
      'update trainings set start_date = $2, end_date = $2, confirm_deadline = $3 where company_id = 1 and id = $1',
      [id, start, confirm],
    )
  const register = (person: Person, body: object) =>
    person.call('trainingEmployees.registered', { path: { id: place }, body })
  // Without a deadline of registering that of confirming holds.
  await set(day(3), day(-1))
  expect(await register(me, {})).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Đã quá hạn đăng ký') },
  })
  await set(day(0), null)
  expect((await mine(me)).courses).toMatchObject([{ id, status: 'open', answer: null, answer_until: null }])
  expect(await register(me, {})).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Khóa đã đến ngày học nên không tự đăng ký được nữa.') },
  })
  expect((await register(hr, { reason: 'Có mặt tại lớp.' })).status).toBe(200)
})

test('hides a course that is only planned, and one that was cancelled before an answer', async () => {
  const me = await someone()
  const planned = await newCourse()
  await add(planned, [me.employeeId])
  expect((await mine(me)).courses).toEqual([])
  await hr.call('trainings.open', { path: { id: planned }, body: {} })
  expect((await mine(me)).courses).toHaveLength(1)
  const body = { reason: 'Giảng viên ốm dài ngày.' }
  await hr.call('trainings.cancel', { path: { id: planned }, body })
  expect((await mine(me)).courses).toEqual([])
  const answered = await openCourse()
  await add(answered, [me.employeeId], { state: 'registered' })
  await hr.call('trainings.cancel', { path: { id: answered }, body })
  expect((await mine(me)).courses).toMatchObject([{ id: answered, status: 'cancelled', answer: null }])
})

test('shows nobody what is of others, nor what is of another company', async () => {
  const nothing = { courses: [], open_courses: [], taught: [], certificates: [], commitments: [] }
  const [me, other] = [await someone(), await someone()]
  const id = await openCourse()
  await add(id, [me.employeeId])
  const body = { employee_id: me.employeeId, certificate_id: 31, number: 'TU-0001', issue_date: day(-30) }
  expect((await hr.call('employeeCertificates.store', { body })).status).toBe(201)
  const own = await mine(me)
  expect(own.courses.map((course) => course.id)).toEqual([id])
  expect(own.certificates).toMatchObject([{ number: 'TU-0001', issue_date: day(-30) }])
  expect(await mine(other)).toEqual(nothing)
  const everything = await newcomer(api, {
    login: 'khong.phai.nhan.vien',
    companies: { 1: [['training_access', 'company']] },
  })
  expect(await mine(everything)).toEqual(nothing)
  expect(await cardsOf(everything)).toEqual([])
  expect((await other.call('trainingInvitations.show', { path: { id } })).status).toBe(404)
})
