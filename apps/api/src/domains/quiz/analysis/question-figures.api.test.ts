import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { figureQuestions, type Reckoning, reckonFigures } from './question-figures.ts'

const api = apiForFile()
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000012'
let hr: Person
let taker: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
})

/** A question of a field of its own, with 'Ý đúng' right. */
async function newQuestion() {
  const code = `LVD${nextNumber()}`
  const { field } = (await hr.call('fields.store', { body: { code, name: `Lĩnh vực ${code}` } })).body.data
  const body = {
    kind: 'single' as const,
    content: `Câu của ${code}`,
    option_a: 'Ý đúng',
    option_b: 'Ý sai',
    right_options: ['A' as const],
    field_id: field.id,
  }
  return { field: field.id, id: (await hr.call('quizQuestions.store', { body })).body.data.question.id }
}

/** A published exam that asks one question of a field. */
async function published(field: number, from = Date.now() - 60_000) {
  const code = `DUNG${nextNumber()}`
  const window = { start_at: new Date(from).toISOString(), end_at: new Date(from + 3_600_000).toISOString() }
  const body = { code, name: `Kỳ ${code}`, duration: 20, show_result: 'now', ...window } as const
  const path = { id: (await hr.call('quizExams.store', { body })).body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id: field, count: 1 }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
  expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  return path
}

