import { expect, test } from 'vitest'
import { readReportAddress, writeReportAddress } from './report-address.ts'

test('an address is read as it was written, and what it does not understand is left out', () => {
  const asked = { from: '2026-01-01', to: '2026-12-31', category_id: 12 }
  const address = writeReportAddress(asked, new URLSearchParams('mode=dark'))
  expect(address.get('mode')).toBe('dark')
  expect(readReportAddress(address)).toEqual(asked)
  expect(readReportAddress(new URLSearchParams('from=hom-qua&to=2026-13-40&category_id=-1'))).toEqual({})
  expect(writeReportAddress({ from: '2026-01-01' }, address).get('category_id')).toBeNull()
})
