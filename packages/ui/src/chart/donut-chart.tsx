import { formatPercent } from '#ui/format/number.ts'
import { useChartLabels } from '#ui/labels/chart.ts'
import { BarChart } from './bar-chart.tsx'
import { type ChartProps, sumOf } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { choiceIn } from './parts/choice-in.ts'
import { donutLayout } from './parts/donut-layout.ts'
import { figureText, markName, summaryOf } from './parts/sentences.ts'

export type DonutChartProps = ChartProps

/** Of more parts nobody sees which is larger. */
const MOST_PARTS = 6

/** Parts of a whole, at most six; what is no such whole (more parts, figures below zero, nothing at all) is drawn as bars. */
export function DonutChart(props: DonutChartProps) {
  const words = useChartLabels()
  const { rows, decimals = 0 } = props
  const told = { ...props, series: props.series.slice(0, 1), shares: true }
  const all = sumOf(rows.map(({ values }) => values[0] ?? 0))
  if (
    rows.length > MOST_PARTS ||
    (rows.length > 0 && all <= 0) ||
    rows.some(({ values }) => (values[0] ?? 0) < 0)
  )
    return <BarChart {...told} shares={all > 0} />
  return (
    <ChartFrame
      {...told}
      summary={props.summary ?? summaryOf(words, told, true)}
      legend={rows.map(({ key, label, values }, tone) => ({
        key,
        label: words.mark(
          label,
          figureText(values[0] ?? 0, props),
          all > 0 ? formatPercent((100 * (values[0] ?? 0)) / all) : '',
        ),
        tone,
      }))}
      drawn={{
        lies: 'upright',
        draw: (width) => donutLayout(rows, decimals, width),
        nameOf: ({ row, series }) => markName(words, told, row, series),
        choiceOf: choiceIn(told),
      }}
    />
  )
}
