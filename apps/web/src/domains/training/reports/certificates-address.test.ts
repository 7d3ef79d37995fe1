import { expect, test } from 'vitest'
import { readCertificatesAddress, writeCertificatesAddress } from './certificates-address.ts'

const asked = { asOf: '2026-11-30', unitId: 4, certificateId: 7, state: 'expired', rest: 'none' } as const

test('what is asked comes back from the address, beside what else stands there', () => {
  const written = writeCertificatesAddress(new URLSearchParams('bao-cao=chung-chi'), asked)
  expect(written.toString()).toBe(
    'bao-cao=chung-chi&ngay=2026-11-30&don-vi=4&chung-chi=7&tinh-trang=expired&chi-gom=none',
  )
  expect(readCertificatesAddress(written)).toEqual(asked)
})

test('what is not asked any more goes out of the address', () => {
  const nothing = { asOf: null, unitId: null, certificateId: null, state: null, rest: null }
  const written = writeCertificatesAddress(new URLSearchParams('bao-cao=chung-chi&don-vi=4'), nothing)
  expect(written.toString()).toBe('bao-cao=chung-chi')
  expect(readCertificatesAddress(written)).toEqual(nothing)
})

test.each([
  'ngay=2026-02-30',
  'ngay=hom-nay',
  'don-vi=0',
  'don-vi=-3',
  'don-vi=1e400',
  'chung-chi=x',
  'tinh-trang=__proto__',
  'chi-gom=toString',
])('%s counts as not asked', (text) => {
  expect(Object.values(readCertificatesAddress(new URLSearchParams(text)))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
