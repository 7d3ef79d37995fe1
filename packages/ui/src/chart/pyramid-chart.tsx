import { useChartLabels } from '#ui/labels/chart.ts'
import { type ChartProps, MOST_ROWS } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { choiceIn } from './parts/choice-in.ts'
import { pyramidLayout } from './parts/pyramid-layout.ts'
import { markName, summaryOf } from './parts/sentences.ts'

export type PyramidChartProps = ChartProps

/** Two series back to back around the names of their rows: men and women by age. Further series stand in the table alone. */
export function PyramidChart(props: PyramidChartProps) {
  const words = useChartLabels()
  const { rows, decimals = 0 } = props
  const told = { ...props, series: props.series.slice(0, 2) }
  return (
    <ChartFrame
      {...props}
      summary={props.summary ?? summaryOf(words, told, true)}
      legend={told.series.map(({ key, label }, tone) => ({ key, label, tone }))}
      drawn={{
        lies: 'lying',
        draw: (width) => pyramidLayout(rows.slice(0, MOST_ROWS), decimals, width),
        nameOf: ({ row, series }) => markName(words, told, row, series),
        choiceOf: choiceIn(told),
      }}
    />
  )
}
