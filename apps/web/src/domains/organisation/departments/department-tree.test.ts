import { expect, test } from 'vitest'
import {
  headcountState,
  idsAbove,
  idsAboveChanged,
  indexDepartments,
  mayStandUnder,
  nextSibling,
  openToDepartmentLevel,
  siblingAfter,
  type Department,
  departmentItems,
} from './department-tree.ts'

const department = (
  id: number,
  level: Department['level'],
  children: Department[] = [],
  is_active = true,
): Department => ({
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

const departments = [
  department(1, 2, [
    department(2, 4, [department(3, 5), department(4, 6)]),
    department(5, 4),
    department(6, 4, [], false),
  ]),
  department(7, 3),
]
const items = departmentItems(departments, false)
const index = indexDepartments(items)

test('closed departments show only when they are asked for', () => {
  expect([...index.keys()]).toEqual([1, 2, 3, 4, 5, 7])
  expect(indexDepartments(departmentItems(departments, true)).has(6)).toBe(true)
})

test('a tree is opened to a level of departments, whatever its depth', () => {
  expect(openToDepartmentLevel(items, 0)).toEqual([])
  expect(openToDepartmentLevel(items, 4)).toEqual([1])
  expect(openToDepartmentLevel(items, 6)).toEqual([1, 2])
  expect(idsAbove(index, 4)).toEqual([2, 1])
})

test('what has been made or moved shows where it stands, another tree does not open of itself', () => {
  const moved = indexDepartments(
    departmentItems(
      [department(1, 2, [department(2, 4, [department(4, 6), department(5, 5)])]), department(7, 3)],
      false,
    ),
  )
  expect(idsAboveChanged(index, moved)).toEqual([2, 1])
  const made = indexDepartments(
    departmentItems([department(7, 3, [department(8, 4, [department(9, 5)])])], false),
  )
  expect(idsAboveChanged(index, made)).toEqual([7, 8, 7])
  expect(idsAboveChanged(index, index)).toEqual([])
  const many = Array.from({ length: 21 }, (_, place) => department(20 + place, 4))
  expect(idsAboveChanged(index, indexDepartments(departmentItems([department(1, 2, many)], false)))).toEqual(
    [],
  )
})

test('a department stands only under one of a higher level, never under itself', () => {
  expect(mayStandUnder(index, 3, 5)).toBe(true)
  expect(mayStandUnder(index, 5, 3)).toBe(false)
  expect(mayStandUnder(index, 2, 5)).toBe(false)
  expect(mayStandUnder(index, 1, 4)).toBe(false)
  expect(mayStandUnder(index, 4, null)).toBe(true)
})

test('a move says before which sibling the department stands', () => {
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
