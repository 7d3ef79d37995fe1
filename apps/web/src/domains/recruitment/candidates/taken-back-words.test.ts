import { expect, test } from 'vitest'
import { takenBackWords } from './taken-back-words.ts'

test('whoever takes an import back learns how far that came', () => {
  expect(takenBackWords(2000, 2500)).toBe('Mới hoàn tác 2,000 trong 2,500 ứng viên.')
  expect(takenBackWords(0, 2500)).toBe('Chưa hoàn tác được ứng viên nào.')
})
