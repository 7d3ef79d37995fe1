import { expect, test } from 'vitest'
import { askedOf, readReportAddress, writeReportAddress } from './report-address.ts'

test('an address is read as it was written, and what it does not understand is left out', () => {
  const asked = { from: '2026-01-01', to: '2026-12-31', categoryId: 12 }
  const address = writeReportAddress(asked, new URLSearchParams('mode=dark'))
  expect(address.get('mode')).toBe('dark')
  expect(readReportAddress(address)).toEqual(asked)
  expect(askedOf(asked)).toEqual({ from: '2026-01-01', to: '2026-12-31', category_id: 12 })
  const nothing = readReportAddress(new URLSearchParams('from=hom-qua&to=2026-13-40&category_id=-1'))
  expect(nothing).toEqual({ from: null, to: null, categoryId: null })
  expect(askedOf(nothing)).toEqual({})
  expect(writeReportAddress({ ...asked, categoryId: null }, address).get('category_id')).toBeNull()
})
