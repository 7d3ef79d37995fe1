import { expect, test } from 'vitest'
import { formatDate, formatTypedDate, isDate, parseTypedDate } from './date.ts'

test('dates are shown DD-MM-YYYY and stand in fields as dd/MM/yyyy', () => {
  expect(formatDate('2026-03-08')).toBe('08-03-2026')
  expect(formatTypedDate('2026-03-08')).toBe('08/03/2026')
  expect([formatDate(null), formatDate(undefined), formatTypedDate(null)]).toEqual(['', '', ''])
  expect(formatDate('hôm qua')).toBe('hôm qua')
})

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  [' 01-02-2026 ', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2000', '2000-02-29'],
])('%s is understood', (typed, date) => {
  expect(parseTypedDate(typed)).toBe(date)
})

test.each([
  '',
  '29/02/2026',
  '29/02/1900',
  '31/04/2026',
  '32/01/2026',
  '1/13/2026',
  '0/1/2026',
  '1/1/26',
  '2026-12-31',
  '1/2/20261',
  'abc',
])('"%s" is no date', (typed) => {
  expect(parseTypedDate(typed)).toBeNull()
})

test('every day of a leap and a common year goes there and back', () => {
  for (const year of [2024, 2026])
    for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10)
      expect(isDate(date)).toBe(true)
      expect(parseTypedDate(formatTypedDate(date))).toBe(date)
    }
})
