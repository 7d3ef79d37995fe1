import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { type ExamAction, examMoves } from './exam-moves.ts'
import type { ExamStatus } from './held-exam.ts'

const api = apiForFile()
const reason = 'Chấm lại theo biên bản.'
let hr: Person
let made = 0
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

async function newExam(more: object = {}): Promise<number> {
  made += 1
  const body = {
    name: `Kiểm tra thử ${made}`,
    kind: 'safety',
    from_date: day(0),
    to_date: day(0),
    ...more,
  } as const
  return (await hr.call('exams.store', { body })).body.data.exam.id
}

async function addPart(id: number, more: object = {}): Promise<number> {
  const body = { kind: 'practice', name: 'Thực hành', ...more } as const
  return (await hr.call('examParts.store', { path: { id }, body })).body.data.part.id
}

/** A running test of today: theory counts once, practice twice with a least score of 5. */
async function running(people: readonly number[], more: object = {}) {
  const id = await newExam(more)
  const theory = await addPart(id, { kind: 'essay', name: 'Lý thuyết', position: 1 })
  const practice = await addPart(id, { position: 2, weight: 2, pass_score: 5 })
  await hr.call('examBoard.store', { path: { id }, body: { employee_id: 13, role: 'chair' } })
  await hr.call('examResults.sync', { path: { id }, body: { employee_ids: [...people] } })
  expect((await move(id, 'schedule')).status).toBe(200)
  return { id, theory, practice }
}

function move(id: number, action: ExamAction, body: object = { reason }) {
  return hr.call('exams.move', { path: { id }, body: { action, ...body } })
}

async function someone(): Promise<number> {
  return (await hire(api, 'Người Dự Thi', 3)).employeeId
}

async function resultsOf(id: number, person: Person = hr) {
  return (await person.call('examResults.list', { path: { id } })).body.data.results
}

async function rowOf(id: number, employee: number, person: Person = hr) {
  const found = (await resultsOf(id, person)).find(({ employee_id: each }) => each === employee)
  if (found === undefined) throw new Error('not in the test')
  return found
}

async function score(
  exam: Awaited<ReturnType<typeof running>>,
  employee: number,
  theory: number,
  practice: number,
) {
  const { id } = await rowOf(exam.id, employee)
  const scores = [
    { part_id: exam.theory, score: theory },
    { part_id: exam.practice, score: practice },
  ]
  return hr.call('examResults.save', { path: { id: exam.id }, body: { results: [{ id, scores }] } })
}

async function publish(id: number) {
  for (const action of ['close', 'submit', 'publish'] as const) {
    expect((await move(id, action)).status).toBe(200)
  }
}

describe('a test', () => {
  test('has a code by the quarter of its first day, the next one each', async () => {
    const days = { from_date: '2031-05-02', to_date: '2031-05-03' }
    const codes = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const id = await newExam(days)
        return (await hr.call('exams.show', { path: { id } })).body.data.exam.code
      }),
    )
    expect(codes.toSorted()).toEqual(['KTĐK-2031-Q2-01', 'KTĐK-2031-Q2-02', 'KTĐK-2031-Q2-03'])
  })

  test.each<[string, object, string, string]>([
    ['days the wrong way round', { to_date: day(-1) }, 'to_date', 'không được trước ngày bắt đầu'],
    ['levels of no rise', { level_to_id: 21 }, 'level_to_id', 'khi kiểm tra nâng bậc'],
  ])('with %s is refused in words', async (_, more, field, words) => {
    const body = { name: 'Sai', kind: 'safety', from_date: day(0), to_date: day(0), ...more } as const
    const answer = await hr.call('exams.store', { body })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.stringContaining(words)] } },
    })
  })

  test('is scheduled with parts, people and a chair, and what it lacks is named', async () => {
    const id = await newExam()
    expect((await move(id, 'schedule')).body.message).toBe(
      'Chưa lên lịch được: còn thiếu phần thi, người dự kiểm tra, chủ tịch hội đồng.',
    )
  })

  test('is deleted as a draft with all that it has, and comes back whole; later it is cancelled', async () => {
    const id = await newExam()
    await addPart(id, { question_ids: [32] })
    await hr.call('examResults.sync', { path: { id }, body: { employee_ids: [await someone()] } })
    expect((await hr.call('exams.destroy', { path: { id } })).status).toBe(200)
    await hr.call('exams.restore', { body: { ids: [id] } })
    expect((await hr.call('exams.show', { path: { id } })).body.data.exam).toMatchObject({
      people_total: 1,
      parts: [{ name: 'Thực hành', question_ids: [32] }],
    })
    const asked = await hr.call('exams.questions', { path: { id } })
    expect(asked.body.data.questions).toMatchObject([{ id: 32, part_name: 'Thực hành' }])
    const { id: begun } = await running([await someone()])
    expect(await hr.call('exams.destroy', { path: { id: begun } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Hãy hủy đợt kiểm tra') },
    })
  })
})

