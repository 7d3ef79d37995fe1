import { expect, test } from 'vitest'
import type { TreeOption } from './tree-option.ts'
import { ancestorsOf, indexTree, matchingValues, treeRows } from './tree-rows.ts'

const tree: TreeOption<number>[] = [
  {
    value: 1,
    label: 'Khối Vận hành',
    children: [
      {
        value: 2,
        label: 'Phòng Kho vận',
        children: [{ value: 3, label: 'Tổ Đóng gói', description: 'TDG' }],
      },
      { value: 4, label: 'Phòng Đội xe' },
    ],
  },
  { value: 5, label: 'Khối Văn phòng', children: [{ value: 6, label: 'Phòng Nhân sự' }] },
]
const nodes = indexTree(tree)
const all = () => true

test('only what is unfolded shows, in reading order, with its place among its siblings', () => {
  const rows = treeRows(tree, (value) => value === 1, all)
  expect(
    rows.map(({ option, depth, place, siblings, unfolded }) => [
      option.value,
      depth,
      place,
      siblings,
      unfolded,
    ]),
  ).toEqual([
    [1, 0, 1, 2, true],
    [2, 1, 1, 2, false],
    [4, 1, 2, 2, null],
    [5, 0, 2, 2, false],
  ])
})

test('a search without accents shows the match and the nodes above it, and nothing beside it', () => {
  const shown = matchingValues(nodes, 'dong goi')
  expect(shown).toEqual(new Set([1, 2, 3]))
  const rows = treeRows(tree, all, (value) => shown.has(value))
  expect(rows.map(({ option, place, siblings }) => [option.value, place, siblings])).toEqual([
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 1],
  ])
})

test('the second line is searched too, and a search that matches nothing shows nothing', () => {
  expect(matchingValues(nodes, 'tdg').has(3)).toBe(true)
  expect(matchingValues(nodes, 'kế toán').size).toBe(0)
})

test('the nodes above stand from the root down', () => {
  expect(ancestorsOf(nodes.get(3)).map(({ label }) => label)).toEqual(['Khối Vận hành', 'Phòng Kho vận'])
  expect(ancestorsOf(nodes.get(1))).toEqual([])
})
