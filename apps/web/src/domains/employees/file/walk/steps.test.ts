import { expect, test } from 'vitest'
import type { LeftList } from './left-list.ts'
import { firstOf, placeIn, stepFrom } from './steps.ts'

const list = (page: number, ids: number[], total = 5): LeftList => ({ query: {}, page, size: 2, ids, total })

test('the place counts over all pages', () => {
  expect(placeIn(list(1, [41, 7]), 41)).toEqual({ at: 1, total: 5 })
  expect(placeIn(list(3, [12]), 12)).toEqual({ at: 5, total: 5 })
})

test('a step stays on the page while there is a row, and asks for the next page at its end', () => {
  expect(stepFrom(list(1, [41, 7]), 41, 1)).toEqual({ id: 7 })
  expect(stepFrom(list(1, [41, 7]), 7, -1)).toEqual({ id: 41 })
  expect(stepFrom(list(1, [41, 7]), 7, 1)).toEqual({ page: 2 })
  expect(stepFrom(list(2, [9, 8]), 9, -1)).toEqual({ page: 1 })
})

test('there is no step before the first and after the last of all', () => {
  expect(stepFrom(list(1, [41, 7]), 41, -1)).toBeUndefined()
  expect(stepFrom(list(3, [12]), 12, 1)).toBeUndefined()
  expect(stepFrom(list(1, [41], 1), 41, 1)).toBeUndefined()
})

test('a page is entered at the end that lies nearer; who moved there meanwhile is not seen twice', () => {
  expect(firstOf([9, 8], [41, 7], 1)).toBe(9)
  expect(firstOf([41, 7], [9, 8], -1)).toBe(7)
  expect(firstOf([7, 8], [41, 7], 1)).toBe(8)
  expect(firstOf([], [41, 7], 1)).toBeUndefined()
})
