import { expect, test } from 'vitest'
import { costPerHead } from './cost-per-head.ts'

// Of a cost nothing else is looked at.
const costs = [
  { planned: 6_000_000, actual: 5_000_000 },
  { planned: 1_000_000, actual: null },
] as unknown as Parameters<typeof costPerHead>[0]['costs']

test.each([
  [
    { max_people: 20, people_total: 18, joined_total: 16 },
    'Bình quân mỗi người: dự toán 350,000 (20 người dự kiến), thực tế 312,500 (16 người đã tham gia).',
  ],
  [
    { max_people: null, people_total: 6, joined_total: 0 },
    'Bình quân mỗi người: dự toán 1,166,667 (6 người dự kiến).',
  ],
  [{ max_people: null, people_total: 0, joined_total: 0 }, null],
])('of a course with %j it is said %s', (people, words) => {
  expect(costPerHead({ costs, ...people })).toBe(words)
})
