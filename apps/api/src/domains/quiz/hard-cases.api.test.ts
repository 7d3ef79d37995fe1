import { takerColumns } from '@nhansu/sdk/domains/quiz'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { handInOverdue } from './taking/overdue-job.ts'

const api = apiForFile()
const device = '0b6d1c0a-4e9b-4d7c-8a58-00000000000c'
const reason = 'Mất điện phòng thi.'
let hr: Person
let field_id: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const body = { code: 'LVKHO', name: 'Lĩnh vực ca khó' }
  field_id = (await hr.call('fields.store', { body })).body.data.field.id
  const one = { kind: 'true_false' as const, field_id, right_options: ['A' as const] }
  const questions = [1, 2, 3].map((place) => ({ ...one, content: `Câu ${place} là đúng.` }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
})

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(text, values)).rows)

/** A published exam of three questions for these people, whose window is open. */
async function openExam(employee_ids: number[]): Promise<{ id: number }> {
  const from = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `KHO${nextNumber()}`,
      name: 'Thi ca khó',
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 7_200_000).toISOString(),
      duration: 30,
      show_result: 'now',
    },
  })
  const path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id, count: 3 }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids } })
  expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  return path
}

/** Somebody who takes exams. */
async function newTaker() {
  const { employeeId, personId, nhansuId } = await hire(api, 'Ngô Ca Khó', 3)
  const person = await newcomer(api, { login: `kho.${employeeId}`, companies: { 1: [] }, personId })
  const at = (path: { id: number }) => ({
    start: () => person.call('quizTaking.start', { path, body: { device, notice_version: 1 } }),
    save: (slot: number, seq = slot) =>
      person.call('quizTaking.answers', { path, body: { device, answers: [{ slot, value: ['A'], seq }] } }),
    finish: () => person.call('quizTaking.finish', { path, body: { device, answers: [] } }),
    info: async () => (await person.call('quizTaking.info', { path })).body.data.exam,
  })
  return { employeeId, nhansuId, at }
}

const giveMinutes = async (path: { id: number }, number: string, minutes: string) =>
  hr.call('quizExams.upload', {
    path,
    body: { file: await workbookFile([takerColumns.number, takerColumns.extra], [[number, minutes]]) },
  })
const minutesLeft = async (path: { id: number }) => {
  const [row] = await sql<{ left: number }>(
    `select extract(epoch from deadline_at - now())::float8 / 60 as left from quiz_attempts
     where person_id = (select id from quiz_exam_people where exam_id = $1)`,
    [path.id],
  )
  return Math.round(row?.left ?? 0)
}

test('Q12: of 300 attempts that the clock hands in, one that cannot be marked holds nobody up, and comes with the next turn', async () => {
  const { employeeId } = await newTaker()
  const path = await openExam([employeeId])
  await sql(
    `with person as (insert into persons (nhansu_id)
       select 'QMH' || lpad(at::text, 5, '0') from generate_series(1, 299) at returning id, nhansu_id)
     insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
     select 1, id, nhansu_id, 'Người ' || nhansu_id, 'Nữ', '2024-01-01' from person`,
  )
  await sql(
    `insert into quiz_exam_people (company_id, exam_id, employee_id, paper_id)
     select 1, $1, id, (select paper_id from quiz_exam_people where exam_id = $1 limit 1)
     from employees where nhansu_id like 'QMH%'`,
    [path.id],
  )
  const attempts = await sql<{ id: number }>(
    `insert into quiz_attempts (company_id, person_id, paper_id, notice_version, device, deadline_at)
     select 1, id, paper_id, 1, gen_random_uuid(), now() - interval '1 minute'
     from quiz_exam_people where exam_id = $1 returning id`,
    [path.id],
  )
  const spoilt = attempts[150]?.id
  await api.db.superuser.query(
    `create function spoil() returns trigger language plpgsql as $$
     begin raise exception 'this attempt cannot be marked'; end $$`,
  )
  await api.db.superuser.query(
    `create trigger spoil before update on quiz_attempts for each row when (old.id = ${spoilt})
     execute function spoil()`,
  )
  const turn = async () => {
    const runId = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, handInOverdue, {}),
    )
    await runJobs(api.db, { jobs: [handInOverdue] })
    const [run] = await sql<{ state: string; result: object }>(
      'select state, result from job_runs where id = $1',
      [runId],
    )
    return run
  }
  expect(await turn()).toEqual({ state: 'done', result: { handed_in: 299, failed: [spoilt] } })
  const states = () =>
    sql(
      `select state, count(*)::integer as attempts, count(distinct receipt)::integer as receipts from quiz_attempts
       where id = any($1) group by state order by state`,
      [attempts.map(({ id }) => id)],
    )
  expect(await states()).toEqual([
    { state: 'marked', attempts: 299, receipts: 1 },
    { state: 'running', attempts: 1, receipts: 0 },
  ])
  await api.db.superuser.query('drop trigger spoil on quiz_attempts; drop function spoil()')
  expect(await turn()).toEqual({ state: 'done', result: { handed_in: 1, failed: [] } })
  expect(await states()).toEqual([{ state: 'marked', attempts: 300, receipts: 1 }])
})

