import { expect, test } from 'vitest'
import { filterOperators, isOffered } from './filter-operators.ts'

test('the operators of each kind are the ones of the specification', () => {
  const table = Object.entries(filterOperators).map(([kind, row]) => [
    kind,
    row.start,
    row.unsaid,
    row.offered.join(' '),
  ])
  expect(table).toEqual([
    ['text', 'like', 'like', 'like'],
    ['number', 'lte', 'lte', 'lte gte between'],
    ['date', 'lte', 'lte', 'lte gte between'],
    ['datetime', 'lte', 'lte', 'lte gte between'],
    ['select', 'equal', 'lte', 'equal'],
    ['multi-select', 'in', 'lte', 'in'],
    ['search', 'in', 'lte', 'in'],
    ['tree', 'in', 'lte', 'in'],
  ])
})

test.each(Object.entries(filterOperators))(
  '%s starts with an operator that it offers',
  (_kind, { start, offered }) => {
    expect(offered).toContain(start)
  },
)

test('an operator from elsewhere is refused', () => {
  expect(isOffered('select', 'equal')).toBe(true)
  expect(isOffered('select', 'lte')).toBe(false)
  expect(isOffered('text', 'between')).toBe(false)
})
