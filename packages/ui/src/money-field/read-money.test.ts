import { expect, test } from 'vitest'
import { formsLabels } from '#ui/labels/forms.ts'
import { readMoney } from './read-money.ts'

const read = (text: string, rules = { min: 0 }) => readMoney(text, rules, formsLabels)

test.each([
  ['1.234.567 đ', 1_234_567],
  ['1,234,567', 1_234_567],
  ['12,500,000.0', 12_500_000],
  ['12500000', 12_500_000],
  ['12,5 triệu', 12_500_000],
  ['12.5tr', 12_500_000],
  ['1,1 triệu', 1_100_000],
  ['500k', 500_000],
  ['500 nghìn', 500_000],
  ['2 tỷ', 2_000_000_000],
  ['4.960.000 VNĐ', 4_960_000],
  ['4 960 000 đồng', 4_960_000],
  ['0', 0],
])('%s is understood', (text, value) => {
  expect(read(text)).toEqual({ value, problem: null })
})

test.each(['12 củ', 'một triệu', '1.5', '12,345,67.5', '99999999999999999'])(
  '%s is not guessed at',
  (text) => {
    expect(read(text)).toEqual({ value: null, problem: formsLabels.notAnAmount })
  },
)

test('an amount outside its limits is told with the limit, and kept', () => {
  expect(read('-5')).toEqual({ value: -5, problem: 'Hãy nhập số từ 0 trở lên.' })
  expect(readMoney('9 tr', { min: 0, max: 5_000_000 }, formsLabels)).toEqual({
    value: 9_000_000,
    problem: 'Hãy nhập số không quá 5,000,000.',
  })
})
