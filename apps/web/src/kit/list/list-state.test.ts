import { type DataTableState, withFilter, withPage, withSearch } from '@nhansu/ui/data-table/table-state.ts'
import { describe, expect, test } from 'vitest'
import { isPastEnd, keepingFilters, nextList } from './list-state.ts'

const state: DataTableState = {
  page: 4,
  size: 50,
  search: 'đào nguyễn',
  sort: [{ field: 'join_date', descending: true }],
  filters: { join_date: { operator: 'lte', value: '2026-12-31' } },
}

describe('the next state of a list', () => {
  test('is what the table proposes', () => {
    expect(nextList(state, withPage(state, 5))).toEqual({ ...state, page: 5 })
  })

  test('is the very same when nothing changes, so that no history entry is made', () => {
    expect(nextList(state, { ...state })).toBe(state)
    expect(nextList(state, { ...state, search: ' đào nguyễn ' })).toBe(state)
  })

  test('has tidy words of composed letters', () => {
    expect(nextList(state, withSearch(state, ' đa\u0300o ')).search).toBe('đào')
  })

  test('keeps the identity of equal filters, and only of those', () => {
    const turned = keepingFilters(state, { ...state, page: 2, filters: { ...state.filters } })
    expect(turned.filters).toBe(state.filters)
    expect(turned.page).toBe(2)
    const other = withFilter(state, 'rank', { operator: 'gte', value: 3 })
    expect(keepingFilters(state, other).filters).toBe(other.filters)
  })
})

test.each([
  [4, 120, true],
  [3, 120, false],
  [1, 0, false],
  [9, undefined, false],
])('page %i of %s rows is past the end: %s', (page, total, isPast) => {
  expect(isPastEnd({ ...state, page }, total)).toBe(isPast)
})
