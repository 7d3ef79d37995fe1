import { expect, test } from 'vitest'
import { overTime } from './over-time.ts'

const fire = { field_id: 3, field_name: 'Phòng cháy' }
const power = { field_id: 5, field_name: 'An toàn điện' }
const exam = (exam_id: number, finished_at: string, score: number) => ({
  exam_id,
  code: `KT${exam_id}`,
  name: `Kỳ thi ${exam_id}`,
  finished_at,
  score,
  passed: true,
})
const periodic = (id: number, date: string, total: number | null) => ({
  id,
  exam_id: id,
  code: `KTĐK${id}`,
  name: `Kiểm tra ${id}`,
  kind: 'safety' as const,
  date,
  total,
  classify_name: null,
  passed: null,
  absent_reason: total === null ? 'Ốm' : null,
})

test('exams and tests stand in the order of their days in Viet Nam, each field as a line of its own', () => {
  const results = [
    // Still the day before in London.
    { ...exam(1, '2026-03-31T17:30:00Z', 8), fields: [{ ...fire, share: 0.7251 }] },
    { ...exam(2, '2026-05-02T03:00:00Z', 9.5), fields: [{ ...power, share: 1 }] },
  ]
  const { series, rows, lastDay } = overTime(results, [
    periodic(7, '2026-04-20', 6.5),
    periodic(8, '2026-04-21', null),
  ])
  expect(series.map(({ label }) => label)).toEqual(['Cả bài', 'Phòng cháy', 'An toàn điện'])
  expect(rows.map(({ label, values }) => [label, values])).toEqual([
    ['01-04-2026 Kỳ thi 1', [80, 72.5, null]],
    ['20-04-2026 Kiểm tra 7', [65, null, null]],
    ['02-05-2026 Kỳ thi 2', [95, null, 100]],
  ])
  expect(lastDay).toBe('2026-05-02')
  expect(overTime([], []).rows).toEqual([])
})
