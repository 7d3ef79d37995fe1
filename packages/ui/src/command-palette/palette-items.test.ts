import { expect, test } from 'vitest'
import { highlightedIndex, withoutEmpty } from './palette-items.ts'

const items = [
  { id: 'a', label: 'Nhân viên' },
  { id: 'b', label: 'Hợp đồng' },
]

test('the first hit is highlighted from the start', () => {
  expect(highlightedIndex(items, null)).toBe(0)
})

test('hits that arrive later do not move the highlight away', () => {
  expect(highlightedIndex([{ id: 'c', label: 'Tài liệu' }, ...items], 'b')).toBe(2)
})

test('the highlight falls back to the first hit when its item is gone', () => {
  expect(highlightedIndex(items, 'gone')).toBe(0)
})

test('nothing found, nothing highlighted', () => {
  expect(highlightedIndex([], 'a')).toBe(-1)
})

test('a group without hits does not show', () => {
  const pages = { id: 'trang', label: 'Trang', items }
  expect(withoutEmpty([{ id: 'nguoi', label: 'Người', items: [] }, pages])).toEqual([pages])
})
