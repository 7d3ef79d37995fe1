import { beforeAll, describe, expect, test, vi } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { quizSteps } from '../../../testing/quiz-steps.ts'

const api = apiForFile(() => ({ REFUSALS_A_MINUTE: '4' }))
let hr: Person
let taker: Person
let marker: Person
const { device, newExam, begin, handIn, sit, end, attemptOf } = quizSteps(api, () => ({ hr, taker }))
const reason = 'Máy bị mất điện khi đang làm bài.'

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
  marker = await api.as('manager')
})

const reopen = async (path: { id: number }, minutes = 10) =>
  hr.call('quizAttempts.reopen', { path: await attemptOf(path), body: { minutes, reason } })
const cancel = async (path: { id: number }) =>
  hr.call('quizAttempts.cancel', { path: await attemptOf(path), body: { reason } })
const seen = async (path: { id: number }) => (await taker.call('quizTaking.results', { path })).body.data
const info = async (path: { id: number }) => (await taker.call('quizTaking.info', { path })).body.data.exam
const taken = async (path: { id: number }) =>
  (await hr.call('quizExams.takenExams', { path })).body.data.taken_exams[0]
const start = (path: { id: number }) =>
  taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })

async function noticesOf(kind: string, path: { id: number }) {
  const { rows } = await api.db.superuser.query(
    'select employee_id::integer from notices where kind = $1 and record_id = $2',
    [kind, path.id],
  )
  return rows
}

async function isOut(path: { id: number }): Promise<unknown> {
  const { rows } = await api.db.superuser.query(
    'select quiz_results_out(exam) as is_out from quiz_exams exam where id = $1',
    [path.id],
  )
  return rows[0]?.is_out
}

describe('an attempt that is taken up again', () => {
  test('goes on with what was answered, for the minutes that are given, and keeps the receipt before', async () => {
    const path = await newExam({ show_result: 'now' })
    const receipt = await sit(path, ['A', 'B'])
    expect((await seen(path)).result).toMatchObject({ score: 5 })
    const { moves } = (await reopen(path)).body.data
    expect(moves).toMatchObject([
      { kind: 'reopened', minutes: 10, reason, score_before: 5, receipt_before: { hash: receipt.hash } },
    ])
    expect(await noticesOf('quiz_attempt_reopened', path)).toEqual([{ employee_id: 11 }])
    expect(await info(path)).toMatchObject({
      state: 'running',
      receipt: null,
      last_move: { kind: 'reopened', reason, minutes: 10 },
    })

    const { sitting } = (await start(path)).body.data
    expect(sitting.answers).toMatchObject([{ value: ['A'] }, { value: ['B'] }])
    expect(sitting.remaining_ms).toBeGreaterThan(9 * 60_000)
    expect(sitting.remaining_ms).toBeLessThanOrEqual(10 * 60_000)
    const again = await handIn(path, ['A', 'A'], 10)
    expect(again.hash).not.toBe(receipt.hash)
    expect((await seen(path)).result).toMatchObject({ score: 10 })
  })

  test('keeps the exam from being over, so that nobody reads what is right meanwhile', async () => {
    const path = await newExam({ show_result: 'after', show_answers: true })
    await sit(path, ['A', 'B'])
    await end(path)
    expect((await seen(path)).questions).toHaveLength(2)
    expect((await reopen(path)).status).toBe(200)
    expect((await hr.call('quizExams.show', { path })).body.data.exam.status).toBe('running')
    expect((await hr.call('quizExams.release', { path, body: {} })).status).toBe(409)
    expect(await isOut(path)).toBe(false)
    // Once he has handed in, or has no paper any more, others need not wait for the rest of his minutes.
    await handIn(path, ['A', 'A'], 10)
    expect(await seen(path)).toMatchObject({ result: { score: 10 }, questions: [{}, {}] })
    await reopen(path)
    expect(await isOut(path)).toBe(false)
    await cancel(path)
    expect(await isOut(path)).toBe(true)
  })

  test('has its written answers marked anew, what was given before kept beside it', async () => {
    const path = await newExam({ written: true, show_result: 'now' })
    await sit(path, ['Bài viết', 'A', 'A'])
    const { questions } = (await marker.call('quizMarking.questions', { path })).body.data
    const query = { question_id: questions[0]?.id ?? 0, state: 'waiting' as const }
    const waiting = async () => (await marker.call('quizMarking.answers', { path, query })).body.data.answers
    const [answer] = await waiting()
    const body = { earned: 2, version: answer?.version ?? 0 }
    await marker.call('quizMarking.mark', { path: { id: answer?.id ?? 0 }, body })
    expect((await seen(path)).result).toMatchObject({ score: 10 })

    expect((await reopen(path)).status).toBe(200)
    expect((await marker.call('quizMarking.questions', { path })).body.data.questions).toEqual([])
    await handIn(path, ['Bài viết lại'], 10)
    expect((await seen(path)).result).toBeNull()
    expect(await waiting()).toMatchObject([{ text: 'Bài viết lại', earned: null }])
    const { rows } = await api.db.superuser.query(
      'select marks_before from quiz_attempt_moves where attempt_id = $1',
      [(await attemptOf(path)).id],
    )
    expect(rows).toMatchObject([{ marks_before: [{ slot: 1, earned: 2 }] }])
  })

  test('is not while its taker sits another one', async () => {
    const path = await newExam()
    await sit(path, ['A'])
    await begin(await newExam({ name: 'Thi lúc khác' }))
    const refused = await reopen(path)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.text).toContain('đang làm bài thi Thi lúc khác')
  })

  test('has a pause given back like any other', async () => {
    const path = await newExam()
    await sit(path, ['A'])
    await end(path)
    await reopen(path)
    const closes = async () =>
      Date.parse(
        (await api.db.superuser.query('select reopened_until from quiz_exams where id = $1', [path.id]))
          .rows[0].reopened_until,
      )
    const before = await closes()
    expect((await hr.call('quizExams.pause', { path, body: { reason } })).status).toBe(200)
    await hr.call('quizExams.resume', { path, body: { reason } })
    expect(await closes()).toBeGreaterThan(before)
  })
})

