import { describe, expect, test } from 'vitest'
import type { Filter } from '#ui/filter-popover/filter-model.ts'
import type { DataTableColumn } from './column.ts'
import { localPage } from './local-rows.ts'
import { initialTableState } from './table-state.ts'

interface Row {
  id: number
  name: string
  joined: string | null
  pay: number
  unit: number
}

const rows: readonly Row[] = [
  { id: 1, name: 'Đỗ Đình Đạt', joined: '2020-05-01', pay: 12_000_000, unit: 2 },
  { id: 2, name: 'Ấn Thị Bình', joined: null, pay: 9_000_000, unit: 1 },
  { id: 3, name: 'Ân Văn Cường', joined: '2026-12-31', pay: 12_000_000, unit: 3 },
  { id: 4, name: 'An Bảo', joined: '2019-01-15', pay: 7_500_000, unit: 9 },
]
const nodes = [
  { id: 1, label: 'Khối', children: [{ id: 2, label: 'Đội', children: [{ id: 3, label: 'Tổ' }] }] },
]
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Tên', filter: { kind: 'text' } },
  { id: 'joined', header: 'Ngày vào', kind: 'date', filter: { kind: 'date' } },
  { id: 'pay', header: 'Lương', kind: 'money', filter: { kind: 'number' } },
  { id: 'unit', header: 'Đơn vị', filter: { kind: 'tree', nodes } },
]
const page = (part: Partial<typeof initialTableState>) =>
  localPage(rows, columns, { ...initialTableState, ...part })
const ids = (part: Partial<typeof initialTableState>) => page(part).rows.map(({ id }) => id)

describe('search', () => {
  test('finds words in any order and without marks, and dates as they show', () => {
    expect(ids({ search: 'dat do' })).toEqual([1])
    expect(ids({ search: '31-12-2026' })).toEqual([3])
    expect(ids({ search: 'không có' })).toEqual([])
  })
})

describe('filters', () => {
  test.each<[string, Filter, number[]]>([
    ['name', { operator: 'like', value: 'an' }, [2, 3, 4]],
    ['joined', { operator: 'lte', value: '2020-05-01' }, [1, 4]],
    ['joined', { operator: 'gte', value: '2020-05-01' }, [1, 3]],
    ['joined', { operator: 'between', from: '2019-01-15', to: '2020-05-01' }, [1, 4]],
    ['pay', { operator: 'gte', value: 9_000_000 }, [1, 2, 3]],
    ['pay', { operator: 'equal', value: 7_500_000 }, [4]],
    ['pay', { operator: 'in', value: [7_500_000, 9_000_000] }, [2, 4]],
    ['unit', { operator: 'in', value: [2] }, [1, 3]],
    ['unit', { operator: 'in', value: [1] }, [1, 2, 3]],
  ])('%s %j leaves %j', (column, filter, left) => {
    expect(ids({ filters: { [column]: filter } })).toEqual(left)
  })

  test('count together', () => {
    const filters: Record<string, Filter> = {
      pay: { operator: 'gte', value: 10_000_000 },
      joined: { operator: 'lte', value: '2025-01-01' },
    }
    expect(ids({ filters })).toEqual([1])
  })
})

describe('order', () => {
  test('is Vietnamese: Â is a letter after A, a tone decides only between equals', () => {
    expect(ids({ sort: [{ field: 'name', descending: false }] })).toEqual([4, 2, 3, 1])
  })
  test('keeps what is unknown last in either direction', () => {
    expect(ids({ sort: [{ field: 'joined', descending: false }] })).toEqual([4, 1, 3, 2])
    expect(ids({ sort: [{ field: 'joined', descending: true }] })).toEqual([3, 1, 4, 2])
  })
  test('goes on to the next column where the first is equal', () => {
    const sort = [
      { field: 'pay', descending: true },
      { field: 'joined', descending: true },
    ]
    expect(ids({ sort })).toEqual([3, 1, 2, 4])
  })
})

test('pages are cut from what is left, and one past the end is the last', () => {
  expect(page({ size: 3, page: 2 })).toEqual({ rows: [rows[3]], total: 4 })
  expect(page({ size: 3, page: 9 }).rows).toEqual([rows[3]])
  expect(page({ size: 3, page: 9, search: 'bảo' })).toEqual({ rows: [rows[3]], total: 1 })
})
