import { expect, test } from 'vitest'
import { refusalOf } from './who-may-sign.ts'

const authority = {
  employee_id: 13,
  full_name: 'Vũ Đức Trưởng',
  printed_title: 'Phó Tổng Giám đốc',
  paper_kinds: ['labour_contract', 'decision'] as ('labour_contract' | 'decision')[],
  decision_types: [4, 5],
  valid_from: '2026-03-01',
  valid_to: '2026-12-31',
  authority_no: '05/GUQ-TGĐ',
  leave_date: null,
}

test.each([
  ['the first day', { kind: 'labour_contract', on: '2026-03-01' }, undefined],
  ['the last day', { kind: 'labour_contract', on: '2026-12-31' }, undefined],
  [
    'the day before',
    { kind: 'labour_contract', on: '2026-02-28' },
    'Vũ Đức Trưởng chỉ được ký từ ngày 01-03-2026.',
  ],
  [
    'the day after',
    { kind: 'labour_contract', on: '2027-01-01' },
    'Vũ Đức Trưởng chỉ được ký đến hết ngày 31-12-2026.',
  ],
  ['another kind', { kind: 'appendix', on: '2026-05-01' }, 'Vũ Đức Trưởng không được ký loại văn bản này.'],
  ['a decision of his', { kind: 'decision', decisionType: 5, on: '2026-05-01' }, undefined],
  [
    'another decision',
    { kind: 'decision', decisionType: 10, on: '2026-05-01' },
    'Vũ Đức Trưởng không được ký loại quyết định này.',
  ],
  [
    'a decision of no type',
    { kind: 'decision', on: '2026-05-01' },
    'Vũ Đức Trưởng không được ký loại quyết định này.',
  ],
] as const)('%s', (_, paper, why) => {
  expect(refusalOf(authority, paper)).toBe(why)
})

test.each([
  ['2026-06-30', undefined],
  ['2026-07-01', 'Vũ Đức Trưởng đã nghỉ việc, ngày làm việc cuối cùng là 30-06-2026.'],
])('who has left signs until his last day: %s', (on, why) => {
  expect(refusalOf({ ...authority, leave_date: '2026-06-30' }, { kind: 'labour_contract', on })).toBe(why)
})
