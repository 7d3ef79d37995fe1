import { expect, test } from 'vitest'
import { cutNote, offeredReports, reportAsked } from './reports.ts'

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

test('a table that lacks rows says how many, and one that has all says nothing', () => {
  expect(cutNote(2000, 2000, 'chọn tình trạng')).toBeNull()
  expect(cutNote(2000, 3412, 'chọn tình trạng')).toBe(
    'Bảng chỉ có 2,000 trong 3,412 dòng, các số ở trên tính đủ. Hãy chọn tình trạng để xem phần còn lại.',
  )
})
