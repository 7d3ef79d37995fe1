import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { fewestTakers } from '../analysis/flags.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { quizSteps } from '../../../testing/quiz-steps.ts'
import { figureQuestions } from '../analysis/question-figures.ts'

const api = apiForFile()
let hr: Person
let taker: Person
const steps = quizSteps(api, () => ({ hr, taker }))
const { end, sit } = steps

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
})

/** Reckons what the exams that are over say. */
async function reckon(): Promise<void> {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, figureQuestions, {}),
  )
  await runJobs(api.db, { jobs: [figureQuestions] })
}

/** A field with two questions of true or false, A being right. */
async function newField(): Promise<{ id: number; name: string }> {
  const number = nextNumber()
  const name = `Lĩnh vực nắm vững ${number}`
  const { field } = (await hr.call('fields.store', { body: { code: `LVNV${number}`, name } })).body.data
  const questions = [1, 2].map((place) => ({
    content: `Câu ${place} của ${name} là đúng.`,
    kind: 'true_false' as const,
    field_id: field.id,
    right_options: ['A' as const],
  }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
  return { id: field.id, name }
}

interface Settings {
  show_result?: 'now' | 'after' | 'none'
  show_marks?: boolean
  waits_for_release?: boolean
}

/** A published exam of employee 11 with two questions of each field, in this order. */
async function publish(fields: readonly { id: number }[], more: Settings = {}) {
  const from = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `NV${nextNumber()}`,
      name: 'Thi nắm vững',
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 3_600_000).toISOString(),
      duration: 30,
      shuffle_questions: false,
      show_marks: true,
      ...more,
    },
  })
  const path = { id: body.data.exam.id }
  const cells = fields.map(({ id }) => ({ field_id: id, count: 2 }))
  await hr.call('quizExams.saveCells', { path, body: { cells } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
  expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  return path
}

const mastery = async () => (await hr.call('quizReports.mastery', {})).body.data
const shareOf = async (field: number) =>
  (await mastery()).departments.flatMap(({ cells }) => cells.filter(({ field_id: id }) => id === field))
const stillWaiting = async (query = {}) => (await hr.call('quizReports.mastery', { query })).body.data.waiting
const behind = async (field: number, department?: number, isWithBelow = true) =>
  (
    await hr.call('quizReports.masteryPeople', {
      query: {
        field_id: field,
        ...(department !== undefined && { department_id: department }),
        with_below: isWithBelow,
      },
    })
  ).body.data.people
const mine = async (id: number) =>
  (await taker.call('quizReports.ofEmployee', {})).body.data.results.find(({ exam_id: exam }) => exam === id)
const filed = async (id: number) =>
  (await hr.call('quizReports.ofEmployee', { query: { employee_id: 11 } })).body.data.results.find(
    ({ exam_id: exam }) => exam === id,
  )

test('each field is known by the mean share of its points, and each figure opens its people', async () => {
  const [first, second] = [await newField(), await newField()]
  const path = await publish([first, second])
  await sit(path, ['A', 'A', 'A', 'B'])
  await reckon()
  // As long as somebody may write, nothing is told.
  expect(await shareOf(first.id)).toEqual([])
  await end(path)
  await reckon()
  expect(await shareOf(first.id)).toEqual([{ field_id: first.id, papers: 1, share: 1 }])
  expect(await shareOf(second.id)).toEqual([{ field_id: second.id, papers: 1, share: 0.5 }])
  expect((await mastery()).fewest).toBe(30)
  expect((await mastery()).fields).toContainEqual({ ...second, papers: 1, share: 0.5 })

  const unit = (await mastery()).departments.find(({ cells }) =>
    cells.some(({ field_id: id }) => id === second.id),
  )
  expect(await behind(second.id, unit?.id ?? 0)).toMatchObject([{ employee_id: 11, papers: 1, share: 0.5 }])
  expect(await behind(second.id)).toHaveLength(1)
  expect(await behind(second.id, unit?.id === null ? 9_999_999 : 0)).toEqual([])

  // A second exam of the field counts as much as the first.
  const again = await publish([second])
  await sit(again, ['B', 'B'])
  await end(again)
  await reckon()
  expect(await shareOf(second.id)).toEqual([{ field_id: second.id, papers: 2, share: 0.25 }])
  expect(
    (await hr.call('quizReports.mastery', { query: { to: '2020-01-01' } })).body.data.departments,
  ).toEqual([])
})

test('a corrected key changes the shares with the scores', async () => {
  const field = await newField()
  const path = await publish([field])
  await sit(path, ['A', 'B'])
  await end(path)
  await reckon()
  expect(await shareOf(field.id)).toMatchObject([{ share: 0.5 }])
  const { questions } = (await hr.call('quizCorrections.list', { path })).body.data
  const wrong = questions.find(({ content }) => content.startsWith('Câu 2')) ?? questions[1]
  const body = { question_id: wrong?.id ?? 0, kind: 'drop' as const, reason: 'Câu hỏi mơ hồ.', step: 0 }
  expect((await hr.call('quizCorrections.correct', { path, body })).status).toBe(200)
  await reckon()
  const { score } = (await filed(path.id)) ?? {}
  expect(await shareOf(field.id)).toMatchObject([{ share: (score ?? 0) / 10 }])
})

test('says how many exams with results wait to be reckoned, and a release has them reckoned at once', async () => {
  const field = await newField()
  const path = await publish([field], { waits_for_release: true })
  await sit(path, ['A', 'B'])
  await end(path)
  await reckon()
  expect(await stillWaiting()).toBe(0)
  // An exam that is over by the clock waits for the next hour.
  const plain = await publish([field])
  await sit(plain, ['A', 'A'])
  expect(await stillWaiting()).toBe(0)
  await end(plain)
  expect(await stillWaiting()).toBe(1)
  expect(await stillWaiting({ to: '2020-01-01' })).toBe(0)
  expect(await shareOf(field.id)).toEqual([])
  const marked = (await hr.call('quizCorrections.list', { path })).body.data.questions
  const body = { question_id: marked[0]?.id ?? 0, kind: 'drop' as const, reason: 'Câu mơ hồ.', step: 0 }
  expect((await hr.call('quizCorrections.correct', { path, body })).status).toBe(200)
  expect(await stillWaiting()).toBe(1)

  expect((await hr.call('quizExams.release', { path, body: {} })).status).toBe(200)
  expect(await stillWaiting()).toBe(2)
  await runJobs(api.db, { jobs: [figureQuestions] })
  expect(await stillWaiting()).toBe(0)
  expect(await shareOf(field.id)).toMatchObject([{ papers: 2 }])
})

test('one person over time is seen by whoever may, and by himself as far as takers are shown it', async () => {
  const field = await newField()
  const whole = await publish([field])
  const unmarked = await publish([field], { show_marks: false })
  const hidden = await publish([field], { show_result: 'none' })
  const waiting = await publish([field], { waits_for_release: true })
  for (const path of [whole, unmarked, hidden, waiting]) {
    await sit(path, ['A', 'B'])
    await end(path)
  }
  await reckon()
  const fields = [{ field_id: field.id, field_name: field.name, share: 0.5 }]
  expect(await filed(whole.id)).toMatchObject({ score: 5, passed: true, fields })
  expect(await mine(whole.id)).toMatchObject({ score: 5, fields })
  expect(await mine(unmarked.id)).toMatchObject({ score: 5, fields: [] })
  expect(await filed(unmarked.id)).toMatchObject({ fields })
  expect(await mine(hidden.id)).toBeUndefined()
  expect(await filed(hidden.id)).toMatchObject({ fields })
  expect(await filed(waiting.id)).toBeUndefined()
  expect(await mine(waiting.id)).toBeUndefined()
  // Who holds no right to reports asks for himself alone.
  const other = await taker.call('quizReports.ofEmployee', { query: { employee_id: 12 } })
  expect(other.body.data.results).toEqual([])
})

test('the workbook tells each unit by itself and with those below it', async () => {
  const field = await newField()
  const path = await publish([field])
  await sit(path, ['A', 'B'])
  await end(path)
  await reckon()
  const { bytes } = await hr.call('quizReports.masteryExport', {})
  const rows = (await openWorkbook(bytes)).sheets['Mức nắm vững'] ?? []
  const ofField = rows.filter((row) => row[1] === field.name).map((row) => row.slice(2, 6))
  // The unit of the taker, and each one above it that has no paper of its own.
  expect(ofField).toContainEqual([1, 50, 1, 50])
  expect(ofField.length).toBeGreaterThan(1)
  for (const row of ofField.filter(([papers]) => papers === 0)) expect(row).toEqual([0, null, 1, 50])
  // Each share has a note of its own: that of nobody has none.
  const few = `Dưới ${fewestTakers} bài: quá ít để kết luận`
  const notes = rows.filter((row) => row[1] === field.name).map((row) => [row[2], row[6] ?? null, row[7]])
  expect(notes).toContainEqual([1, few, few])
  for (const row of notes.filter(([papers]) => papers === 0)) expect(row).toEqual([0, null, few])
})

test('the map is taken away as a workbook, by days that do not end before they begin', async () => {
  const exported = await hr.call('quizReports.masteryExport', {})
  expect(exported.status).toBe(200)
  const turned = { query: { from: '2026-02-01', to: '2026-01-01' } }
  expect(await hr.call('quizReports.mastery', turned)).toMatchObject({ status: 400 })
  expect(await hr.call('quizReports.masteryExport', turned)).toMatchObject({ status: 400 })
  expect(
    await hr.call('quizReports.masteryPeople', { query: { ...turned.query, field_id: 32 } }),
  ).toMatchObject({ status: 400 })
})

describe('the tree of units', () => {
  /** The rows that a query answers, each as its name, whether it is of its own people alone, and its papers of a field. */
  const rowsOf = async (field: number, query: { parent_id?: number; unit_search?: string }, by = hr) => {
    const { departments, departments_total: total } = (await by.call('quizReports.mastery', { query })).body
      .data
    expect(departments.filter(({ is_direct: isDirect }) => !isDirect)).toHaveLength(Math.min(total, 50))
    return departments.flatMap(({ id, is_direct: isDirect, has_below: hasBelow, cells }) =>
      cells.flatMap(({ field_id: of, papers, share }) =>
        of === field ? [{ id, isDirect, hasBelow, papers, share }] : [],
      ),
    )
  }
  test('counts a unit with all below it, opens level by level, and is searched by name', async () => {
    const field = await newField()
    const path = await publish([field])
    await sit(path, ['A', 'B'])
    await end(path)
    await reckon()
    const { rows } = await api.db.superuser.query<{ id: string; parent_id: string | null; name: string }>(
      `select unit.id, unit.parent_id, unit.name from employee_positions held
       join departments unit on unit.company_id = held.company_id and unit.id = held.department_id
       where held.company_id = 1 and held.employee_id = 11 and held.is_main and held.to_date is null`,
    )
    const own = { id: Number(rows[0]?.id), parent: Number(rows[0]?.parent_id), name: rows[0]?.name ?? '' }
    const figure = { papers: 1, share: 0.5 }
    const [top] = await rowsOf(field.id, {})
    expect(top).toMatchObject({ isDirect: false, hasBelow: true, ...figure })
    expect(top?.id).not.toBe(own.id)
    // From the unit above his own.
    expect(await rowsOf(field.id, { parent_id: own.parent })).toEqual([
      { id: own.id, isDirect: false, hasBelow: false, ...figure },
    ])
    // He is in it himself, and nobody is below.
    expect(await rowsOf(field.id, { parent_id: own.id })).toEqual([
      { id: own.id, isDirect: true, hasBelow: false, ...figure },
    ])
    expect(await rowsOf(field.id, { unit_search: own.name.toUpperCase() })).toEqual([
      { id: own.id, isDirect: false, hasBelow: false, ...figure },
    ])
    expect(await rowsOf(field.id, { unit_search: 'không có đơn vị nào thế này' })).toEqual([])
    expect(await behind(field.id, own.parent)).toHaveLength(1)
    expect(await behind(field.id, own.parent, false)).toEqual([])
    // Below another unit the name is not found.
    const named = async (parent: number) => rowsOf(field.id, { parent_id: parent, unit_search: own.name })
    expect(await named(own.parent)).toEqual(await rowsOf(field.id, { unit_search: own.name }))
    expect(await named(999_999)).toEqual([])
  })

  describe('of a reader of units', () => {
    /** Who reads the reports on a unit alone, which is his own. */
    const chiefOf = async (unitId: number) => {
      const { personId } = await hire(api, 'Trưởng Đơn Vị', unitId)
      return newcomer(api, {
        login: `truong.${nextNumber()}`,
        companies: { 1: [['quiz_report_access', 'unit']] },
        personId,
      })
    }
    const figure = { papers: 1, share: 0.5 }

    test('opens his unit and finds those below it', async () => {
      const field = await newField()
      const path = await publish([field])
      await sit(path, ['A', 'B'])
      await end(path)
      await reckon()
      // Employee 11 is in unit 3, which is below 2.
      const chief = await chiefOf(2)
      const own = { id: 3, isDirect: false, hasBelow: false, ...figure }
      expect(await rowsOf(field.id, {}, chief)).toEqual([{ ...own, id: 2, hasBelow: true }])
      expect(await rowsOf(field.id, { parent_id: 2 }, chief)).toEqual([own])
      expect(await rowsOf(field.id, { unit_search: 'tuyen' }, chief)).toEqual([own])
      expect(await rowsOf(field.id, {}, await chiefOf(4))).toEqual([])
    })

    test('counts whom he sees by a unit that is not their main one in a row beside his units', async () => {
      const field = await newField()
      const path = await publish([field])
      await sit(path, ['A', 'B'])
      await end(path)
      await reckon()
      await inCompanyOf(api.db.superuser, 1, (client) =>
        client.query(
          `insert into employee_positions (company_id, employee_id, position_id, department_id, is_main, from_date)
           values (1, 11, 2, 4, false, '2024-01-01')`,
        ),
      )
      const chief = await chiefOf(4)
      expect(await rowsOf(field.id, {}, chief)).toEqual([
        { id: null, isDirect: true, hasBelow: false, ...figure },
      ])
      const { fields, departments_total: total } = (await chief.call('quizReports.mastery', {})).body.data
      expect([fields.find(({ id }) => id === field.id), total]).toEqual([{ ...field, ...figure }, 0])
      const query = { field_id: field.id }
      for (const unit of [{}, { department_id: 0 }]) {
        const { people } = (await chief.call('quizReports.masteryPeople', { query: { ...query, ...unit } }))
          .body.data
        expect(people).toMatchObject([{ employee_id: 11, ...figure }])
      }
      expect(await rowsOf(field.id, {})).toMatchObject([{ id: 1, isDirect: false }])
    })
  })

  test('answers fifty units at most, and says how many there are', async () => {
    const field = await newField()
    const path = await publish([field])
    await sit(path, ['A', 'A'])
    await end(path)
    await reckon()
    // Sixty units of one name, one paper of another person in each.
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `with unit as (
         insert into departments (company_id, parent_id, code, name, level)
         select 1, null, 'NVDV' || at,
           'Tổ nắm vững ' || at, 1 from generate_series(1, 60) at returning id, code
       ), person as (
         insert into persons (nhansu_id) select 'NVBD' || lpad(at::text, 4, '0') from generate_series(1, 60) at
         returning id, nhansu_id
       ), employee as (
         insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
         select 1, id, nhansu_id, 'Người ' || nhansu_id, 'Nữ', '2024-01-01' from person returning id, nhansu_id
       ), held as (
         insert into employee_positions (company_id, employee_id, position_id, department_id, is_main, from_date)
         select 1, employee.id, (select min(id) from positions where company_id = 1), unit.id, true, '2024-01-01' from employee
         join unit on unit.code = 'NVDV' || ltrim(substr(employee.nhansu_id, 5), '0')
       ), taker as (
         insert into quiz_exam_people (company_id, exam_id, employee_id, paper_id)
         select 1, $1, employee.id, (select min(paper_id) from quiz_exam_people where exam_id = $1) from employee
         returning id, paper_id
       ), attempt as (
         insert into quiz_attempts (company_id, person_id, paper_id, notice_version, device, deadline_at, state, score, points,
           max_points, passed, finished_at, ended_by, answered, receipt)
         select 1, id, paper_id, 1, gen_random_uuid(), now(), 'marked', 10, 2, 2, true, now(), 'taker', 2, repeat('a', 64)
         from taker returning id
       )
       insert into quiz_field_shares (company_id, exam_id, attempt_id, field_id, share)
       select 1, $1, id, $2, 1 from attempt`,
        [path.id, field.id],
      ),
    )
    const found = (await hr.call('quizReports.mastery', { query: { unit_search: 'to nam vung' } })).body.data
    expect(found).toMatchObject({ departments_total: 60 })
    expect(found.departments).toHaveLength(50)
    // All together, those that are not answered among them.
    expect(found.fields).toEqual([{ ...field, papers: 60, share: 1 }])
  })
})
