import { expect, test } from 'vitest'
import { outcomeTyped } from './result-marks.ts'

test('a result is typed by its letter, with or without Vietnamese keys, and nothing else is one', () => {
  expect(['Đ', 'đ', 'd', ' K ', 'k', 'Đạt', '', null].map(outcomeTyped)).toEqual([
    'passed',
    'passed',
    'passed',
    'failed',
    'failed',
    undefined,
    undefined,
    undefined,
  ])
})
