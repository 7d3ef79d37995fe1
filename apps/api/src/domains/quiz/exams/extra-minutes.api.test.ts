import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { quizSteps } from '../../../testing/quiz-steps.ts'

const api = apiForFile()
const reason = 'Máy khởi động lại.'
let hr: Person
let taker: Person
const { device, newExam, begin, handIn, end } = quizSteps(api, () => ({ hr, taker }))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
})

interface Path {
  id: number
}

const give = (path: Path, body: { minutes: number; room?: string; employee_id?: number; reason?: string }) =>
  hr.call('quizExams.giveMinutes', { path, body: { reason, ...body } })

/** An exam of employees 11, who has an account, and 12, who sits in 'Phòng 2'. */
async function examOfTwo() {
  const path = await newExam()
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [12], room: 'Phòng 2' } })
  return path
}

/** The minutes that each has beyond the duration, by the number of his file. */
async function extraOf(path: Path) {
  const { people } = (await hr.call('quizExams.people', { path })).body.data
  return Object.fromEntries(people.map(({ employee_id: id, extra_minutes: extra }) => [id, extra]))
}

async function minutesLeft({ id }: Path) {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ left: number }>(
      `select extract(epoch from deadline_at - now())::float8 / 60 as left from quiz_attempts
       where person_id in (select id from quiz_exam_people where exam_id = $1)`,
      [id],
    ),
  )
  return Math.round(rows[0]?.left ?? 0)
}

describe('more minutes', () => {
  test('reach whoever writes at once and whoever has not begun, and nobody who has handed in', async () => {
    const path = await examOfTwo()
    const { remaining_ms: before } = await begin(path)
    expect(await minutesLeft(path)).toBe(30)
    expect((await give(path, { minutes: 10 })).body.data).toMatchObject({ given: 2 })
    expect(await extraOf(path)).toEqual({ 11: 10, 12: 10 })
    expect(await minutesLeft(path)).toBe(40)
    // Going on shows the page what it has now.
    const { sitting } = (await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } }))
      .body.data
    expect(sitting.remaining_ms - before).toBeGreaterThan(9 * 60_000)
    await handIn(path, ['A', 'B'])
    expect((await give(path, { minutes: 5 })).body.data).toMatchObject({ given: 1 })
    expect(await extraOf(path)).toEqual({ 11: 10, 12: 15 })
  })

  test('are for one room or one taker where they say so', async () => {
    const path = await examOfTwo()
    expect((await give(path, { minutes: 7, room: 'Phòng 2' })).status).toBe(200)
    expect(await extraOf(path)).toEqual({ 11: 0, 12: 7 })
    expect((await give(path, { minutes: 3, employee_id: 11 })).status).toBe(200)
    expect(await extraOf(path)).toEqual({ 11: 3, 12: 7 })
    expect((await give(path, { minutes: 3, room: 'Phòng 9' })).body.errors).toHaveProperty('room')
    expect(await extraOf(path)).toEqual({ 11: 3, 12: 7 })
  })

  test('reach whoever stands still, and are there when he goes on', async () => {
    const path = await examOfTwo()
    await begin(path)
    await hr.call('quizExams.pause', { path, body: { reason } })
    expect((await give(path, { minutes: 10 })).body.data).toMatchObject({ given: 2 })
    await hr.call('quizExams.resume', { path, body: { reason } })
    expect(await minutesLeft(path)).toBe(40)
  })

  test.each([
    ['too many at once', { minutes: 241 }, 'minutes'],
    ['none', { minutes: 0 }, 'minutes'],
    ['without a reason', { minutes: 5, reason: ' ' }, 'reason'],
  ])('%s are refused', async (_, body, field) => {
    const path = await examOfTwo()
    expect(await give(path, body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    })
    expect(await extraOf(path)).toEqual({ 11: 0, 12: 0 })
  })

  test('beyond what anybody may have are refused in words, for all of them', async () => {
    const path = await examOfTwo()
    for (const _ of [1, 2]) await give(path, { minutes: 240, employee_id: 12 })
    const { status, text } = await give(path, { minutes: 200 })
    expect(status).toBe(400)
    expect(text).toContain('có người đã được thêm 480 phút')
    expect(await extraOf(path)).toEqual({ 11: 0, 12: 480 })
  })

  test('are given by nobody once no one can use them or the exam is over', async () => {
    const path = await newExam()
    await begin(path)
    await handIn(path, ['A', 'B'])
    expect(await give(path, { minutes: 5 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Không còn thí sinh nào') },
    })
    const over = await newExam()
    await end(over)
    expect((await give(over, { minutes: 5 })).body.message).toContain('đã kết thúc')
    expect(await extraOf(over)).toEqual({ 11: 0 })
  })

  test('leave their reason in the trail and nowhere else', async () => {
    const path = await examOfTwo()
    const { text } = await give(path, { minutes: 5, employee_id: 11 })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ detail: object }>(
        `select detail from audit_trail where operation = 'quizExams.giveMinutes' order by id desc limit 1`,
      ),
    )
    expect(rows[0]?.detail).toMatchObject({ reason, minutes: 5, given: 1, employee_id: 11 })
    const told = (await taker.call('quizTaking.info', { path })).text
    expect(told).toContain('"extra_minutes":5')
    expect(text + told).not.toContain(reason)
  })
})
