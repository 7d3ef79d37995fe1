import { expect, test } from 'vitest'
import { treeCommand, typeAhead } from './tree-keys.ts'
import { treeRows } from './tree-rows.ts'

const items = [
  {
    id: 1,
    label: 'Khối vận hành',
    children: [
      { id: 2, label: 'Đội xe' },
      { id: 3, label: 'Ban kho', children: [{ id: 4, label: 'Tổ lạnh' }] },
    ],
  },
  { id: 5, label: 'Phòng Kế toán', hasChildren: true },
  { id: 6, label: 'Đảng uỷ' },
]
const rows = treeRows(items, new Set([1]), '')
const at = (id: number) => rows.findIndex(({ item }) => item.id === id)
const press = (id: number, key: string, held: { altKey?: boolean; ctrlKey?: boolean } = {}) =>
  treeCommand(rows, at(id), { key, altKey: false, ctrlKey: false, metaKey: false, ...held })

test('arrows, Home and End go from row to row and stop at the ends', () => {
  expect(press(1, 'ArrowDown')).toEqual({ type: 'focus', id: 2 })
  expect(press(2, 'ArrowUp')).toEqual({ type: 'focus', id: 1 })
  expect(press(1, 'ArrowUp')).toBeNull()
  expect(press(6, 'ArrowDown')).toBeNull()
  expect(press(3, 'Home')).toEqual({ type: 'focus', id: 1 })
  expect(press(3, 'End')).toEqual({ type: 'focus', id: 6 })
})

test('right opens, then goes down; left closes, then goes up', () => {
  expect(press(3, 'ArrowRight')).toEqual({ type: 'expand', ids: [3] })
  expect(press(1, 'ArrowRight')).toEqual({ type: 'focus', id: 2 })
  expect(press(2, 'ArrowRight')).toBeNull()
  expect(press(1, 'ArrowLeft')).toEqual({ type: 'collapse', id: 1 })
  expect(press(3, 'ArrowLeft')).toEqual({ type: 'focus', id: 1 })
  expect(press(6, 'ArrowLeft')).toBeNull()
})

test('the star opens all siblings', () => {
  expect(press(6, '*')).toEqual({ type: 'expand', ids: [5] })
  expect(press(2, '*')).toEqual({ type: 'expand', ids: [3] })
})

test('Enter opens, Space chooses, Ctrl A chooses all, Alt moves', () => {
  expect(press(2, 'Enter')).toEqual({ type: 'open', id: 2 })
  expect(press(2, ' ')).toEqual({ type: 'choose', id: 2 })
  expect(press(2, 'a', { ctrlKey: true })).toEqual({ type: 'chooseAll' })
  expect(press(2, 'ArrowDown', { altKey: true })).toEqual({ type: 'move', id: 2, step: 'down' })
  expect(press(2, 'ArrowRight', { altKey: true })).toEqual({ type: 'move', id: 2, step: 'in' })
  expect(press(2, 'c', { ctrlKey: true })).toBeNull()
  expect(press(2, 'Tab')).toBeNull()
})

test('letters find the next node that begins with them, marks aside', () => {
  expect(typeAhead(rows, at(1), 'd')).toBe(2)
  expect(typeAhead(rows, at(2), 'd')).toBe(6)
  expect(typeAhead(rows, at(6), 'd')).toBe(2)
  expect(typeAhead(rows, at(1), 'đa')).toBe(6)
  expect(typeAhead(rows, at(5), 'ph')).toBe(5)
  expect(typeAhead(rows, at(1), 'x')).toBeNull()
})
