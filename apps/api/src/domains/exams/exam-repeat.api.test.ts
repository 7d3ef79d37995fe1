import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type Person, apiForFile } from '../../testing/api.ts'
import { day, examSteps, reason } from '../../testing/exam-steps.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { toldChanges, trailReader } from '../../testing/told-changes.ts'
import { makeNextRuns } from './next-runs.ts'

const api = apiForFile()
let hr: Person
const { running, newExam, move, someone, score, resultsOf } = examSteps(api, () => hr)
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(text, values)).rows)

/** The nightly work, as often as it is asked for and by as many processes. */
async function night(times = 1) {
  for (let at = 0; at < times; at += 1) {
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, makeNextRuns, {}),
    )
  }
  await Promise.all(Array.from({ length: times }, () => runJobs(api.db, { jobs: [makeNextRuns] })))
}

function repeat(id: number, body: object = {}, dry_run = false) {
  const rule = { repeat_months: 12, repeat_owner_id: 13, repeat_lead_days: 30, ...body }
  return hr.call('exams.repeat', { path: { id }, query: { dry_run }, body: rule })
}

/** The days on which a test was, whatever day it is. */
const held = (id: number, from: string, to: string) =>
  sql('update exams set from_date = $2, to_date = $3 where company_id = 1 and id = $1', [id, from, to])

const nextOf = async (id: number) =>
  (await hr.call('exams.list')).body.data.exams.filter((each) => each.repeat_of_id === id)

/** A day by the calendar, so many months and days from today in Viet Nam. */
async function calendar(months: number, days: number): Promise<string> {
  const [row] = await sql<{ day: string }>(
    `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + make_interval(months => $1, days => $2))::date::text as day`,
    [months, days],
  )
  return row?.day ?? ''
}

