import { expect, test } from 'vitest'
import { daysOfPattern, tooMany, withoutTaken } from './weekly-days.ts'

test('a pattern gives its weekdays from the first day through the last one', () => {
  // 2027-03-01 is a Monday.
  expect(daysOfPattern({ from: '2027-03-01', to: '2027-03-08', weekdays: [2, 4] })).toEqual([
    '2027-03-01',
    '2027-03-03',
    '2027-03-08',
  ])
  expect(daysOfPattern({ from: '2027-03-01', to: '2027-03-08', weekdays: [8] })).toEqual(['2027-03-07'])
})

test('holidays are left out, over the end of a month and of a year', () => {
  const weekdays = [2, 3, 4, 5, 6, 7, 8]
  expect(daysOfPattern({ from: '2027-04-29', to: '2027-05-02', weekdays })).toEqual([
    '2027-04-29',
    '2027-05-02',
  ])
  expect(daysOfPattern({ from: '2027-12-31', to: '2028-01-02', weekdays })).toEqual([
    '2027-12-31',
    '2028-01-02',
  ])
})

test('all days of a year come, and none when the last day is before the first', () => {
  const weekdays = [2, 3, 4, 5, 6]
  expect(daysOfPattern({ from: '2027-01-01', to: '2027-12-31', weekdays })).toHaveLength(258)
  expect(daysOfPattern({ from: '2027-03-02', to: '2027-03-01', weekdays })).toEqual([])
})

test('more days than are taken at once are refused with how many there are', () => {
  expect(tooMany(200, 200)).toBeUndefined()
  expect(tooMany(260, 200)).toContain('Có 260 buổi học, mỗi lần chỉ thêm được 200 nên còn thừa 60 buổi.')
})

test('days on which the same people are taught at overlapping hours are left out', () => {
  const days = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']
  const hours = { from_time: '07:30', to_time: '11:30', group_name: null }
  const details = [
    { ...hours, date: '2027-03-01' },
    { date: '2027-03-02', from_time: '11:00', to_time: '12:00' },
    { date: '2027-03-03', from_time: '11:30', to_time: '15:00', group_name: null },
    { ...hours, date: '2027-03-04', group_name: 'A' },
  ]
  expect(withoutTaken(days, hours, details)).toEqual({
    added: ['2027-03-03', '2027-03-04'],
    taken: ['2027-03-01', '2027-03-02'],
  })
})