async function taken(path: { id: number }, option: string) {
  const { sitting } = (await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } }))
    .body.data
  const letter = 'AB'[sitting.questions[0]?.options.indexOf(option) ?? 0] ?? ''
  await taker.call('quizTaking.finish', {
    path,
    body: { device, answers: [{ slot: 1, value: [letter], seq: 1 }] },
  })
  // Its time is over.
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update quiz_exams set start_at = now() - interval '2 days', end_at = now() - interval '1 day' where id = $1`,
      [path.id],
    ),
  )
}

async function figured(): Promise<void> {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, figureQuestions, {}),
  )
  await runJobs(api.db, { jobs: [figureQuestions] })
}

/** Says of an exam that its figures rest on something else, which the job would mend if it looked. */
const spoil = (exam: number) =>
  inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`update quiz_exams set figured_by = 'không xem lại' where id = $1`, [exam]),
  )
const markOf = async (exam: number) =>
  (
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ figured_by: string }>('select figured_by from quiz_exams where id = $1', [exam]),
    )
  ).rows[0]?.figured_by

const shown = async (id: number) => {
  const { exams_total, last_used_on, takers_total, facility, version } = (
    await hr.call('quizQuestions.show', { path: { id } })
  ).body.data.question
  return { exams_total, last_used_on, takers_total, facility, version }
}

const filtered = async (field_id: number, filter: object) =>
  (
    await hr.call('quizQuestions.list', {
      query: { filter: { field_id: { operator: 'in', value: [field_id] }, ...filter } },
    })
  ).body.data.questions.map(({ id }) => id)

describe('the use of a question', () => {
  test('counts its exams from publishing on, and no more once they are withdrawn or cancelled', async () => {
    const { id, field } = await newQuestion()
    const before = await shown(id)
    expect(before).toMatchObject({ exams_total: 0, last_used_on: null })
    const [first, second] = [await published(field), await published(field)]
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    // Nobody has changed it: whoever edits it meanwhile saves as before.
    expect(await shown(id)).toMatchObject({ exams_total: 2, last_used_on: today, version: before.version })
    expect((await hr.call('quizQuestions.uses', { path: { id } })).body.data.uses).toMatchObject([
      { exam_id: second.id, takers: 0, facility: null },
      { exam_id: first.id },
    ])
    expect(await filtered(field, { exams_total: { operator: 'gte', value: 2 } })).toEqual([id])
    expect(await filtered(field, { exams_total: { operator: 'lte', value: 1 } })).toEqual([])
    expect(await filtered(field, { last_used_on: { operator: 'gte', value: today } })).toEqual([id])
    await hr.call('quizExams.withdraw', { path: first, body: {} })
    await hr.call('quizExams.cancel', { path: second, body: { reason: 'Dời lịch.' } })
    expect(await shown(id)).toMatchObject({ exams_total: 0, last_used_on: null })
  })

  test('is last on the day of an exam that has begun', async () => {
    const { id, field } = await newQuestion()
    await published(field, Date.now() + 3 * 86_400_000)
    expect(await shown(id)).toMatchObject({ exams_total: 1, last_used_on: null })
  })

  test('is one exam of a version that was changed since', async () => {
    const { id, field } = await newQuestion()
    await published(field)
    await hr.call('quizQuestions.update', { path: { id }, body: { option_b: 'Ý sai khác' } })
    await published(field)
    expect(await shown(id)).toMatchObject({ exams_total: 2 })
  })
})

describe('the facility of a question', () => {
  test('is the mean over all exams that are over, follows corrections, and goes with a cancelled exam', async () => {
    const { id, field } = await newQuestion()
    const right = await published(field)
    await taken(right, 'Ý đúng')
    const wrong = await published(field)
    await taken(wrong, 'Ý sai')
    expect(await shown(id)).toMatchObject({ takers_total: 0, facility: null })
    const { version } = await shown(id)
    await figured()
    expect(await shown(id)).toMatchObject({ takers_total: 2, facility: 50, version })
    const { uses } = (await hr.call('quizQuestions.uses', { path: { id } })).body.data
    expect(new Map(uses.map(({ exam_id: exam, facility }) => [exam, facility]))).toEqual(
      new Map([
        [right.id, 100],
        [wrong.id, 0],
      ]),
    )
    expect(await filtered(field, { facility: { operator: 'lte', value: 50 } })).toEqual([id])
    expect(await filtered(field, { facility: { operator: 'gte', value: 60 } })).toEqual([])
    const { questions, step } = (await hr.call('quizCorrections.list', { path: wrong })).body.data
    const corrected = await hr.call('quizCorrections.correct', {
      path: wrong,
      body: {
        question_id: questions[0]?.id ?? 0,
        kind: 'accept',
        right_options: ['B'],
        reason: 'Hai ý đều đúng.',
        step,
      },
    })
    expect(corrected.status).toBe(200)
    await figured()
    expect(await shown(id)).toMatchObject({ takers_total: 2, facility: 100 })
    // Once the hour after the first has looked again, an exam is left alone until something of it changes.
    await spoil(right.id)
    await figured()
    expect(await shown(id)).toMatchObject({ facility: 100 })
    expect(await markOf(right.id)).toBe('không xem lại')
    await hr.call('quizExams.cancel', { path: wrong, body: { reason: 'Đề lộ.' } })
    await figured()
    expect(await shown(id)).toMatchObject({ exams_total: 1, takers_total: 1, facility: 100 })
  })
})

test('two processes that reckon one exam at once come one after the other, and the second finds it done', async () => {
  const { id, field } = await newQuestion()
  await figured()
  const exam = await published(field)
  await taken(exam, 'Ý đúng')
  const company = { companyId: 1 }
  const reading: Reckoning['reading'] = (work) =>
    inCompany(api.db.database, { ...company, readOnly: true }, work)
  const progress = async () => {}
  const begun = Promise.withResolvers<void>()
  const waits = async () => {
    const { rows } = await api.db.superuser.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows.length
  }
  // The first keeps its transaction open until the second waits for it.
  const first: Reckoning['inCompany'] = (work) =>
    inCompany(api.db.database, { ...company, readOnly: false }, async (transaction) => {
      const done = await work(transaction)
      begun.resolve()
      await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0)
      return done
    })
  const second: Reckoning['inCompany'] = (work) =>
    inCompany(api.db.database, { ...company, readOnly: false }, work)
  const one = reckonFigures({ inCompany: oncePaused(first, second), reading, progress })
  await begun.promise
  const other = reckonFigures({ inCompany: second, reading, progress })
  expect(await Promise.all([one, other])).toMatchObject([{ exams: 1 }, { exams: 0 }])
  expect(await shown(id)).toMatchObject({ takers_total: 1, facility: 100 })
})

/** Work in a company that is done by `first` once, and by `then` afterwards. */
function oncePaused(first: Reckoning['inCompany'], then: Reckoning['inCompany']): Reckoning['inCompany'] {
  let isFirst = true
  return (work) => {
    const by = isFirst ? first : then
    isFirst = false
    return by(work)
  }
}