describe('the next run of a test', () => {
  test('is made once when it is due, with parts, board and the people who still work here, and its owner is told', async () => {
    const [stays, leaves] = [await someone(), await someone()]
    const { employeeId: owner } = await hire(api, 'Người Phụ Trách', 3)
    const exam = await running([stays, leaves], { retest_days: 9 })
    await held(exam.id, await calendar(-12, 25), await calendar(-12, 26))
    expect((await repeat(exam.id, { repeat_owner_id: owner })).status).toBe(200)
    await sql(
      'update employees set active = false, leave_date = current_date where company_id = 1 and id = $1',
      [leaves],
    )
    await night(2)
    await night()
    const [next, ...others] = await nextOf(exam.id)
    expect(others).toEqual([])
    expect(next).toMatchObject({
      status: 'draft',
      repeat_months: 12,
      repeat_owner_id: owner,
      retest_days: 9,
      people_total: 1,
      next_exam_id: null,
    })
    expect([next?.from_date, next?.to_date]).toEqual([
      (
        await sql<{ day: string }>(`select ($1::date + interval '12 months')::date::text as day`, [
          await calendar(-12, 25),
        ])
      )[0]?.day,
      expect.any(String),
    ])
    const { exam: shown } = (await hr.call('exams.show', { path: { id: next?.id ?? 0 } })).body.data
    expect(shown.parts.map(({ name }) => name)).toEqual(['Lý thuyết', 'Thực hành'])
    expect(shown.board).toMatchObject([{ employee_id: 13, role: 'chair' }])
    expect((await resultsOf(shown.id)).map(({ employee_id: id }) => id)).toEqual([stays])
    const { exam: first } = (await hr.call('exams.show', { path: { id: exam.id } })).body.data
    expect(first).toMatchObject({ next_exam_id: shown.id, next_exam_code: shown.code, next_on: null })
    const told = await sql('select record_id from notices where kind = $1 and employee_id = $2', [
      'exam_next_run',
      owner,
    ])
    expect(told.map((row) => Number((row as { record_id: string }).record_id))).toEqual([shown.id])
  })

  test('waits for its day, and is none of a draft, of one that was cancelled or switched off, or of a deleted draft', async () => {
    const early = await running([await someone()])
    await held(early.id, await calendar(-12, 33), await calendar(-12, 33))
    await repeat(early.id)
    const draft = await newExam()
    await held(draft, await calendar(-12, 3), await calendar(-12, 3))
    await repeat(draft)
    const off = await running([await someone()])
    await held(off.id, await calendar(-12, 3), await calendar(-12, 3))
    await repeat(off.id)
    expect((await repeat(off.id, { repeat_months: null })).body.data).toMatchObject({ next: null })
    const cancelled = await running([await someone()])
    await held(cancelled.id, await calendar(-12, 3), await calendar(-12, 3))
    await repeat(cancelled.id)
    expect((await move(cancelled.id, 'cancel')).body.data.exam).toMatchObject({ next_on: null })
    expect((await repeat(cancelled.id)).status).toBe(409)
    const deleted = await running([await someone()])
    await held(deleted.id, await calendar(-12, 3), await calendar(-12, 3))
    await repeat(deleted.id)
    await night()
    const [made] = await nextOf(deleted.id)
    expect((await hr.call('exams.destroy', { path: { id: made?.id ?? 0 } })).status).toBe(200)
    await night()
    for (const id of [early.id, draft, off.id, cancelled.id, deleted.id]) expect(await nextOf(id)).toEqual([])
    // Asked for anew, it is made anew.
    await repeat(deleted.id)
    await night()
    expect(await nextOf(deleted.id)).toHaveLength(1)
  })

  test('that nights had missed is made up for by one, today', async () => {
    const exam = await running([await someone()])
    await held(exam.id, await calendar(-7, 0), await calendar(-7, 0))
    await repeat(exam.id, { repeat_months: 3, repeat_lead_days: 0 })
    await night()
    expect(await nextOf(exam.id)).toMatchObject([{ from_date: day(0), to_date: day(0) }])
  })

  test.each([
    ['2027-01-31', null, 1, '2027-02-28'],
    ['2027-02-28', 31, 1, '2027-03-31'],
    ['2028-02-29', null, 12, '2029-02-28'],
    ['2026-12-15', null, 6, '2027-06-15'],
  ])('after %s, begun on the day %s, every %s months, is on %s', async (from, on, months, expected) => {
    const id = await newExam()
    const [row] = await sql<{ day: string }>(
      `update exams set from_date = $2, to_date = $2, repeat_day = $3, repeat_months = $4, repeat_owner_id = 13
       where company_id = 1 and id = $1 returning next_run_on(exams, '2026-11-26')::text as day`,
      [id, from, on, months],
    )
    expect(row?.day).toBe(expected)
  })
})

