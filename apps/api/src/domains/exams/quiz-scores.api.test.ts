import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { examSteps } from '../../testing/exam-steps.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { arriveQuizScores } from './quiz-scores.ts'

const api = apiForFile()
let hr: Person
let taker: Person
let field: number
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000006'
/** The file of who takes the exams of these tests. */
const takerId = 11
const { newExam, addPart, move, rowOf, put } = examSteps(api, () => hr)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
  const { body } = await hr.call('fields.store', {
    body: { code: 'LVDTN', name: 'Lĩnh vực điểm trắc nghiệm' },
  })
  field = body.data.field.id
  const questions = [1, 2].map((place) => ({
    content: `Điểm trắc nghiệm ${place} là đúng.`,
    kind: 'true_false' as const,
    right_options: ['A' as const],
    field_id: field,
  }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
})

/** A running test whose one part is held as an exam of two questions. */
async function withQuiz() {
  const id = await newExam()
  const partId = await addPart(id, { kind: 'quiz', name: 'Trắc nghiệm', field_id: field, pass_score: 6 })
  await hr.call('examBoard.store', { path: { id }, body: { employee_id: 13, role: 'chair' } })
  await hr.call('examResults.sync', { path: { id }, body: { employee_ids: [takerId] } })
  expect((await move(id, 'schedule')).status).toBe(200)
  const { body } = await hr.call('examParts.makeQuiz', { path: { id: partId } })
  const quizId = body.data.part.quiz_exam_id ?? 0
  const start = Date.now() - 60_000
  const path = { id: quizId }
  const window = {
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + 7_200_000).toISOString(),
    duration: 30,
  }
  expect((await hr.call('quizExams.update', { path, body: window })).status).toBe(200)
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id: field, count: 2 }] } })
  return { id, partId, quizId, quiz: path }
}

/** The taker answers the first question rightly and the second one wrongly. */
async function sit({ quiz }: Awaited<ReturnType<typeof withQuiz>>) {
  expect((await hr.call('quizExams.publish', { path: quiz, body: {} })).status).toBe(200)
  await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
  await taker.call('quizTaking.start', { path: quiz, body: { device, notice_version: 1 } })
  const answers = ['A', 'B'].map((letter, at) => ({ slot: at + 1, value: [letter], seq: at + 1 }))
  const { status } = await taker.call('quizTaking.finish', { path: quiz, body: { device, answers } })
  expect(status).toBe(200)
}

async function end({ quizId }: Awaited<ReturnType<typeof withQuiz>>) {
  await api.db.superuser.query(
    `update quiz_exams set start_at = now() - interval '3 hours', end_at = now() - interval '1 hour' where id = $1`,
    [quizId],
  )
}

async function arrive() {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, arriveQuizScores, {}),
  )
  await runJobs(api.db, { jobs: [arriveQuizScores] })
}

async function scoreIn({ id }: { id: number }) {
  const { scores, total, passed } = await rowOf(id, takerId)
  return { ...scores[0], total, passed }
}

async function type({ id, partId }: { id: number; partId: number }, score: number | null) {
  const row = await rowOf(id, takerId)
  const results = [{ id: row.id, scores: [{ part_id: partId, score }] }]
  return hr.call('examResults.save', { path: { id }, body: { results } })
}

async function correctSecond(quiz: { id: number }) {
  const { questions, step } = (await hr.call('quizCorrections.list', { path: quiz })).body.data
  const { rows } = await api.db.superuser.query<{ id: string }>(
    `select question_version_id as id from quiz_paper_slots slot join quiz_papers paper on paper.id = slot.paper_id
     where paper.exam_id = $1 and slot.slot = 2`,
    [quiz.id],
  )
  const second = questions.find(({ id }) => id === Number(rows[0]?.id))
  const { body } = await hr.call('quizCorrections.correct', {
    path: quiz,
    body: { question_id: second?.id ?? 0, kind: 'full', reason: 'Câu hỏi mơ hồ.', step },
  })
  return body.data.outcome
}

