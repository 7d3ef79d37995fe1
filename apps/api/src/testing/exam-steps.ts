import { expect } from 'vitest'
import type { ExamAction } from '../domains/exams/exam-moves.ts'
import type { ExamStatus } from '../domains/exams/held-exam.ts'
import type { Person, TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'
import { hire } from './newcomer.ts'

/** Why something goes back, in the tests of periodic tests. */
export const reason = 'Chấm lại theo biên bản.'
let made = 0

/** A day from today on, in Viet Nam. */
export function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

/** What is done with periodic tests by somebody who may, and what is read of them. */
export function examSteps(api: Pick<TestApi, 'db' | 'withToken'>, hrOf: () => Person) {
  async function newExam(more: object = {}): Promise<number> {
    made += 1
    const body = {
      name: `Kiểm tra thử ${made}`,
      kind: 'safety',
      from_date: day(0),
      to_date: day(0),
      ...more,
    } as const
    return (await hrOf().call('exams.store', { body })).body.data.exam.id
  }

  async function addPart(id: number, more: object = {}): Promise<number> {
    const body = { kind: 'practice', name: 'Thực hành', ...more } as const
    return (await hrOf().call('examParts.store', { path: { id }, body })).body.data.part.id
  }

  /** A running test of today: theory counts once, practice twice with a least score of 5. */
  async function running(people: readonly number[], more: object = {}) {
    const id = await newExam(more)
    const theory = await addPart(id, { kind: 'essay', name: 'Lý thuyết', position: 1 })
    const practice = await addPart(id, { position: 2, weight: 2, pass_score: 5 })
    await hrOf().call('examBoard.store', { path: { id }, body: { employee_id: 13, role: 'chair' } })
    await hrOf().call('examResults.sync', { path: { id }, body: { employee_ids: [...people] } })
    expect((await move(id, 'schedule')).status).toBe(200)
    return { id, theory, practice }
  }

  function move(id: number, action: ExamAction, body: object = { reason }) {
    return hrOf().call('exams.move', { path: { id }, body: { action, ...body } })
  }

  async function someone(): Promise<number> {
    return (await hire(api, 'Người Dự Thi', 3)).employeeId
  }

  async function resultsOf(id: number, person: Person = hrOf()) {
    return (await person.call('examResults.list', { path: { id } })).body.data.results
  }

  async function rowOf(id: number, employee: number, person: Person = hrOf()) {
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
    return hrOf().call('examResults.save', { path: { id: exam.id }, body: { results: [{ id, scores }] } })
  }

  async function publish(id: number) {
    for (const action of ['close', 'submit', 'publish'] as const) {
      expect((await move(id, action)).status).toBe(200)
    }
  }

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

  return { newExam, addPart, running, move, someone, resultsOf, rowOf, score, publish, put }
}
