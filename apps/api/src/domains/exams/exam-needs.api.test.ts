import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { day, examSteps, reason } from '../../testing/exam-steps.ts'
import { judgedCourse } from '../../testing/judged-course.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { toldChanges, trailReader } from '../../testing/told-changes.ts'
import { needsGround } from '../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
/** The fields of theory and of practice. */
let fields: [theory: number, practice: number]
const { running, move, someone, rowOf, score } = examSteps(api, () => hr)
const { night, needsOf, needOf } = needsGround(api, () => hr)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  fields = [await newField(), await newField()]
  // What the fixtures had left for the night.
  await night()
})

async function newField(): Promise<number> {
  const code = `LVKT${nextNumber()}`
  return (await hr.call('fields.store', { body: { code, name: `Lĩnh vực ${code}` } })).body.data.field.id
}

/** A test of five days ago whose theory (mark of the test: 5) and practice (least score 5) have a field each. */
async function withFields(people: readonly number[], more: object = {}) {
  const days = { from_date: day(-5), to_date: day(-5) }
  const exam = await running(people, { ...days, raises_needs: true, ...more })
  for (const [id, field_id] of [
    [exam.theory, fields[0]],
    [exam.practice, fields[1]],
  ] as const) {
    const done = await hr.call('examParts.update', { path: { id }, body: { field_id } })
    expect(done.status).toBe(200)
  }
  return exam
}

/** Hands in and publishes what has been held. */
async function publish(id: number, more: object = {}) {
  expect((await move(id, 'submit')).status).toBe(200)
  return move(id, 'publish', more)
}

/** Somebody who failed in practice alone, and the test that he failed. */
async function failedInPractice(more: object = {}) {
  const employee = await someone()
  const exam = await withFields([employee], more)
  await score(exam, employee, 8, 4)
  expect((await publish(exam.id)).status).toBe(200)
  return { employee, exam }
}

/** A test of so many days from today that somebody took, good in theory, and its result. */
async function tested(employee: number, on: number, practice: number) {
  const exam = await withFields([employee], { from_date: day(on), to_date: day(on) })
  await score(exam, employee, 8, practice)
  expect((await publish(exam.id)).status).toBe(200)
  return exam
}

/** The states of somebody's needs by the test that each comes from. */
async function statesOf(employee: number) {
  return Object.fromEntries((await needsOf(employee)).map(({ exam_id: id, state }) => [id, state]))
}

async function correct(examId: number, employee: number, scores: { part_id: number; score: number }[]) {
  const { id } = await rowOf(examId, employee)
  expect((await hr.call('examResults.correct', { path: { id }, body: { scores, reason } })).status).toBe(200)
}

