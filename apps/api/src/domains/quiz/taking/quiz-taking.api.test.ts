import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { handInOverdue } from './overdue-job.ts'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { runJobs } from '../../../testing/jobs.ts'

const api = apiForFile()
let hr: Person
let taker: Person
let made = 0
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000001'
const other = '0b6d1c0a-4e9b-4d7c-8a58-000000000002'
const secret = 'Lời giải thích không ai được thấy trước'

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
  const questions = [1, 2, 3, 4].map((place) => ({
    content: `Chọn ý đúng của câu ${place}`,
    kind: 'single' as const,
    field_id: 32,
    option_a: 'Ý đúng',
    option_b: 'Ý sai thứ nhất',
    option_c: 'Ý sai thứ hai',
    right_options: ['A' as const],
    explanation: secret,
  }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
})

/** A published exam of four questions for the taker. */
async function newExam(more: object = {}, people: number[] = [11]) {
  made += 1
  const start = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `THI${made}`,
      name: `Thi an toàn ${made}`,
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 30,
      ...more,
    },
  })
  const path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', {
    path,
    body: { cells: [{ field_id: 32, kind: 'single', count: 4 }] },
  })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: people } })
  expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  return path
}

/** Ends all attempts of the taker, so that the next exam may begin. */
async function endAll() {
  await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
}

async function begin(path: { id: number }) {
  await endAll()
  const { status, body } = await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
  expect(status).toBe(200)
  return body.data.sitting
}

/** The shown letter of the right answer of each question. */
function rightLetters(questions: readonly { slot: number; options: readonly string[] }[]) {
  return new Map(questions.map(({ slot, options }) => [slot, 'ABC'[options.indexOf('Ý đúng')] ?? '']))
}

/** Moves the deadline of the running attempt, as if so many seconds had passed. */
async function passSeconds(seconds: number) {
  await api.db.superuser.query(
    `update quiz_attempts set deadline_at = now() - make_interval(secs => $1) where state = 'running'`,
    [seconds],
  )
}

