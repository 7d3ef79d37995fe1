import { expect, test } from 'vitest'
import { allItems, isUnloaded, openToLevel, opens, treeRows } from './tree-rows.ts'

const items = [
  {
    id: 1,
    label: 'Khối vận hành',
    children: [
      { id: 2, label: 'Đội xe tải số 2' },
      { id: 3, label: 'Ban Khai thác', children: [{ id: 4, label: 'Tổ điện lạnh' }] },
    ],
  },
  { id: 5, label: 'Phòng Kế toán', hasChildren: true },
  { id: 6, label: 'Phòng Kinh doanh', children: [] },
]
const shown = (expanded: number[], query = '') =>
  treeRows(items, new Set(expanded), query).map(({ item, level, place, siblings, expanded: open }) => [
    item.id,
    level,
    `${place}/${siblings}`,
    open,
  ])

test('closed nodes hide what is below; each row knows its level and place', () => {
  expect(shown([])).toEqual([
    [1, 1, '1/3', false],
    [5, 1, '2/3', false],
    [6, 1, '3/3', null],
  ])
  expect(shown([1]).slice(0, 3)).toEqual([
    [1, 1, '1/3', true],
    [2, 2, '1/2', null],
    [3, 2, '2/2', false],
  ])
  expect(shown([1, 3]).map(([id]) => id)).toEqual([1, 2, 3, 4, 5, 6])
})

test('an open node below a closed one stays hidden', () => {
  expect(shown([3]).map(([id]) => id)).toEqual([1, 5, 6])
})

test('a search shows matches without marks, what stands above them and what stands below, all open', () => {
  expect(shown([], 'dien lanh').map(([id]) => id)).toEqual([1, 3, 4])
  expect(shown([], 'khai thac')).toEqual([
    [1, 1, '1/1', true],
    [3, 2, '1/1', true],
    [4, 3, '1/1', null],
  ])
  expect(shown([], 'không có')).toEqual([])
})

test('a node may open for children that are not here yet', () => {
  const [, accounting, sales] = items
  expect(accounting && [opens(accounting), isUnloaded(accounting)]).toEqual([true, true])
  expect(sales && [opens(sales), isUnloaded(sales)]).toEqual([false, false])
  expect(allItems(items).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a search tells which nodes it has found themselves', () => {
  expect(treeRows(items, new Set(), 'khai thac').map(({ found }) => found)).toEqual([false, true, false])
})

test('a tree is opened to a level', () => {
  expect(openToLevel(items, 1)).toEqual([])
  expect(openToLevel(items, 2)).toEqual([1, 5])
  expect(openToLevel(items, Infinity)).toEqual([1, 3, 5])
})
