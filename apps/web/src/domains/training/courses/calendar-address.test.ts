import { expect, test } from 'vitest'
import { dayFurther, daysShown, readCalendarAddress, writeCalendarAddress } from './calendar-address.ts'

const read = (words: string) => readCalendarAddress(new URLSearchParams(words))
const written = (words: string, changed: object = {}) =>
  writeCalendarAddress({ ...read(words), ...changed }, new URLSearchParams(words)).toString()

test('an address shows the same again, and keeps what is not its own', () => {
  const month = 'view=lich&thang=2030-03&don-vi=4&dia-diem=2&giang-vien=9'
  expect(written(month)).toBe(month)
  const week = 'view=lich&xem=tuan&ngay=2030-04-01'
  expect(written(week)).toBe(week)
})

test('a month begins with its first day, a week on Monday', () => {
  expect(daysShown(read('thang=2030-03'))).toEqual({ from: '2030-03-01', to: '2030-03-31' })
  expect(daysShown(read('xem=tuan&ngay=2030-04-03'))).toEqual({ from: '2030-04-01', to: '2030-04-07' })
  expect(written('xem=tuan&ngay=2030-04-03', { view: 'thang' })).toBe('thang=2030-04')
  expect(written('thang=2030-04', { view: 'tuan' })).toBe('xem=tuan&ngay=2030-04-01')
})

test('the next one is a month or a week further', () => {
  expect(dayFurther(read('thang=2030-12'), 1)).toBe('2031-01-01')
  expect(dayFurther(read('xem=tuan&ngay=2030-01-01'), -1)).toBe('2029-12-25')
})

test('what is wrong counts as absent', () => {
  expect(read('xem=nam&don-vi=-1&dia-diem=x&thang=2030-03')).toMatchObject({
    view: 'thang',
    unitId: null,
    placeId: null,
  })
  expect(read('xem=tuan&ngay=2030-02-30&thang=2030-03').at).toBe('2030-03-01')
})
