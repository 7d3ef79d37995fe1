import { expect, test } from 'vitest'
import { eContractDueText, eContractMissedText } from './e-contract-due.ts'

test('the day of the id of an electronic contract is told where one is due', () => {
  expect(eContractDueText({ e_contract_due: '2028-02-29' })).toBe('hạn có mã điện tử: hết ngày 29-02-2028')
  expect(eContractDueText({ e_contract_due: null })).toBeUndefined()
})

test('that the day was missed is told from the day after it', () => {
  const contract = { e_contract_due: '2028-02-29' }
  expect(eContractMissedText(contract, '2028-02-29')).toBeUndefined()
  expect(eContractMissedText(contract, '2028-03-01')).toBe(
    'Đã quá hạn có mã hợp đồng điện tử (hết ngày 29-02-2028).',
  )
  expect(eContractMissedText({ e_contract_due: null }, '2028-03-01')).toBeUndefined()
})
