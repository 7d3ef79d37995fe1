import type { Schemas } from '@nhansu/sdk/contract'
import type { ChartRow, ChartSeries } from '@nhansu/ui/chart/chart-data.ts'

type Statistics = Schemas['Statistics']

/**
 * Columns of a report as series of a chart, in the given order; a column that the report does not have is left out.
 *
 * @param keys columns that are drawn
 * @param shorter shortens the name of a row where marks stand close together
 */
export function chartOf(
  { columns, rows }: Pick<Statistics, 'columns' | 'rows'>,
  keys: readonly string[],
  shorter: (label: string) => string = (label) => label,
): { series: ChartSeries[]; rows: ChartRow[] } {
  const places = keys
    .map((key) => columns.findIndex((column) => column.key === key))
    .filter((place) => place >= 0)
  return {
    series: places.flatMap((place) => {
      const column = columns[place]
      return column ? [{ key: column.key, label: column.label }] : []
    }),
    rows: rows.map(({ key, label, values }) => ({
      key,
      label: shorter(label),
      values: places.map((place) => values[place] ?? null),
    })),
  }
}

/** Series in which somebody is: a legend of empty ones would only be in the way. The first always stays. */
export function filledSeries({ series, rows }: ReturnType<typeof chartOf>): ReturnType<typeof chartOf> {
  const isKept = series.map((_, place) => place === 0 || rows.some(({ values }) => values[place] !== 0))
  return {
    series: series.filter((_, place) => isKept[place]),
    rows: rows.map((row) => ({ ...row, values: row.values.filter((_, place) => isKept[place]) })),
  }
}

/** Comings are counted up, goings down; what stands at either end is how many there were. */
const flows = {
  levels: ['opening', 'closing'],
  up: ['hired', 'moved_in', 'returned'],
  down: ['expired', 'unilateral', 'agreed', 'failed_probation', 'retired', 'dismissed', 'moved_out', 'other'],
} as const

/** The months of a report together, as steps from Đầu kỳ to Cuối kỳ. Kinds of going that nobody went by are left out. */
export function stepsOf({ columns, total }: Pick<Statistics, 'columns' | 'total'>): ChartRow[] {
  return columns.flatMap(({ key, label }, place): ChartRow[] => {
    const value = total[place] ?? 0
    const is = (keys: readonly string[]) => keys.includes(key)
    if (is(flows.levels)) return [{ key, label, values: [value] }]
    if (is(flows.up) && value > 0) return [{ key, label, values: [value] }]
    if (is(flows.down) && value > 0) return [{ key, label, values: [-value] }]
    return []
  })
}

/** 'Tháng 01/2026' as '01/2026'. */
export const shortMonth = (label: string): string => label.replace(/^Tháng /, '')
