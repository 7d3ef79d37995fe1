import { expect, test } from 'vitest'
import { cutLines } from './cut-lines.ts'

const letters = (text: string) => text.length

test('a text that fits stays as it is', () => {
  expect(cutLines('Phòng Kế toán', 20, 2, letters)).toEqual(['Phòng Kế toán'])
  expect(cutLines('Phòng Kế toán', 10, 2, letters)).toEqual(['Phòng Kế', 'toán'])
  expect(cutLines('', 10, 2, letters)).toEqual([])
})

test('a text that is too long ends with an ellipsis', () => {
  expect(cutLines('Xí nghiệp Khai thác cảng và Dịch vụ', 10, 2, letters)).toEqual(['Xí nghiệp', 'Khai thác…'])
  expect(cutLines('Donaudampfschifffahrt', 10, 2, letters)).toEqual(['Donaudamp…'])
})
