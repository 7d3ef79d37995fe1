import { expect, test } from 'vitest'
import { chartOf, filledSeries, shortMonth, stepsOf } from './chart-rows.ts'

const column = (key: string, label: string) => ({ key, label, kind: 'count' as const })

test('columns become series in the order asked for; a figure kept back stays unknown', () => {
  const report = {
    columns: [column('all', 'Tổng'), column('male', 'Nam'), column('female', 'Nữ')],
    rows: [{ key: '25', label: '25-29 tuổi', values: [7, 4, null] }],
  }
  expect(chartOf(report, ['female', 'male', 'plan'])).toEqual({
    series: [
      { key: 'female', label: 'Nữ' },
      { key: 'male', label: 'Nam' },
    ],
    rows: [{ key: '25', label: '25-29 tuổi', values: [null, 4] }],
  })
})

test('series of nobody are left out with their figures, unknown ones are not', () => {
  const report = {
    columns: [column('official', 'Chính thức'), column('training', 'Đào tạo'), column('seasonal', 'Thời vụ')],
    rows: [{ key: '1', label: 'Phòng Kế toán', values: [0, 0, null] }],
  }
  const chart = filledSeries(chartOf(report, ['official', 'training', 'seasonal']))
  expect(chart.series.map(({ key }) => key)).toEqual(['official', 'seasonal'])
  expect(chart.rows[0]?.values).toEqual([0, null])
})

test('steps lead from the opening to the closing', () => {
  const columns = [
    column('opening', 'Đầu kỳ'),
    column('hired', 'Tuyển mới'),
    column('returned', 'Đi làm lại'),
    column('retired', 'Nghỉ hưu'),
    column('moved_out', 'Điều chuyển đi'),
    column('closing', 'Cuối kỳ'),
    column('leaving_rate', 'Tỷ lệ nghỉ việc (%)'),
  ]
  const steps = stepsOf({ columns, total: [100, 5, 0, 2, 1, 102, 2] })
  expect(steps.map(({ key, values }) => [key, values[0]])).toEqual([
    ['opening', 100],
    ['hired', 5],
    ['retired', -2],
    ['moved_out', -1],
    ['closing', 102],
  ])
  const [opening, ...changes] = steps.slice(0, -1).map(({ values }) => values[0] ?? 0)
  expect(changes.reduce((sum, value) => sum + value, opening ?? 0)).toBe(102)
})

test('months stand close together and are shortened', () => {
  expect(shortMonth('Tháng 01/2026')).toBe('01/2026')
})
