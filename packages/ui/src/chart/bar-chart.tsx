import { useMemo } from 'react'
import { useChartLabels } from '#ui/labels/chart.ts'
import { MOST_SERIES } from './chart-colors.ts'
import { type ChartProps, MOST_ROWS } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { barLayout } from './parts/bar-layout.ts'
import type { DrawnMark } from './parts/drawing.ts'
import { gatheredSeries } from './parts/gathered-series.ts'
import { figureText, markName, summaryOf } from './parts/sentences.ts'

export interface BarChartProps extends ChartProps {
  /** Lying bars take long names, upright ones follow time or age. */
  lies?: 'lying' | 'upright'
  /** Series side by side, or on top of each other where they add up. */
  arrangement?: 'grouped' | 'stacked'
  /** What each row is held against, drawn as a line across it; null where there is none. */
  plan?: { label: string; values: readonly (number | null)[] }
}

/** Bars of one or several series: upright or lying, grouped or stacked, against a plan. */
export function BarChart({ lies = 'lying', arrangement = 'grouped', plan, ...chart }: BarChartProps) {
  const words = useChartLabels()
  const { series, rows } = useMemo(
    () => gatheredSeries(chart.series, chart.rows, words.other, MOST_SERIES),
    [chart.series, chart.rows, words.other],
  )
  const { unit, decimals = 0, shares } = chart
  const told = { series, rows, unit, decimals, shares }
  const isStacked = arrangement === 'stacked'
  const drawn = {
    lies,
    draw: (width: number) =>
      barLayout({
        rows: rows.slice(0, MOST_ROWS),
        seriesCount: series.length,
        lies,
        stacked: isStacked,
        plan: plan?.values,
        decimals,
        width,
      }),
    nameOf: ({ row, series: measure }: DrawnMark) => {
      const planned = plan?.values[row] ?? null
      const against =
        plan && planned !== null ? `; ${words.against(plan.label, figureText(planned, told))}` : ''
      return markName(words, told, row, measure) + against
    },
    choiceOf: ({ row, series: measure }: DrawnMark) => {
      const [group, one] = [rows[row], series[measure]]
      // What was put together is no series of the caller's.
      return group && one && chart.series.includes(one) ? { row: group.key, series: one.key } : null
    },
  }
  return (
    <ChartFrame
      {...chart}
      drawn={drawn}
      summary={chart.summary ?? summaryOf(words, told, isStacked || series.length === 1)}
      legend={[
        ...(series.length > 1 ? series.map(({ key, label }, tone) => ({ key, label, tone })) : []),
        ...(plan ? [{ key: 'plan', label: plan.label, tone: 'plan' as const }] : []),
      ]}
    />
  )
}
