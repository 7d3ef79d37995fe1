import type { Schemas } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { unitSentence } from './unit-sentence.ts'

type Unit = Schemas['DecisionUnit']

const units = (count: number, plan: number | null): Unit[] =>
  Array.from({ length: count }, (_, index) => ({
    department_id: index + 1,
    name: `Phòng ${index + 1}`,
    before: 5,
    after: 6,
    left: 0,
    joined: 1,
    plan,
  }))

test('few units are told one by one, many by those that are above their plan', () => {
  expect(unitSentence(units(2, 6))).toBe('Phòng 1: 5 → 6/6; Phòng 2: 5 → 6/6')
  expect(unitSentence(units(10, null))).toBe('10 đơn vị có người thay đổi')
  expect(unitSentence(units(10, 6))).toBe('10 đơn vị có người thay đổi, không đơn vị nào vượt định biên')
  expect(unitSentence([...units(9, 6), ...units(1, 5)])).toBe(
    '10 đơn vị có người thay đổi. Vượt định biên: Phòng 1: 5 → 6/5',
  )
  expect(unitSentence(units(6, 5))).toMatch(/Phòng 4: 5 → 6\/5; và 2 đơn vị khác$/)
})