describe('an exam that is taken', () => {
  test('keeps of each slot the answer with the highest number, in whatever order they arrive', async () => {
    const path = await newExam({ show_result: 'now' })
    const { questions } = await begin(path)
    const right = rightLetters(questions)
    const save = (slot: number, value: string, seq: number) =>
      taker.call('quizTaking.answers', { path, body: { device, answers: [{ slot, value: [value], seq }] } })
    await save(1, right.get(1) ?? '', 9)
    await save(1, right.get(1) === 'A' ? 'B' : 'A', 4)
    await save(1, 'F', 9)
    await save(2, right.get(2) ?? '', 10)
    const again = (await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })).body
      .data
    expect(again.sitting.answers).toMatchObject([
      { slot: 1, value: [right.get(1)], seq: 9 },
      { slot: 2, seq: 10 },
    ])

    const late = [{ slot: 3, value: [right.get(3) ?? ''], seq: 11 }]
    const first = await taker.call('quizTaking.finish', { path, body: { device, answers: late } })
    expect(first.body.data.receipt).toMatchObject({ ended_by: 'taker', answered: 3, total: 4 })
    const second = await taker.call('quizTaking.finish', { path, body: { device, answers: [] } })
    expect(second.body.data).toEqual(first.body.data)
    const { result } = (await taker.call('quizTaking.results', { path })).body.data
    expect(result).toEqual({ score: 7.5, points: 3, max_points: 4, passed: true })
  })

  test('stands on the first page of its taker until it is handed in', async () => {
    const path = await newExam({ name: 'Thi trên trang chủ' })
    const onFirstPage = async () =>
      (await taker.call('home.show')).body.data.home.cards
        .flatMap(({ own_exams: own }) => own?.exams ?? [])
        .find(({ id }) => id === path.id)
    expect(await onFirstPage()).toMatchObject({ state: 'waiting', name: 'Thi trên trang chủ' })
    await begin(path)
    expect(await onFirstPage()).toMatchObject({ state: 'running' })
    await taker.call('quizTaking.finish', { path, body: { device, answers: [] } })
    expect(await onFirstPage()).toBeUndefined()
  })

  test('is begun once, however often it is pressed at once', async () => {
    const path = await newExam()
    await endAll()
    const press = () => taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
    const answers = await Promise.all([press(), press(), press(), press()])
    expect(new Set(answers.map(({ body }) => body.data.sitting.attempt_id)).size).toBe(1)
  })

  test('is written by one device at a time', async () => {
    const path = await newExam()
    await begin(path)
    const refused = await taker.call('quizTaking.start', { path, body: { device: other, notice_version: 1 } })
    expect(refused).toMatchObject({ status: 409 })
    expect((await taker.call('quizTaking.takeOver', { path, body: { device: other } })).status).toBe(200)
    const answers = [{ slot: 1, value: ['A'], seq: 1 }]
    expect((await taker.call('quizTaking.answers', { path, body: { device, answers } })).status).toBe(409)
    const away = { away_count: 2, away_seconds: 7 }
    const saved = await taker.call('quizTaking.answers', { path, body: { device: other, answers, ...away } })
    expect(saved.status).toBe(200)
    const again = await taker.call('quizTaking.takeOver', { path, body: { device: other } })
    expect(again.body.data.sitting).toMatchObject({
      ...away,
      seal_key: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('takes what arrives within the grace, and nothing after it', async () => {
    const path = await newExam()
    await begin(path)
    const answers = [{ slot: 1, value: ['A'], seq: 1 }]
    await passSeconds(3)
    expect((await taker.call('quizTaking.answers', { path, body: { device, answers } })).status).toBe(200)
    await passSeconds(7)
    const refused = await taker.call('quizTaking.answers', { path, body: { device, answers } })
    expect(refused).toMatchObject({ status: 409, body: { message: 'Hết giờ, bài thi đã được nộp tự động.' } })
    const late = [{ slot: 2, value: ['A'], seq: 2 }]
    const { receipt } = (await taker.call('quizTaking.finish', { path, body: { device, answers: late } }))
      .body.data
    expect(receipt).toMatchObject({ ended_by: 'clock', answered: 1 })
  })

  test('is handed in by the clock', async () => {
    const path = await newExam()
    await begin(path)
    await passSeconds(60)
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, handInOverdue, {}),
    )
    await runJobs(api.db, { jobs: [handInOverdue] })
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
    expect(taken).toMatchObject([
      { state: 'marked', ended_by: 'clock', answered: 0, score: 0, passed: false },
    ])
  })

  test('is refused before it opens, while another one runs, and without the notice', async () => {
    const soon = Date.now() + 3_600_000
    const early = await newExam({
      start_at: new Date(soon).toISOString(),
      end_at: new Date(soon + 7_200_000).toISOString(),
    })
    await begin(await newExam())
    const start = (path: { id: number }, version = 1) =>
      taker.call('quizTaking.start', { path, body: { device, notice_version: version } })
    expect((await start(early)).body.message).toBe('Kỳ thi chưa mở.')
    expect((await start(await newExam())).body.message).toContain('Hãy nộp bài đó trước')
    await endAll()
    expect((await start(await newExam(), 2)).body.message).toContain('đã thay đổi')
    expect((await start(await newExam({}, [12]))).status).toBe(404)
  })
})

