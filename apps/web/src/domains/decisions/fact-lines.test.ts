import { expect, test } from 'vitest'
import { headLines, payDifferences } from './fact-lines.ts'

test('figures of pay stand as everywhere on the screens, and what is no figure as it is', () => {
  const before = { pay_scale: 'A1.2', coefficient: 2.34, base_salary: 8_000_000 }
  const after = { pay_scale: 'A1.3', coefficient: 3, base_salary: 9_000_000 }
  expect(payDifferences(before, after)).toEqual([
    'Ngạch lương: A1.2 → A1.3',
    'Hệ số lương: 2.34 → 3.00',
    'Mức lương cơ bản: 8,000,000.0 đồng → 9,000,000.0 đồng',
  ])
})

test('the head of a unit stands with whom he follows, and before his day as what the decision asks', () => {
  const named = {
    heads_unit: true,
    full_name: 'Trần Thị Lan',
    headed_unit_name: 'Phòng Kế toán',
    replaced_head_name: null,
  }
  expect(headLines(named)).toEqual(['Trưởng đơn vị Phòng Kế toán: chưa có → Trần Thị Lan'])
  expect(headLines({ ...named, replaced_head_name: 'Lê Văn Minh' })).toEqual([
    'Trưởng đơn vị Phòng Kế toán: Lê Văn Minh → Trần Thị Lan',
  ])
  expect(headLines({ ...named, headed_unit_name: null })).toEqual(['Làm trưởng đơn vị'])
  expect(headLines({ ...named, heads_unit: false })).toEqual([])
})
