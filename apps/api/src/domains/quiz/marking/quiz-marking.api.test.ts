import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { remindMarkers } from './remind-markers.ts'

const api = apiForFile()
let hr: Person
let taker: Person
let marker: Person
let field: number
let made = 0
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000003'
const guide = 'Cắt điện trước, gọi cấp cứu sau.'

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
  marker = await api.as('manager')
  const { body } = await hr.call('fields.store', { body: { code: 'LVTUL', name: 'Lĩnh vực tự luận' } })
  field = body.data.field.id
  const questions = [1, 2].map((place) => ({
    content: `Nêu các bước của việc ${place}.`,
    kind: 'essay' as const,
    field_id: field,
    explanation: guide,
  }))
  const known = {
    content: 'Điện giật là nguy hiểm.',
    kind: 'true_false' as const,
    right_options: ['A' as const],
  }
  await hr.call('quizQuestions.storeBulk', {
    body: { questions: [...questions, { ...known, field_id: field }] },
  })
})

/** The file of who marks in these tests. */
const markerId = 13

/** A draft with two written answers and one that is marked by itself, for the taker. */
async function newDraft(more: object = {}) {
  made += 1
  const start = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `TULUAN${made}`,
      name: `Thi tự luận ${made}`,
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 30,
      show_result: 'now',
      shuffle_questions: false,
      ...more,
    },
  })
  const path = { id: body.data.exam.id }
  const cells = [
    { field_id: field, kind: 'essay' as const, count: 2, points: 2 },
    { field_id: field, count: 1, points: 1 },
  ]
  await hr.call('quizExams.saveCells', { path, body: { cells } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
  return path
}

async function newExam(more: object = {}) {
  const path = await newDraft(more)
  await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [markerId] } })
  expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  return path
}

/** The taker hands in these texts, one for each written answer, and a right choice. */
async function sit(path: { id: number }, texts: readonly string[]) {
  await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
  await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
  const answers = [...texts, 'A'].map((text, at) => ({ slot: at + 1, value: [text], seq: at + 1 }))
  const { status, body } = await taker.call('quizTaking.finish', { path, body: { device, answers } })
  expect(status).toBe(200)
  return body.data.receipt
}

async function answersTo(path: { id: number }, state: 'waiting' | 'marked' = 'waiting') {
  const { questions } = (await marker.call('quizMarking.questions', { path })).body.data
  const found = []
  for (const { id } of questions) {
    const query = { question_id: id, state }
    found.push(...(await marker.call('quizMarking.answers', { path, query })).body.data.answers)
  }
  return found
}

