import { expect, test } from 'vitest'
import { payDifferences } from './fact-lines.ts'

test('figures of pay stand as everywhere on the screens, and what is no figure as it is', () => {
  const before = { pay_scale: 'A1.2', coefficient: 2.34, base_salary: 8_000_000 }
  const after = { pay_scale: 'A1.3', coefficient: 3, base_salary: 9_000_000 }
  expect(payDifferences(before, after)).toEqual([
    'Ngạch lương: A1.2 → A1.3',
    'Hệ số lương: 2.34 → 3.00',
    'Mức lương cơ bản: 8,000,000.0 → 9,000,000.0',
  ])
})
