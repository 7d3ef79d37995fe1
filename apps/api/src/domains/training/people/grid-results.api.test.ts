import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Hired = Awaited<ReturnType<typeof hire>>

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

/** A course that has begun, with people of whom nobody has been confirmed yet. */
async function begunCourse(people: readonly Hired[], more: object = {}) {
  const days = { start_date: day(-3), end_date: day(-2), confirm_deadline: day(-4) }
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...days, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  const path = { id }
  await hr.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết' } })
  await hr.call('trainings.open', { path, body: {} })
  const employee_ids = people.map(({ employeeId }) => employeeId)
  await hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids, mandatory: true } })
  return path
}

async function peopleOf(path: { id: number }) {
  return (await hr.call('trainingEmployees.list', { path })).body.data.employees
}

async function idsOf(path: { id: number }): Promise<number[]> {
  return (await peopleOf(path)).map(({ id }) => id)
}

/** A course that goes on, everybody in it confirmed. */
async function running(people: readonly Hired[], more: object = {}) {
  const path = await begunCourse(people, more)
  await hr.call('trainingEmployees.joinedBulk', { path, body: { ids: await idsOf(path) } })
  await hr.call('trainings.begin', { path, body: {} })
  return path
}

/** Marks people on a day of the course and closes it. */
async function heldDay(path: { id: number }, states: readonly ('present' | 'absent')[]) {
  const details = [{ date: day(-3), from_time: '07:30', to_time: '11:30' }]
  const made = await hr.call('trainingDetails.storeBulk', { path, body: { details } })
  const of = { id: made.body.data.details[0]?.id ?? 0 }
  const ids = await idsOf(path)
  const attendances = states.map((state, at) => ({ id: ids[at] ?? 0, state }))
  await hr.call('trainingAttendances.updateBulk', { path: of, body: { attendances } })
  expect((await hr.call('trainingAttendances.close', { path: of })).status).toBe(200)
}

/** What the trail has of a row, line by line. */
async function linesOf(id: number): Promise<string[]> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ operation: string }>(
      `select operation from audit_trail where resource = 'trainingEmployees' and record_id = $1 order by id`,
      [id],
    ),
  )
  return rows.map(({ operation }) => operation)
}

/** The rows of people of courses that a deed read, by their attendance, each time that it did. */
async function rowsOfPeople(deed: () => Promise<void>): Promise<number[]> {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    await deed()
    const answers: unknown[] = await Promise.all(sent.mock.results.map(({ value }) => value))
    return answers.flatMap((answer) => {
      const { rows = [] } = (answer ?? {}) as { rows?: { id: number; attendance?: number | null }[] }
      return rows.flatMap((row) => ('attendance' in row ? [row.id] : []))
    })
  } finally {
    sent.mockRestore()
  }
}

describe('many who joined', () => {
  test('are confirmed by one call, whoever was confirmed already stays, and their history tells it', async () => {
    const path = await begunCourse([await hire(api, 'Học Viên Anh', 3), await hire(api, 'Học Viên Bình', 3)])
    const ids = await idsOf(path)
    await hr.call('trainingEmployees.joined', { path: { id: ids[0] ?? 0 }, body: {} })
    const joined = await hr.call('trainingEmployees.joinedBulk', { path, body: { ids } })
    expect(joined.body.data.employees.map(({ state, version }) => [state, version])).toEqual([
      ['joined', 2],
      ['joined', 2],
    ])
    const reason = 'Ghi nhầm lớp.'
    const back = await hr.call('trainingEmployees.return', { path: { id: ids[1] ?? 0 }, body: { reason } })
    expect(back.body.data.employee.state).toBe('listed')
  })

  test('are refused whole, by name, where one cannot be: oneself, who refused, before the first day', async () => {
    const oneself = await hire(api, 'Học Viên Chính Mình', 3)
    const grants = [
      ['training_access', 'company'],
      ['training_edit', 'company'],
    ] as const
    const login = `joins.${nextNumber()}`
    const trainer = await newcomer(api, { login, companies: { 1: grants }, personId: oneself.personId })
    const path = await begunCourse([oneself, await hire(api, 'Học Viên Khác', 3)])
    const ids = await idsOf(path)
    const own = await trainer.call('trainingEmployees.joinedBulk', { path, body: { ids } })
    expect([own.status, own.body.message]).toEqual([
      409,
      expect.stringMatching(/^Học Viên Chính Mình: Bạn không thể tự xác nhận/),
    ])
    expect((await peopleOf(path)).map(({ state }) => state)).toEqual(['listed', 'listed'])
    const coming = await begunCourse([await hire(api, 'Học Viên Sắp Tới', 3)], {
      start_date: day(3),
      end_date: day(4),
      confirm_deadline: day(1),
    })
    const early = await hr.call('trainingEmployees.joinedBulk', {
      path: coming,
      body: { ids: await idsOf(coming) },
    })
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('Khóa chưa bắt đầu')])
    // Rows of another course are not there.
    expect((await hr.call('trainingEmployees.joinedBulk', { path: coming, body: { ids } })).status).toBe(404)
  })
})