describe('an attempt that is cancelled', () => {
  test('counts for nothing in results, report and analysis, and is told to its taker', async () => {
    const path = await newExam({ show_result: 'now', show_answers: true })
    await sit(path, ['A', 'A'])
    await end(path)
    const figures = async () =>
      (await hr.call('quizReports.show')).body.data.exams.find(({ id }) => id === path.id)?.figures
    expect(await figures()).toMatchObject({ taken: 1, passed: 1, average: 10 })
    const { moves } = (await cancel(path)).body.data
    expect(moves).toMatchObject([{ kind: 'cancelled', minutes: null, reason, score_before: 10 }])
    expect(await taken(path)).toMatchObject({ state: 'cancelled', score: null, passed: null })
    expect(await figures()).toMatchObject({ taken: 0, passed: 0, average: null })
    expect((await hr.call('quizExams.analysis', { path })).body.data.papers).toBe(0)
    expect((await hr.call('quizExams.show', { path })).body.data.exam.handed_in_total).toBe(0)
    expect(await seen(path)).toMatchObject({ result: null, questions: [] })
    expect(await info(path)).toMatchObject({ state: 'cancelled', last_move: { kind: 'cancelled', reason } })
    expect(await noticesOf('quiz_attempt_cancelled', path)).toEqual([{ employee_id: 11 }])
    await end(path)
    expect(await seen(path)).toMatchObject({ result: null, questions: [] })
    // His paper stays readable for who may see questions.
    const { questions } = (await hr.call('quizTaking.viewAnswers', { path: await attemptOf(path) })).body.data
    expect(questions).toMatchObject([{ value: ['A'] }, { value: ['A'] }])
  })

  test('takes nothing any more while it is written, and says why', async () => {
    const path = await newExam()
    await begin(path)
    await cancel(path)
    const answers = [{ slot: 1, value: ['A'], seq: 1 }]
    const saved = await taker.call('quizTaking.answers', { path, body: { device, answers } })
    expect(saved).toMatchObject({ status: 409 })
    expect(saved.text).toContain('Bài thi của bạn đã bị hủy.')
    expect((await start(path)).status).toBe(409)
  })

  test('has no written answer that waits for its mark', async () => {
    const path = await newExam({ written: true })
    await sit(path, ['Bài viết', 'A'])
    const waits = async () => (await hr.call('quizExams.markers', { path })).body.data.markers[0]?.waiting
    expect(await waits()).toBe(1)
    await cancel(path)
    expect(await waits()).toBe(0)
  })
})

