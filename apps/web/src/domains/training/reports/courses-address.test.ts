import { expect, test } from 'vitest'
import { askedOf, readCoursesAddress, writeCoursesAddress } from './courses-address.ts'

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

test('without days it is the year, and what is wrong counts as absent', () => {
  expect(askedOf(read('tu-ngay=2026-02-31&xem-theo=nam&don-vi=0'), 2030)).toEqual({
    from: '2030-01-01',
    to: '2030-12-31',
  })
})
