import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueue } from '../../../jobs/enqueue.ts'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { handInOverdue } from './overdue-job.ts'

const api = apiForFile()
let hr: Person
let taker: Person
let latecomer: Person
let people: number[]
let field: number
let path: { id: number }
let made = 0
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000009'
const standsStill =
  'Bài thi của bạn đang tạm dừng, đồng hồ đứng yên. Câu trả lời được gửi khi bạn được làm tiếp.'

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const [one, other] = [await hire(api, 'Lê Thí Sinh', 3), await hire(api, 'Vũ Đến Muộn', 3)]
  people = [one.employeeId, other.employeeId]
  taker = await newcomer(api, { login: 'dang.lam', companies: { 1: [] }, personId: one.personId })
  latecomer = await newcomer(api, { login: 'den.muon', companies: { 1: [] }, personId: other.personId })
  field = (await hr.call('fields.store', { body: { code: 'LVTD', name: 'Lĩnh vực tạm dừng' } })).body.data
    .field.id
  const questions = Array.from({ length: 8 }, (_, at) => ({
    content: `Việc thứ ${at + 1} phải làm khi có cháy là báo động.`,
    kind: 'true_false' as const,
    field_id: field,
    right_options: ['A' as const],
  }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
})

beforeEach(async () => {
  await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
  made += 1
  const from = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `TAMDUNG${made}`,
      name: `Thi có tạm dừng ${made}`,
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 3_600_000).toISOString(),
      duration: 30,
    },
  })
  path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id: field, count: 8 }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: people } })
  await hr.call('quizExams.publish', { path, body: {} })
})

const start = (who = taker) => who.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
const save = (slot: number, seq = slot) =>
  taker.call('quizTaking.answers', { path, body: { device, answers: [{ slot, value: ['A'], seq }] } })
const finish = () => taker.call('quizTaking.finish', { path, body: { device, answers: [] } })
const pause = () => hr.call('quizExams.pause', { path, body: { reason: 'Mất điện phòng thi.' } })
const resume = () => hr.call('quizExams.resume', { path, body: { reason: 'Đã có điện.' } })

interface Attempt {
  state: string
  is_paused: boolean
  left: number
  saved: string[]
}

/** The taker's attempt as it lies in the table, with the places of the answers that were kept. */
async function attempt(): Promise<Attempt> {
  const { rows } = await api.db.superuser.query<Attempt>(
    `select a.state, a.paused_at is not null as is_paused,
       extract(epoch from a.deadline_at - coalesce(a.paused_at, now()))::float8 as left,
       array(select slot::text from quiz_answers where attempt_id = a.id order by slot) as saved
     from quiz_attempts a join quiz_exam_people p on p.id = a.person_id where p.exam_id = $1`,
    [path.id],
  )
  if (rows[0] === undefined) throw new Error('nobody has begun')
  return rows[0]
}

/** Makes the pause that stands so many minutes older, as if they had passed. */
async function waitMinutes(minutes: number) {
  const earlier = `- make_interval(mins => ${minutes})`
  await api.db.superuser.query(
    `update quiz_exam_pauses set paused_at = paused_at ${earlier} where resumed_at is null and exam_id = $1`,
    [path.id],
  )
  await api.db.superuser.query(
    `update quiz_attempts set started_at = started_at ${earlier}, deadline_at = deadline_at ${earlier},
       paused_at = paused_at ${earlier} where paused_at is not null`,
  )
  await api.db.superuser.query(
    `update quiz_exams set start_at = start_at ${earlier}, end_at = end_at ${earlier} where id = $1`,
    [path.id],
  )
}

