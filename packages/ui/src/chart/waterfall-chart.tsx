import { useChartLabels } from '#ui/labels/chart.ts'
import { type ChartProps, MOST_ROWS } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { choiceIn } from './parts/choice-in.ts'
import { figureText } from './parts/sentences.ts'
import { waterfallLayout, waterfallSteps, waterfallTones } from './parts/waterfall-layout.ts'

export interface WaterfallChartProps extends ChartProps {
  /** Keys of the rows that are levels, such as the first and the last; the others are changes, below zero for a fall. */
  levels: readonly string[]
}

/** How one level becomes the next, change by change. Its figures are those of the first series. */
export function WaterfallChart({ levels, ...props }: WaterfallChartProps) {
  const words = useChartLabels()
  const { rows, decimals = 0 } = props
  const steps = waterfallSteps(rows, levels)
  const sum = (tone: 'up' | 'down') =>
    steps.reduce((all, { tone: is, value }) => (is === tone ? all + value : all), 0)
  const text = (value: number) => figureText(value, props)
  const [first, last] = [steps[0], steps.at(-1)]
  return (
    <ChartFrame
      {...props}
      summary={
        props.summary ??
        (first && last
          ? words.fromTo(text(first.to), text(last.to), text(sum('up')), text(-sum('down')))
          : '')
      }
      legend={(['level', 'up', 'down'] as const).map((tone) => ({
        key: tone,
        label: words.steps[tone],
        tone: waterfallTones[tone],
      }))}
      drawn={{
        lies: 'lying',
        draw: (width) => waterfallLayout(rows.slice(0, MOST_ROWS), levels, decimals, width, words.axisFrom),
        nameOf: ({ row }) => {
          const step = steps[row]
          const sign = step?.tone === 'up' && step.value > 0 ? '+' : ''
          return words.mark(rows[row]?.label ?? '', sign + text(step?.value ?? 0), '')
        },
        choiceOf: choiceIn(props),
      }}
    />
  )
}
