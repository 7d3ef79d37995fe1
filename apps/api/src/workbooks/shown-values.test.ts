import { expect, test } from 'vitest'
import { shownValue } from './shown-values.ts'
import type { CellValue, ColumnKind } from './xlsx/sheet.ts'

const cases: [ColumnKind, CellValue, string | null][] = [
  ['date', '1995-02-03', '03-02-1995'],
  ['text', '1995-02-03', '1995-02-03'],
  ['text', '2026-01-31T08:30:00+07:00', '31-01-2026 08:30:00'],
  ['money', 12_500_000, '12,500,000.0'],
  ['number', 2026, '2026'],
  ['money', null, null],
]

test.each(cases)('a preview tells the %s %s as %s', (kind, value, told) => {
  expect(shownValue({ kind, valueOf: () => value }, {})).toBe(told)
})
