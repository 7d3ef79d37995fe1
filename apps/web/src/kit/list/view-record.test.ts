import { emptyLayout } from '@nhansu/ui/data-table/table-layout.ts'
import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { expect, test } from 'vitest'
import type { ListShape } from './list-address.ts'
import { recordOf, viewOf } from './view-record.ts'

const shape: ListShape = {
  filters: { phone: { kind: 'text' }, join_date: { kind: 'date' } },
  sortable: ['join_date'],
  hidden: ['f.phone', 'q'],
}
const { page: _page, ...initial } = initialTableState
const state = {
  ...initial,
  size: 50,
  sort: [{ field: 'join_date', descending: true }],
  filters: { join_date: { operator: 'gte', value: '2026-01-01' } },
} as const
const layout = {
  order: ['join_date', 'phone'],
  widths: { phone: 180 },
  pins: { phone: 'left', name: null },
  shown: { join_date: false },
  density: 'compact',
} as const
const row = { id: 7, list: 'employees', name: 'Người mới' }

test('a view comes back from the server as the table had it', () => {
  expect(viewOf(shape, { ...row, ...recordOf(shape, { state, layout }) })).toEqual({
    id: '7',
    name: 'Người mới',
    state,
    layout,
  })
})

test('a view whose columns were never moved has none', () => {
  expect(viewOf(shape, { ...row, ...recordOf(shape, { state }) }).layout).toEqual(emptyLayout)
})

test('numbers that somebody looked for never leave the browser with a view', () => {
  const filters = { ...state.filters, phone: { operator: 'like', value: '0912345678' } } as const
  const record = recordOf(shape, { state: { ...state, search: '0912345678', filters } })
  expect(JSON.stringify(record)).not.toContain('0912345678')
  expect(viewOf(shape, { ...row, ...record }).state).toEqual(state)
})

test('words are kept with a view where they are no number', () => {
  const words = { filters: {}, sortable: [], hiddenNumbers: ['q'] }
  const kept = (search: string) =>
    viewOf(words, { ...row, ...recordOf(words, { state: { ...initial, search } }) }).state.search
  expect(kept('đào nguyễn 1995')).toBe('đào nguyễn 1995')
  expect(kept('đào 079 195.000-00\u200b1')).toBe('')
})

test('a column that a view kept under a former id has its place, width and the rest', () => {
  const renamed = { ...shape, renamed: { phone: 'mobile' } }
  expect(viewOf(renamed, { ...row, ...recordOf(shape, { state, layout }) }).layout).toEqual({
    ...layout,
    order: ['join_date', 'mobile'],
    widths: { mobile: 180 },
    pins: { mobile: 'left', name: null },
  })
})

test('a filter that the list has no more is dropped', () => {
  const record = recordOf({ ...shape, hidden: [] }, { state })
  expect(viewOf({ filters: {}, sortable: [] }, { ...row, ...record }).state).toEqual({ ...initial, size: 50 })
})
