import { expect, test } from 'vitest'
import { valueWords } from './law-words.ts'

test.for([
  [738, 'month', '61 năm 6 tháng'],
  [720, 'month', '60 năm'],
  [36, 'month', '36 tháng'],
  [5_310_000, 'vnd', '5,310,000 đồng'],
  [85, 'percent', '85 %'],
  [6.5, 'working_day', '6.5 ngày làm việc'],
  [null, 'day', 'Chưa có'],
] as const)('%s %s is read as %s', ([value, unit, words]) => {
  expect(valueWords(value, unit)).toBe(words)
})