describe('a pause', () => {
  test('takes nothing in, tells why, and gives everybody back what it lasted', async () => {
    const begunAt = performance.now()
    await start()
    await save(1)
    const before = await attempt()
    const { body } = await pause()
    expect(body.data.exam).toMatchObject({ status: 'paused', pause_reason: 'Mất điện phòng thi.' })
    const refused = { status: 409, body: { message: standsStill } }
    expect(await save(2)).toMatchObject(refused)
    expect(await finish()).toMatchObject(refused)
    expect(await start()).toMatchObject(refused)
    expect(await start(latecomer)).toMatchObject({ status: 409 })
    const { exam } = (await taker.call('quizTaking.info', { path })).body.data
    expect(exam).toMatchObject({ status: 'paused', state: 'running', pause_reason: 'Mất điện phòng thi.' })

    await waitMinutes(90)
    expect((await latecomer.call('quizTaking.info', { path })).body.data.exam.state).toBe('waiting')
    const { end_at: closes } = (await hr.call('quizExams.show', { path })).body.data.exam
    const again = (await resume()).body.data.exam
    expect(again).toMatchObject({ status: 'running', pause_reason: null })
    const moved = (Date.parse(again.end_at) - Date.parse(closes)) / 60_000
    expect(moved).toBeGreaterThan(89.9)
    const after = await attempt()
    // Whatever the test itself took is in both, on a slow machine too.
    const seconds = (performance.now() - begunAt) / 1000 + 1
    expect(moved).toBeLessThan(90 + seconds / 60)
    expect(Math.abs(after.left - before.left)).toBeLessThan(seconds)
    // What was typed meanwhile is sent when it goes on.
    expect((await save(2)).status).toBe(200)
    expect((await finish()).body.data.receipt).toMatchObject({ answered: 2, ended_by: 'taker' })
    expect((await start(latecomer)).status).toBe(200)
  })

  test('lets no clock hand in, however long it lasts', async () => {
    await start()
    await save(3)
    await pause()
    await waitMinutes(120)
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, handInOverdue, {}),
    )
    await runJobs(api.db, { jobs: [handInOverdue] })
    expect(await attempt()).toMatchObject({ state: 'running', is_paused: true, saved: ['3'] })
    await resume()
    expect((await finish()).body.data.receipt).toMatchObject({ answered: 1 })
  })

  test('keeps every save that it acknowledged, and acknowledges none that it did not keep', async () => {
    await start()
    const slots = [1, 2, 3, 4, 5, 6, 7, 8]
    const [saves] = await Promise.all([Promise.all(slots.map((slot) => save(slot))), pause()])
    const acknowledged = slots.filter((_, at) => saves[at]?.status === 200)
    expect((await attempt()).saved).toEqual(acknowledged.map(String))
    expect(saves.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  })

  test('comes before a hand-in or after it, and never between', async () => {
    await start()
    await save(1)
    const [handedIn, paused] = await Promise.all([finish(), pause()])
    expect(paused.status).toBe(200)
    const { state, is_paused: isPaused } = await attempt()
    expect([state, isPaused]).toEqual(handedIn.status === 200 ? ['marked', false] : ['running', true])
    await resume()
    expect((await finish()).body.data.receipt).toMatchObject({ answered: 1 })
  })

  test('is over with the exam when that is cancelled', async () => {
    await start()
    await pause()
    await hr.call('quizExams.cancel', { path, body: { reason: 'Không có điện cả ngày.' } })
    const { exam } = (await hr.call('quizExams.show', { path })).body.data
    expect(exam).toMatchObject({ status: 'cancelled', pause_reason: null })
    expect((await taker.call('quizTaking.info', { path })).body.data.exam.pause_reason).toBeNull()
    expect(await attempt()).toMatchObject({ is_paused: false })
  })

  test('is for an exam that runs, once at a time', async () => {
    expect(await resume()).toMatchObject({ status: 409, body: { message: 'Kỳ thi không tạm dừng.' } })
    const [one, other] = await Promise.all([pause(), pause()])
    expect([one.status, other.status].toSorted((less, more) => less - more)).toEqual([200, 409])
    await hr.call('quizExams.withdraw', { path, body: {} })
    expect(await pause()).toMatchObject({ status: 409 })
    expect((await hr.call('quizExams.show', { path })).body.data.exam).toMatchObject({ status: 'draft' })
    await hr.call('quizExams.publish', { path, body: {} })
    expect((await start()).status).toBe(200)
  })
})
