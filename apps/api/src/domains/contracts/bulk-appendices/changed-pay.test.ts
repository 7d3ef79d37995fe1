import { expect, test } from 'vitest'
import { changedPay } from './changed-pay.ts'

test('pay goes to an amount, by an amount or by a percent, and half of what is rounded to goes upwards', () => {
  expect(changedPay(12_000_000, { by: 'set', value: 13_000_000, rounding: 1 })).toBe(13_000_000)
  expect(changedPay(null, { by: 'set', value: 9_000_000, rounding: 1 })).toBe(9_000_000)
  expect(changedPay(12_000_000, { by: 'add', value: -500_000, rounding: 1 })).toBe(11_500_000)
  expect(changedPay(12_345_678, { by: 'percent', value: 7.35, rounding: 1 })).toBe(13_253_085)
  expect(changedPay(12_345_678, { by: 'percent', value: 7.35, rounding: 1000 })).toBe(13_253_000)
  expect(changedPay(10_500, { by: 'add', value: 0, rounding: 1000 })).toBe(11_000)
  expect(changedPay(10_499, { by: 'add', value: 0, rounding: 1000 })).toBe(10_000)
  expect(changedPay(15_050_000, { by: 'percent', value: 0, rounding: 100_000 })).toBe(15_100_000)
})

test('the largest pay is reckoned exactly, and what no contract can hold is said', () => {
  expect(changedPay(499_999_999_999, { by: 'percent', value: 100, rounding: 1 })).toBe(999_999_999_998)
  expect(changedPay(999_999_999_999, { by: 'percent', value: 0.01, rounding: 1 })).toMatch(/quá lớn/)
  expect(changedPay(1_000_000, { by: 'add', value: -1_000_001, rounding: 1 })).toMatch(/không được âm/)
  expect(changedPay(null, { by: 'percent', value: 5, rounding: 1 })).toMatch(/chưa ghi mức lương/)
})