describe('results in the grid', () => {
  test('are written with scores, a score alone leaves the state, and certificates follow the end', async () => {
    const kind = { name: `Thẻ ${nextNumber()}`, valid_months: 12, remind_days: 30 }
    const { certificate } = (await hr.call('certificates.store', { body: kind })).body.data
    const people = [await hire(api, 'Học Viên An', 3), await hire(api, 'Học Viên Bảo', 3)]
    const path = await running(people, { certificate_id: certificate.id, least_score: 5 })
    const [one = 0, other = 0] = await idsOf(path)
    const scored = await hr.call('trainingEmployees.saveResults', {
      path,
      body: { results: [{ id: one, score: 8.25 }] },
    })
    expect(scored.body.data.employees[0]).toMatchObject({ state: 'joined', score: 8.3 })
    const saved = await hr.call('trainingEmployees.saveResults', {
      path,
      body: {
        results: [
          { id: one, state: 'passed' },
          { id: other, state: 'failed', score: 4 },
        ],
      },
    })
    expect(saved.body.data.employees.map(({ state, score }) => [state, score])).toEqual([
      ['passed', 8.3],
      ['failed', 4],
    ])
    const reason = 'Chấm nhầm bài.'
    await hr.call('trainingEmployees.return', { path: { id: other }, body: { reason } })
    const again = await hr.call('trainingEmployees.saveResults', {
      path,
      body: { results: [{ id: other, score: 4.5 }] },
    })
    expect(again.body.data.employees).toMatchObject([{ id: other, state: 'joined', score: 4.5, reason }])
    const failed = { results: [{ id: other, state: 'failed' as const }] }
    expect(
      (await hr.call('trainingEmployees.saveResults', { path, body: failed })).body.data.employees,
    ).toMatchObject([{ state: 'failed', reason: null }])
    expect((await hr.call('trainings.finish', { path, body: {} })).status).toBe(200)
    expect((await peopleOf(path)).map(({ certificate_no: number }) => number === null)).toEqual([false, true])
  })

  test('are refused whole where a mark is not reached, a result is there, or somebody is not confirmed', async () => {
    const people = [await hire(api, 'Học Viên Một', 3), await hire(api, 'Học Viên Hai', 3)]
    const path = await running(people, { least_score: 5 })
    const [one = 0, other = 0] = await idsOf(path)
    const write = (
      results: { id: number; state?: 'passed' | 'failed'; score?: number; version?: number }[],
    ) => hr.call('trainingEmployees.saveResults', { path, body: { results } })
    const low = await write([
      { id: one, state: 'failed', score: 2 },
      { id: other, state: 'passed', score: 4.9 },
    ])
    expect([low.status, low.body.errors]).toEqual([
      400,
      { 'results.1.state': ['Học Viên Một: Điểm 4.9 chưa đạt điểm tối thiểu 5.'] },
    ])
    expect((await peopleOf(path)).map(({ state, score }) => [state, score])).toEqual([
      ['joined', null],
      ['joined', null],
    ])
    await write([{ id: one, state: 'failed', score: 2 }])
    expect((await write([{ id: one, state: 'passed', score: 9 }])).status).toBe(400)
    expect((await write([{ id: other, state: 'passed', score: 9, version: 99 }])).status).toBe(409)
    expect((await write([{ id: other }, { id: other }])).status).toBe(400)
    const open = await begunCourse([await hire(api, 'Học Viên Chưa Đến', 3)])
    const [listed = 0] = await idsOf(open)
    const early = { path: open, body: { results: [{ id: listed, score: 5 }] } }
    expect((await hr.call('trainingEmployees.saveResults', early)).status).toBe(409)
    await hr.call('trainingEmployees.saveResults', { path, body: { results: [{ id: listed, score: 5 }] } })
    expect((await peopleOf(open)).map(({ score }) => score)).toEqual([null])
  })

  test('of one read the row of one, and equal ones leave version, trail and history as they are', async () => {
    const people = [
      await hire(api, 'Học Viên Tư', 3),
      await hire(api, 'Học Viên Năm', 3),
      await hire(api, 'Học Viên Sáu', 3),
    ]
    const path = await running(people)
    const [one = 0, other = 0] = await idsOf(path)
    const body = { results: [{ id: one, state: 'passed' as const, score: 8 }] }
    const read = await rowsOfPeople(async () => {
      const saved = await hr.call('trainingEmployees.saveResults', { path, body })
      expect(saved.body.data.employees).toMatchObject([{ id: one, state: 'passed', score: 8 }])
    })
    // Once to judge, and once to answer.
    expect(read).toEqual([one, one])

    const told = async () => ({
      lines: await linesOf(one),
      version: (await peopleOf(path)).find(({ id }) => id === one)?.version,
    })
    const before = await told()
    expect(before.lines).toContain('trainingEmployees.saveResults')
    const results = [...body.results, { id: other, score: 7 }]
    const again = await hr.call('trainingEmployees.saveResults', { path, body: { results } })
    expect(new Set(again.body.data.employees.map(({ score }) => score))).toEqual(new Set([7, 8]))
    expect((await hr.call('trainingEmployees.saveResults', { path, body })).status).toBe(200)
    expect(await told()).toEqual(before)
  })

  test('come by the marks of the course: who reached them, who did not and why, and who lacks one', async () => {
    const people = [
      await hire(api, 'Học Viên Anh', 3),
      await hire(api, 'Học Viên Bình', 3),
      await hire(api, 'Học Viên Cường', 3),
    ]
    const path = await running(people, { least_score: 5, least_attendance: 80 })
    const [there = 0, , away = 0] = await idsOf(path)
    await heldDay(path, ['present', 'present', 'absent'])
    expect((await peopleOf(path)).map(({ attendance }) => attendance)).toEqual([100, 100, 0])
    const results = [
      { id: there, score: 5 },
      { id: away, score: 10 },
    ]
    await hr.call('trainingEmployees.saveResults', { path, body: { results } })
    const outcome = {
      passed: 1,
      failed: [
        {
          full_name: 'Học Viên Cường',
          reason: 'Tỷ lệ tham dự 0% chưa đạt mức tối thiểu 80%.',
        },
      ],
      left: [{ full_name: 'Học Viên Bình', reason: 'Chưa có điểm.' }],
    }
    const states = async () => (await peopleOf(path)).map(({ state }) => state)
    const preview = await hr.call('trainingEmployees.judge', { path, query: { dry_run: true } })
    expect(preview.body.data).toMatchObject(outcome)
    expect(await states()).toEqual(['joined', 'joined', 'joined'])
    expect((await hr.call('trainingEmployees.judge', { path })).body.data).toMatchObject(outcome)
    expect(await states()).toEqual(['passed', 'joined', 'failed'])
    const again = await hr.call('trainingEmployees.judge', { path })
    expect(again.body.data).toMatchObject({ passed: 0, failed: [], left: outcome.left })
  })

  test('of oneself are written by somebody else', async () => {
    const oneself = await hire(api, 'Học Viên Tự Chấm', 3)
    const path = await running([oneself])
    const grants = [
      ['training_access', 'company'],
      ['training_edit', 'company'],
    ] as const
    const login = `judges.${nextNumber()}`
    const trainer = await newcomer(api, { login, companies: { 1: grants }, personId: oneself.personId })
    const [id = 0] = await idsOf(path)
    const results = [{ id, state: 'passed' as const }]
    expect((await trainer.call('trainingEmployees.saveResults', { path, body: { results } })).status).toBe(
      400,
    )
    const judged = await trainer.call('trainingEmployees.judge', { path })
    expect(judged.body.data).toMatchObject({ passed: 0, left: [{ full_name: 'Học Viên Tự Chấm' }] })
    expect((await peopleOf(path))[0]?.state).toBe('joined')
  })
})
