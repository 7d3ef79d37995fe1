import { expect, test } from 'vitest'
import { chartLabels } from '#ui/labels/chart.ts'
import { copiedTable } from './copied-table.ts'
import { gatheredSeries } from './gathered-series.ts'
import { markName, summaryOf } from './sentences.ts'

const series = [
  { key: 'male', label: 'Nam' },
  { key: 'female', label: 'Nữ' },
]
const rows = [
  { key: '25', label: '25–29 tuổi', values: [1200, 300] },
  { key: '30', label: '30–34 tuổi', values: [400, null] },
  { key: '35', label: '35–39 tuổi', values: [null, null] },
]
const told = { series, rows, unit: 'người' }

test('a mark says series, row, figure and share', () => {
  expect(markName(chartLabels, { ...told, shares: true }, 0, 0)).toBe('Nam, 25–29 tuổi: 1,200 người (63.2%)')
  expect(markName(chartLabels, { ...told, series: series.slice(0, 1), decimals: 1, unit: '%' }, 1, 0)).toBe(
    '30–34 tuổi: 400.0%',
  )
})

test('the sentence says the largest, the smallest and the total, and leaves out what is not shown', () => {
  expect(summaryOf(chartLabels, told, true)).toBe(
    'Nhiều nhất: 25–29 tuổi (1,500 người); ít nhất: 30–34 tuổi (400 người); tổng: 1,900 người.',
  )
  expect(summaryOf(chartLabels, told, false)).not.toContain('tổng')
  expect(summaryOf(chartLabels, { ...told, rows: rows.slice(1) }, true)).toBe('30–34 tuổi: 400 người.')
  const same = rows.map((row) => ({ ...row, values: [0, 0] }))
  expect(summaryOf(chartLabels, { ...told, rows: same }, true)).toBe(
    'Mọi dòng bằng nhau: 0 người; tổng: 0 người.',
  )
  expect(summaryOf(chartLabels, { ...told, rows: [] }, true)).toBe('')
})

test('a copied table keeps a name that looks like a formula a text, and one line a row', () => {
  expect(copiedTable('Đơn vị', series, [{ key: 'x', label: '=1+1\nA\tB', values: [5, null] }])).toBe(
    "Đơn vị\tNam\tNữ\n'=1+1 A B\t5\t",
  )
})

test('of more series than colours the last become one, and nothing is lost', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ key: String(at), label: String(at) }))
  const line = { key: 'a', label: 'A', values: many.map((_, at) => at) }
  const gathered = gatheredSeries(many, [line], 'Khác', 8)
  expect(gathered.series).toHaveLength(8)
  expect(gathered.rows[0]?.values).toEqual([0, 1, 2, 3, 4, 5, 6, 24])
})
