import { expect, test } from 'vitest'
import { askedOf, readReportAddress, writeReportAddress } from './report-address.ts'

const read = (text: string) => readReportAddress(new URLSearchParams(text))

test('an address says report, day and unit, and comes back the same', () => {
  const text = 'mode=test&bao-cao=ages&ngay=2026-08-31&don-vi=4&gioi-tinh=N%E1%BB%AF'
  const address = read(text)
  expect(askedOf(address)).toEqual({ department_id: 4, as_of: '2026-08-31', gender: 'Nữ' })
  expect(writeReportAddress(address, new URLSearchParams('mode=test')).toString()).toBe(text)
})

test('level and state of the counted people stand in the address', () => {
  const text = 'cap-chuc-vu=10&trang-thai=probation'
  expect(askedOf(read(text))).toEqual({ position_level: 10, work_state: 'probation' })
  expect(writeReportAddress(read(text), new URLSearchParams()).toString()).toBe(text)
  expect(askedOf(read('cap-chuc-vu=0&trang-thai=left'))).toEqual({})
  expect(askedOf(read('trang-thai=toString'))).toEqual({})
})

test('what is wrong counts as absent', () => {
  const address = read('bao-cao=__proto__&ngay=2026-02-30&don-vi=-1&tu-thang=2026-13&dia-gioi=x')
  expect(address).toMatchObject({ report: 'employees', asOf: null, unitId: null, from: null, scheme: null })
  expect(askedOf(address)).toEqual({})
})

test('a report of months takes no day, and the same people as the others', () => {
  const text = 'bao-cao=volatility&ngay=2026-08-31&tinh-chat=2&gioi-tinh=Nam&xem-theo=unit&tu-thang=2026-01'
  expect(askedOf(read(text))).toEqual({ from: '2026-01', nature_of_work: 2, gender: 'Nam' })
})
