import { expect, test } from 'vitest'
import { clauseWarnings } from './clause-warnings.ts'
import { shippedClauses } from './shipped-clauses.ts'

const ofUnit = expect.stringContaining('Giấy của tập thể')
const ofPerson = expect.stringContaining('Giấy của cá nhân')

test.each([
  ['Tặng {Họ và tên}.', []],
  ['Tặng {Họ và tên}, mã {Mã nhân viên}.', [ofUnit]],
  ['Tặng {Họ và tên}, mã {Mã nhân viên}.\nTập thể: {Tập thể}.', []],
  ['Tặng tập thể {Tập thể}.', [ofPerson]],
  ['Tặng {Họ và tên} của {Tập thể}.', [ofPerson]],
  ['Đã có thành tích: {Nội dung}.', [ofUnit, ofPerson]],
])('a certificate that says “%s” warns of sheets that name nobody', (content, warnings) => {
  expect(clauseWarnings('reward_certificate', content)).toEqual(warnings)
})

test('the shipped words name everybody, and papers whose frame names him warn of nothing', () => {
  expect(clauseWarnings('reward_certificate', shippedClauses.reward_certificate)).toEqual([])
  expect(clauseWarnings('labour_contract', 'Điều 1.')).toEqual([])
})
