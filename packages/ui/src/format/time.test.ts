import { expect, test } from 'vitest'
import { formatDateTime, formatMinute, formatTime, parseTime } from './time.ts'

test.each([
  ['7:30', '07:30:00'],
  ['07:30', '07:30:00'],
  ['23:59:59', '23:59:59'],
  [' 0:00 ', '00:00:00'],
])('%s is understood', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})

test.each(['24:00', '7:60', '7:3', '730', '', '07:30:60', '7h30'])('"%s" is no time', (typed) => {
  expect(parseTime(typed)).toBeNull()
})

test('times are shown HH:MM:SS', () => {
  expect([formatTime('07:30'), formatTime('07:30:15'), formatTime(null), formatTime('sáng')]).toEqual([
    '07:30:00',
    '07:30:15',
    '',
    'sáng',
  ])
})

test('instants are shown on Vietnam’s clock, over the end of a day and a year', () => {
  expect(formatDateTime('2026-12-31T20:15:30Z')).toBe('01-01-2027 03:15:30')
  expect(formatDateTime('2026-06-01T08:00:00+07:00')).toBe('01-06-2026 08:00:00')
  expect([formatDateTime(undefined), formatDateTime('chưa rõ')]).toEqual(['', 'chưa rõ'])
  expect(formatMinute('2026-12-31T20:15:30Z')).toBe('01-01-2027 03:15')
  expect([formatMinute(undefined), formatMinute('chưa rõ')]).toEqual(['', 'chưa rõ'])
})
