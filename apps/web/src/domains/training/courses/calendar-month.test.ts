import { expect, test } from 'vitest'
import { monthShown, monthWords, nextMonth, spanOf, squaresOf } from './calendar-month.ts'

test('the month of the address is shown, and the present one in Viet Nam where there is none', () => {
  expect(monthShown('2027-03')).toBe('2027-03')
  // 23:30 UTC of the last day is the next month in Viet Nam.
  const late = Date.parse('2026-10-31T23:30:00Z')
  expect(monthShown(null, late)).toBe('2026-11')
  expect(monthShown('2027-13', late)).toBe('2026-11')
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-02', 1, '2027-03'],
])('%s and %s is %s', (month, by, next) => {
  expect(nextMonth(month, by)).toBe(next)
})

test('a month goes from its first to its last day, also in a leap year', () => {
  expect(spanOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(spanOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(monthWords('2028-02')).toBe('tháng 02-2028')
})

test('the squares of a month are whole weeks', () => {
  const squares = squaresOf('2026-11')
  expect([squares[0], squares.at(-1), squares.length]).toEqual(['2026-10-26', '2026-12-06', 42])
  expect(squaresOf('2027-02')).toHaveLength(28)
})
