import { describe, expect, test } from 'vitest'
import { patternFaults, written } from './pattern.ts'

const parts = { sequence: 7, year: 2026, company: 'SM-G_1', unit: 'PHCNS', parent: '12/2026/HĐLĐ-SMG' }

test.for<[kind: string, pattern: string, padding: number, number: string]>([
  ['labour_contract', '{seq}/{year}/HĐLĐ-{company}', 1, '7/2026/HĐLĐ-SM-G_1'],
  ['decision', '{seq}/QĐ-{unit}-{year}', 4, '0007/QĐ-PHCNS-2026'],
  ['appendix', 'PL{n}-{parent}', 2, 'PL07-12/2026/HĐLĐ-SMG'],
  ['employee', '{company}{seq}', 5, 'SMG100007'],
])('a %s by %s', ([kind, pattern, padding, number]) => {
  expect(written(kind, { pattern, padding }, parts)).toBe(number)
})

describe('a pattern', () => {
  test.for<[kind: string, pattern: string, yearly: boolean, fault: RegExp | undefined]>([
    ['decision', '{seq}/{year}/QĐ', true, undefined],
    ['decision', '{seq}/QĐ', false, undefined],
    ['decision', '{seq}/QĐ', true, /cần có \{year\}/],
    ['decision', '{year}/QĐ', true, /đúng một \{seq\}/],
    ['decision', '{seq}{seq}/{year}', true, /đúng một/],
    ['decision', '{seq}/{nam}', false, /Không có thành phần \{nam\}/],
    ['decision', '{constructor}{seq}', false, /Không có thành phần/],
    ['decision', '{seq}/{year', false, /ngoặc/],
    ['decision', 'PL{n}-{parent}', false, /Chỉ phụ lục/],
    ['appendix', 'PL{n}', false, /đi cùng \{parent\}/],
    ['appendix', 'PL{n}-{parent}', false, undefined],
    ['employee', '{company}-{seq}', false, /chữ in hoa/],
    ['employee', 'NV{seq}', false, undefined],
  ])('of %s %s, yearly %s', ([kind, pattern, yearly, fault]) => {
    const faults = patternFaults(kind, { pattern, padding: 4, yearly })
    if (fault === undefined) expect(faults).toEqual([])
    else expect(faults).toContainEqual(expect.stringMatching(fault))
  })
})
