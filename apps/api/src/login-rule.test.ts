import { expect, test } from 'vitest'
import { loginOf } from './login-rule.ts'

test.each([
  ['Nguyễn Văn An', 'annv'],
  ['Đỗ Thị Hồng Nhung', 'nhungdth'],
  ['Lê Đạt', 'datl'],
  ['Lê Đạt'.normalize('NFD'), 'datl'],
  ["  H'Hen   Niê ", 'niehh'],
  ['An', 'an0'],
  ['李 明', '000'],
  [`Trần ${'x'.repeat(80)}`, 'x'.repeat(50)],
])('%s signs in as %s', (fullName, login) => {
  expect(loginOf(fullName)).toBe(login)
  expect(loginOf(fullName)).toMatch(/^[a-z0-9][a-z0-9._-]{2,63}$/)
})