describe('publishing a test', () => {
  test('raises a need for each field under its least score of who failed, and for nobody else', async () => {
    const people = [await someone(), await someone(), await someone(), await someone(), await someone()]
    const [good = 0, weak = 0, weakTwice = 0, byTotal = 0, inTheory = 0] = people
    const exam = await withFields(people, { pass_score: 6 })
    await score(exam, good, 6, 9)
    await score(exam, weak, 9, 4)
    await score(exam, weakTwice, 2, 2)
    // Both above what is asked of the part alone, and the total below the mark.
    await score(exam, byTotal, 7, 5.25)
    // Below the mark in both, and below what is asked of the part in theory alone.
    await score(exam, inTheory, 5, 5.5)
    expect((await publish(exam.id)).status).toBe(200)
    expect(await needsOf(good)).toEqual([])
    expect(await needOf(weak)).toMatchObject({
      field_id: fields[1],
      source: 'test',
      state: 'new',
      exam_id: exam.id,
      exam_code: expect.stringMatching(/^KTĐK-/),
      due_date: null,
    })
    expect(new Set((await needsOf(weakTwice)).map(({ field_id: field }) => field))).toEqual(new Set(fields))
    expect(await needOf(byTotal)).toMatchObject({ field_id: fields[1] })
    expect(await needOf(inTheory)).toMatchObject({ field_id: fields[0] })
  })

  test('raises none with the switch off, and the switches are set with the publication alone', async () => {
    const employee = await someone()
    const exam = await withFields([employee], { retest_days: 7 })
    await score(exam, employee, 8, 4)
    const early = await move(exam.id, 'submit', { raises_needs: false })
    expect(early).toMatchObject({ status: 400, body: { errors: { raises_needs: [expect.any(String)] } } })
    const { grade_in_file } = (await hr.call('exams.show', { path: { id: exam.id } })).body.data.exam
    const off = { grade_in_file, raises_needs: false, retest_days: null }
    expect((await publish(exam.id, off)).body.data.exam).toMatchObject(off)
    expect(await needsOf(employee)).toEqual([])
    expect(await toldChanges(await trailReader(api, 'exam_access'), 'exams', exam.id)).toEqual({
      'Trạng thái': ['Chờ duyệt kết quả', 'Đã công bố'],
      'Lập nhu cầu đào tạo': ['Có', 'Không'],
      'Thi lại sau (ngày)': [7, null],
    })
    const all = (await hr.call('exams.list')).body.data.exams
    expect(all.filter(({ retest_of_id: of }) => of === exam.id)).toEqual([])
  })

  test('tells first whom it touches, and nobody his own result', async () => {
    const { employeeId, personId } = await hire(api, 'Ngô Tự Công Bố', 3)
    const [weak, open] = [await someone(), await someone()]
    const exam = await withFields([employeeId, weak, open], { retest_days: 7 })
    await score(exam, employeeId, 1, 1)
    await score(exam, weak, 8, 4)
    await score(exam, open, 8, 4)
    await hr.call('trainingNeeds.store', { body: { employee_id: open, field_id: fields[1] } })
    const officer = await newcomer(api, {
      login: `cong-bo-${nextNumber()}`,
      personId,
      companies: {
        1: [
          ['exam_access', 'company'],
          ['exam_edit', 'company'],
        ],
      },
    })
    const path = { id: exam.id }
    const seen = (await officer.call('exams.consequences', { path })).body.data
    expect(seen).toMatchObject({ passed_total: 0, absent_total: 0, retests_left: 1, without_field: [] })
    expect(seen.failed).toHaveLength(2)
    expect(seen.needs.map(({ has_open: isOpen }) => String(isOpen)).toSorted()).toEqual(['false', 'true'])
    expect((await hr.call('exams.consequences', { path })).body.data.failed).toHaveLength(3)
    await publish(exam.id)
    // The proposal that was there stands for it.
    expect(await needOf(open)).toMatchObject({ source: 'proposal' })
    expect(await needOf(weak)).toMatchObject({ source: 'test', due_date: day(7) })
  })
})

