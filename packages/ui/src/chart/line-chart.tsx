import { useChartLabels } from '#ui/labels/chart.ts'
import { MOST_SERIES } from './chart-colors.ts'
import { type ChartProps, MOST_ROWS } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { choiceIn } from './parts/choice-in.ts'
import { lineLayout } from './parts/line-layout.ts'
import { markName, summaryOf } from './parts/sentences.ts'

export type LineChartProps = ChartProps

/** Figures over time, one line a series; beyond eight series the rest stands in the table alone. */
export function LineChart(props: LineChartProps) {
  const words = useChartLabels()
  const { rows, decimals = 0 } = props
  const told = { ...props, series: props.series.slice(0, MOST_SERIES) }
  return (
    <ChartFrame
      {...props}
      summary={props.summary ?? summaryOf(words, told, false)}
      legend={told.series.length > 1 ? told.series.map(({ key, label }, tone) => ({ key, label, tone })) : []}
      drawn={{
        lies: 'upright',
        draw: (width) => lineLayout(rows.slice(0, MOST_ROWS), told.series.length, decimals, width),
        nameOf: ({ row, series }) => markName(words, told, row, series),
        choiceOf: choiceIn(told),
      }}
    />
  )
}
