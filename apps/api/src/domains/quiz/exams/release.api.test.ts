import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { quizSteps } from '../../../testing/quiz-steps.ts'

const api = apiForFile()
let hr: Person
let taker: Person
const { newExam, begin, sit, end, attemptOf } = quizSteps(api, () => ({ hr, taker }))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
})

const release = (path: { id: number }, body: Input<'quizExams.release'>['body'] = {}) =>
  hr.call('quizExams.release', { path, body })
const outlook = async (path: { id: number }) => (await hr.call('quizExams.beforeRelease', { path })).body.data
const seen = async (path: { id: number }) => (await taker.call('quizTaking.results', { path })).body.data

async function told(path: { id: number }) {
  const { rows: mails } = await api.db.superuser.query(
    `select to_address from mails where template = 'quiz-exam-result' and variables ->> 'link' like $1`,
    [`%/bai-thi-cua-toi/${path.id}/ket-qua`],
  )
  const { rows: notices } = await api.db.superuser.query(
    "select employee_id::integer from notices where kind = 'quiz_exam_result' and record_id = $1",
    [path.id],
  )
  return { mails: mails.length, notices }
}

describe('an exam that waits for the release of its results', () => {
  test('shows neither score nor answers until then, and tells its takers once', async () => {
    const path = await newExam({ show_result: 'after', show_answers: true, waits_for_release: true })
    await sit(path, ['A', 'B'])
    await end(path)
    expect(await seen(path)).toMatchObject({ result: null, questions: [] })
    const { text } = await taker.call('quizTaking.results', { path })
    expect(text).not.toContain('right_letters')
    expect(await outlook(path)).toEqual({ lacks: [], told: 1, flagged: [] })

    const { exam } = (await release(path)).body.data
    expect(exam).toMatchObject({ status: 'released', released_at: expect.any(String) as string })
    expect((await seen(path)).result).toMatchObject({ score: 5, passed: true })
    expect((await seen(path)).questions).toMatchObject([{ right_letters: ['A'] }, { right_letters: ['A'] }])
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
    expect(taken).toMatchObject([{ state: 'released', score: 5 }])
    expect(await told(path)).toMatchObject({ notices: [{ employee_id: 11 }] })

    const again = await release(path)
    expect(again).toMatchObject({ status: 409 })
    expect(again.text).toContain('đã được công bố')
    expect((await told(path)).notices).toHaveLength(1)
  })

  test('shows a score at once where it says so, and what is right after the release alone', async () => {
    const path = await newExam({ show_result: 'now', show_answers: true, waits_for_release: true })
    await sit(path, ['A', 'A'])
    await end(path)
    expect(await seen(path)).toMatchObject({ result: { score: 10 }, questions: [] })
    expect((await release(path)).status).toBe(200)
    expect((await seen(path)).questions).toHaveLength(2)
  })

  test('tells nobody where it shows no result', async () => {
    const path = await newExam({ show_result: 'none', waits_for_release: true })
    await sit(path, ['A', 'A'])
    await end(path)
    expect((await outlook(path)).told).toBe(0)
    expect((await release(path)).status).toBe(200)
    expect(await told(path)).toEqual({ mails: 0, notices: [] })
    expect((await seen(path)).result).toBeNull()
  })
})

describe('what is shown of a paper once results are out', () => {
  const shownBy = async (switches: Partial<Input<'quizExams.store'>['body']>) => {
    const path = await newExam({ show_result: 'after', ...switches })
    await sit(path, ['A', 'B'])
    await end(path)
    return seen(path)
  }

  test('is whether each answer was right, without what is right', async () => {
    const { shows, questions, result } = await shownBy({ show_marks: true })
    expect(result).toMatchObject({ score: 5 })
    expect(shows).toEqual({ marks: true, answers: false, explanations: false })
    expect(questions).toMatchObject([
      { value: ['A'], earned: 1, right_letters: [], blanks: null, explanation: null },
      { value: ['B'], earned: 0, right_letters: [], blanks: null, explanation: null },
    ])
  })

  test('is what is right, without marks and reasons', async () => {
    const { shows, questions } = await shownBy({ show_answers: true })
    expect(shows).toEqual({ marks: false, answers: true, explanations: false })
    expect(questions).toMatchObject([
      { earned: null, right_letters: ['A'], explanation: null },
      { earned: null },
    ])
  })

  test('is why, without keys', async () => {
    const { shows, questions } = await shownBy({ show_explanations: true })
    expect(shows).toEqual({ marks: false, answers: false, explanations: true })
    expect(questions).toMatchObject([
      { earned: null, right_letters: [], explanation: 'Vì vậy mà đúng.' },
      { earned: null, right_letters: [], explanation: 'Vì vậy mà đúng.' },
    ])
  })

  test('is the score alone where no switch is on', async () => {
    const { result, shows, questions } = await shownBy({})
    expect(result).toMatchObject({ score: 5 })
    expect([shows, questions]).toEqual([{ marks: false, answers: false, explanations: false }, []])
  })
})

