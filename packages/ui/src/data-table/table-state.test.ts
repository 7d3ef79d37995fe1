import { describe, expect, test } from 'vitest'
import {
  asksForSameRows,
  type DataTableState,
  initialTableState,
  isFiltered,
  pageCount,
  pageSizes,
  withDirection,
  withFilter,
  withNextSort,
  withoutFilters,
  withPage,
  withSearch,
  withSize,
  withSort,
} from './table-state.ts'

const state: DataTableState = {
  page: 7,
  size: 50,
  sort: [{ field: 'name', descending: true }],
  filters: { status: { operator: 'equal', value: 1 }, name: { operator: 'like', value: 'an' } },
  search: 'đào',
}

test('a table starts with 30 rows and offers 30, 50 and 100', () => {
  expect(initialTableState).toEqual({ page: 1, size: 30, sort: [], filters: {}, search: '' })
  expect(pageSizes).toEqual([30, 50, 100])
})

test('turning the page keeps everything else', () => {
  expect(withPage(state, 8)).toEqual({ ...state, page: 8 })
})

test.each<[string, DataTableState, Partial<DataTableState>]>([
  ['size', withSize(state, 100), { size: 100 }],
  ['search', withSearch(state, 'bảo'), { search: 'bảo' }],
  ['sort', withSort(state, []), { sort: [] }],
  [
    'a filter',
    withFilter(state, 'unit', { operator: 'in', value: [3] }),
    { filters: { ...state.filters, unit: { operator: 'in', value: [3] } } },
  ],
  [
    'a filter that goes',
    withFilter(state, 'name', null),
    { filters: { status: { operator: 'equal', value: 1 } } },
  ],
  ['all filters that go', withoutFilters(state), { filters: {}, search: '' }],
])('another %s begins at page 1 and keeps the rest', (_what, next, part) => {
  expect(next).toEqual({ ...state, page: 1, ...part })
})

test('filters and words hold rows back, order and pages do not', () => {
  expect(isFiltered(state)).toBe(true)
  expect(isFiltered({ ...state, filters: {} })).toBe(true)
  expect(isFiltered({ ...state, filters: {}, search: '' })).toBe(false)
})

test('the same rows are asked for in another order, on another page, but not by another filter', () => {
  expect(asksForSameRows(state, { ...withSort(state, []), page: 2 })).toBe(true)
  expect(asksForSameRows(state, { ...state, filters: structuredClone(state.filters) })).toBe(true)
  expect(asksForSameRows(state, withFilter(state, 'name', null))).toBe(false)
  expect(asksForSameRows(state, withSearch(state, ''))).toBe(false)
})

test('there is always a page 1', () => {
  expect([0, 1, 30, 31, 412].map((total) => pageCount(total, 30))).toEqual([1, 1, 1, 2, 14])
})

describe('sorting', () => {
  const up = (field: string) => ({ field, descending: false })
  const down = (field: string) => ({ field, descending: true })

  test.each([
    ['first up', [], false, [up('name')]],
    ['then down', [up('name')], false, [down('name')]],
    ['then off', [down('name')], false, []],
    ['alone where another column was sorted by', [down('unit')], false, [up('name')]],
    ['alone where it was one of several', [up('unit'), down('name')], false, [up('name')]],
    ['also, after the others', [down('unit')], true, [down('unit'), up('name')]],
    ['also down, in its place', [up('name'), up('unit')], true, [down('name'), up('unit')]],
    ['also off, with the others left', [down('name'), up('unit')], true, [up('unit')]],
  ])('a header sorts %s', (_what, before, also, after) => {
    expect(withNextSort(before, 'name', also)).toEqual(after)
  })

  test('a direction that is chosen holds whatever was before', () => {
    expect(withDirection([down('name')], 'name', 'desc', false)).toEqual([down('name')])
    expect(withDirection([up('unit'), up('name')], 'unit', 'desc', true)).toEqual([down('unit'), up('name')])
    expect(withDirection([up('unit'), up('name')], 'unit', null, false)).toEqual([up('name')])
  })
})
