import { expect, test } from 'vitest'
import { scoreWords } from './score-words.ts'

test('a score says where it comes from, and what the exam says where that is another one', () => {
  expect(scoreWords(undefined)).toBe('–')
  expect(scoreWords({ score: 8, from_quiz: false, quiz_score: null })).toBe('8.00')
  expect(scoreWords({ score: 8, from_quiz: true, quiz_score: 8 })).toBe('8.00 (từ kỳ thi)')
  expect(scoreWords({ score: 8, from_quiz: false, quiz_score: 7 })).toBe('8.00 (nhập tay; kỳ thi: 7.00)')
  expect(scoreWords({ score: 8, from_quiz: true, quiz_score: 7 })).toBe('8.00 (kỳ thi: 7.00)')
})