test('an exam that waits for nothing shows its results once it is over, as ever, and can be released besides', async () => {
  const path = await newExam({ show_result: 'after', show_answers: true })
  await sit(path, ['A', 'B'])
  expect((await seen(path)).result).toBeNull()
  await end(path)
  expect(await seen(path)).toMatchObject({ result: { score: 5 }, questions: [{}, {}] })
  expect((await release(path)).status).toBe(200)
  expect(await seen(path)).toMatchObject({ result: { score: 5 }, questions: [{}, {}] })
})

describe('a release is refused in words', () => {
  test('as long as somebody may still write, or is not handed in yet', async () => {
    const path = await newExam()
    await begin(path)
    expect((await release(path)).text).toContain('đã kết thúc')
    await end(path)
    expect((await outlook(path)).lacks).toEqual([
      'Còn 1 bài thi chưa nộp. Bài hết giờ được hệ thống nộp trong vài phút.',
    ])
    expect((await release(path)).text).toContain('Còn 1 bài thi chưa nộp')
    expect((await hr.call('quizExams.show', { path })).body.data.exam.status).toBe('ended')
  })

  test('as long as a written answer waits, but not for one of an attempt that was cancelled', async () => {
    const path = await newExam({ written: true })
    await sit(path, ['Bài viết', 'A', 'A'])
    await end(path)
    expect((await outlook(path)).lacks).toEqual(['Còn 1 câu tự luận chờ chấm.'])
    expect((await release(path)).status).toBe(409)
    await hr.call('quizAttempts.cancel', { path: await attemptOf(path), body: { reason: 'Thi hộ.' } })
    expect(await outlook(path)).toEqual({ lacks: [], told: 0, flagged: [] })
    expect((await release(path)).status).toBe(200)
  })

  test('as long as a flagged question is not looked at, of which only who may see questions reads the words', async () => {
    const path = await newExam()
    await hr.call('quizExams.addPeople', { path, body: { employee_ids: [12] } })
    await end(path)
    await api.db.superuser.query(
      `insert into quiz_attempts (company_id, person_id, number, paper_id, notice_version, device, deadline_at, state,
         finished_at, ended_by, answered, receipt, points, max_points, score, passed)
       select company_id, id, tried, paper_id, 1, '0b6d1c0a-4e9b-4d7c', now(), 'marked', now(), 'taker', 0, 'a', 0, 2, 0, false
       from quiz_exam_people, generate_series(1, 15) as tried where exam_id = $1`,
      [path.id],
    )
    const { flagged, told: people } = await outlook(path)
    expect(people).toBe(2)
    expect(flagged).toHaveLength(2)
    expect(flagged[0]?.flags).toContain('too_hard')
    expect(flagged[0]?.content).toContain('là đúng')
    const blind = await newcomer(api, {
      login: 'khong.cau.hoi',
      companies: {
        1: [
          ['quiz_exam_edit', 'company'],
          ['quiz_exam_access', 'company'],
        ],
      },
    })
    const shown = (await blind.call('quizExams.beforeRelease', { path })).body.data
    expect(shown.flagged.map(({ content }) => content)).toEqual([undefined, undefined])

    const refused = await release(path, { accepted_flags: [flagged[0]?.id ?? 0] })
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.text).toContain('Có 1 câu cần xem lại')
    const accepted_flags = flagged.map(({ id }) => id)
    expect((await release(path, { accepted_flags })).status).toBe(200)
    expect((await told(path)).notices).toHaveLength(2)
  })

  test('where somebody has changed the exam since it was looked at', async () => {
    const path = await newExam()
    await end(path)
    expect((await release(path, { version: 1 })).status).toBe(409)
  })
})

test('results that are released can still be corrected, and their takers see it', async () => {
  const path = await newExam({ show_result: 'after', waits_for_release: true })
  await sit(path, ['A', 'B'])
  await end(path)
  await release(path)
  const { questions, step } = (await hr.call('quizCorrections.list', { path })).body.data
  for (const [at, { id }] of questions.entries()) {
    const body = { question_id: id, kind: 'full' as const, reason: 'Câu hỏi mơ hồ.', step: step + at }
    expect((await hr.call('quizCorrections.correct', { path, body })).status).toBe(200)
  }
  expect((await seen(path)).result).toMatchObject({ score: 10 })
})
