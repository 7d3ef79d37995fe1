import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { day, examSteps, reason } from '../../testing/exam-steps.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { lastView } from '../../testing/last-view.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { running, move, someone, resultsOf, rowOf, score, publish, put } = examSteps(api, () => hr)

describe('scores', () => {
  test('make the total by weight, rounded half up once, and the least score of a part decides', async () => {
    const people = [await someone(), await someone()] as const
    const exam = await running(people)
    await score(exam, people[0], 7.25, 8.5)
    await score(exam, people[1], 10, 4.75)
    expect(await rowOf(exam.id, people[0])).toMatchObject({ total: 8.08, passed: true, state: 'entered' })
    expect(await rowOf(exam.id, people[1])).toMatchObject({ total: 6.5, passed: false })
  })

  test('above ten, of another part, of an absent person and of oneself are refused, and nothing is saved', async () => {
    const { employeeId, personId } = await hire(api, 'Người Nhập Điểm', 3)
    const other = await someone()
    const exam = await running([employeeId, other])
    const save = async (person: Person, employee: number, entry: object) => {
      const { id } = await rowOf(exam.id, employee)
      const results = [{ id, ...entry }]
      return (await person.call('examResults.save', { path: { id: exam.id }, body: { results } })).status
    }
    expect(await save(hr, other, { scores: [{ part_id: exam.theory, score: 10.01 }] })).toBe(400)
    expect(await save(hr, other, { scores: [{ part_id: 12, score: 5 }] })).toBe(400)
    expect(
      await save(hr, other, { absent_reason: 'Ốm.', scores: [{ part_id: exam.theory, score: 5 }] }),
    ).toBe(400)
    const oneself = await newcomer(api, {
      login: 'nhap.diem',
      companies: {
        1: [
          ['exam_access', 'company'],
          ['exam_edit', 'company'],
        ],
      },
      personId,
    })
    expect(await save(oneself, employeeId, { scores: [{ part_id: exam.theory, score: 10 }] })).toBe(409)
    expect((await resultsOf(exam.id)).flatMap(({ scores }) => scores)).toEqual([])
    await score(exam, employeeId, 9, 9)
    expect(await rowOf(exam.id, employeeId, oneself)).toMatchObject({
      is_shown: false,
      scores: [],
      total: null,
    })
  })

  test('of two officers at once: the later of the same version is refused with what is there', async () => {
    const employee = await someone()
    const exam = await running([employee])
    const { id, version } = await rowOf(exam.id, employee)
    const save = (value: number) =>
      hr.call('examResults.save', {
        path: { id: exam.id },
        body: { results: [{ id, version, scores: [{ part_id: exam.theory, score: value }] }] },
      })
    const answers = await Promise.all([save(6), save(7)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('keep parts, weights and marks as they are', async () => {
    const employee = await someone()
    const exam = await running([employee])
    await score(exam, employee, 6, 6)
    expect(
      (await hr.call('examParts.update', { path: { id: exam.theory }, body: { weight: 9 } })).status,
    ).toBe(409)
    expect((await hr.call('examParts.destroy', { path: { id: exam.theory } })).status).toBe(409)
    expect((await hr.call('exams.update', { path: { id: exam.id }, body: { pass_score: 9 } })).status).toBe(
      409,
    )
    expect(
      (await hr.call('exams.update', { path: { id: exam.id }, body: { place: 'Phòng 2' } })).status,
    ).toBe(200)
  })

  test('come by a workbook: told first, then entered, all or none', async () => {
    const people = [await someone(), await someone()] as const
    const exam = await running(people)
    const numbers = await Promise.all(people.map(async (each) => (await rowOf(exam.id, each)).nhansu_id))
    const send = async (rows: string[][], dryRun: boolean) =>
      (
        await hr.call('examResults.import', {
          path: { id: exam.id },
          query: { dry_run: dryRun },
          body: {
            file: await workbookFile(['Mã nhân viên', 'Lý thuyết', 'Thực hành', 'Lý do vắng'], rows),
          },
        })
      ).body.data
    const wrong = [
      [numbers[0] ?? '', '7,5', '8'],
      [numbers[1] ?? '', '11', '8'],
      ['KHONGCO', '5', '5'],
    ]
    expect(await send(wrong, false)).toMatchObject({ total: 3, wrong: 2, changed: 1 })
    expect((await resultsOf(exam.id)).every(({ total }) => total === null)).toBe(true)
    const good = [
      [numbers[0] ?? '', '7,5', '8', ''],
      [numbers[1] ?? '', '', '', 'Nghỉ ốm'],
    ]
    await hr.call('examResults.export', { path: { id: exam.id } })
    const left = await lastView(api, 'examResults.export')
    expect(left?.people).toEqual([...people].toSorted((one, other) => one - other))
    expect(left?.shown).toEqual(expect.arrayContaining(['Họ và tên', 'Lý thuyết', 'Tổng điểm']))
    expect(await send(good, true)).toMatchObject({ wrong: 0, changed: 2 })
    expect((await resultsOf(exam.id)).every(({ total }) => total === null)).toBe(true)
    expect(await send(good, false)).toMatchObject({ wrong: 0, changed: 2 })
    expect(await rowOf(exam.id, people[0])).toMatchObject({ total: 7.83 })
    expect(await rowOf(exam.id, people[1])).toMatchObject({ absent_reason: 'Nghỉ ốm', state: 'entered' })
  })
})

describe('publication', () => {
  test('waits for everybody, and shows results to heads and in the file only then', async () => {
    const { employeeId, personId } = await hire(api, 'Người Được Xem', 3)
    const other = await someone()
    const exam = await running([employeeId, other])
    const head = await newcomer(api, {
      login: 'truong.xem',
      companies: { 1: [['exam_access', 'unit']] },
      personId,
    })
    const mine = async () => (await head.call('exams.workProgress')).body.data.exams
    await score(exam, employeeId, 9, 9)
    await move(exam.id, 'close')
    expect((await move(exam.id, 'submit')).body.message).toContain('Còn 1 người chưa đủ điểm')
    await score(exam, other, 3, 3)
    await move(exam.id, 'submit')
    expect(
      (await resultsOf(exam.id, head)).every(({ is_shown: shown, total }) => !shown && total === null),
    ).toBe(true)
    expect(await mine()).toEqual([])
    await move(exam.id, 'publish')
    expect(await rowOf(exam.id, other, head)).toMatchObject({ is_shown: true, total: 3, passed: false })
    expect(await mine()).toMatchObject([{ exam_id: exam.id, total: 9, passed: true }])
    await move(exam.id, 'withdraw')
    expect(await mine()).toEqual([])
  })

  test('is kept from the file where the test says so', async () => {
    const employee = await someone()
    const exam = await running([employee], { grade_in_file: false })
    await score(exam, employee, 9, 9)
    await publish(exam.id)
    const file = await hr.call('exams.workProgress', { query: { employee_id: employee } })
    expect(file.body.data.exams).toEqual([])
  })

  test('makes one retest of who failed, which goes with it, and none past the limit', async () => {
    const [good, bad] = [await someone(), await someone()]
    const exam = await running([good, bad], { retest_days: 10 })
    await score(exam, good, 8, 8)
    await score(exam, bad, 2, 2)
    await publish(exam.id)
    const next = async () =>
      (await hr.call('exams.list')).body.data.exams.find(({ retest_of_id: of }) => of === exam.id)
    const retest = await next()
    expect(retest).toMatchObject({ status: 'draft', people_total: 1, from_date: day(10) })
    expect((await resultsOf(retest?.id ?? 0)).map(({ employee_id: id }) => id)).toEqual([bad])
    await move(exam.id, 'withdraw')
    expect(await next()).toBeUndefined()
    await move(exam.id, 'publish')
    const again = (await next())?.id ?? 0
    await put(again, 'scoring')
    expect((await move(exam.id, 'withdraw')).status).toBe(409)
    const { parts } = (await hr.call('exams.show', { path: { id: again } })).body.data.exam
    await score({ id: again, theory: parts[0]?.id ?? 0, practice: parts[1]?.id ?? 0 }, bad, 1, 1)
    for (const action of ['submit', 'publish'] as const) await move(again, action)
    const { rows } = await api.db.superuser.query('select from exams where retest_of_id = $1', [again])
    expect(rows).toEqual([])
  })

  test('is corrected with a reason that stays, never without', async () => {
    const employee = await someone()
    const exam = await running([employee])
    await score(exam, employee, 4, 5)
    await publish(exam.id)
    const { id } = await rowOf(exam.id, employee)
    const scores = [{ part_id: exam.theory, score: 7 }]
    const saved = await hr.call('examResults.save', {
      path: { id: exam.id },
      body: { results: [{ id, scores }] },
    })
    expect(saved.status).toBe(409)
    const correct = (body: object) =>
      hr.call('examResults.correct', { path: { id }, body: body as { reason: string } })
    expect((await correct({ scores })).status).toBe(400)
    expect((await correct({ scores: [{ part_id: exam.theory, score: null }], reason })).status).toBe(400)
    expect((await correct({ scores, reason })).body.data.result).toMatchObject({
      total: 5.67,
      passed: true,
      corrections: [{ reason, total_before: 4.67, total_after: 5.67 }],
    })
  })
})
