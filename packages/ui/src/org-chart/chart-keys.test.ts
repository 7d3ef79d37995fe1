import { expect, test } from 'vitest'
import { treeRows } from '#ui/tree/tree-rows.ts'
import { chartCommand } from './chart-keys.ts'

const items = [
  {
    id: 1,
    label: 'A',
    children: [
      { id: 2, label: 'B', children: [{ id: 3, label: 'C' }] },
      { id: 4, label: 'D' },
    ],
  },
  { id: 5, label: 'E', children: [{ id: 6, label: 'F' }] },
]
const rows = treeRows(items, new Set([1, 5]), '')
const press = (id: number, key: string, direction: 'down' | 'right' = 'down') =>
  chartCommand(
    rows,
    rows.findIndex(({ item }) => item.id === id),
    key,
    direction,
  )

test('arrows go where they point, over the borders of branches', () => {
  expect(press(1, 'ArrowDown')).toEqual({ type: 'focus', id: 2 })
  expect(press(4, 'ArrowRight')).toEqual({ type: 'focus', id: 6 })
  expect(press(4, 'ArrowUp')).toEqual({ type: 'focus', id: 1 })
  expect(press(1, 'ArrowLeft')).toBeNull()
  expect(press(1, 'ArrowRight', 'right')).toEqual({ type: 'focus', id: 2 })
  expect(press(4, 'ArrowUp', 'right')).toEqual({ type: 'focus', id: 2 })
})

test('the way into a closed branch opens it; a box with nothing below has none', () => {
  expect(press(2, 'ArrowDown')).toEqual({ type: 'toggle', id: 2 })
  expect(press(4, 'ArrowDown')).toBeNull()
  expect(press(4, ' ')).toBeNull()
  expect(press(1, ' ')).toEqual({ type: 'toggle', id: 1 })
})

test('other keys zoom, open and leave alone', () => {
  expect(press(1, '=')).toEqual({ type: 'zoom', by: 1.25 })
  expect(press(1, '0')).toEqual({ type: 'fit' })
  expect(press(6, 'Enter')).toEqual({ type: 'open', id: 6 })
  expect(press(6, 'Tab')).toBeNull()
})
