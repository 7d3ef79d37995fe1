import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('only whoever did not come is absent; a paper that the clock has not handed in yet waits', () => {
  const none = { score: null, passed: null }
  expect(
    countWords([
      { state: 'marked', score: 8, passed: true },
      { state: 'marked', score: 4.5, passed: false },
      { state: 'handed_in', ...none },
      { state: 'running', ...none },
      { state: 'absent', ...none },
    ]),
  ).toBe('Được giao 5, đã thi 4, vắng 1. Đạt 1, không đạt 1, chờ chấm 2. Điểm trung bình 6,25.')
})