describe('written answers', () => {
  test('are drawn only where the blueprint asks for them, and want somebody who marks them', async () => {
    const path = await newDraft()
    const { cells } = (await hr.call('quizExams.cells', { path })).body.data
    expect(cells.map(({ available }) => available)).toEqual([2, 1])
    const refused = await hr.call('quizExams.publish', { path, body: {} })
    expect(refused).toMatchObject({ status: 409, body: { message: 'Chưa có người chấm câu tự luận.' } })
  })

  test('wait without a score until the last of them is marked, and then add up exactly', async () => {
    const path = await newExam()
    const receipt = await sit(path, ['Cắt điện.', 'Gọi 115.'])
    expect(receipt).toMatchObject({ answered: 3, total: 3 })
    const before = (await taker.call('quizTaking.results', { path })).body.data
    const shows = { marks: false, answers: false, explanations: false }
    expect(before).toEqual({ receipt, result: null, shows, questions: [] })
    const row = async () => (await hr.call('quizExams.takenExams', { path })).body.data.taken_exams[0]
    expect(await row()).toMatchObject({ state: 'handed_in', score: null, passed: null })
    const report = (await hr.call('quizReports.show')).body.data.exams.find(({ id }) => id === path.id)
    expect(report?.figures).toMatchObject({ taken: 1, not_taken: 0, unmarked: 1, passed: 0, average: null })

    const onFirstPage = async () =>
      (await marker.call('home.show')).body.data.home.cards
        .flatMap(({ own_marking: own }) => own?.exams ?? [])
        .find(({ id }) => id === path.id)
    expect(await onFirstPage()).toMatchObject({ waiting: 2, marked: 0 })
    const [first, second] = await answersTo(path)
    await marker.call('quizMarking.mark', {
      path: { id: first?.id ?? 0 },
      body: { earned: 1.75, remark: 'Thiếu một bước.', version: 1 },
    })
    expect(await row()).toMatchObject({ state: 'handed_in', score: null })
    const done = await marker.call('quizMarking.mark', {
      path: { id: second?.id ?? 0 },
      body: { earned: 0.5, version: 1 },
    })
    expect(done.body.data.answer).toMatchObject({ earned: 0.5, is_final: true, version: 2 })
    expect(await onFirstPage()).toBeUndefined()
    // 1.75 + 0.5 + 1 of 5 points.
    expect(await row()).toMatchObject({ state: 'marked', score: 6.5, passed: true })
    const { result } = (await taker.call('quizTaking.results', { path })).body.data
    expect(result).toEqual({ score: 6.5, points: 3.25, max_points: 5, passed: true })
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
    const seen = await hr.call('quizTaking.viewAnswers', { path: { id: taken[0]?.id ?? 0 } })
    expect(
      seen.body.data.questions
        .filter(({ kind }) => kind === 'essay')
        .map(({ earned }) => earned)
        .toSorted((one, other) => (one ?? 0) - (other ?? 0)),
    ).toEqual([0.5, 1.75])
  })

  test('that say nothing are worth nothing at once', async () => {
    const path = await newExam()
    await sit(path, ['  ', ''])
    expect(await answersTo(path)).toEqual([])
    const { result } = (await taker.call('quizTaking.results', { path })).body.data
    expect(result).toEqual({ score: 2, points: 1, max_points: 5, passed: false })
  })

  test('of the same paper, marked at once by two presses, still come to a score', async () => {
    const path = await newExam()
    await sit(path, ['Một.', 'Hai.'])
    const waiting = await answersTo(path)
    const marks = waiting.map(({ id }) =>
      marker.call('quizMarking.mark', { path: { id }, body: { earned: 2, version: 1 } }),
    )
    expect((await Promise.all(marks)).map(({ status }) => status)).toEqual([200, 200])
    const { result } = (await taker.call('quizTaking.results', { path })).body.data
    expect(result?.score).toBe(10)
  })

  test('change after the score with a reason only, and never behind somebody’s back', async () => {
    const path = await newExam()
    await sit(path, ['Một.', ''])
    const [answer] = await answersTo(path)
    const id = { id: answer?.id ?? 0 }
    expect(
      (await marker.call('quizMarking.mark', { path: id, body: { earned: 2.25, version: 1 } })).body,
    ).toMatchObject({
      errors: { earned: ['Điểm không được vượt quá 2.'] },
    })
    await marker.call('quizMarking.mark', { path: id, body: { earned: 1, version: 1 } })
    const silent = await marker.call('quizMarking.mark', { path: id, body: { earned: 2, version: 2 } })
    expect(silent).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.stringContaining('lý do')] } },
    })
    const old = await marker.call('quizMarking.mark', {
      path: id,
      body: { earned: 2, reason: 'Cộng nhầm.', version: 1 },
    })
    expect(old.status).toBe(409)
    const changed = await marker.call('quizMarking.mark', {
      path: id,
      body: { earned: 2, reason: 'Cộng nhầm.', version: 2 },
    })
    expect(changed.body.data.answer).toMatchObject({ earned: 2, change_reason: 'Cộng nhầm.' })
    const { result } = (await taker.call('quizTaking.results', { path })).body.data
    expect(result?.points).toBe(3)
    expect(await answersTo(path, 'marked')).toHaveLength(1)
  })

  test('tell their marker the words and the guide, and of the taker nothing', async () => {
    const path = await newExam()
    await sit(path, ['Cắt điện ngay.', ''])
    const shown = await marker.call('quizMarking.questions', { path })
    expect(shown.body.data.questions[0]).toMatchObject({ guide, points: 2, waiting: 1, marked: 0 })
    const [answer] = await answersTo(path)
    expect(Object.keys(answer ?? {}).toSorted()).toEqual(
      ['change_reason', 'earned', 'id', 'is_final', 'points', 'remark', 'text', 'version'].toSorted(),
    )
    const told = JSON.stringify([shown.body, answer])
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
    expect(told).not.toContain(taken[0]?.full_name)
    expect(told).not.toContain(taken[0]?.nhansu_id)
    expect(answer?.id).not.toBe(taken[0]?.id)
  })

  test('are there for nobody else: not for the taker, not for who looks after exams', async () => {
    const path = await newExam()
    await sit(path, ['Cắt điện ngay.', ''])
    const [answer] = await answersTo(path)
    for (const other of [taker, hr]) {
      expect((await other.call('quizMarking.questions', { path })).status).toBe(404)
      const mark = await other.call('quizMarking.mark', {
        path: { id: answer?.id ?? 0 },
        body: { earned: 2, version: 1 },
      })
      expect(mark.status).toBe(404)
    }
  })

  test('are handed over with the list of markers, and stay with who marked them', async () => {
    const path = await newExam()
    await sit(path, ['Một.', 'Hai.'])
    const [first] = await answersTo(path)
    await marker.call('quizMarking.mark', { path: { id: first?.id ?? 0 }, body: { earned: 1, version: 1 } })
    const refused = await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [] } })
    expect(refused.status).toBe(409)
    const both = await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [markerId, 14] } })
    const rows = both.body.data.markers
    expect(rows.map(({ waiting }) => waiting).toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(rows.find(({ employee_id: id }) => id === markerId)).toMatchObject({ marked: 1 })
    const other = await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [14] } })
    expect(other.body.data.markers).toMatchObject([{ employee_id: 14, waiting: 1, marked: 1 }])
    expect((await marker.call('quizMarking.questions', { path })).status).toBe(404)
  })

  test('are marked by nobody who takes the exam, whichever was said first', async () => {
    const path = await newDraft()
    const marks = await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [11] } })
    expect(marks).toMatchObject({ status: 409, body: { message: expect.stringContaining('là thí sinh') } })
    await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [12] } })
    const takes = await hr.call('quizExams.addPeople', { path, body: { employee_ids: [12] } })
    expect(takes).toMatchObject({ status: 409, body: { message: expect.stringContaining('là người chấm') } })
    expect((await hr.call('quizExams.people', { path })).body.data.people).toHaveLength(1)
  })

  test('longer than ten thousand letters are refused in words, and nothing of them is kept', async () => {
    const path = await newExam()
    await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
    await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
    const save = (value: string[], seq: number) =>
      taker.call('quizTaking.answers', { path, body: { device, answers: [{ slot: 1, value, seq }] } })
    expect((await save(['ế'.repeat(10_000)], 1)).status).toBe(200)
    const refused = await save(['ế'.repeat(9_999), 'ab'], 2)
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { answers: ['Câu 1: Câu trả lời không được vượt quá 10,000 ký tự.'] } },
    })
    const { sitting } = (await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } }))
      .body.data
    expect(sitting.answers.map(({ seq }) => seq)).toEqual([1])
  })
})

