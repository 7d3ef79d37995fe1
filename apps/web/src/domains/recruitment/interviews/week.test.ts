import { expect, test } from 'vitest'
import { addDays, hoursOf, inVietNam, mondayOf, weekdayOf, weekOf } from './week.ts'

test('a week begins on Monday, also over the end of a year', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(weekOf('2026-12-28').at(-1)).toBe('2027-01-03')
  expect(weekdayOf('2026-11-22')).toBe('Chủ nhật')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('hours are those of Viet Nam, midnight is the day that begins', () => {
  expect(inVietNam('2026-11-21T17:00:00Z')).toEqual({ date: '2026-11-22', time: '00:00' })
  expect(hoursOf({ starts_at: '2026-11-22T02:00:00Z', ends_at: '2026-11-22T02:30:00Z' })).toBe('09:00–09:30')
})
