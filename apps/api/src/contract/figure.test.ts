import { expect, test } from 'vitest'
import { inFigures } from './figure.ts'

test.each([
  [12_500_000, '12,500,000'],
  [33.33, '33.33'],
  [100, '100'],
])('%d is written as screens write it: %s', (value, figures) => {
  expect(inFigures(value)).toBe(figures)
})
