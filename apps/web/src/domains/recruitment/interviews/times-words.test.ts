import { expect, test } from 'vitest'
import { timesWords } from './times-words.ts'

test('says the week and the days on which it is otherwise, and nothing where it is any time', () => {
  expect(timesWords({ weekly: [], exceptions: [] })).toBeUndefined()
  const off = { date: '2030-12-20', is_free: false, from_time: null, to_time: null }
  expect(timesWords({ weekly: [], exceptions: [off] })).toBe('mọi giờ; trừ 20-12-2030 cả ngày')
  expect(
    timesWords({
      weekly: [{ weekday: 1, from_time: '08:00', to_time: '11:30' }],
      exceptions: [{ date: '2030-12-21', is_free: true, from_time: '14:00', to_time: '16:00' }],
    }),
  ).toBe('Thứ Hai 08:00–11:30; thêm 21-12-2030 14:00–16:00')
})
