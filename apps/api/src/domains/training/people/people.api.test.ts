import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { type PersonMoveName, personMoves, type PersonState } from './person-states.ts'

const api = apiForFile()
const reason = 'Tổ trưởng báo qua điện thoại.'
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }
const begun = { start_date: day(-1), end_date: day(5), confirm_deadline: day(-2) }

async function openCourse(more: object = {}): Promise<number> {
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...coming, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
  await hr.call('trainings.open', { path: { id }, body: {} })
  return id
}

async function someone(unit = 3): Promise<number> {
  return (await hire(api, 'Học Viên Thử', unit)).employeeId
}

async function add(courseId: number, ids: readonly number[], more: object = {}) {
  return hr.call('trainingEmployees.storeBulk', {
    path: { id: courseId },
    body: { employee_ids: [...ids], ...more },
  })
}

async function peopleOf(courseId: number) {
  return (await hr.call('trainingEmployees.list', { path: { id: courseId } })).body.data.employees
}

/** Somebody who was just added to a course. */
async function added(courseId: number, more: object = {}): Promise<number> {
  const employee = await someone()
  await add(courseId, [employee], more)
  return (await peopleOf(courseId)).find(({ employee_id: id }) => id === employee)?.id ?? 0
}

async function stateOf(courseId: number, id: number) {
  return (await peopleOf(courseId)).find((person) => person.id === id)?.state
}

function move(person: Person, id: number, name: PersonMoveName | 'return', body: object = { reason }) {
  return person.call(`trainingEmployees.${name}`, { path: { id }, body: body as { reason: string } })
}

describe('adding people', () => {
  test('names everybody who cannot come, with the reason, and adds nobody', async () => {
    const [course, other] = [await openCourse(), await openCourse({ name: 'Sơ cấp cứu' })]
    const hours = { from_time: '07:30', to_time: '11:30', date: day(20) }
    for (const id of [course, other]) {
      await hr.call('trainingDetails.storeBulk', { path: { id }, body: { details: [hours] } })
    }
    const [there, busy, free] = [await someone(), await someone(), await someone()]
    await add(course, [there])
    await add(other, [busy])
    const answer = await add(course, [there, busy, free, 14])
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('và 2 người khác') },
    })
    const { refused } = (answer.body.data ?? {}) as { refused: { employee_id: number; reason: string }[] }
    const reasons = Object.fromEntries(refused.map((each) => [each.employee_id, each.reason]))
    expect(reasons).toEqual({
      [there]: 'Đã có trong khóa.',
      [busy]: expect.stringContaining('Trùng lịch với khóa Sơ cấp cứu lúc 07:30 ngày'),
      14: 'Đã nghỉ việc.',
    })
    expect(await peopleOf(course)).toHaveLength(1)
  })

  test('is told beforehand, and then nobody is there', async () => {
    const course = await openCourse({ max_people: 1 })
    const asked = [await someone(), await someone(), 14]
    const preview = await hr.call('trainingEmployees.storeBulk', {
      path: { id: course },
      query: { dry_run: true },
      body: { employee_ids: asked },
    })
    expect(preview.body.data).toMatchObject({ added: 2, waiting: 1, refused: [{ employee_id: 14 }] })
    expect(await peopleOf(course)).toEqual([])
  })

  test('takes nobody of another company', async () => {
    expect((await add(await openCourse(), [111])).status).toBe(400)
  })
})

