import { expect, test } from 'vitest'
import { rowTitleOf } from './row-title.ts'

test.each([
  ['employees', null, 'Đơn vị'],
  ['employees', 'position_level', 'Cấp chức vụ'],
  ['contracts', null, 'Loại hợp đồng'],
  ['contracts', 'month', 'Tháng hết hạn'],
  ['ages', null, 'Độ tuổi'],
] as const)('rows of %s by %s are headed by what groups them', (report, by, title) => {
  expect(rowTitleOf({ report, by })).toBe(title)
})
