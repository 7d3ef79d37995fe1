import { expect, test } from 'vitest'
import { reckoningOf } from './commitment-words.ts'

test('what is shared out is told in whole đồng', () => {
  const commitment = {
    cost: 77_812_500,
    left: 26,
    whole: 36,
    reckoned_by: 'month',
    repayment: 56_197_917,
  } as const
  expect(reckoningOf(commitment)).toBe('77,812,500 × 26/36 tháng = 56,197,917')
})
