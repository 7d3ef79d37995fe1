import { type ChartRow, type ChartSeries, sumOf } from '../chart-data.ts'

/**
 * As many series as there are colours; of more the last ones become one.
 *
 * @param other the name of what is put together: 'Khác'
 * @param most colours that there are
 */
export function gatheredSeries(
  series: readonly ChartSeries[],
  rows: readonly ChartRow[],
  other: string,
  most: number,
): { series: readonly ChartSeries[]; rows: readonly ChartRow[] } {
  if (series.length <= most) return { series, rows }
  return {
    series: [...series.slice(0, most - 1), { key: 'other', label: other }],
    rows: rows.map(({ key, label, values }) => ({
      key,
      label,
      values: [...values.slice(0, most - 1), sumOf(values.slice(most - 1))],
    })),
  }
}
