import { expect, test } from 'vitest'
import { fold, piecesToGuess } from './guessable.ts'

const words = new Set(['matkhau', 'congty', 'password', 'nguyenthidao'])
const pieces = (password: string) => piecesToGuess(password, (word) => words.has(word))

test.each([
  ['MatkhauCongty2026', 3],
  ['Mật khẩu @ Công Ty — 2026!!!', 3],
  ['P@ssw0rd', 1],
  ['Nguyễn Thị Đào 17051990', 2],
  ['aaaaaaaaaaaa', 1],
  ['matkhaumatkhaumatkhau', 1],
  ['abcdefgh12345678', 2],
  ['qwertyuiop0987654321', 2],
  ['!!!!!!!!!!!!', 0],
])('%s is made of %i pieces', (password, expected) => expect(pieces(password)).toBe(expected))

test.each(['cầu vồng ăn phở lúc nửa đêm', 'x7#kQ!9p@Lm2vT', 'bảy con mèo tam thể ngủ trên mái'])(
  '%s takes long',
  (password) => expect(pieces(password)).toBeGreaterThan(8),
)

test('a text is folded alike in both forms of its letters', () => {
  expect(fold('Đặng Thị Hương'.normalize('NFD'))).toBe(fold('Đặng Thị Hương'.normalize('NFC')))
  expect(fold('Đặng Thị Hương')).toBe('dangthihuong')
})
