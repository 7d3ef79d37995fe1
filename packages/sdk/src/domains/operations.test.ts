import { expect, test } from 'vitest'
import { operations } from '../contract.ts'
import { operationWords, wordsOfOperation, writingOperations } from './operations.ts'

test('every operation has Vietnamese words of its own', () => {
  const words = Object.values(operationWords)
  expect(words).toHaveLength(Object.keys(operations).length)
  expect(words.filter((text) => !/^\p{Lu}/u.test(text) || /undefined|[a-z]\.[a-z]/i.test(text))).toEqual([])
  expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
})

test('standard operations speak of their resource', () => {
  expect(operationWords['levels.destroyBulk']).toBe('Xóa nhiều trình độ')
  expect(wordsOfOperation('roles.update')).toBe('Cập nhật vai trò')
  expect(wordsOfOperation('nobody.knows')).toBe('nobody.knows')
  expect(wordsOfOperation('training.raise-needs')).toBe('Cập nhật nhu cầu đào tạo hằng đêm')
})

test('what only reads leaves no line', () => {
  expect(writingOperations).toContain('accounts.update')
  expect(writingOperations).not.toContain('accounts.list')
  expect(writingOperations).not.toContain('session.login')
})