describe('seats', () => {
  test('go to as many as there are, however many want one at once; the others wait in order', async () => {
    const course = await openCourse({ max_people: 4 })
    const all = await Promise.all(Array.from({ length: 24 }, () => someone()))
    await Promise.all(all.map((id) => add(course, [id])))
    const people = await peopleOf(course)
    expect(people.filter(({ state }) => state === 'listed')).toHaveLength(4)
    const places = people.flatMap(({ waiting_place: place }) => place ?? [])
    expect(places.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
  })

  test('that become free go to those who have waited longest, each once', async () => {
    const course = await openCourse({ max_people: 3 })
    await add(course, await Promise.all(Array.from({ length: 8 }, () => someone())))
    const before = await peopleOf(course)
    const seated = before.filter(({ state }) => state === 'listed')
    await Promise.all(seated.slice(0, 2).map(({ id }) => move(hr, id, 'refused')))
    const after = await peopleOf(course)
    const moved = after.filter(({ state }) => state === 'registered').map(({ id }) => id)
    const first = before
      .filter(({ waiting_place: place }) => place !== null && place <= 2)
      .map(({ id }) => id)
    expect(new Set(moved)).toEqual(new Set(first))
    await hr.call('trainings.update', { path: { id: course }, body: { max_people: 4 } })
    expect((await peopleOf(course)).filter(({ state }) => state === 'waiting')).toHaveLength(2)
  })

  test('are not fewer than are taken', async () => {
    const course = await openCourse({ max_people: 3 })
    await add(course, [await someone(), await someone()])
    expect(
      await hr.call('trainings.update', { path: { id: course }, body: { max_people: 1 } }),
    ).toMatchObject({
      status: 400,
      body: { errors: { max_people: ['Đã có 2 người có chỗ trong khóa này.'] } },
    })
  })

  test('are not had from the waiting list while none is free', async () => {
    const course = await openCourse({ max_people: 1 })
    await add(course, [await someone(), await someone()])
    const waits = (await peopleOf(course)).find(({ state }) => state === 'waiting')?.id ?? 0
    expect(await move(hr, waits, 'registered')).toMatchObject({ status: 409 })
  })
})

const allStates: readonly PersonState[] = [
  'listed',
  'waiting',
  'registered',
  'promised',
  'confirmed',
  'refused',
  'joined',
  'absent',
  'withdrawn',
  'passed',
  'failed',
]

/** The allowed changes as the rules of training write them, row by row. */
const allowed: Readonly<Record<PersonMoveName, readonly PersonState[]>> = {
  registered: ['listed', 'waiting'],
  promised: ['listed', 'registered'],
  confirmed: ['registered', 'promised'],
  refused: ['listed', 'waiting', 'registered', 'promised', 'confirmed'],
  joined: ['listed', 'confirmed'],
  absent: ['confirmed'],
  withdrawn: ['joined'],
}

describe('the table of states', () => {
  test.each(Object.keys(personMoves) as PersonMoveName[])('%s', async (name) => {
    const isPromise = name === 'promised'
    const course = await openCourse(
      personMoves[name].when === 'begun' ? begun : { commit_required: isPromise },
    )
    const id = await added(course)
    const found: PersonState[] = []
    for (const state of allStates) {
      await put(id, state)
      const { status } = await move(hr, id, name)
      expect([200, 409]).toContain(status)
      if (status === 200) found.push(state)
      expect(await stateOf(course, id)).toBe(status === 200 ? personMoves[name].to : state)
    }
    expect(new Set(found)).toEqual(new Set(allowed[name]))
  })

  test('lets whom it is mandatory for confirm without registering', async () => {
    const course = await openCourse()
    const [asked, sent] = [await added(course), await added(course, { mandatory: true })]
    expect((await move(hr, asked, 'confirmed')).status).toBe(409)
    expect((await move(hr, sent, 'confirmed')).status).toBe(200)
  })

  test('asks for the promise first, and keeps what was promised', async () => {
    const course = await openCourse({ commit_required: true, commit_months: 12 })
    const id = await added(course, { state: 'registered' })
    expect(await move(hr, id, 'confirmed')).toMatchObject({
      status: 409,
      body: { message: 'Khóa đào tạo này yêu cầu cam kết trước khi xác nhận tham gia.' },
    })
    await move(hr, id, 'promised')
    expect((await move(hr, id, 'confirmed')).body.data.employee.promised_at).not.toBeNull()
    const { rows } = await api.db.superuser.query(
      'select promise_text from training_employees where id = $1',
      [id],
    )
    expect(rows[0]?.promise_text).toContain('ít nhất 12 tháng')
  })

  test('ends with its deadlines', async () => {
    const course = await openCourse({ register_deadline: day(-3), confirm_deadline: day(-2) })
    const id = await added(course)
    expect(await move(hr, id, 'registered')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Đã quá hạn đăng ký') },
    })
    await put(id, 'registered')
    expect((await move(hr, id, 'confirmed')).status).toBe(409)
    expect((await move(hr, id, 'refused')).status).toBe(200)
  })

  test('goes one step back with a reason, and no further than the first', async () => {
    const course = await openCourse()
    const id = await added(course)
    await move(hr, id, 'registered')
    expect((await move(hr, id, 'return', {})).status).toBe(400)
    expect((await move(hr, id, 'return')).body.data.employee.state).toBe('listed')
    expect((await move(hr, id, 'return')).status).toBe(409)
    const { rows } = await api.db.superuser.query(
      'select from_state, to_state from training_employee_moves where training_employee_id = $1 order by id',
      [id],
    )
    expect(rows.map((row) => row.to_state)).toEqual(['listed', 'registered', 'listed'])
  })
})