describe('a need from a test', () => {
  test('goes with the publication and comes back with it, one and the same', async () => {
    const { employee, exam } = await failedInPractice()
    const { id } = await needOf(employee)
    await move(exam.id, 'withdraw')
    expect(await needOf(employee)).toMatchObject({
      id,
      state: 'dismissed',
      close_cause: 'result_changed',
      closed_because: 'Kết quả kiểm tra đã thu hồi hoặc đính chính.',
    })
    expect((await move(exam.id, 'publish')).status).toBe(200)
    expect(await needOf(employee)).toMatchObject({ id, state: 'new', close_cause: null, closed_on: null })
    expect(await night()).toEqual({ settled: 0, raised: 0 })
  })

  test('that was set aside stays so, however often the test is published', async () => {
    const { employee, exam } = await failedInPractice()
    const { id } = await needOf(employee)
    await hr.call('trainingNeeds.dismiss', { body: { ids: [id], reason: 'Sắp chuyển việc.' } })
    await move(exam.id, 'withdraw')
    await move(exam.id, 'publish')
    expect(await needOf(employee)).toMatchObject({ id, state: 'dismissed', close_cause: 'by_hand' })
  })

  test('follows a correction: away with a pass, another field with other scores', async () => {
    const { employee, exam } = await failedInPractice()
    await correct(exam.id, employee, [{ part_id: exam.practice, score: 7 }])
    expect(await needOf(employee)).toMatchObject({ state: 'dismissed', close_cause: 'result_changed' })
    await correct(exam.id, employee, [
      { part_id: exam.theory, score: 1 },
      { part_id: exam.practice, score: 5 },
    ])
    const stands = (await needsOf(employee)).map(({ field_id: field, state }) => [field, state])
    expect(new Map(stands as [number, string][])).toEqual(
      new Map([
        [fields[0], 'new'],
        [fields[1], 'dismissed'],
      ]),
    )
  })

  test('is met by a later test of the field, and open again when that is corrected or taken back', async () => {
    const { employee } = await failedInPractice()
    const { id } = await needOf(employee)
    const again = await withFields([employee], { from_date: day(-2), to_date: day(-2) })
    await score(again, employee, 8, 8)
    await publish(again.id)
    expect(await needOf(employee)).toMatchObject({ id, state: 'met', close_cause: 'met', closed_on: day(0) })
    expect(await night()).toEqual({ settled: 0, raised: 0 })
    await correct(again.id, employee, [{ part_id: again.practice, score: 3 }])
    expect(await needOf(employee)).toMatchObject({ id, state: 'new' })
    await correct(again.id, employee, [{ part_id: again.practice, score: 9 }])
    expect(await needOf(employee)).toMatchObject({ id, state: 'met' })
    await move(again.id, 'withdraw')
    expect(await needOf(employee)).toMatchObject({ id, state: 'new' })
  })

  test('moves to the other test that was failed when the first one is corrected', async () => {
    const { employee, exam } = await failedInPractice()
    const other = await withFields([employee], { from_date: day(-4), to_date: day(-4) })
    await score(other, employee, 8, 2)
    await publish(other.id)
    expect(await needOf(employee)).toMatchObject({ exam_id: exam.id })
    await correct(exam.id, employee, [{ part_id: exam.practice, score: 9 }])
    const open = (await needsOf(employee)).filter(({ state }) => state === 'new')
    expect(open).toMatchObject([{ exam_id: other.id, field_id: fields[1] }])
  })

  test('is open once, of the last of two that a test had met, when that test is taken back', async () => {
    const { employee, exam } = await failedInPractice()
    const better = await tested(employee, -2, 8)
    const late = await tested(employee, -6, 4)
    expect(await statesOf(employee)).toEqual({ [exam.id]: 'met', [late.id]: 'met' })
    expect((await move(better.id, 'withdraw')).status).toBe(200)
    expect(await statesOf(employee)).toEqual({ [exam.id]: 'new', [late.id]: 'dismissed' })
    await correct(exam.id, employee, [{ part_id: exam.practice, score: 9 }])
    // The test of before says failed still, and what was passed since is the corrected one.
    expect(await statesOf(employee)).toEqual({ [exam.id]: 'dismissed', [late.id]: 'met' })
  })

  test('stays closed when its own test says passed by now and the one that had met it is taken back', async () => {
    const { employee, exam } = await failedInPractice()
    const better = await tested(employee, -2, 8)
    await correct(exam.id, employee, [{ part_id: exam.practice, score: 9 }])
    expect((await move(better.id, 'withdraw')).status).toBe(200)
    expect(await needOf(employee)).toMatchObject({ state: 'dismissed', close_cause: 'result_changed' })
  })

  test('comes back when the other test that had stood for it is taken back', async () => {
    const { employee, exam } = await failedInPractice()
    const other = await tested(employee, -4, 2)
    await move(exam.id, 'withdraw')
    expect(await statesOf(employee)).toEqual({ [exam.id]: 'dismissed', [other.id]: 'new' })
    expect((await move(exam.id, 'publish')).status).toBe(200)
    expect(await statesOf(employee)).toEqual({ [exam.id]: 'dismissed', [other.id]: 'new' })
    await move(other.id, 'withdraw')
    expect(await statesOf(employee)).toEqual({ [exam.id]: 'new', [other.id]: 'dismissed' })
  })

  test('is placed with a course of the field and met by it, not by one that was over before', async () => {
    const { employee } = await failedInPractice()
    const course = async (days: object) => {
      const id = await judgedCourse(hr, api, [[employee, 'passed']], { field_id: fields[1], ...days })
      return { id, finish: () => hr.call('trainings.finish', { path: { id }, body: {} }) }
    }
    const before = await course({ start_date: day(-7), end_date: day(-6) })
    expect((await before.finish()).status).toBe(200)
    expect(await needOf(employee)).toMatchObject({ state: 'new' })
    const after = await course({ start_date: day(-4), end_date: day(-3) })
    expect(await needOf(employee)).toMatchObject({ state: 'placed' })
    expect((await after.finish()).status).toBe(200)
    expect(await needOf(employee)).toMatchObject({ state: 'met', training_id: after.id })
  })

  test('is set aside with a reason, and neither deleted nor put off', async () => {
    const { employee } = await failedInPractice()
    const { id } = await needOf(employee)
    const gone = await hr.call('trainingNeeds.destroy', { path: { id } })
    expect(gone).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('kết quả kiểm tra') },
    })
    const moved = await hr.call('trainingNeeds.update', { path: { id }, body: { due_date: day(9) } })
    expect(moved.status).toBe(400)
  })
})
