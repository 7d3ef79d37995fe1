import { expect, test } from 'vitest'
import { labourPeriod, reportsDue } from './labour-period.ts'

test.each([
  ['2026-H1', '2026-06-03', '2026-06-03', '2026-06-05'],
  ['2026-H1', '2026-06-04', '2026-06-04', '2026-06-05'],
  ['2026-H1', '2026-06-05', '2026-06-04', '2026-06-05'],
  ['2026', '2026-12-05', '2026-12-04', '2026-12-05'],
  ['2026', '2027-03-01', '2026-12-04', '2026-12-05'],
  ['2028-H1', '2028-02-29', '2028-02-29', '2028-06-05'],
  ['2026', '2026-01-01', '2026-01-01', '2026-12-05'],
])('the report of %s asked for on %s stands on %s, due before %s', (period, today, asOf, dueDate) => {
  expect(labourPeriod(period, today)).toMatchObject({ asOf, dueDate })
})

test('a period that has not begun has no report', () => {
  expect(labourPeriod('2027-H1', '2026-12-31')).toBeUndefined()
  expect(labourPeriod('2027-H1', '2027-01-01')).toMatchObject({ asOf: '2027-01-01' })
})

test.each([
  ['2026-04-05', []],
  ['2026-04-06', [['2026-H1', 60]]],
  ['2026-06-04', [['2026-H1', 1]]],
  ['2026-06-05', []],
  ['2026-10-06', [['2026', 60]]],
  ['2026-12-04', [['2026', 1]]],
  ['2026-12-05', []],
])('on %s these reports are due soon', (today, due) => {
  expect(reportsDue(today).map(({ period, daysLeft }) => [period, daysLeft])).toEqual(due)
})
