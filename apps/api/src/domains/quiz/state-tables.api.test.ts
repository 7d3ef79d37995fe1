import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { tryEveryPair } from '../../testing/state-table.ts'

// The table of periodic tests is tried in exams/exams.api.test.ts.
const api = apiForFile()
const reason = 'Thử từng bước.'
const device = '0b6d1c0a-4e9b-4d7c-8a58-00000000000a'
let hr: Person
let taker: Person
let takerId: number
let field_id: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { employeeId, personId } = await hire(api, 'Lê Thử Bảng', 3)
  takerId = employeeId
  taker = await newcomer(api, { login: 'thu.bang', companies: { 1: [] }, personId })
  const body = { code: 'LVBANG', name: 'Lĩnh vực thử bảng' }
  field_id = (await hr.call('fields.store', { body })).body.data.field.id
  const one = { kind: 'true_false' as const, field_id, right_options: ['A' as const] }
  const questions = [1, 2].map((place) => ({ ...one, content: `Câu ${place} là đúng.` }))
  expect((await hr.call('quizQuestions.storeBulk', { body: { questions } })).status).toBe(201)
})

const sql = (text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))

/** A draft of two questions for the taker, whose window is open. */
async function draft(): Promise<{ id: number }> {
  const from = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `BANG${nextNumber()}`,
      name: 'Thi thử bảng',
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 3_600_000).toISOString(),
      duration: 30,
    },
  })
  const path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id, count: 2 }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [takerId] } })
  return path
}

const done = async (call: Promise<{ status: number; text: string }>) => {
  const { status, text } = await call
  expect(status, text).toBe(200)
}
const publish = (path: { id: number }) => done(hr.call('quizExams.publish', { path, body: {} }))
const pause = (path: { id: number }) => done(hr.call('quizExams.pause', { path, body: { reason } }))
const cancel = (path: { id: number }) => done(hr.call('quizExams.cancel', { path, body: { reason } }))
const release = (path: { id: number }) => done(hr.call('quizExams.release', { path, body: {} }))
const moveWindow = (path: { id: number }, from: string, to: string) =>
  sql(`update quiz_exams set start_at = now() + $2::interval, end_at = now() + $3::interval where id = $1`, [
    path.id,
    from,
    to,
  ])

const examStates = ['draft', 'upcoming', 'running', 'paused', 'ended', 'released', 'cancelled'] as const
type ExamState = (typeof examStates)[number]

async function examIn(state: ExamState): Promise<{ id: number }> {
  const path = await draft()
  if (state === 'draft') return path
  await publish(path)
  if (state === 'upcoming') await moveWindow(path, '1 hour', '2 hours')
  if (state === 'ended' || state === 'released') await moveWindow(path, '-2 hours', '-1 hour')
  if (state === 'released') await release(path)
  if (state === 'paused') await pause(path)
  if (state === 'cancelled') await cancel(path)
  const { exam } = (await hr.call('quizExams.show', { path })).body.data
  expect(exam.status).toBe(state)
  return path
}

test('every step of an exam from every state: 84 of 84 pairs', async () => {
  const people = { employee_ids: [takerId] }
  const standing: ExamState[] = ['upcoming', 'running', 'paused', 'ended']
  const pairs = await tryEveryPair({
    states: examStates,
    allowed: {
      update: ['draft'],
      saveCells: ['draft'],
      publish: ['draft'],
      // Nobody has begun in any of them.
      withdraw: standing,
      cancel: standing,
      release: ['ended'],
      sendMessage: ['running', 'paused'],
      pause: ['running'],
      resume: ['paused'],
      detachEmployees: ['draft', 'upcoming', 'running', 'paused'],
      addPeople: ['draft', 'upcoming', 'running', 'paused'],
      giveMinutes: ['draft', 'upcoming', 'running', 'paused'],
    },
    attempt: async (state, step) => {
      const path = await examIn(state)
      const steps = {
        update: () => hr.call('quizExams.update', { path, body: { duration: 20 } }),
        saveCells: () => hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id, count: 1 }] } }),
        publish: () => hr.call('quizExams.publish', { path, body: {} }),
        withdraw: () => hr.call('quizExams.withdraw', { path, body: {} }),
        cancel: () => hr.call('quizExams.cancel', { path, body: { reason } }),
        release: () => hr.call('quizExams.release', { path, body: {} }),
        sendMessage: () => hr.call('quizExams.sendMessage', { path, body: { text: reason } }),
        pause: () => hr.call('quizExams.pause', { path, body: { reason } }),
        resume: () => hr.call('quizExams.resume', { path, body: { reason } }),
        detachEmployees: () => hr.call('quizExams.detachEmployees', { path, body: people }),
        addPeople: () => hr.call('quizExams.addPeople', { path, body: people }),
        giveMinutes: () => hr.call('quizExams.giveMinutes', { path, body: { minutes: 5, reason } }),
      }
      return steps[step]()
    },
  })
  expect(pairs).toBe(84)
})

