import { expect, test } from 'vitest'
import { usedBy } from './used-by.ts'

test('names what stands in the way of a delete by the words of the contract', () => {
  expect(usedBy).toMatchObject({
    departments: 'đơn vị trực thuộc',
    positions: 'danh mục chức vụ',
    certificates: 'danh mục chứng chỉ',
    employee_positions: 'chức vụ của nhân viên',
  })
})
