import { expect, test } from 'vitest'
import { countedOf, inForceOf } from './grid-figures.ts'

const figures = { valid: 5, expiring: 1, expired: 2, missing: 4 }

test('a cell counts all rows, or those of one state', () => {
  expect([countedOf(figures, null), countedOf(figures, 'missing'), countedOf(undefined, null)]).toEqual([
    12, 4, 0,
  ])
})

test('in force is what has not ended, of those who hold or must hold it', () => {
  expect(inForceOf(figures)).toBe(50)
  expect(inForceOf(undefined)).toBeNull()
  expect(inForceOf({ valid: 0, expiring: 0, expired: 0, missing: 0 })).toBeNull()
})
