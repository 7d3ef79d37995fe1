import { rightWords, shownOptions } from '@nhansu/sdk/domains/quiz-words'
import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

const options = ['một', 'hai', 'ba', 'bốn']

test('an answer and what is right are said in the same words', () => {
  const nothing = { right_letters: [], blanks: null }
  const statements = { kind: 'statements' as const, options }
  expect(answerWords({ ...statements, value: ['A', '', 'B', 'A'] })).toBe('1 Đúng, 2 –, 3 Sai, 4 Đúng')
  expect(rightWords({ ...statements, ...nothing, right_letters: ['A', 'D'] })).toBe(
    '1 Đúng, 2 Sai, 3 Sai, 4 Đúng',
  )
  const yes = { kind: 'true_false' as const, options: ['Đúng', 'Sai'] }
  expect(answerWords({ ...yes, value: ['B'] })).toBe('Sai')
  expect(rightWords({ ...yes, ...nothing, right_letters: ['A'] })).toBe('Đúng')
  expect(shownOptions(yes)).toEqual([])
  const fill = { kind: 'fill' as const, options: [] }
  expect(answerWords({ ...fill, value: ['114', ''] })).toBe('114; –')
  expect(rightWords({ ...fill, ...nothing, blanks: '114|một một bốn\n115' })).toBe(
    '114 hoặc một một bốn; 115',
  )
})

test('nothing answered is said', () => {
  expect(answerWords({ kind: 'multiple', options, value: [] })).toBe('chưa trả lời')
  expect(answerWords({ kind: 'multiple', options, value: ['A', 'C'] })).toBe('A, C')
})