test('a draft that is deleted comes back with its markers', async () => {
  const path = await newDraft()
  await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [12] } })
  await hr.call('quizExams.detachEmployees', { path, body: { employee_ids: [11] } })
  await hr.call('quizExams.destroy', { path })
  await hr.call('quizExams.restore', { body: { ids: [path.id] } })
  expect((await hr.call('quizExams.markers', { path })).body.data.markers).toMatchObject([
    { employee_id: 12 },
  ])
  expect((await hr.call('quizExams.cells', { path })).body.data.cells).toHaveLength(2)
})

test('an exam is looked after by its marker as long as somebody is to mark an answer of it', async () => {
  const exams = async () => {
    const body = { employee_ids: [markerId] }
    const { people } = (await hr.call('accounts.workOfEmployees', { body })).body.data
    return people[0]?.work.find(({ key }) => key === 'quiz_exam_markers')?.total ?? 0
  }
  const before = await exams()
  const path = await newExam()
  await sit(path, ['Một.', 'Hai.'])
  await api.db.superuser.query(
    `update quiz_exams set start_at = now() - interval '3 hours', end_at = now() - interval '1 hour' where id = $1`,
    [path.id],
  )
  expect(await exams()).toBe(before + 1)
  // Nobody marks what a cancelled attempt says.
  const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
  const cancelled = await hr.call('quizAttempts.cancel', {
    path: { id: taken[0]?.id ?? 0 },
    body: { reason: 'Thi hộ.' },
  })
  expect(cancelled.status, cancelled.body.message).toBe(200)
  expect(await exams()).toBe(before)
})

