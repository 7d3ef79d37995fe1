import { expect, test } from 'vitest'
import {
  headcountState,
  idsAbove,
  idsAboveChanged,
  indexUnits,
  mayStandUnder,
  nextSibling,
  openToUnitLevel,
  siblingAfter,
  type Unit,
  unitItems,
} from './unit-tree.ts'

const unit = (id: number, level: Unit['level'], children: Unit[] = [], is_active = true): Unit => ({
  id,
  parent_id: null,
  code: `D${id}`,
  name: `Đơn vị ${id}`,
  short_name: null,
  level,
  is_active,
  employee_total: 3,
  headcount_plan: null,
  display_order: id,
  version: 1,
  children,
})

const units = [
  unit(1, 2, [unit(2, 4, [unit(3, 5), unit(4, 6)]), unit(5, 4), unit(6, 4, [], false)]),
  unit(7, 3),
]
const items = unitItems(units, false)
const index = indexUnits(items)

test('closed units show only when they are asked for', () => {
  expect([...index.keys()]).toEqual([1, 2, 3, 4, 5, 7])
  expect(indexUnits(unitItems(units, true)).has(6)).toBe(true)
})

test('a tree is opened to a level of units, whatever its depth', () => {
  expect(openToUnitLevel(items, 0)).toEqual([])
  expect(openToUnitLevel(items, 4)).toEqual([1])
  expect(openToUnitLevel(items, 6)).toEqual([1, 2])
  expect(idsAbove(index, 4)).toEqual([2, 1])
})

test('what has been made or moved shows where it stands, another tree does not open of itself', () => {
  const moved = indexUnits(unitItems([unit(1, 2, [unit(2, 4, [unit(4, 6), unit(5, 5)])]), unit(7, 3)], false))
  expect(idsAboveChanged(index, moved)).toEqual([2, 1])
  const made = indexUnits(unitItems([unit(7, 3, [unit(8, 4, [unit(9, 5)])])], false))
  expect(idsAboveChanged(index, made)).toEqual([7, 8, 7])
  expect(idsAboveChanged(index, index)).toEqual([])
  const many = Array.from({ length: 21 }, (_, place) => unit(20 + place, 4))
  expect(idsAboveChanged(index, indexUnits(unitItems([unit(1, 2, many)], false)))).toEqual([])
})

test('a unit stands only under one of a higher level, never under itself', () => {
  expect(mayStandUnder(index, 3, 5)).toBe(true)
  expect(mayStandUnder(index, 5, 3)).toBe(false)
  expect(mayStandUnder(index, 2, 5)).toBe(false)
  expect(mayStandUnder(index, 1, 4)).toBe(false)
  expect(mayStandUnder(index, 4, null)).toBe(true)
})

test('a move says before which sibling the unit stands', () => {
  expect(siblingAfter(items, index, { id: 4, parent: 2, index: 0 })).toBe(3)
  expect(siblingAfter(items, index, { id: 3, parent: 2, index: 1 })).toBeNull()
  expect(siblingAfter(items, index, { id: 5, parent: null, index: 1 })).toBe(7)
  expect(nextSibling(items, index, 3)).toBe(4)
  expect(nextSibling(items, index, 7)).toBeNull()
})

test.each([
  [3, null, '3', undefined],
  [3, 3, '3/3', 'Đủ'],
  [1203, 1200, '1,203/1,200', 'Vượt 3'],
  [3, 10, '3/10', 'Thiếu 7'],
])('%d people against %s are told as %s, %s', (employee_total, headcount_plan, figure, words) => {
  const state = headcountState({ employee_total, headcount_plan })
  expect([state.figure, state.words]).toEqual([figure, words])
})
