import { expect, test } from 'vitest'
import { seniority } from './seniority.ts'

test.each([
  ['2016-03-14', '2026-11-22', '10 năm 8 tháng'],
  ['2016-03-14', '2026-03-14', '10 năm'],
  ['2016-03-14', '2026-03-13', '9 năm 11 tháng'],
  ['2026-01-31', '2026-02-28', '1 tháng'],
  ['2024-02-29', '2025-02-28', '1 năm'],
  ['2026-11-01', '2026-11-22', ''],
  ['2026-12-01', '2026-11-22', ''],
])('from %s until %s is "%s"', (from, until, words) => {
  expect(seniority(from, until)).toBe(words)
})
