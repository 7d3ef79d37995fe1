import { scaleLinear } from '@visx/scale'
import { formatNumber } from '#ui/format/number.ts'
import type { ChartRow } from '../chart-data.ts'
import { fit } from './bar-layout.ts'
import { type Drawing, type DrawnLine, type DrawnMark, rectPath, round, widthOf } from './drawing.ts'

const THICK = 18
const LINE = 18
const NARROW = 480
/** Colours of a level, of what came and of what went. */
export const waterfallTones = { level: 0, down: 1, up: 2 } as const

export interface WaterfallStep {
  row: number
  value: number
  from: number
  to: number
  tone: keyof typeof waterfallTones
}

/**
 * Where each step begins and ends: a level stands on the ground, a change on the step before.
 *
 * @param levels keys of the rows that are levels
 */
export function waterfallSteps(rows: readonly ChartRow[], levels: readonly string[]): WaterfallStep[] {
  let height = 0
  return rows.map(({ key, values }, row) => {
    const value = values[0] ?? 0
    const isLevel = levels.includes(key)
    const from = isLevel ? 0 : height
    height = isLevel ? value : height + value
    return { row, value, from, to: height, tone: isLevel ? 'level' : value < 0 ? 'down' : 'up' }
  })
}

/** Where the axis begins: at zero, or above it where changes would be too small to be seen beside the levels. */
export function waterfallFloor(steps: readonly WaterfallStep[]): number {
  const tops = steps.map(({ to }) => to)
  const [least, most] = [Math.min(...tops), Math.max(...tops)]
  const floor = Math.floor(least - (most - least) * 1.5)
  return least > 0 && floor > most / 2 ? floor : 0
}

/**
 * Steps from one level to the next, lying, so that long names have room.
 *
 * @param floorText says where the axis begins when that is not zero
 */
export function waterfallLayout(
  rows: readonly ChartRow[],
  levels: readonly string[],
  decimals: number,
  width: number,
  floorText: (floor: string) => string,
): Drawing {
  const steps = waterfallSteps(rows, levels)
  const floor = waterfallFloor(steps)
  const ends = [floor, ...steps.flatMap(({ from, to }) => [Math.max(floor, from), to])]
  const domain: [number, number] = [Math.min(...ends), Math.max(...ends)]
  if (domain[0] === domain[1]) domain[1] += 1
  const isNarrow = width < NARROW
  const names = isNarrow
    ? 0
    : Math.min(width * 0.36, 12 + Math.max(0, ...rows.map(({ label }) => widthOf(label))))
  const figure = 18 + Math.max(0, ...steps.map(({ value }) => widthOf(formatNumber(value, decimals))))
  const scale = scaleLinear({
    domain,
    range: [names + (domain[0] < 0 ? figure : 0), Math.max(names + 40, width - figure)],
  })
  const step = THICK + 8 + (isNarrow ? LINE : 0)
  const top = (row: number) => row * step + (isNarrow ? LINE : 0) + 2
  const places = steps.map((one) => {
    const [from, to] = [scale(Math.max(floor, one.from)), scale(one.to)]
    const area = {
      x: Math.min(from, to),
      y: top(one.row),
      width: Math.max(1, Math.abs(to - from)),
      height: THICK,
    }
    return { ...one, area }
  })
  const height = rows.length * step + 4
  const isCut = floor > 0
  return {
    width,
    height: height + (isCut ? LINE : 0),
    // Names that stand over their bars begin where the line would be.
    under:
      isNarrow && domain[0] >= 0
        ? []
        : [{ kind: 'base', d: `M${round(scale(domain[0] < 0 ? 0 : floor))} 0V${height}` }],
    marks: places.map(({ row, tone, area }): DrawnMark => ({
      row,
      series: 0,
      tone: waterfallTones[tone],
      area,
      d: rectPath(area),
    })),
    over: places.slice(1).map(({ row, from, to, tone }): DrawnLine => {
      const x = round(scale(Math.max(floor, tone === 'level' ? to : from)))
      return { kind: 'join', d: `M${x} ${top(row - 1) + THICK}V${top(row)}` }
    }),
    texts: [
      ...rows.map(({ label }, row) =>
        isNarrow
          ? ({ x: 0, y: row * step + 13, text: fit(label, width), kind: 'axis' } as const)
          : ({
              x: names - 8,
              y: top(row) + 13,
              text: fit(label, names - 8),
              anchor: 'end',
              kind: 'axis',
            } as const),
      ),
      ...places.map(
        ({ row, value, tone, area }) =>
          ({
            x: round(area.x + area.width + 6),
            y: top(row) + 13,
            text: signed(value, tone, decimals),
            kind: 'figure',
          }) as const,
      ),
      ...(isCut
        ? [{ x: round(names), y: height + 12, text: floorText(formatNumber(floor)), kind: 'axis' } as const]
        : []),
    ],
  }
}

/** A change says its sign. */
export const signed = (value: number, tone: WaterfallStep['tone'], decimals: number): string =>
  `${tone === 'up' && value > 0 ? '+' : ''}${formatNumber(value, decimals)}`
