import { expect, test } from 'vitest'
import type { CellKind } from '../column.ts'
import { NOTHING, renderValue } from './cell-value.ts'

test.each<[CellKind | undefined, unknown, string]>([
  [undefined, 'Đội xe tải số 2', 'Đội xe tải số 2'],
  ['code', 'SM000415', 'SM000415'],
  ['number', 1234.5, '1,234.5'],
  ['number', 0, '0'],
  ['money', 12_500_000, '12,500,000.0'],
  ['date', '2026-12-31', '31-12-2026'],
  ['datetime', '2026-12-31T20:15:30Z', '01-01-2027 03:15'],
  ['date', null, NOTHING],
  ['text', '', NOTHING],
  ['text', undefined, NOTHING],
  ['text', { nested: true }, NOTHING],
])('%s %j shows %j', (kind, value, words) => {
  expect(renderValue({ id: 'field', header: 'Cột', ...(kind && { kind }) }, { field: value })).toBe(words)
})

test.each([
  [9, '9.0'],
  [8.25, '8.3'],
  [null, NOTHING],
])('%j of a column with one decimal shows %j', (value, words) => {
  const column = { id: 'field', header: 'Điểm', kind: 'number', decimals: 1 } as const
  expect(renderValue(column, { field: value })).toBe(words)
})

test('an instant of a log shows its seconds', () => {
  const column = { id: 'field', header: 'Lúc', kind: 'datetime', seconds: true } as const
  expect(renderValue(column, { field: '2026-12-31T20:15:30Z' })).toBe('01-01-2027 03:15:30')
})
