import { expect, test } from 'vitest'
import { addDays, mondayOf, weekdayOf, weekOf } from './week.ts'

test('a week begins on Monday, also over the end of a year', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(weekOf('2026-12-28').at(-1)).toBe('2027-01-03')
  expect(weekdayOf('2026-11-22')).toBe('Chủ nhật')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
