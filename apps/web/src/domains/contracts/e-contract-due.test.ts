import { expect, test } from 'vitest'
import { eContractDueText } from './e-contract-due.ts'

test('the day of the id of an electronic contract is told where one is due', () => {
  expect(eContractDueText({ e_contract_due: '2028-02-29' })).toBe('hạn có mã điện tử: hết ngày 29-02-2028')
  expect(eContractDueText({ e_contract_due: null })).toBeUndefined()
})
