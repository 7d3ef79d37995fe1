import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Nguyễn Thị Hồng Đào', 'HĐ'],
  ['trần quốc bảo', 'QB'],
  ['An', 'A'],
  ['  Lê   Hoàng Ấn ', 'HẤ'],
  ['Vũ Đình Ấn'.normalize('NFD'), 'ĐẤ'],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
