import { expect, test } from 'vitest'
import { asOnScreen } from './export-columns.ts'

test('an export begins with what stands on the screen, in its order, and leaves nothing out', () => {
  const columns = {
    code: 'Mã',
    name: 'Tên',
    'positions.name': 'Chức vụ',
    'positions.unit': 'Đơn vị',
    note: 'Ghi chú',
  }
  // The screen shows a field twice, and one that no export has.
  const first = ['name', 'positions', 'positions', 'avatar', 'code']
  expect(Object.entries(asOnScreen(columns, first))).toEqual([
    ['name', 'Tên'],
    ['positions.name', 'Chức vụ'],
    ['positions.unit', 'Đơn vị'],
    ['code', 'Mã'],
    ['note', 'Ghi chú'],
  ])
})