describe('a reminder to markers', () => {
  const address = 'nguoi.cham@example.com'
  const remind = async () => {
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, remindMarkers, {}),
    )
    await runJobs(api.db, { jobs: [remindMarkers] })
  }
  const mails = async () => {
    const { rows } = await api.db.superuser.query<{ subject: string; variables: object }>(
      `select subject, variables from mails where to_address = $1 and template = 'quiz-marking-waits' order by id`,
      [address],
    )
    return rows
  }

  test('is one mail over all exams, once a day, as long as something waits', async () => {
    await api.db.superuser.query('delete from quiz_exam_markers')
    await api.db.superuser.query('update employees set company_email = $2 where id = $1', [markerId, address])
    const first = await newExam()
    await sit(first, ['Một.', 'Hai.'])
    const second = await newExam()
    await sit(second, ['Ba.', ''])
    await remind()
    await remind()
    const told = await mails()
    expect(told).toMatchObject([{ subject: 'Bạn có 3 câu tự luận chờ chấm' }])
    expect(JSON.stringify(told)).toMatch(/\(2 câu\), .*\(1 câu\)/)
    // Read or not, its notice is open until the last answer is marked.
    const noticeIsIn = async (state: 'open' | 'done') =>
      (await marker.call('notices.list', { query: { state } })).body.data.notices.some(
        ({ kind }) => kind === 'quiz_marking_waits',
      )
    await marker.call('notices.readAll', { body: { last_id: 9_007_199_254_740_991 } })
    expect([await noticeIsIn('open'), await noticeIsIn('done')]).toEqual([true, false])

    for (const path of [first, second]) {
      for (const { id } of await answersTo(path)) {
        await marker.call('quizMarking.mark', { path: { id }, body: { earned: 1, version: 1 } })
      }
    }
    expect([await noticeIsIn('open'), await noticeIsIn('done')]).toEqual([false, true])
    await api.db.superuser.query('update quiz_exam_markers set reminded_on = current_date - 2')
    await remind()
    expect(await mails()).toHaveLength(1)
    await sit(await newExam(), ['Bốn.', ''])
    await remind()
    expect(await mails()).toHaveLength(2)
  })

  test('is not sent about a cancelled exam', async () => {
    await api.db.superuser.query('delete from quiz_exam_markers')
    const before = (await mails()).length
    const path = await newExam()
    await sit(path, ['Một.', ''])
    await hr.call('quizExams.cancel', { path, body: { reason: 'Mất điện.' } })
    await remind()
    expect(await mails()).toHaveLength(before)
  })
})

test('what was given is told in the trail once the paper is marked, and to nobody before', async () => {
  const grants = [
    ['permission_access', 'company'],
    ['quiz_exam_access', 'company'],
  ] as const
  const reader = await newcomer(api, { login: 'doc.diem', companies: { 1: grants } })
  const path = await newExam()
  await sit(path, ['Một', 'Hai'])
  const [first, second] = (await answersTo(path)).map(({ id }) => id)
  const mark = (id = 0, earned = 0) =>
    marker.call('quizMarking.mark', { path: { id }, body: { earned, version: 1 } })
  const lines = async () => {
    const query = { filter: { resource: { operator: 'equal' as const, value: 'quizMarking' } } }
    const { body } = await reader.call('auditTrail.list', { query })
    return body.data.audit_trail.filter(({ record_id: id }) => id === first)
  }
  await mark(first, 1.75)
  expect(await lines()).toMatchObject([{ changes: [], detail: { exam: path.id, reason: null } }])
  expect(JSON.stringify(await lines())).not.toContain('1.75')
  await mark(second, 2)
  expect((await lines())[0]?.changes).toMatchObject([{ old_value: null, new_value: 1.75 }])
})
