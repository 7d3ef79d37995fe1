import { expect, test } from 'vitest'
import { listOfThisMonth, recentList } from './recent-list.ts'

test.each([
  ['2026-11-21', '2026-10-01'],
  ['2026-01-05', '2025-12-01'],
  ['2026-10-31', '2026-09-01'],
])('on %s the list begins on %s', (today, start) => {
  expect(recentList('join_date', today)).toBe(
    `/nhan-vien?f.join_date=between:${start}~${today}&sort=-join_date`,
  )
})

test('the list of this month begins on its first day', () => {
  expect(listOfThisMonth('leave_date', '2026-11-21')).toBe(
    '/nhan-vien?f.leave_date=between:2026-11-01~2026-11-21&sort=-leave_date',
  )
})