describe('answers that come after the time', () => {
  const answers = [
    { slot: 1, value: ['A'], seq: 10 },
    { slot: 2, value: ['A'], seq: 11 },
  ]
  const pass = (path: { id: number }, seconds: number) =>
    api.db.superuser.query(
      `update quiz_attempts set deadline_at = now() - make_interval(secs => $2)
       where person_id in (select id from quiz_exam_people where exam_id = $1)`,
      [path.id, seconds],
    )
  const save = (path: { id: number }, from = device) =>
    taker.call('quizTaking.answers', { path, body: { device: from, answers } })
  const judge = async (path: { id: number }, accept: boolean) =>
    hr.call('quizAttempts.judgeLate', { path: await attemptOf(path), body: { accept, reason } })
  const history = async (path: { id: number }) =>
    (await hr.call('quizAttempts.history', { path: await attemptOf(path) })).body.data

  test('are refused and kept, whether they are saved or handed in, and count once they are accepted', async () => {
    const path = await newExam({ show_result: 'now' })
    await begin(path)
    await pass(path, 60)
    expect(await save(path)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Hết giờ') },
    })
    const receipt = await handIn(path, ['B', 'A'], 20)
    expect(receipt).toMatchObject({ ended_by: 'clock', answered: 0 })
    expect((await seen(path)).result).toMatchObject({ score: 0 })
    expect(await taken(path)).toMatchObject({ late_answers: 2 })
    expect((await history(path)).late_answers).toHaveLength(4)

    const { moves, late_answers: late } = (await judge(path, true)).body.data
    expect(moves).toMatchObject([{ kind: 'late_accepted', reason, receipt_before: { hash: receipt.hash } }])
    expect(late.every(({ is_accepted: accepted }) => accepted === true)).toBe(true)
    // Of a question the highest number counts, as ever.
    expect(await seen(path)).toMatchObject({
      receipt: { ended_by: 'clock', answered: 2 },
      result: { score: 5 },
    })
    expect(await taken(path)).toMatchObject({ late_answers: 0 })
    expect((await judge(path, true)).status).toBe(409)
  })

  test('neither fill the trail nor count as misdeeds, however often they are sent', async () => {
    const path = await newExam()
    await begin(path)
    await pass(path, 60)
    for (let nth = 0; nth < 8; nth += 1) expect((await save(path)).status).toBe(409)
    expect((await info(path)).state).toBe('running')
    expect((await history(path)).late_answers).toHaveLength(2)
    const { rows } = await api.db.superuser.query(
      "select id from audit_trail where operation = 'quizTaking.answers'",
    )
    expect(rows).toEqual([])
  })

  test('are asked for again where they could not be kept', async () => {
    const path = await newExam()
    await begin(path)
    await pass(path, 60)
    await api.db.superuser.query('alter table quiz_late_answers add constraint shut check (false) not valid')
    expect((await save(path)).status).toBe(503)
    await api.db.superuser.query('alter table quiz_late_answers drop constraint shut')
    expect((await save(path)).status).toBe(409)
    expect((await history(path)).late_answers).toHaveLength(2)
  })

  test('are judged before the paper is taken up again and before results are released', async () => {
    const path = await newExam()
    await begin(path)
    await pass(path, 60)
    await handIn(path, ['A'])
    await end(path)
    const refused = await reopen(path)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.text).toContain('có câu trả lời muộn chờ xét')
    const released = await hr.call('quizExams.release', { path, body: {} })
    expect(released).toMatchObject({ status: 409 })
    expect(released.text).toContain('Còn 1 bài thi có câu trả lời muộn chờ xét')
    await judge(path, false)
    expect((await hr.call('quizExams.release', { path, body: {} })).status).toBe(200)
  })

  test('are told in words to who may see questions alone', async () => {
    const path = await newExam()
    await begin(path)
    await pass(path, 60)
    await save(path)
    expect((await history(path)).late_answers[0]).toMatchObject({ slot: 1, value: ['A'] })
    const login = 'khong.cau.tra.loi'
    const blind = await newcomer(api, { login, companies: { 1: [['quiz_exam_access', 'company']] } })
    const told = await blind.call('quizAttempts.history', { path: await attemptOf(path) })
    expect(told.body.data.late_answers.map(({ slot, value }) => [slot, value])).toEqual([
      [1, undefined],
      [2, undefined],
    ])
  })

  test('come to nothing where they are not accepted', async () => {
    const path = await newExam({ show_result: 'now' })
    await begin(path)
    await pass(path, 60)
    await save(path)
    await handIn(path, [])
    expect((await judge(path, false)).status).toBe(200)
    expect((await seen(path)).result).toMatchObject({ score: 0 })
    expect((await history(path)).late_answers).toMatchObject([{ is_accepted: false }, { is_accepted: false }])
    expect(await info(path)).toMatchObject({ last_move: { kind: 'late_refused', reason } })
  })

  test('are not kept from another device, after a quarter of an hour, or once one has handed in', async () => {
    const path = await newExam()
    await begin(path)
    await pass(path, 60)
    expect((await save(path, '0b6d1c0a-4e9b-4d7c-8a58-00000000000f')).status).toBe(409)
    await pass(path, 15 * 60 + 6)
    expect((await save(path)).status).toBe(409)
    expect((await history(path)).late_answers).toEqual([])
    await pass(path, -600)
    await handIn(path, ['A'])
    await pass(path, 60)
    expect((await save(path)).status).toBe(409)
    await handIn(path, ['A', 'A'], 40)
    expect((await history(path)).late_answers).toEqual([])
  })
})

