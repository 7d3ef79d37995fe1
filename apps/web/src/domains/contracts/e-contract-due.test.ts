import { expect, test } from 'vitest'
import { eContractDue } from './e-contract-due.ts'

test('an electronic contract without its signed copy is due the day after it was signed', () => {
  const signed = { state: 'issued', sign_date: '2028-02-28', has_file: false } as const
  expect(eContractDue(signed)).toBe('mã điện tử trước hết 29-02-2028')
  expect(eContractDue({ ...signed, sign_date: '2027-12-31' })).toBe('mã điện tử trước hết 01-01-2028')
  expect(eContractDue({ ...signed, has_file: true })).toBeUndefined()
  expect(eContractDue({ ...signed, state: 'draft' })).toBeUndefined()
  expect(eContractDue({ ...signed, sign_date: null })).toBeUndefined()
})
