import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { quizSteps } from '../../../testing/quiz-steps.ts'
import { takenTables } from './parts.ts'
import { rowsOf } from './taken-table.ts'

const api = apiForFile()
let hr: Person
let taker: Person
const { newExam, sit, end, attemptOf } = quizSteps(api, () => ({ hr, taker }))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
})

/** What the archive of employee 11 holds of a table that is about one attempt. */
async function archived(table: string, column: string, id: number) {
  const part = takenTables.find((each) => each.table === table)
  if (part === undefined) throw new Error(`${table} is in no archive`)
  const whose = { employeeId: 11, personId: 11, userId: null }
  const rows = await inCompany(api.db.database, { companyId: 1, readOnly: true }, (transaction) =>
    rowsOf(transaction, part, whose),
  )
  return rows.filter((row) => row[column] === id)
}

test('an attempt that was cancelled leaves neither score nor answers in the archive, and says why it was', async () => {
  const path = await newExam({ show_result: 'after' })
  await sit(path, ['A', 'B'])
  const { id } = await attemptOf(path)
  await end(path)
  expect(await archived('quiz_attempts', 'id', id)).toMatchObject([{ score: 5 }])
  expect(await archived('quiz_answers', 'attempt_id', id)).toHaveLength(2)
  await hr.call('quizAttempts.cancel', { path: { id }, body: { reason: 'Thi hộ.' } })
  expect(await archived('quiz_attempts', 'id', id)).toEqual([])
  expect(await archived('quiz_answers', 'attempt_id', id)).toEqual([])
  const [move] = await archived('quiz_attempt_moves', 'attempt_id', id)
  expect(move).toMatchObject({ kind: 'cancelled', reason: 'Thi hộ.' })
  expect(move).not.toHaveProperty('score_before')
})

test('nothing of a score is in the archive before results are out', async () => {
  const path = await newExam({ show_result: 'after', waits_for_release: true })
  await sit(path, ['A', 'B'])
  await end(path)
  const { id } = await attemptOf(path)
  expect(await archived('quiz_attempts', 'id', id)).toEqual([])
})
