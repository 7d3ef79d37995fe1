import { expect, test } from 'vitest'
import { offeredPeriods, readLabourAddress, writeLabourAddress } from './labour-address.ts'

test.each([
  ['2026-01-01', '2026-H1'],
  ['2026-06-04', '2026-H1'],
  ['2026-06-05', '2026'],
  ['2026-12-31', '2026'],
])('on %s the report that is due next comes first: %s', (today, first) => {
  expect(offeredPeriods(today)[0]?.value).toBe(first)
})

test('an address says the report, and what is wrong in it counts as absent', () => {
  const read = (words: string) => readLabourAddress(new URLSearchParams(words))
  expect(read('ky=2025-H1&thieu=contract&trang=3')).toEqual({
    period: '2025-H1',
    lacking: 'contract',
    page: 3,
  })
  expect(read('ky=2025-H2&thieu=luong&trang=-1')).toMatchObject({ lacking: null, page: 1 })
  const address = { period: '2025', lacking: null, page: 1 }
  expect(writeLabourAddress(address, new URLSearchParams('mode=test&thieu=contract')).toString()).toBe(
    'mode=test&ky=2025',
  )
})