test('Q13: a rush of starts lets everybody in once, and whoever is asked to wait is in by trying again', async () => {
  const takers = await Promise.all(Array.from({ length: 12 }, () => newTaker()))
  const path = await openExam(takers.map(({ employeeId }) => employeeId))
  const enter = async ({ at }: (typeof takers)[number]) => {
    const { start } = at(path)
    for (let tries = 0; tries < 20; tries += 1) {
      const answers = await Promise.all([start(), start(), start()])
      for (const { status, headers, text } of answers)
        if (status !== 200) expect([status, 'retry-after' in headers], text).toEqual([503, true])
      if (answers.some(({ status }) => status === 200)) return answers
    }
    throw new Error('twenty tries let nobody in')
  }
  const entered = await Promise.all(takers.map(enter))
  for (const answers of entered) {
    const sittings = answers.flatMap(({ status, body }) =>
      status === 200 ? [body.data.sitting.attempt_id] : [],
    )
    expect(new Set(sittings).size).toBe(1)
  }
  const [held] = await sql<{ people: number; attempts: number }>(
    `select count(distinct person_id)::int as people, count(*)::int as attempts from quiz_attempts
     where person_id in (select id from quiz_exam_people where exam_id = $1)`,
    [path.id],
  )
  expect(held).toEqual({ people: 12, attempts: 12 })
})

test('Q17: a bank that shrinks before publishing is named, and a field that moves afterwards changes no paper', async () => {
  const { employeeId, at } = await newTaker()
  const own = { code: `LVR${nextNumber()}`, name: 'Lĩnh vực ngân hàng rút' }
  const field = (await hr.call('fields.store', { body: own })).body.data.field.id
  const one = { kind: 'true_false' as const, field_id: field, right_options: ['A' as const] }
  const questions = [1, 2].map((place) => ({ ...one, content: `Câu rút ${place} là đúng.` }))
  const { ids } = (await hr.call('quizQuestions.storeBulk', { body: { questions } })).body.data
  const from = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `RUT${nextNumber()}`,
      name: 'Thi ngân hàng rút',
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 7_200_000).toISOString(),
      duration: 30,
    },
  })
  const path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id: field, count: 2 }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [employeeId] } })
  const give = (status: 'retired' | 'active') =>
    hr.call('quizQuestions.update', { path: { id: ids[0] ?? 0 }, body: { status } })
  await give('retired')
  expect(await hr.call('quizExams.publish', { path, body: {} })).toMatchObject({
    status: 409,
    body: { message: `Thiếu 1 câu của lĩnh vực ${own.name}.` },
  })
  await give('active')
  expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  for (const id of ids) await hr.call('quizQuestions.update', { path: { id }, body: { field_id } })
  const { sitting } = (await at(path).start()).body.data
  expect(sitting.questions.map(({ content }) => content).toSorted()).toEqual(
    questions.map(({ content }) => content),
  )
  expect((await at(path).save(1)).status).toBe(200)
  expect((await at(path).finish()).body.data.receipt).toMatchObject({ answered: 1, total: 2 })
})

test('Q18: minutes reach who is writing at once, and change nothing for who has handed in', async () => {
  const { employeeId, nhansuId, at } = await newTaker()
  const path = await openExam([employeeId])
  const mine = at(path)
  await mine.start()
  expect(await minutesLeft(path)).toBe(30)
  expect((await giveMinutes(path, nhansuId, '15')).status).toBe(200)
  expect(await minutesLeft(path)).toBe(45)
  await mine.save(1)
  const { receipt } = (await mine.finish()).body.data
  expect((await giveMinutes(path, nhansuId, '60')).status).toBe(200)
  expect(await minutesLeft(path)).toBe(45)
  expect((await mine.save(2)).body.message).toBe('Bạn đã nộp bài thi này.')
  expect((await mine.start()).body.message).toBe('Bạn đã nộp bài thi này.')
  expect((await mine.finish()).body.data.receipt).toEqual(receipt)
  expect(await mine.info()).toMatchObject({ state: 'marked', extra_minutes: 60 })
})

test('Q18: a pause that falls while somebody is offline costs him neither an answer nor a minute', async () => {
  const { employeeId, at } = await newTaker()
  const path = await openExam([employeeId])
  const mine = at(path)
  await mine.start()
  await mine.save(1)
  // He writes on without a line; the exam is paused for an hour meanwhile.
  await hr.call('quizExams.pause', { path, body: { reason } })
  for (const table of ['quiz_exam_pauses', 'quiz_attempts']) {
    await sql(`update ${table} set paused_at = paused_at - interval '1 hour' where paused_at is not null`)
  }
  await sql(
    `update quiz_attempts set started_at = started_at - interval '1 hour', deadline_at = deadline_at - interval '1 hour'
     where paused_at is not null`,
  )
  // Back on the line within the pause: refused in words, and his page keeps it.
  expect(await mine.save(2)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('tạm dừng') },
  })
  await hr.call('quizExams.resume', { path, body: { reason } })
  expect(await minutesLeft(path)).toBe(30)
  expect((await mine.save(2)).body.data.saved_through).toBe(2)
  expect((await mine.finish()).body.data.receipt).toMatchObject({ answered: 2, total: 3 })
})

test('Q18: who is taken off at the moment in which he begins is either off or under way, and later stays', async () => {
  const takers = await Promise.all(Array.from({ length: 6 }, () => newTaker()))
  const path = await openExam(takers.map(({ employeeId }) => employeeId))
  for (const { employeeId, at } of takers) {
    const mine = at(path)
    const [begun, off] = await Promise.all([
      mine.start(),
      hr.call('quizExams.detachEmployees', { path, body: { employee_ids: [employeeId] } }),
    ])
    expect([begun.status, off.status], begun.text + off.text).toSatisfy(
      ([start, detach]: number[]) =>
        (start === 200 && detach === 409) || (detach === 200 && [404, 409].includes(start ?? 0)),
    )
    if (begun.status !== 200) continue
    expect((await mine.save(1)).status).toBe(200)
    const again = await hr.call('quizExams.detachEmployees', { path, body: { employee_ids: [employeeId] } })
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('đã vào thi') } })
    expect((await mine.finish()).body.data.receipt).toMatchObject({ answered: 1 })
  }
})