test('a paper that is handed in meanwhile does not wait for the exam', async () => {
  const path = await newExam()
  await sit(path, ['A'])
  const handing = await api.db.superuser.connect()
  const { id } = await attemptOf(path)
  await handing.query('begin')
  await handing.query('select id from quiz_attempts where id = $1 for update', [id])
  const cancelled = cancel(path)
  await vi.waitFor(async () => {
    const { rows } = await api.db.superuser.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    expect(rows).toHaveLength(1)
  }, 20_000)
  // As its written answers are queued, which refer to the exam.
  const { rows } = await handing.query('select id from quiz_exams where id = $1 for key share skip locked', [
    path.id,
  ])
  await handing.query('commit')
  handing.release()
  expect(rows).toHaveLength(1)
  expect((await cancelled).status).toBe(200)
})

test('both stand in the trail of the exam, with the reason', async () => {
  const path = await newExam()
  await sit(path, ['A'])
  await reopen(path)
  await cancel(path)
  const { rows } = await api.db.superuser.query(
    `select operation, detail ->> 'reason' as reason from audit_trail
     where resource = 'quizExams' and record_id = $1 and 'attempts' = any(changed_fields) order by id`,
    [path.id],
  )
  expect(rows).toEqual([
    { operation: 'quizAttempts.reopen', reason },
    { operation: 'quizAttempts.cancel', reason },
  ])
})

test('nobody else reads what was done with an attempt, and a reason of blanks is none', async () => {
  const path = await newExam()
  await sit(path, ['A'])
  const attempt = await attemptOf(path)
  expect((await taker.call('quizAttempts.history', { path: attempt })).status).toBe(403)
  const blank = { minutes: 5, reason: '  ' }
  const refused = await hr.call('quizAttempts.reopen', { path: attempt, body: blank })
  expect(refused).toMatchObject({ status: 400, body: { errors: { reason: [expect.any(String) as string] } } })
  const none = await hr.call('quizAttempts.reopen', { path: attempt, body: { minutes: 0, reason } })
  expect(none.status).toBe(400)
  expect((await taken(path))?.state).toBe('marked')
})