describe('the exam of a multiple-choice part', () => {
  test('is made once, with the people, the field and the pass mark of the part', async () => {
    const { id, partId, quiz } = await withQuiz()
    const { exam } = (await hr.call('quizExams.show', { path: quiz })).body.data
    expect(exam).toMatchObject({ status: 'draft', pass_percent: 60, people_total: 1, show_result: 'none' })
    const { parts } = (await hr.call('exams.show', { path: { id } })).body.data.exam
    expect(parts[0]).toMatchObject({ quiz_exam_id: quiz.id, quiz_exam_name: exam.name })
    expect((await hr.call('examParts.makeQuiz', { path: { id: partId } })).status).toBe(409)
    const essay = await addPart(id, { kind: 'essay', name: 'Viết' })
    expect((await hr.call('examParts.makeQuiz', { path: { id: essay } })).status).toBe(409)
  })

  test('asks the questions that the part names', async () => {
    const { questions } = (
      await hr.call('quizQuestions.list', {
        query: { filter: { field_id: { operator: 'in', value: [field] } } },
      })
    ).body.data
    const question_ids = questions.map(({ id }) => id).toReversed()
    const partId = await addPart(await newExam(), { kind: 'quiz', name: 'Trắc nghiệm', question_ids })
    const quiz = (await hr.call('examParts.makeQuiz', { path: { id: partId } })).body.data.part.quiz_exam_id
    const { cells } = (await hr.call('quizExams.cells', { path: { id: quiz ?? 0 } })).body.data
    expect(cells.map(({ question_id: id }) => id)).toEqual(question_ids)
  })

  test('is linked to one multiple-choice part alone, by who may see exams', async () => {
    const { quizId } = await withQuiz()
    const id = await newExam()
    const part = await addPart(id, { kind: 'quiz', name: 'Trắc nghiệm' })
    const essay = await addPart(id, { kind: 'essay', name: 'Viết' })
    const link = (path: { id: number }, person = hr) =>
      person.call('examParts.update', { path, body: { quiz_exam_id: quizId } })
    expect((await link({ id: part })).body.errors).toHaveProperty('quiz_exam_id')
    expect((await link({ id: essay })).body.errors).toHaveProperty('quiz_exam_id')
    const blind = await newcomer(api, {
      login: 'khong.ky.thi',
      companies: {
        1: [
          ['exam_access', 'company'],
          ['exam_edit', 'company'],
        ],
      },
    })
    expect((await link({ id: part }, blind)).body.errors).toMatchObject({
      quiz_exam_id: ['Bạn cần quyền xem kỳ thi để gắn kỳ thi vào phần thi.'],
    })
  })
})

