import { expect, test } from 'vitest'
import { moneyWords } from './money.ts'

test('an amount says what it is counted in, and nothing says nothing', () => {
  expect(moneyWords(12_500_000)).toBe('12,500,000.0 đồng')
  expect(moneyWords(0)).toBe('0.0 đồng')
  expect(moneyWords(null)).toBe('')
})