test('nothing of what is right is sent to a taker before the exam is over for everybody', async () => {
  const path = await newExam({
    show_result: 'now',
    show_answers: true,
    show_marks: true,
    show_explanations: true,
  })
  const texts: string[] = []
  const heard = <Answer extends { text: string }>(answer: Answer): Answer => {
    texts.push(answer.text)
    return answer
  }
  await endAll()
  heard(await taker.call('quizTaking.list', {}))
  heard(await taker.call('quizTaking.info', { path }))
  heard(await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } }))
  const answers = [{ slot: 1, value: ['A'], seq: 1 }]
  heard(await taker.call('quizTaking.answers', { path, body: { device, answers } }))
  heard(await taker.call('quizTaking.takeOver', { path, body: { device } }))
  heard(await taker.call('quizTaking.finish', { path, body: { device, answers: [] } }))
  heard(await taker.call('quizTaking.results', { path }))
  // The switch that says whether reasons are shown is called `explanations`; the reason itself is not.
  const words = /right_|blanks|"explanation"|Lời giải thích|earned|"seed"|partial_credit/
  expect(texts.filter((text) => words.test(text))).toEqual([])
  await api.db.superuser.query(
    `update quiz_exams set start_at = now() - interval '3 hours', end_at = now() - interval '1 hour' where id = $1`,
    [path.id],
  )
  const { questions, result } = (await taker.call('quizTaking.results', { path })).body.data
  expect(result?.score).toBeTypeOf('number')
  expect(questions).toHaveLength(4)
  expect(questions[0]).toMatchObject({ explanation: secret, value: ['A'] })
})

describe('an exam', () => {
  test('is published only with everything it needs, and says what that is', async () => {
    const { body } = await hr.call('quizExams.store', {
      body: {
        code: 'THIEU',
        name: 'Thi thiếu',
        start_at: '2020-01-01T08:00:00+07:00',
        end_at: '2020-01-01T10:00:00+07:00',
        duration: 30,
      },
    })
    const path = { id: body.data.exam.id }
    await hr.call('quizExams.saveCells', {
      path,
      body: { cells: [{ field_id: 32, difficulty: 3, kind: 'single', count: 3 }] },
    })
    expect(await hr.call('quizExams.publish', { path, body: {} })).toMatchObject({
      status: 409,
      body: { message: 'Chưa có thí sinh. Thời gian đóng đã qua. Thiếu 3 câu Khó của lĩnh vực Mục số 32.' },
    })
    await hr.call('quizExams.destroy', { path })
    await hr.call('quizExams.restore', { body: { ids: [path.id] } })
    expect((await hr.call('quizExams.cells', { path })).body.data.cells).toMatchObject([
      { difficulty: 3, count: 3 },
    ])
  })

  test('keeps its paper when the bank changes, and is withdrawn only before somebody has begun', async () => {
    const path = await newExam({ shuffle_questions: false })
    const { papers } = (await hr.call('quizExams.questions', { path })).body.data
    const { questions } = (await hr.call('quizQuestions.list', {})).body.data
    for (const { id, kind } of questions) {
      if (kind === 'single')
        await hr.call('quizQuestions.update', { path: { id }, body: { option_a: 'Ý khác' } })
    }
    expect((await hr.call('quizExams.questions', { path })).body.data.papers).toEqual(papers)
    expect((await hr.call('quizExams.update', { path, body: { duration: 5 } })).status).toBe(409)
    expect((await hr.call('quizExams.withdraw', { path, body: {} })).body.data.exam.status).toBe('draft')
    await hr.call('quizExams.publish', { path, body: {} })
    await begin(path)
    expect((await hr.call('quizExams.withdraw', { path, body: {} })).status).toBe(409)
    const detached = await hr.call('quizExams.detachEmployees', { path, body: { employee_ids: [11] } })
    expect(detached.status).toBe(409)
  })

  test('that is cancelled counts for nothing', async () => {
    const path = await newExam({ show_result: 'now' })
    await begin(path)
    await hr.call('quizExams.cancel', { path, body: { reason: 'Lộ đề.' } })
    const answers = [{ slot: 1, value: ['A'], seq: 1 }]
    expect((await taker.call('quizTaking.answers', { path, body: { device, answers } })).status).toBe(409)
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
    expect(taken).toMatchObject([{ state: 'cancelled' }])
  })
})
