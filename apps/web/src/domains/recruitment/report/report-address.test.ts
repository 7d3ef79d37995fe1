import { expect, test } from 'vitest'
import { askedOf, readReportAddress, type ReportAddress, writeReportAddress } from './report-address.ts'

const read = (text: string) => readReportAddress(new URLSearchParams(text))

test.each<[string, ReportAddress]>([
  ['', { from: null, to: null, unitId: null, cell: null }],
  [
    'tu-ngay=2026-01-01&den-ngay=2026-06-30&don-vi=4&bang=dot&dong=57&cot=du-phong-van&trang=2',
    {
      from: '2026-01-01',
      to: '2026-06-30',
      unitId: 4,
      cell: { table: 'campaigns', row: '57', column: 'interviewed', page: 2 },
    },
  ],
  [
    'bang=nguon&cot=tu-choi',
    { from: null, to: null, unitId: null, cell: { table: 'sources', row: null, column: 'refused', page: 1 } },
  ],
])('%j is read, and written as it was', (text, address) => {
  expect(read(text)).toEqual(address)
  expect(String(writeReportAddress(address))).toBe(text)
})

test('what is wrong counts as absent, and other words of the address stay', () => {
  expect(read('tu-ngay=2026-02-30&den-ngay=x&don-vi=-1&bang=dot&cot=toString&trang=0')).toEqual(read(''))
  const written = writeReportAddress(read('don-vi=4'), new URLSearchParams('mode=test&bang=dot&cot=dat'))
  expect(String(written)).toBe('mode=test&don-vi=4')
})

test('the calls are asked for what was chosen only', () => {
  expect(askedOf(read('den-ngay=2026-06-30&bang=dot&cot=dat'))).toEqual({ to: '2026-06-30' })
  expect(askedOf(read('tu-ngay=2026-01-01&don-vi=4'))).toEqual({ from: '2026-01-01', department_id: 4 })
})
