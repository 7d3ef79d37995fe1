import type { ChartChoice, ChartProps } from '../chart-data.ts'

/** What a mark opens: its row and series by their keys. */
export function choiceIn({ rows, series }: Pick<ChartProps, 'rows' | 'series'>) {
  return (mark: { row: number; series: number }): ChartChoice | null => {
    const [row, one] = [rows[mark.row], series[mark.series]]
    return row && one ? { row: row.key, series: one.key } : null
  }
}
