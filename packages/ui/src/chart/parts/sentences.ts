import { formatNumber, formatPercent } from '#ui/format/number.ts'
import type { chartLabels } from '#ui/labels/chart.ts'
import { type ChartRow, type ChartSeries, sumOf } from '../chart-data.ts'

type Words = typeof chartLabels

/** What sentences are made of. */
export interface Told {
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
  unit?: string | undefined
  decimals?: number | undefined
  shares?: boolean | undefined
}

/** A figure with what it counts: '412 người', '1.5%'. */
export function figureText(
  value: number,
  { unit = '', decimals = 0 }: Pick<Told, 'unit' | 'decimals'>,
): string {
  return `${formatNumber(value, decimals)}${unit === '' || unit === '%' ? unit : ` ${unit}`}`
}

/** What a mark is called: 'Nam, 25–29 tuổi: 412 người (12.5%)'. */
export function markName(words: Words, told: Told, row: number, series: number): string {
  const [group, measure] = [told.rows[row], told.series[series]]
  const value = group?.values[series] ?? 0
  const all = told.shares ? sumOf(told.rows.flatMap(({ values }) => values.slice(0, told.series.length))) : 0
  const where = [...(told.series.length > 1 ? [measure?.label] : []), group?.label].join(', ')
  return words.mark(where, figureText(value, told), all > 0 ? formatPercent((100 * value) / all) : '')
}

/**
 * One sentence for the whole: the largest, the smallest, the total. Figures that are not shown are left out.
 *
 * @param isSum whether the figures of a row, and the rows, may be added up; else the figures of the first series are told
 */
export function summaryOf(words: Words, told: Told, isSum: boolean): string {
  const count = isSum ? told.series.length : 1
  const sized = told.rows.flatMap((row) => {
    const shown = row.values.slice(0, count).filter((value) => value !== null)
    return shown.length === 0 ? [] : [{ row, value: sumOf(shown) }]
  })
  const [first] = sized
  if (!first) return ''
  if (sized.length === 1) return words.only(first.row.label, figureText(first.value, told))
  const most = sized.reduce((best, one) => (one.value > best.value ? one : best), first)
  const least = sized.reduce((best, one) => (one.value < best.value ? one : best), first)
  const say = ({ row, value }: { row: ChartRow; value: number }) =>
    [row.label, figureText(value, told)] as const
  const parts =
    most.value === least.value
      ? [words.equal(figureText(most.value, told))]
      : [words.most(...say(most)), words.least(...say(least))]
  const total = sized.reduce((sum, { value }) => sum + value, 0)
  return `${[...parts, ...(isSum ? [words.total(figureText(total, told))] : [])].join('; ')}.`
}
