import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { quizSteps } from '../../../testing/quiz-steps.ts'

const api = apiForFile()
let hr: Person
let taker: Person
const { device, newExam, begin, handIn, sit, attemptOf } = quizSteps(api, () => ({ hr, taker }))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
})

const monitor = async (path: { id: number }) => (await hr.call('quizExams.monitor', { path })).body.data
const report = (path: { id: number }, text: string) =>
  taker.call('quizTaking.reportIncident', { path, body: { text } })
const tell = (path: { id: number }, text: string) =>
  hr.call('quizExams.sendMessage', { path, body: { text } })
const save = (path: { id: number }) =>
  taker.call('quizTaking.answers', { path, body: { device, answers: [] } })

describe('trouble that a taker reports', () => {
  test('is read by examiners in his own words, while he writes and after he was cancelled', async () => {
    const path = await newExam()
    expect((await report(path, 'Chưa vào được.')).status).toBe(409)
    await begin(path)
    expect((await report(path, 'Máy số 12 bị tắt hai lần.')).status).toBe(200)
    const attempt = await attemptOf(path)
    await hr.call('quizAttempts.cancel', { path: attempt, body: { reason: 'Rời phòng thi.' } })
    expect((await report(path, 'Tôi ra ngoài vì báo cháy.')).status).toBe(200)
    const { incidents, counts } = await monitor(path)
    expect(incidents).toMatchObject([
      { attempt_id: attempt.id, text: 'Tôi ra ngoài vì báo cháy.' },
      { text: 'Máy số 12 bị tắt hai lần.' },
    ])
    expect(counts).toMatchObject({ running: 0, cancelled: 1 })
    const history = (await hr.call('quizAttempts.history', { path: attempt })).body.data
    expect(history.incidents.map(({ text }) => text)).toEqual([
      'Tôi ra ngoài vì báo cháy.',
      'Máy số 12 bị tắt hai lần.',
    ])
  })

  test('is words, twenty times at most, and nobody else of the exam reads them', async () => {
    const path = await newExam()
    await begin(path)
    expect((await report(path, ' \n ')).status).toBe(400)
    for (let time = 1; time <= 20; time += 1) expect((await report(path, `Lần ${time}`)).status).toBe(200)
    const refused = await report(path, 'Lần nữa')
    expect(refused).toMatchObject({ status: 409 })
    expect((await monitor(path)).incidents).toHaveLength(20)
    expect((await taker.call('quizExams.monitor', { path })).status).toBe(403)
    // The trail says that it was reported, and not what.
    const { rows } = await api.db.superuser.query(
      "select detail::text from audit_trail where operation = 'quizTaking.reportIncident' and detail::text like '%Lần%'",
    )
    expect(rows).toEqual([])
  })
})

describe('what examiners tell everybody who writes', () => {
  test('comes with the answer to the next save and with the paper, newest first', async () => {
    const path = await newExam()
    await begin(path)
    expect((await save(path)).body.data.messages).toEqual([])
    await tell(path, 'Câu 1 in thiếu chữ.')
    const { messages } = (await tell(path, 'Còn 15 phút.')).body.data
    expect(messages).toMatchObject([
      { text: 'Còn 15 phút.', sent_by: expect.any(String) as string },
      { text: 'Câu 1 in thiếu chữ.' },
    ])
    const told = (await save(path)).body.data.messages
    expect(told.map(({ text }) => text)).toEqual(['Còn 15 phút.', 'Câu 1 in thiếu chữ.'])
    // Who told it is nothing for a taker.
    expect(Object.keys(told[0] ?? {}).toSorted()).toEqual(['id', 'sent_at', 'text'])
    const again = await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
    expect(again.body.data.sitting.messages).toEqual(told)
  })

  test('stays in its exam, and is words', async () => {
    const [one, other] = [await newExam(), await newExam()]
    await begin(one)
    await tell(other, 'Của kỳ khác.')
    expect((await save(one)).body.data.messages).toEqual([])
    expect((await tell(one, '  ')).status).toBe(400)
    expect((await monitor(one)).messages).toEqual([])
  })
})

test('the monitor counts everybody by how far he is', async () => {
  const path = await newExam()
  expect((await monitor(path)).counts).toMatchObject({ waiting: 1, running: 0 })
  await begin(path)
  expect((await monitor(path)).counts).toMatchObject({ waiting: 0, running: 1 })
  await handIn(path, ['A'])
  expect((await monitor(path)).counts).toMatchObject({ running: 0, marked: 1 })
  const written = await newExam({ written: true })
  await sit(written, ['Bài viết'])
  expect((await monitor(written)).counts).toMatchObject({ handed_in: 1, marked: 0 })
})

test('a paper that is tried is marked as it would be, and leaves nothing behind', async () => {
  const path = await newExam({ written: true })
  const rows = async () => {
    const { rows: counted } = await api.db.superuser.query(
      'select (select count(*) from quiz_attempts) as attempts, (select count(*) from quiz_answers) as answers',
    )
    return counted
  }
  const before = await rows()
  const answers = [
    { slot: 1, value: ['Bài viết'] },
    { slot: 2, value: ['A'] },
    { slot: 3, value: ['B'] },
  ]
  const tried = await hr.call('quizExams.tryPaper', { path, body: { code: '101', answers } })
  expect(tried.body.data).toMatchObject({
    result: { points: 1, max_points: 4, score: 2.5, passed: false },
    questions: [
      { kind: 'essay', value: ['Bài viết'], earned: 0 },
      { value: ['A'], right_letters: ['A'], earned: 1 },
      { value: ['B'], right_letters: ['A'], earned: 0 },
    ],
  })
  expect(await rows()).toEqual(before)
  expect((await monitor(path)).counts).toMatchObject({ waiting: 1, running: 0, marked: 0 })
  const wrong = await hr.call('quizExams.tryPaper', { path, body: { code: '999', answers } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { code: ['Kỳ thi không có mã đề này.'] } } })
  expect((await taker.call('quizExams.tryPaper', { path, body: { code: '101', answers } })).status).toBe(403)
})