const begunStates = [
  'running',
  'overdue',
  'paused',
  'handed in',
  'marked',
  'released',
  'reopened',
  'attempt cancelled',
  'cancelled',
] as const
type TakenState = 'not open' | 'waiting' | 'absent' | (typeof begunStates)[number]

const handedIn: readonly TakenState[] = ['handed in', 'marked', 'released', 'reopened']

async function attemptOf(path: { id: number }): Promise<{ id: number }> {
  const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
  return { id: taken[0]?.id ?? 0 }
}

/** An exam that the taker has come so far in. */
async function takenIn(state: TakenState): Promise<{ id: number }> {
  await sql(`update quiz_attempts set state = 'cancelled' where state = 'running'`)
  const path = await draft()
  await publish(path)
  if (state === 'not open') await moveWindow(path, '1 hour', '2 hours')
  if (state === 'absent') await moveWindow(path, '-2 hours', '-1 hour')
  if (['not open', 'absent', 'waiting'].includes(state)) return path
  await done(taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } }))
  if (handedIn.includes(state)) {
    await done(taker.call('quizTaking.finish', { path, body: { device, answers: [] } }))
  }
  // A written answer keeps its paper waiting for people.
  if (state === 'handed in') {
    await sql(
      `update quiz_attempts set state = 'handed_in', score = null, points = null, passed = null
       where person_id = (select id from quiz_exam_people where exam_id = $1)`,
      [path.id],
    )
  }
  if (state === 'overdue') {
    await sql(`update quiz_attempts set deadline_at = now() - interval '7 seconds' where state = 'running'`)
  }
  if (state === 'released') {
    await moveWindow(path, '-2 hours', '-1 hour')
    await release(path)
  }
  if (state === 'reopened') {
    const body = { minutes: 10, reason }
    await done(hr.call('quizAttempts.reopen', { path: await attemptOf(path), body }))
  }
  if (state === 'attempt cancelled') {
    await done(hr.call('quizAttempts.cancel', { path: await attemptOf(path), body: { reason } }))
  }
  if (state === 'paused') await pause(path)
  if (state === 'cancelled') await cancel(path)
  return path
}

test('every deed of an examiner on an attempt from every state that has one: 27 of 27 pairs', async () => {
  const pairs = await tryEveryPair<(typeof begunStates)[number], 'reopen' | 'cancel' | 'judgeLate'>({
    states: begunStates,
    allowed: {
      reopen: ['handed in', 'marked'],
      judgeLate: ['handed in', 'marked'],
      cancel: begunStates.filter((state) => state !== 'attempt cancelled' && state !== 'cancelled'),
    },
    attempt: async (state, step) => {
      const path = await attemptOf(await takenIn(state))
      if (step === 'judgeLate') {
        await sql(
          `insert into quiz_late_answers (company_id, attempt_id, slot, seq, value) values (1, $1, 1, 9, '{A}')`,
          [path.id],
        )
        return hr.call('quizAttempts.judgeLate', { path, body: { accept: true, reason } })
      }
      return step === 'reopen'
        ? hr.call('quizAttempts.reopen', { path, body: { minutes: 10, reason } })
        : hr.call('quizAttempts.cancel', { path, body: { reason } })
    },
  })
  expect(pairs).toBe(27)
})

test('every call of a taker from every state of an attempt: 48 of 48 pairs', async () => {
  const answers = [{ slot: 1, value: ['A'], seq: 1 }]
  const pairs = await tryEveryPair<TakenState, 'start' | 'takeOver' | 'answers' | 'finish'>({
    states: ['not open', 'waiting', 'absent', ...begunStates],
    allowed: {
      start: ['waiting', 'running', 'reopened'],
      takeOver: ['running', 'reopened'],
      answers: ['running', 'reopened'],
      // What is over is handed in by the clock, and who has handed in is told the receipt again.
      finish: ['running', 'overdue', ...handedIn],
    },
    attempt: async (state, step) => {
      const path = await takenIn(state)
      const body = { device, notice_version: 1, answers }
      if (step === 'start')
        return taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
      if (step === 'takeOver') return taker.call('quizTaking.takeOver', { path, body: { device } })
      return taker.call(`quizTaking.${step}`, { path, body: { device: body.device, answers } })
    },
  })
  expect(pairs).toBe(48)
})
