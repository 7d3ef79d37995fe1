import { pie } from '@visx/shape'
import { formatNumber } from '#ui/format/number.ts'
import { type ChartRow, sumOf } from '../chart-data.ts'
import { type Drawing, type DrawnMark, round } from './drawing.ts'

const RADIUS = 96
const HOLE = 58

/** Parts of a whole as a ring, the total in its middle. */
export function donutLayout(rows: readonly ChartRow[], decimals: number, width: number): Drawing {
  const [x, y] = [width / 2, RADIUS + 4]
  const parts = rows
    .map(({ values }, row) => ({ row, value: values[0] ?? 0 }))
    .filter(({ value }) => value > 0)
  const ring = pie<{ row: number; value: number }>({ value: ({ value }) => value, sort: null })(parts)
  return {
    width,
    height: 2 * RADIUS + 8,
    under: [],
    marks: ring.map(({ data: { row }, startAngle, endAngle }): DrawnMark => ({
      row,
      series: 0,
      tone: row,
      d: sector(x, y, startAngle, endAngle),
      area: areaOf(x, y, startAngle, endAngle),
    })),
    over: [],
    texts: [
      {
        x: round(x),
        y: y + 5,
        text: formatNumber(sumOf(parts.map(({ value }) => value)), decimals),
        anchor: 'middle',
        kind: 'figure',
      },
    ],
  }
}

const at = (x: number, y: number, radius: number, angle: number): [number, number] => [
  round(x + radius * Math.sin(angle)),
  round(y - radius * Math.cos(angle)),
]

/** A piece of the ring; a whole ring is drawn in two halves, since an arc cannot end where it begins. */
function sector(x: number, y: number, from: number, to: number): string {
  if (to - from > 2 * Math.PI - 1e-6)
    return sector(x, y, from, from + Math.PI) + sector(x, y, from + Math.PI, to - 1e-5)
  const large = to - from > Math.PI ? 1 : 0
  const point = (radius: number, angle: number) => at(x, y, radius, angle).join(' ')
  return [
    `M${point(RADIUS, from)}`,
    `A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(RADIUS, to)}`,
    `L${point(HOLE, to)}`,
    `A${HOLE} ${HOLE} 0 ${large} 0 ${point(HOLE, from)}z`,
  ].join('')
}

function areaOf(x: number, y: number, from: number, to: number) {
  const steps = Array.from({ length: 33 }, (_, step) => from + ((to - from) * step) / 32)
  const points = steps.flatMap((angle) => [at(x, y, RADIUS, angle), at(x, y, HOLE, angle)])
  const [xs, ys] = [points.map(([one]) => one), points.map(([, one]) => one)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
