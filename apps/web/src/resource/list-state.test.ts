import { describe, expect, test } from 'vitest'
import { isNarrowed, type ListAction, type ListState, reduceList, untouched } from './list-state.ts'

const state: ListState = {
  page: 4,
  size: 50,
  search: 'đào nguyễn',
  sort: [{ field: 'join_date', descending: true }],
  filters: {
    join_date: { operator: 'lte', value: '2026-12-31' },
    department_id: { operator: 'in', value: [7] },
  },
}

describe('a list after an action', () => {
  const actions: [string, ListAction, Partial<ListState>][] = [
    ['turning the page keeps everything else', { type: 'page', page: 5 }, { page: 5 }],
    ['there is no page before the first', { type: 'page', page: 0 }, { page: 1 }],
    ['more rows a page begin at page 1', { type: 'size', size: 100 }, { size: 100, page: 1 }],
    ['new words begin at page 1, tidied', { type: 'search', words: ' An ' }, { search: 'An', page: 1 }],
    ['words are composed letters', { type: 'search', words: 'đa\u0300o' }, { search: 'đào', page: 1 }],
    ['another order begins at page 1', { type: 'sort', sort: [] }, { sort: [], page: 1 }],
    [
      'a filter begins at page 1 and leaves the others',
      { type: 'filter', column: 'full_name', filter: { operator: 'like', value: 'an' } },
      { filters: { ...state.filters, full_name: { operator: 'like', value: 'an' } }, page: 1 },
    ],
    [
      'taking a filter away leaves no trace of it',
      { type: 'filter', column: 'join_date', filter: null },
      { filters: { department_id: { operator: 'in', value: [7] } }, page: 1 },
    ],
    ['clearing keeps order and size', { type: 'clear' }, { search: '', filters: {}, page: 1 }],
    ['a page past the end becomes the last', { type: 'total', total: 120 }, { page: 3 }],
    ['without rows there is still page 1', { type: 'total', total: 0 }, { page: 1 }],
  ]

  test.each(actions)('%s', (_, action, changes) => {
    expect(reduceList(state, action)).toEqual({ ...state, ...changes })
  })

  test('is the very same when nothing changes, so that no history entry is made', () => {
    const idle: ListAction[] = [
      { type: 'page', page: 4 },
      { type: 'total', total: 1000 },
      { type: 'filter', column: 'phone', filter: null },
    ]
    for (const action of idle) expect(reduceList(state, action)).toBe(state)
    expect(reduceList(untouched, { type: 'clear' })).toBe(untouched)
  })
})

test('only words and filters narrow a list', () => {
  expect(isNarrowed(state)).toBe(true)
  expect(isNarrowed({ ...state, search: '', filters: {} })).toBe(false)
})
