import { scaleLinear } from '@visx/scale'
import { formatNumber } from '#ui/format/number.ts'
import type { ChartRow } from '../chart-data.ts'
import { fit } from './bar-layout.ts'
import { type Drawing, type DrawnMark, type DrawnText, rectPath, round, widthOf } from './drawing.ts'

const STEP = 26
const THICK = 18

/** Two series back to back, the first to the left, around the names of their rows; both sides have one scale. */
export function pyramidLayout(rows: readonly ChartRow[], decimals: number, width: number): Drawing {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.slice(0, 2).map((value) => value ?? 0)))
  const figure = 10 + widthOf(formatNumber(most, decimals))
  const names = Math.min(width * 0.34, 16 + Math.max(0, ...rows.map(({ label }) => widthOf(label))))
  const side = Math.max(20, (width - names) / 2 - figure)
  const scale = scaleLinear({ domain: [0, most], range: [0, side] })
  const edges = [figure + side, figure + side + names] as const
  const marks = rows.flatMap(({ values }, row) =>
    values.slice(0, 2).flatMap((value, series): DrawnMark[] => {
      if (value === null) return []
      const long = Math.max(1, scale(value))
      const area = {
        x: series === 0 ? edges[0] - long : edges[1],
        y: row * STEP + 2,
        width: long,
        height: THICK,
      }
      return [{ row, series, tone: series, area, d: rectPath(area) }]
    }),
  )
  const middle = (row: number) => row * STEP + THICK / 2 + 6
  const height = rows.length * STEP + 4
  return {
    width,
    height,
    under: edges.map((x) => ({ kind: 'base', d: `M${round(x)} 0V${height}` })),
    marks,
    over: [],
    texts: [
      ...rows.map(({ label }, row): DrawnText => ({
        x: round((edges[0] + edges[1]) / 2),
        y: middle(row),
        text: fit(label, names - 8),
        anchor: 'middle',
        kind: 'axis',
      })),
      ...marks.map(({ row, series, area }): DrawnText => ({
        x: round(series === 0 ? area.x - 5 : area.x + area.width + 5),
        y: middle(row),
        text: formatNumber(rows[row]?.values[series], decimals),
        anchor: series === 0 ? 'end' : 'start',
        kind: 'figure',
      })),
    ],
  }
}