/** Puts somebody into a state, whatever the rules say. */
async function put(id: number, state: PersonState): Promise<void> {
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update training_employees set state = $2, waiting_since = case when $2 = 'waiting' then now() end,
         reason = 'Thử' where id = $1`,
      [id, state],
    ),
  )
}

describe('who answers', () => {
  test('is oneself without a reason, or another with one', async () => {
    const course = await openCourse()
    const { employeeId, personId } = await hire(api, 'Người Trả Lời', 3)
    await add(course, [employeeId], { state: 'registered' })
    const id = (await peopleOf(course))[0]?.id ?? 0
    expect((await move(hr, id, 'confirmed', {})).status).toBe(400)
    const oneself = await newcomer(api, { login: 'tra.loi', companies: { 1: [] }, personId })
    expect((await move(oneself, id, 'confirmed', {})).body.data.employee).toMatchObject({
      state: 'confirmed',
      answered_by: 'self',
    })
    const colleague = await added(course, { state: 'registered' })
    expect((await move(oneself, colleague, 'confirmed')).status).toBe(404)
  })

  test('is the head of the unit for who was there, but not of another unit, nor for oneself', async () => {
    const course = await openCourse(begun)
    const head = await hire(api, 'Trưởng Tổ', 3)
    const person = await newcomer(api, {
      login: 'truong.to',
      companies: {
        1: [
          ['training_confirm', 'unit'],
          ['training_access', 'unit'],
        ],
      },
      personId: head.personId,
    })
    const elsewhere = await someone(4)
    await add(course, [await someone(3), elsewhere, head.employeeId])
    const people = await peopleOf(course)
    const rowOf = (employee: number) => people.find(({ employee_id: id }) => id === employee)?.id ?? 0
    const mine = people.find(({ employee_id: id }) => id !== elsewhere && id !== head.employeeId)?.id ?? 0
    expect((await move(person, mine, 'joined', {})).status).toBe(200)
    expect((await move(person, rowOf(elsewhere), 'joined', {})).status).toBe(404)
    expect(await move(person, rowOf(head.employeeId), 'joined', {})).toMatchObject({ status: 409 })
    const seen = await person.call('trainingEmployees.list', { path: { id: course } })
    expect(seen.body.data.employees.map(({ employee_id: id }) => id)).not.toContain(elsewhere)
  })
})

describe('an invitation', () => {
  test('tells the invited person alone what the course is and what may be answered now', async () => {
    const course = await openCourse({ name: 'Phòng cháy', commit_required: true, commit_months: 6 })
    const { employeeId, personId } = await hire(api, 'Người Được Mời', 3)
    await add(course, [employeeId, await someone()], { state: 'registered' })
    const invited = await newcomer(api, { login: 'duoc.moi', companies: { 1: [] }, personId })
    const read = async () =>
      (await invited.call('trainingInvitations.show', { path: { id: course } })).body.data.invitation
    const open = ({ answers }: Awaited<ReturnType<typeof read>>) =>
      answers.filter(({ refusal }) => refusal === null).map(({ answer }) => answer)
    const before = await read()
    expect(before).toMatchObject({
      name: 'Phòng cháy',
      state: 'registered',
      colleagues_total: 1,
      commit_months: 6,
    })
    expect(open(before)).toEqual(['promised', 'refused'])
    await move(invited, before.person_id, 'promised', {})
    expect(open(await read())).toEqual(['confirmed', 'refused'])
    await move(invited, before.person_id, 'confirmed', {})
    expect(await read()).toMatchObject({ state: 'confirmed', answered_by: 'self' })
    expect((await hr.call('trainingInvitations.show', { path: { id: course } })).status).toBe(404)
  })
})

describe('a person in a course', () => {
  test('is taken out before the answer only, and gives the seat on', async () => {
    const course = await openCourse({ max_people: 1 })
    await add(course, [await someone(), await someone()])
    const [seat, waits] = (await peopleOf(course)).toSorted(
      (one, other) => Number(one.waiting_place) - Number(other.waiting_place),
    )
    expect((await hr.call('trainingEmployees.destroy', { path: { id: seat?.id ?? 0 } })).status).toBe(200)
    expect(await stateOf(course, waits?.id ?? 0)).toBe('registered')
    expect(await hr.call('trainingEmployees.destroy', { path: { id: waits?.id ?? 0 } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('đã trả lời') },
    })
  })

  test('of another course is not there, and nothing of a list that names one is saved', async () => {
    const [course, other] = [await openCourse(), await openCourse()]
    const stranger = await added(other)
    const answer = await hr.call('trainingEmployees.updateBulk', {
      path: { id: course },
      body: { employees: [{ employee_id: await someone() }], removed_ids: [stranger] },
    })
    expect(answer.status).toBe(404)
    expect(await peopleOf(course)).toEqual([])
  })

  test('saved from an older version is refused with what is there now', async () => {
    const course = await openCourse()
    const id = await added(course)
    const save = (note: string) =>
      hr.call('trainingEmployees.update', { path: { id }, body: { note, version: 1 } })
    expect((await save('Một')).status).toBe(200)
    expect(await save('Hai')).toMatchObject({ status: 409, body: { data: { employee: { note: 'Một' } } } })
  })
})
