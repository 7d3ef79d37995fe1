import { describe, expect, test } from 'vitest'
import {
  allSelected,
  countSelected,
  noSelection,
  pageSelection,
  rowsBetween,
  type Selection,
  selectionTest,
  withRows,
} from './selection.ts'

const some: Selection = { kind: 'some', ids: [1, 2] }
const allBut: Selection = { kind: 'all', except: [3] }

test('a row is chosen by name, or by not being excepted', () => {
  expect([1, 2, 3].map(selectionTest(some))).toEqual([true, true, false])
  expect([1, 2, 3].map(selectionTest(allBut))).toEqual([true, true, false])
  expect(selectionTest(noSelection)(1)).toBe(false)
  expect(selectionTest(allSelected)(1)).toBe(true)
})

describe('choosing rows', () => {
  test('adds to what is chosen on other pages, each once', () => {
    expect(withRows(some, [2, 3], true)).toEqual({ kind: 'some', ids: [1, 2, 3] })
  })
  test('letting go leaves the others', () => {
    expect(withRows(some, [1, 9], false)).toEqual({ kind: 'some', ids: [2] })
  })
  test('of all rows, excepts and takes back', () => {
    expect(withRows(allBut, [4], false)).toEqual({ kind: 'all', except: [3, 4] })
    expect(withRows(allBut, [3], true)).toEqual({ kind: 'all', except: [] })
  })
})

test('the count of all rows follows the total', () => {
  expect(countSelected(some, 412)).toBe(2)
  expect(countSelected(allBut, 412)).toBe(411)
  expect(countSelected({ kind: 'all', except: [1, 2] }, 1)).toBe(0)
})

test('the box in the head tells none, some and all of its page', () => {
  expect(pageSelection(some, [1, 2])).toBe('all')
  expect(pageSelection(some, [2, 3])).toBe('some')
  expect(pageSelection(some, [3, 4])).toBe('none')
  expect(pageSelection(allBut, [3])).toBe('none')
  expect(pageSelection(allSelected, [])).toBe('none')
})

test('a range runs both ways; a beginning on another page chooses the one row', () => {
  expect(rowsBetween(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(rowsBetween(['a', 'b'], 'z', 'b')).toEqual(['b'])
})
