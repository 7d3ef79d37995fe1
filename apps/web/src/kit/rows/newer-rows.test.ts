import { expect, test } from 'vitest'
import { newerRows } from './newer-rows.ts'

test('saved rows take the place of older ones, and never of newer ones', () => {
  const rows = [
    { id: 1, version: 1, mark: 'a' },
    { id: 2, version: 3, mark: 'b' },
    { id: 3, version: 0, mark: 'c' },
  ]
  const saved = [
    { id: 3, version: 1, mark: 'new' },
    { id: 2, version: 2, mark: 'late' },
    { id: 9, version: 1, mark: 'elsewhere' },
  ]
  expect(newerRows(rows, saved)).toEqual([rows[0], rows[1], saved[0]])
})
