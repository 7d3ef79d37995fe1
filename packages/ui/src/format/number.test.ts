import { expect, test } from 'vitest'
import { formatMoney, formatNumber, formatPercent, parseNumber } from './number.ts'

test('money has comma thousands and one decimal', () => {
  expect(formatMoney(12_500_000)).toBe('12,500,000.0')
  expect(formatMoney(1234567.85)).toBe('1,234,567.9')
  expect([formatMoney(0), formatMoney(null), formatMoney(-1500)]).toEqual(['0.0', '', '-1,500.0'])
})

test('numbers and shares', () => {
  expect([formatNumber(1234567), formatNumber(1.5, 2), formatNumber(undefined)]).toEqual([
    '1,234,567',
    '1.50',
    '',
  ])
  expect([formatPercent(87.5), formatPercent(100), formatPercent(33.333), formatPercent(null)]).toEqual([
    '87.5%',
    '100%',
    '33.3%',
    '',
  ])
})

test.each([
  ['1500000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1 500 000 đ', 1_500_000],
  ['1.500', 1500],
  ['1,5', 1.5],
  ['1.25', 1.25],
  ['1,500,000.5', 1_500_000.5],
  ['1.500.000,5', 1_500_000.5],
  ['1500.125', 1500.125],
  ['-3,500', -3500],
  ['0', 0],
])('%s is understood', (typed, value) => {
  expect(parseNumber(typed)).toBe(value)
})

test.each(['', 'abc', '1,50,000', '1.2.3', '1,5,', '--1', '1e5', '1,500.000,5'])(
  '"%s" is no number',
  (typed) => {
    expect(parseNumber(typed)).toBeNull()
  },
)
