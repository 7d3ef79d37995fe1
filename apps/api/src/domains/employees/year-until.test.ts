import { expect, test } from 'vitest'
import { yearUntil } from './year-until.ts'

test.each([
  ['2026-11-30', '2025-12-01'],
  ['2026-12-31', '2026-01-01'],
  ['2027-02-28', '2026-03-01'],
  ['2028-02-29', '2027-03-01'],
  ['2029-02-28', '2028-02-29'],
])('the twelve months until %s begin with %s', (day, first) => {
  expect(yearUntil(day)).toBe(first)
})
