import { expect, test } from 'vitest'
import { offeredReports, reportAsked } from './reports.ts'

const both = offeredReports(new Set(['training_report', 'training_report_certificate']))

test('each report is offered by its own permission', () => {
  expect(both.map(({ id }) => id)).toEqual(['khoa-dao-tao', 'chung-chi'])
  expect(offeredReports(new Set(['training_report_certificate'])).map(({ id }) => id)).toEqual(['chung-chi'])
  expect(offeredReports(new Set(['training_access']))).toEqual([])
})

test.each([
  ['', 'khoa-dao-tao'],
  ['?bao-cao=chung-chi', 'chung-chi'],
  ['?bao-cao=luong', 'khoa-dao-tao'],
])('the address %s asks for %s', (search, id) => {
  expect(reportAsked(both, search)?.id).toBe(id)
})

test('a report that is not offered is not shown, whatever the address says', () => {
  const certificates = offeredReports(new Set(['training_report_certificate']))
  expect(reportAsked(certificates, '?bao-cao=khoa-dao-tao')?.id).toBe('chung-chi')
})
