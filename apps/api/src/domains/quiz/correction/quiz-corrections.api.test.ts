import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'

const api = apiForFile()
let hr: Person
let taker: Person
let other: Person
let field: number
let made = 0
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000005'
const reason = 'Quy định mới có hiệu lực từ 01-10.'

type Kind = 'key' | 'accept' | 'drop' | 'full'
interface Body {
  kind: Kind
  right_options?: ('A' | 'B' | 'C' | 'D' | 'E' | 'F')[]
  blanks?: string | null
}

/** By their place in the papers of these tests, which shuffle nothing. */
const questions = {
  single: 'Bình chữa cháy CO2 dùng cho đám cháy nào?',
  multiple: 'Những việc nào phải làm khi có cháy?',
  statement: 'Được dùng thang máy khi có cháy.',
  gap: 'Gọi ___ khi có cháy, gọi ___ khi có người bị thương.',
}
type Name = keyof typeof questions
/** How many points each of them has. */
const points = 1

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
  other = await api.as('manager')
  const { body } = await hr.call('fields.store', { body: { code: 'LVSDA', name: 'Lĩnh vực sửa đáp án' } })
  field = body.data.field.id
  const options = { option_a: 'Điện', option_b: 'Gỗ', option_c: 'Vải', field_id: field }
  await hr.call('quizQuestions.storeBulk', {
    body: {
      questions: [
        { ...options, content: questions.single, kind: 'single', right_options: ['A'] },
        {
          ...options,
          content: questions.multiple,
          kind: 'multiple',
          right_options: ['A', 'B'],
          partial_credit: true,
        },
        { content: questions.statement, kind: 'true_false', right_options: ['B'], field_id: field },
        { content: questions.gap, kind: 'fill', blanks: '114\n115', field_id: field },
        { content: 'Nêu các bước thoát nạn.', kind: 'essay', field_id: field },
      ],
    },
  })
})

/** What both takers answer: the first one as the key says but for the single, the second one all wrong but that. */
const known: Record<Name, string[]> = {
  single: ['B'],
  multiple: ['A', 'B'],
  statement: ['B'],
  gap: ['114', '115'],
}
const unknown: Record<Name, string[]> = {
  single: ['A'],
  multiple: ['C'],
  statement: ['A'],
  gap: ['113', '115'],
}

async function newExam({ essays = 0, ...more }: { essays?: number; [field: string]: unknown } = {}) {
  made += 1
  const start = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `SUADAPAN${made}`,
      name: `Thi sửa đáp án ${made}`,
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 30,
      show_result: 'now',
      show_answers: true,
      show_marks: true,
      shuffle_questions: false,
      shuffle_options: false,
      ...more,
    },
  })
  const path = { id: body.data.exam.id }
  const cells = [
    { field_id: field, count: 4, points },
    ...(essays > 0 ? [{ field_id: field, kind: 'essay' as const, count: essays, points: 2 }] : []),
  ]
  await hr.call('quizExams.saveCells', { path, body: { cells } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11, 13] } })
  if (essays > 0) await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [12] } })
  expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  return path
}

type Exam = Awaited<ReturnType<typeof newExam>>

/** Somebody hands in, each answer at the place where his paper has its question. */
async function sit(path: Exam, person: Person, given: Record<Name, string[]>, text?: string) {
  await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
  const { body } = await person.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
  const answers = body.data.sitting.questions.map(({ slot, content, kind }) => {
    const name = Object.entries(questions).find(([, words]) => words === content)?.[0] as Name | undefined
    return { slot, value: name ? given[name] : kind === 'essay' && text ? [text] : [], seq: slot }
  })
  const { status } = await person.call('quizTaking.finish', { path, body: { device, answers } })
  expect(status).toBe(200)
}

async function listed(path: Exam) {
  return (await hr.call('quizCorrections.list', { path })).body.data
}

async function correct(path: Exam, name: Name | 'essay', body: Body, preview = false) {
  const { questions: there, step } = await listed(path)
  const found = there.find(({ content, kind }) =>
    name === 'essay' ? kind === name : content === questions[name],
  )
  return hr.call('quizCorrections.correct', {
    path,
    query: { dry_run: preview },
    body: { question_id: found?.id ?? 0, reason, step, ...body },
  })
}