describe('the rule', () => {
  test('is told before it is set: day, draft and the people of a unit with those below', async () => {
    const exam = await running([await someone()])
    const before = (await hr.call('exams.show', { path: { id: exam.id } })).body.data.exam
    const [unit] = await sql<{ above: string }>(
      'select parent_id as above from departments where company_id = 1 and id = 3',
    )
    const above = { repeat_department_id: Number(unit?.above) }
    const count = async () => (await repeat(exam.id, above, true)).body.data.next?.people_total ?? 0
    const people = await count()
    await someone()
    expect(await count()).toBe(people + 1)
    const seen = (await repeat(exam.id, { repeat_department_id: 3 }, true)).body.data
    expect(seen.next).toMatchObject({ on: await calendar(12, 0), made_on: await calendar(12, -30) })
    expect(seen.exam).toEqual(before)
    expect((await repeat(exam.id, { repeat_department_id: 3 })).body.data.exam).toMatchObject({
      repeat_months: 12,
      repeat_department_id: 3,
      next_on: await calendar(12, 0),
    })
  })

  test('is told in the trail as it was and as it is, and a preview is no change', async () => {
    const reader = await trailReader(api, 'exam_access')
    const exam = await running([await someone()])
    const told = () => toldChanges(reader, 'exams', exam.id)
    await repeat(exam.id, {}, true)
    expect(await told()).not.toHaveProperty('Lặp lại sau (tháng)')
    await repeat(exam.id)
    expect(await told()).toEqual({
      'Lặp lại sau (tháng)': [null, 12],
      'Người phụ trách': [null, 'Vũ Đức Trưởng'],
    })
    await repeat(exam.id, { repeat_months: null })
    expect(await told()).toEqual({ 'Lặp lại sau (tháng)': [12, null] })
  })

  test('of the head of a unit is for that unit, and tells him of no others', async () => {
    const { personId, employeeId: owner } = await hire(api, 'Võ Làm Trưởng', 3)
    const { employeeId: foreign } = await hire(api, 'Đặng Ở Xa')
    const head = await newcomer(api, {
      login: `truong-${nextNumber()}`,
      personId,
      companies: {
        1: [
          ['exam_access', 'unit'],
          ['exam_edit', 'unit'],
        ],
      },
    })
    const exam = await running([await someone(), foreign])
    const [unit] = await sql<{ above: string }>(
      'select parent_id as above from departments where company_id = 1 and id = 3',
    )
    const ask = (repeat_department_id: number | null, dry_run = true) =>
      head.call('exams.repeat', {
        path: { id: exam.id },
        query: { dry_run },
        body: { repeat_months: 12, repeat_owner_id: owner, repeat_department_id },
      })
    for (const foreignUnit of [Number(unit?.above), null]) {
      const refused = await ask(foreignUnit)
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        400,
        ['repeat_department_id'],
      ])
    }
    const seen = (await repeat(exam.id, { repeat_department_id: 3 }, true)).body.data.next
    expect((await ask(3)).body.data.next).toEqual(seen)
    expect((await ask(3, false)).status).toBe(200)
  })

  test.each(['own', 'unit'] as const)(
    'lets its owner see the draft, with the right over his %s too',
    async (scope) => {
      const { personId, employeeId: owner } = await hire(api, 'Hồ Phụ Trách')
      const exam = await newExam()
      const reads = (who: { personId?: number }) =>
        newcomer(api, { login: `doc-${nextNumber()}`, companies: { 1: [['exam_access', scope]] }, ...who })
      const [reader, other] = [await reads({ personId }), await reads({})]
      const show = async (person: Person) => (await person.call('exams.show', { path: { id: exam } })).status
      expect(await show(reader)).toBe(404)
      await repeat(exam, { repeat_owner_id: owner })
      expect([await show(reader), await show(other)]).toEqual([200, 404])
    },
  )

  test('takes the people of the unit as of the night', async () => {
    const exam = await running([await someone()])
    await held(exam.id, await calendar(-12, 3), await calendar(-12, 3))
    await repeat(exam.id, { repeat_department_id: 3 })
    const late = await someone()
    await night()
    const [next] = await nextOf(exam.id)
    expect((await resultsOf(next?.id ?? 0)).map(({ employee_id: id }) => id)).toContain(late)
  })

  test('wants an owner who works here, no retest, and stands still once the next run is there', async () => {
    const bad = await someone()
    const exam = await running([bad], { retest_days: 5 })
    expect((await repeat(exam.id, { repeat_owner_id: null })).body.errors).toHaveProperty('repeat_owner_id')
    expect((await repeat(exam.id, { repeat_owner_id: 14 })).body.errors).toHaveProperty('repeat_owner_id')
    expect((await repeat(exam.id, { repeat_months: 61 })).status).toBe(400)
    expect((await repeat(exam.id, { version: 99 })).status).toBe(409)
    await score(exam, bad, 1, 1)
    for (const action of ['close', 'submit', 'publish'] as const) await move(exam.id, action, { reason })
    const retest = (await hr.call('exams.list')).body.data.exams.find(
      ({ retest_of_id: of }) => of === exam.id,
    )
    expect((await repeat(retest?.id ?? 0)).body.errors).toHaveProperty('repeat_months')
    await held(exam.id, await calendar(-12, 3), await calendar(-12, 3))
    expect((await repeat(exam.id)).status).toBe(200)
    await night()
    const again = await repeat(exam.id, { repeat_months: 6 })
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('Đợt tiếp theo') } })
  })
})