describe('its scores', () => {
  test('arrive once it is over, are reckoned, and say where they come from', async () => {
    const held = await withQuiz()
    await sit(held)
    await arrive()
    expect((await rowOf(held.id, takerId)).scores).toEqual([])
    await end(held)
    await arrive()
    expect(await scoreIn(held)).toEqual({
      part_id: held.partId,
      score: 5,
      from_quiz: true,
      quiz_score: 5,
      total: 5,
      passed: false,
    })
  })

  test('arrive with the release where the exam waits for it, and are taken back with an attempt that is cancelled', async () => {
    const held = await withQuiz()
    await hr.call('quizExams.update', { path: held.quiz, body: { waits_for_release: true } })
    await sit(held)
    await end(held)
    await arrive()
    expect((await rowOf(held.id, takerId)).scores).toEqual([])
    expect((await hr.call('quizExams.release', { path: held.quiz, body: {} })).status).toBe(200)
    expect(await scoreIn(held)).toMatchObject({ score: 5, from_quiz: true, total: 5 })
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path: held.quiz })).body.data
    const path = { id: taken[0]?.id ?? 0 }
    const cancelled = await hr.call('quizAttempts.cancel', { path, body: { reason: 'Thi hộ.' } })
    expect(cancelled.status).toBe(200)
    expect(await rowOf(held.id, takerId)).toMatchObject({ scores: [], total: null })
    await arrive()
    expect((await rowOf(held.id, takerId)).scores).toEqual([])
  })

  test('bring a test in review back when an attempt is taken up again, and arrive there anew', async () => {
    const held = await withQuiz()
    await sit(held)
    await end(held)
    await arrive()
    await put(held.id, 'reviewing')
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path: held.quiz })).body.data
    const path = { id: taken[0]?.id ?? 0 }
    const reopened = await hr.call('quizAttempts.reopen', {
      path,
      body: { minutes: 10, reason: 'Mất điện.' },
    })
    expect(reopened.status).toBe(200)
    const status = async () => {
      const { exam } = (await hr.call('exams.show', { path: { id: held.id } })).body.data
      return [exam.status, exam.status_reason]
    }
    expect(await status()).toEqual(['scoring', expect.stringContaining('được mở lại: Mất điện.') as string])
    expect(await rowOf(held.id, takerId)).toMatchObject({ scores: [], total: null })
    const answers = [1, 2].map((slot) => ({ slot, value: ['A'], seq: slot + 10 }))
    await taker.call('quizTaking.finish', { path: held.quiz, body: { device, answers } })
    await arrive()
    expect(await scoreIn(held)).toMatchObject({ score: 10, from_quiz: true, total: 10 })
    // What is published stands.
    await put(held.id, 'published')
    await hr.call('quizAttempts.cancel', { path, body: { reason: 'Thi hộ.' } })
    expect((await status())[0]).toBe('published')
    expect(await scoreIn(held)).toMatchObject({ score: 10 })
  })

  test('arrive again with a correction at once, and with its undo', async () => {
    const held = await withQuiz()
    await sit(held)
    await end(held)
    await arrive()
    expect(await correctSecond(held.quiz)).toMatchObject({ changed: 1, standing_tests: [] })
    expect(await scoreIn(held)).toMatchObject({ score: 10, total: 10, passed: true })
    const { corrections, step } = (await hr.call('quizCorrections.list', { path: held.quiz })).body.data
    const path = { id: corrections[0]?.id ?? 0 }
    await hr.call('quizCorrections.undo', { path, body: { reason: 'Nhầm.', step } })
    expect(await scoreIn(held)).toMatchObject({ score: 5, total: 5 })
  })

  test('never take the place of one that was typed, which is shown beside them', async () => {
    const held = await withQuiz()
    await sit(held)
    await end(held)
    await arrive()
    await type(held, 7)
    await arrive()
    await correctSecond(held.quiz)
    expect(await scoreIn(held)).toMatchObject({ score: 7, from_quiz: false, quiz_score: 10, total: 7 })
    await type(held, null)
    await arrive()
    expect(await scoreIn(held)).toMatchObject({ score: 10, from_quiz: true })
  })

  test('leave who was absent and what is published as it is, and name the test', async () => {
    const absent = await withQuiz()
    await sit(absent)
    await end(absent)
    const row = await rowOf(absent.id, takerId)
    const results = [{ id: row.id, absent_reason: 'Ốm.' }]
    await hr.call('examResults.save', { path: { id: absent.id }, body: { results } })
    await arrive()
    expect((await rowOf(absent.id, takerId)).scores).toEqual([])

    const held = await withQuiz()
    await sit(held)
    await end(held)
    await arrive()
    await put(held.id, 'published')
    const { exam } = (await hr.call('exams.show', { path: { id: held.id } })).body.data
    expect(await correctSecond(held.quiz)).toMatchObject({ changed: 1, standing_tests: [exam.name] })
    expect(await scoreIn(held)).toMatchObject({ score: 5, from_quiz: true, quiz_score: 10, total: 5 })
  })
})