async function undo(path: Exam, preview = false) {
  const { corrections, step } = await listed(path)
  const id = corrections.find(({ undone_at: at }) => at === null)?.id ?? 0
  return hr.call('quizCorrections.undo', {
    path: { id },
    query: { dry_run: preview },
    body: { reason: 'Sửa nhầm câu.', step },
  })
}

/** Points of the two takers, and whether they passed. */
async function scores(path: Exam) {
  const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
  const of = (id: number) => taken.find(({ employee_id: employee }) => employee === id)
  return [of(11), of(13)].map((row) => [row?.score, row?.passed])
}

describe('a correction of a question', () => {
  test.each<[string, Name, Body, (number | boolean)[][]]>([
    // Before: 3 of 4 points, and 1 + 0 + 0 + half a point.
    [
      'changes the key',
      'single',
      { kind: 'key', right_options: ['B'] },
      [
        [10, true],
        [1.25, false],
      ],
    ],
    [
      'takes a further key',
      'single',
      { kind: 'accept', right_options: ['B'] },
      [
        [10, true],
        [3.75, false],
      ],
    ],
    [
      'takes a further set',
      'multiple',
      { kind: 'accept', right_options: ['C'] },
      [
        [7.5, true],
        [6.25, true],
      ],
    ],
    [
      'takes both of a statement',
      'statement',
      { kind: 'accept', right_options: ['A'] },
      [
        [7.5, true],
        [6.25, true],
      ],
    ],
    [
      'turns a statement round',
      'statement',
      { kind: 'key', right_options: ['A'] },
      [
        [5, true],
        [6.25, true],
      ],
    ],
    [
      'takes further words',
      'gap',
      { kind: 'accept', blanks: '113\n' },
      [
        [7.5, true],
        [5, true],
      ],
    ],
    [
      'changes words',
      'gap',
      { kind: 'key', blanks: '113\n115' },
      [
        [6.25, true],
        [5, true],
      ],
    ],
    // Three questions are left: 3 of 3 and half a point of 3.
    [
      'takes it out of the total',
      'single',
      { kind: 'drop' },
      [
        [10, true],
        [1.67, false],
      ],
    ],
    [
      'gives everybody all points',
      'multiple',
      { kind: 'full' },
      [
        [7.5, true],
        [6.25, true],
      ],
    ],
  ])('%s, and is taken back as a whole', async (_, name, body, after) => {
    const path = await newExam()
    await sit(path, taker, known)
    await sit(path, other, unknown)
    const before = [
      [7.5, true],
      [3.75, false],
    ]
    expect(await scores(path)).toEqual(before)

    const shown = (await correct(path, name, body, true)).body.data.outcome
    expect(await scores(path)).toEqual(before)
    expect((await listed(path)).corrections).toEqual([])
    const done = (await correct(path, name, body)).body.data
    expect(done.outcome).toEqual(shown)
    expect(done.step).toBe(1)
    expect(await scores(path)).toEqual(after)
    const turned = after.filter(([, passed], at) => passed !== before[at]?.[1])
    expect(shown.to_passed).toBe(turned.length)

    const back = (await undo(path)).body.data
    expect(back.step).toBe(2)
    expect(await scores(path)).toEqual(before)
    const [row] = (await listed(path)).corrections
    expect(row).toMatchObject({
      kind: body.kind,
      reason,
      undo_reason: 'Sửa nhầm câu.',
      changed: shown.changed,
    })
    expect(row?.corrected_by).toBeTruthy()
    const { results } = (await hr.call('quizCorrections.results', { path: { id: row?.id ?? 0 } })).body.data
    expect(results.filter(({ is_undo: isUndo }) => !isUndo)).toHaveLength(shown.changed)
    expect(results.filter(({ is_undo: isUndo }) => isUndo)).toHaveLength(shown.changed)
  })

  test('keeps before and after of each result, who passes by it first', async () => {
    const path = await newExam()
    await sit(path, taker, known)
    await sit(path, other, unknown)
    const { outcome } = (await correct(path, 'multiple', { kind: 'drop' })).body.data
    expect(outcome).toMatchObject({ remarked: 2, changed: 2, to_passed: 1, to_failed: 0 })
    expect(outcome.results[0]).toMatchObject({
      score_before: 3.75,
      score_after: 5,
      passed_before: false,
      passed_after: true,
      max_points_before: 4,
      max_points_after: 3,
    })
    const { corrections } = await listed(path)
    const { results } = (await hr.call('quizCorrections.results', { path: { id: corrections[0]?.id ?? 0 } }))
      .body.data
    expect(results.map(({ score_before, score_after }) => [score_before, score_after])).toEqual(
      expect.arrayContaining([
        [7.5, 6.67],
        [3.75, 5],
      ]),
    )
  })

  test('holds for what is handed in later', async () => {
    const path = await newExam()
    await correct(path, 'single', { kind: 'drop' })
    await sit(path, taker, known)
    expect((await scores(path))[0]).toEqual([10, true])
    const { result } = (await taker.call('quizTaking.results', { path })).body.data
    expect(result).toMatchObject({ points: 3, max_points: 3 })
    await undo(path)
    expect((await scores(path))[0]).toEqual([7.5, true])
  })

  test('reaches an attempt that is being marked at the same moment', async () => {
    const path = await newExam()
    await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
    const { body } = await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
    const { slot } = body.data.sitting.questions.find(({ content }) => content === questions.single) ?? {}
    const holder = await api.db.superuser.connect()
    try {
      // Marking has read the keys by the time that it comes to this table.
      await holder.query('begin; lock table quiz_answer_marks in access exclusive mode')
      const answers = [{ slot: slot ?? 0, value: ['B'], seq: 1 }]
      const finishing = taker.call('quizTaking.finish', { path, body: { device, answers } })
      await waiting('relation')
      const correcting = correct(path, 'single', { kind: 'key', right_options: ['B'] })
      await Promise.race([correcting, waiting('advisory')])
      await holder.query('commit')
      expect((await finishing).status).toBe(200)
      expect((await correcting).status).toBe(200)
    } finally {
      holder.release()
    }
    expect((await scores(path))[0]).toEqual([2.5, false])
  })

  test('is refused where another one was made since it was looked at', async () => {
    const path = await newExam()
    await sit(path, taker, known)
    const { questions: there, step } = await listed(path)
    const [first, second] = there
    const press = (id: number | undefined) =>
      hr.call('quizCorrections.correct', {
        path,
        body: { question_id: id ?? 0, kind: 'full', reason, step },
      })
    const same = await Promise.all([press(first?.id), press(first?.id)])
    expect(same.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
    expect(await press(second?.id)).toMatchObject({
      status: 409,
      body: { message: 'Đáp án của kỳ thi vừa được người khác sửa. Vui lòng xem trước lại.' },
    })
    expect((await listed(path)).corrections).toHaveLength(1)
  })

  test('is undone after the release, and never twice', async () => {
    const path = await newExam()
    await sit(path, taker, known)
    await correct(path, 'single', { kind: 'full' })
    await end(path)
    expect((await undo(path, true)).body.data.outcome).toMatchObject({ changed: 1, to_failed: 0 })
    expect((await scores(path))[0]).toEqual([10, true])
    const { corrections, step } = await listed(path)
    const again = { path: { id: corrections[0]?.id ?? 0 }, body: { reason, step } }
    const both = await Promise.all([1, 2].map(() => hr.call('quizCorrections.undo', again)))
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
    expect((await scores(path))[0]).toEqual([7.5, true])
  })

  test('shows its taker the key that holds and why, once keys are released', async () => {
    const path = await newExam()
    await sit(path, taker, known)
    await correct(path, 'single', { kind: 'accept', right_options: ['B'] })
    const early = await taker.call('quizTaking.results', { path })
    expect(early.body.data.questions).toEqual([])
    expect(early.text).not.toContain(reason)
    await end(path)
    const { questions: shown } = (await taker.call('quizTaking.results', { path })).body.data
    expect(shown.find(({ content }) => content === questions.single)).toMatchObject({
      right_letters: ['A'],
      earned: 1,
      correction: { kind: 'accept', reason, accepted_letters: ['B'] },
    })
    expect(shown.find(({ content }) => content === questions.gap)).toMatchObject({ correction: null })
    expect((await taker.call('quizCorrections.list', { path })).status).toBe(403)
  })

  test('of a written answer takes it from its markers, and undone gives it back to them', async () => {
    const path = await newExam({ essays: 1 })
    await sit(path, taker, known, 'Đi theo cầu thang bộ.')
    const waitingFor = async () =>
      (await hr.call('quizExams.markers', { path })).body.data.markers.map(({ waiting: count }) => count)
    expect(await waitingFor()).toEqual([1])
    expect((await scores(path))[0]).toEqual([null, null])
    const refused = await correct(path, 'essay', { kind: 'key', right_options: ['A'] })
    expect(refused.body.errors).toHaveProperty('kind')
    await correct(path, 'essay', { kind: 'drop' })
    expect(await waitingFor()).toEqual([0])
    expect((await scores(path))[0]).toEqual([7.5, true])
    await undo(path)
    expect(await waitingFor()).toEqual([1])
    expect((await scores(path))[0]).toEqual([null, null])
  })

  test.each<[string, Name, Body, string]>([
    ['a key that holds already', 'single', { kind: 'key', right_options: ['A'] }, 'right_options'],
    ['two keys where one is right', 'single', { kind: 'key', right_options: ['B', 'C'] }, 'right_options'],
    ['an option that is not there', 'single', { kind: 'accept', right_options: ['F'] }, 'right_options'],
    ['no key', 'multiple', { kind: 'key' }, 'right_options'],
    ['words where one chooses', 'single', { kind: 'key', blanks: '114' }, 'blanks'],
    ['too few lines for the gaps', 'gap', { kind: 'key', blanks: '113' }, 'blanks'],
    ['a gap that nothing fills', 'gap', { kind: 'key', blanks: '113\n' }, 'blanks'],
    ['nothing more that fills a gap', 'gap', { kind: 'accept', blanks: '\n' }, 'blanks'],
    ['a key where none is asked for', 'single', { kind: 'drop', right_options: ['A'] }, 'right_options'],
  ])('refuses %s', async (_, name, body, at) => {
    const path = await newExam()
    const { status, body: told } = await correct(path, name, body)
    expect(status).toBe(400)
    expect(told.errors).toHaveProperty(at)
    expect((await listed(path)).step).toBe(0)
  })

  test('leaves a paper at least one question, and asks for a reason', async () => {
    const path = await newExam()
    for (const name of ['single', 'multiple', 'statement'] as const) {
      expect((await correct(path, name, { kind: 'drop' })).status).toBe(200)
    }
    expect(await correct(path, 'gap', { kind: 'drop' })).toMatchObject({
      status: 409,
      body: { message: 'Đề 101 sẽ không còn câu nào. Hãy chọn “Cho mọi người đủ điểm”.' },
    })
    const { questions: there, step } = await listed(path)
    const silent = await hr.call('quizCorrections.correct', {
      path,
      body: { question_id: there[3]?.id ?? 0, kind: 'full', reason: '  ', step },
    })
    expect(silent.status).toBe(400)
    const foreign = await hr.call('quizCorrections.correct', {
      path,
      body: { question_id: 1, kind: 'full', reason, step },
    })
    expect(foreign.body.errors).toHaveProperty('question_id')
  })
})

/** The exam is over for everybody. */
async function end(path: Exam) {
  await api.db.superuser.query(
    `update quiz_exams set start_at = now() - interval '3 hours', end_at = now() - interval '1 hour' where id = $1`,
    [path.id],
  )
}

/** Waits until a statement waits for a lock of this kind. */
async function waiting(kind: 'relation' | 'advisory') {
  await expect
    .poll(async () => {
      const { rows } = await api.db.superuser.query(
        `select from pg_locks where not granted and locktype = $1 and database = (
           select oid from pg_database where datname = current_database())`,
        [kind],
      )
      return rows.length
    })
    .toBeGreaterThan(0)
}
