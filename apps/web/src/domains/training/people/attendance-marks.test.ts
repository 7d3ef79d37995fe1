import { expect, test } from 'vitest'
import { markLetters, stateTyped } from './attendance-marks.ts'

test('every state has a letter of its own', () => {
  expect(new Set(Object.values(markLetters)).size).toBe(5)
})

test.each([
  ['c', 'present'],
  [' P ', 'excused'],
  ['k', 'absent'],
  ['M', 'late'],
  ['s', 'left_early'],
  ['x', undefined],
  ['', undefined],
])('%j is read as %s', (text, state) => {
  expect(stateTyped(text)).toBe(state)
})
