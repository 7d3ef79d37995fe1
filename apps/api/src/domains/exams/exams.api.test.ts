import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { day, examSteps } from '../../testing/exam-steps.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { type ExamAction, examMoves } from './exam-moves.ts'
import type { ExamStatus } from './held-exam.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { newExam, addPart, running, move, someone, resultsOf, score, put } = examSteps(api, () => hr)

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

describe('people', () => {
  test('become those of the list; who has a result stays, and then nothing changes', async () => {
    const [first, second, third] = [await someone(), await someone(), await someone()]
    const exam = await running([first, second])
    const sync = (ids: number[]) =>
      hr.call('examResults.sync', { path: { id: exam.id }, body: { employee_ids: ids } })
    expect((await sync([second, third])).body.data).toEqual({ added: 1, removed: 1, kept: 1 })
    await score(exam, second, 7, 7)
    expect(await sync([first, third])).toMatchObject({ status: 409 })
    expect((await resultsOf(exam.id)).map(({ employee_id: id }) => id).toSorted((a, b) => a - b)).toEqual(
      [second, third].toSorted((a, b) => a - b),
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
