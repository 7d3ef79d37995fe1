import { expect, test } from 'vitest'
import { wordsOfDays } from './taught-words.ts'

const day = (date: string) => ({
  date,
  from_time: '07:30',
  to_time: '11:30',
  subject_name: 'Lý thuyết',
  location_name: null,
})
const days = [day('2026-11-02'), day('2026-11-04')]

test.each([
  ['2026-11-01', 'Buổi tới: 02-11-2026, 07:30–11:30 · Lý thuyết'],
  ['2026-11-02', 'Buổi tới: 02-11-2026, 07:30–11:30 · Lý thuyết'],
  ['2026-11-03', 'Buổi tới: 04-11-2026, 07:30–11:30 · Lý thuyết'],
  ['2026-11-05', 'Đã dạy 2 buổi.'],
])('on %s a lecturer is told %s', (today, words) => {
  expect(wordsOfDays(days, today)).toBe(words)
})

test('without a day of his own he is told so', () => {
  expect(wordsOfDays([], '2026-11-02')).toBe('Chưa có buổi học nào ghi tên bạn.')
})
