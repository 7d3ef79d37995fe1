import { expect, test } from 'vitest'
import { operationNamed } from './operations.ts'
import { RefusalLines } from './refusal-lines.ts'
import { UserLimits } from './user-limits.ts'

const show = operationNamed('levels.show')

test('a bucket is full at first and fills again evenly', () => {
  let now = 0
  const limits = new UserLimits({ requests: 60, files: 1, refusals: 1 }, () => now)
  const enter = () => limits.enter(7, show)
  for (let nth = 0; nth < 60; nth += 1) enter()
  expect(enter).toThrow('Bạn đang gửi quá nhiều yêu cầu. Vui lòng thử lại sau 1 giây.')
  now += 1_000
  enter()
  expect(enter).toThrow()
  now += 3_600_000
  for (let nth = 0; nth < 60; nth += 1) enter()
  expect(enter).toThrow()
  limits.enter(8, show)
})

test('pictures are counted as requests, other files apart', () => {
  const limits = new UserLimits({ requests: 600, files: 60, refusals: 1 }, () => 0)
  for (const id of ['quizTaking.picture', 'quizMarking.picture', 'quizQuestions.picture'] as const) {
    for (let nth = 0; nth < 100; nth += 1) limits.enter(7, operationNamed(id))
  }
  const print = () => limits.enter(7, operationNamed('examResults.paper'))
  for (let nth = 0; nth < 60; nth += 1) print()
  expect(print).toThrow()
})

test('of refusals of one kind the first is told at once, and the others in one line', async () => {
  const lines: (number | undefined)[] = []
  const refusals = new RefusalLines()
  const tell = (operation: string) =>
    refusals.tell({ companyId: 1, userId: 2, operation }, async (times) => void lines.push(times))
  for (let nth = 0; nth < 5; nth += 1) await tell('roles.list')
  await tell('roles.store')
  expect(lines).toEqual([undefined, undefined])
  await refusals.close()
  expect(lines).toEqual([undefined, undefined, 4])
  await tell('roles.list')
  expect(lines).toHaveLength(4)
  await refusals.close()
})
