import type { Input } from '@nhansu/sdk/contract'
import { expect } from 'vitest'
import type { Person, TestApi } from './api.ts'
import { nextNumber } from './numbers.ts'

type Settings = Partial<Input<'quizExams.store'>['body']> & { written?: boolean }

interface QuizPeople {
  hr: Person
  taker: Person
}

/**
 * The usual steps of an exam that employee 11 takes, for tests of what comes after it: every question is true or false, and
 * A is right.
 * @param people who arranges it and who takes it, asked when a step is taken
 */
export function quizSteps(api: Pick<TestApi, 'db'>, people: () => QuizPeople) {
  const device = '0b6d1c0a-4e9b-4d7c-8a58-00000000000e'
  let field: number | undefined

  const fieldId = async () => {
    if (field !== undefined) return field
    const number = nextNumber()
    const made = await people().hr.call('fields.store', {
      body: { code: `LVQ${number}`, name: `Lĩnh vực ${number}` },
    })
    field = made.body.data.field.id
    const one = { kind: 'true_false' as const, field_id: field, right_options: ['A' as const] }
    const essay = { content: `Nêu cách làm ${number}.`, kind: 'essay' as const, field_id: field }
    const questions = [1, 2].map((place) => ({
      ...one,
      content: `Câu ${place} của ${number} là đúng.`,
      explanation: 'Vì vậy mà đúng.',
    }))
    await people().hr.call('quizQuestions.storeBulk', { body: { questions: [...questions, essay] } })
    return field
  }

  /** A published exam that is open now; with `written` it asks for a text first, which employee 13 marks. */
  const newExam = async ({ written = false, ...more }: Settings = {}) => {
    const { hr } = people()
    const start = Date.now() - 60_000
    const { body } = await hr.call('quizExams.store', {
      body: {
        code: `QUIZ${nextNumber()}`,
        name: 'Thi các bước',
        start_at: new Date(start).toISOString(),
        end_at: new Date(start + 7_200_000).toISOString(),
        duration: 30,
        shuffle_questions: false,
        ...more,
      },
    })
    const path = { id: body.data.exam.id }
    const field_id = await fieldId()
    const cells = [
      ...(written ? [{ field_id, kind: 'essay' as const, count: 1, points: 2 }] : []),
      { field_id, count: 2 },
    ]
    await hr.call('quizExams.saveCells', { path, body: { cells } })
    await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
    if (written) await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [13] } })
    expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
    return path
  }

  const begin = async (path: { id: number }) => {
    await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
    const { status, body } = await people().taker.call('quizTaking.start', {
      path,
      body: { device, notice_version: 1 },
    })
    expect(status).toBe(200)
    return body.data.sitting
  }

  const handIn = async (path: { id: number }, values: readonly string[], from = 1) => {
    const answers = values.map((value, at) => ({ slot: at + 1, value: [value], seq: at + from }))
    const { status, body } = await people().taker.call('quizTaking.finish', {
      path,
      body: { device, answers },
    })
    expect(status).toBe(200)
    return body.data.receipt
  }

  /** Takes the exam with these answers, by place. */
  const sit = async (path: { id: number }, values: readonly string[]) => {
    await begin(path)
    return handIn(path, values)
  }

  /** Brings the window of an exam into the past. */
  const end = ({ id }: { id: number }) =>
    api.db.superuser.query(
      `update quiz_exams set start_at = now() - interval '3 hours', end_at = now() - interval '1 hour' where id = $1`,
      [id],
    )

  const attemptOf = async (path: { id: number }) => {
    const { taken_exams: taken } = (await people().hr.call('quizExams.takenExams', { path })).body.data
    return { id: taken[0]?.id ?? 0 }
  }

  return { device, newExam, begin, handIn, sit, end, attemptOf }
}