const allStates: readonly ExamStatus[] = [
  'draft',
  'scheduled',
  'running',
  'scoring',
  'reviewing',
  'published',
  'cancelled',
]

/** The allowed changes as the rules of periodic tests write them, row by row. */
const allowed: Readonly<Record<ExamAction, readonly ExamStatus[]>> = {
  schedule: ['draft'],
  close: ['running'],
  submit: ['scoring'],
  return: ['reviewing'],
  publish: ['reviewing'],
  withdraw: ['published'],
  cancel: ['draft', 'scheduled', 'running', 'scoring', 'reviewing'],
}

describe('the table of states', () => {
  test.each(Object.keys(examMoves) as ExamAction[])('%s', async (action) => {
    const employee = await someone()
    const exam = await running([employee])
    await score(exam, employee, 7, 8)
    const found: ExamStatus[] = []
    for (const state of allStates) {
      await put(exam.id, state)
      if ((await move(exam.id, action)).status === 200) found.push(state)
    }
    expect(new Set(found)).toEqual(new Set(allowed[action]))
  })

  test('asks for the reason of what goes back', async () => {
    const { id } = await running([await someone()])
    expect(await move(id, 'cancel', {})).toMatchObject({
      status: 400,
      body: { errors: { reason: ['Vui lòng nhập lý do.'] } },
    })
  })
})

/** Puts a test into a state, whatever the rules say. */
async function put(id: number, state: ExamStatus): Promise<void> {
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update exams set status = $2, status_reason = 'Thử', published_at = case when $2 = 'published' then now() end
       where id = $1`,
      [id, state],
    ),
  )
}

describe('people', () => {
  test('become those of the list; who has a result stays, and then nothing changes', async () => {
    const [first, second, third] = [await someone(), await someone(), await someone()]
    const exam = await running([first, second])
    const sync = (ids: number[]) =>
      hr.call('examResults.sync', { path: { id: exam.id }, body: { employee_ids: ids } })
    expect((await sync([second, third])).body.data).toEqual({ added: 1, removed: 1, kept: 1 })
    await score(exam, second, 7, 7)
    expect(await sync([first, third])).toMatchObject({ status: 409 })
    expect((await resultsOf(exam.id)).map(({ employee_id: id }) => id).toSorted()).toEqual(
      [second, third].toSorted(),
    )
  })

  test('who left or are of another company are refused', async () => {
    const id = await newExam()
    for (const stranger of [14, 111]) {
      const answer = await hr.call('examResults.sync', { path: { id }, body: { employee_ids: [stranger] } })
      expect(answer.status).toBe(400)
    }
  })

  test('are told once, and who has no address is named', async () => {
    const [reached, other] = [await someone(), await someone()]
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update employees set company_email = 'du.thi.' || id || '@example.com' where id = $1`, [
        reached,
      ]),
    )
    const { id } = await running([reached, other])
    const tell = async () => (await hr.call('exams.sendNotification', { path: { id }, body: {} })).body.data
    expect(await tell()).toEqual({ sent: 1, without_address: ['Người Dự Thi'], already: 0 })
    expect(await tell()).toEqual({ sent: 0, without_address: ['Người Dự Thi'], already: 1 })
  })
})

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
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
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
