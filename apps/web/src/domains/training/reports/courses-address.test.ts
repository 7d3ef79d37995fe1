import { expect, test } from 'vitest'
import {
  askedOf,
  type Days,
  noticeYearOf,
  readCoursesAddress,
  writeCoursesAddress,
} from './courses-address.ts'

const read = (words: string) => readCoursesAddress(new URLSearchParams(words))

test('an address asks for the same again, and keeps what is not its own', () => {
  const words =
    'bao-cao=khoa-dao-tao&tu-ngay=2026-02-01&den-ngay=2026-03-01&don-vi=4&loai=2&linh-vuc=3&xem-theo=unit'
  expect(writeCoursesAddress(read(words), new URLSearchParams(words)).toString()).toBe(words)
  expect(askedOf(read(words), 2030)).toEqual({
    from: '2026-02-01',
    to: '2026-03-01',
    department_id: 4,
    type_id: 2,
    field_id: 3,
    by: 'unit',
  })
})

test('an emptied day is no limit, and stays one in the address', () => {
  const start = 'bao-cao=khoa-dao-tao'
  const write = (days: Days) =>
    writeCoursesAddress({ ...read(start), days }, new URLSearchParams(start)).toString()
  expect(askedOf(read(write({ from: null, to: '2026-03-01' })), 2030)).toEqual({ to: '2026-03-01' })
  expect(askedOf(read(write({ from: '2026-02-01', to: null })), 2030)).toEqual({ from: '2026-02-01' })
  expect(askedOf(read(write({ from: null, to: null })), 2030)).toEqual({})
})

test('an address with one day has no limit at the other end', () => {
  expect(askedOf(read('tu-ngay=2026-02-01'), 2030)).toEqual({ from: '2026-02-01' })
})

test('without days it is the year, and what is wrong counts as absent', () => {
  expect(askedOf(read('tu-ngay=2026-02-31&xem-theo=nam&don-vi=0'), 2030)).toEqual({
    from: '2030-01-01',
    to: '2030-12-31',
  })
})

test('the notice of a year is that of the last day, else of the first, else of this year', () => {
  expect(noticeYearOf(read('tu-ngay=2025-02-01&den-ngay=2026-03-01'), 2030)).toBe(2026)
  expect(noticeYearOf(read('tu-ngay=2025-02-01'), 2030)).toBe(2025)
  expect(noticeYearOf(read('tu-ngay=&den-ngay='), 2030)).toBe(2030)
  expect(noticeYearOf(read(''), 2030)).toBe(2030)
})
