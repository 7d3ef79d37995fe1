import { getTicks, scaleBand, scaleLinear } from '@visx/scale'
import { formatNumber } from '#ui/format/number.ts'
import { cutLines } from '#ui/org-chart/cut-lines.ts'
import { type ChartRow, sumOf } from '../chart-data.ts'
import {
  type Area,
  type Drawing,
  type DrawnLine,
  type DrawnMark,
  type DrawnText,
  rectPath,
  round,
  widthOf,
} from './drawing.ts'

export interface BarLayoutAsked {
  rows: readonly ChartRow[]
  seriesCount: number
  lies: 'upright' | 'lying'
  stacked: boolean
  /** A line across each row; null where there is none. */
  plan?: readonly (number | null)[] | undefined
  decimals: number
  /** Pixels that there are. */
  width: number
}

const LINE = 16
const AXIS = 26
/** Under this width the name of a lying bar stands over it. */
const NARROW = 480

/** One bar before it has a place: from and to on the axis of figures, and its lane within the row. */
interface Bar {
  row: number
  series: number
  from: number
  to: number
}

/** Bars as shapes: upright or lying, side by side or on top of each other, against a plan. */
export function barLayout(asked: BarLayoutAsked): Drawing {
  const bars = asked.rows.flatMap(({ values }, row) => barsOf(values.slice(0, asked.seriesCount), row, asked))
  const plans = asked.plan?.filter((value) => value !== null) ?? []
  const ends = [0, ...bars.flatMap(({ from, to }) => [from, to]), ...plans]
  const domain: [number, number] = [Math.min(...ends), Math.max(...ends)]
  if (domain[0] === domain[1]) domain[1] = 1
  return asked.lies === 'lying' ? lying(asked, bars, domain) : upright(asked, bars, domain)
}

function barsOf(values: readonly (number | null)[], row: number, { stacked }: BarLayoutAsked): Bar[] {
  const heaps = { up: 0, down: 0 }
  return values.flatMap((value, series) => {
    if (value === null) return []
    if (!stacked) return [{ row, series, from: 0, to: value }]
    const side = value < 0 ? 'down' : 'up'
    const from = heaps[side]
    heaps[side] += value
    // A part of nothing has no place in a heap.
    return value === 0 ? [] : [{ row, series, from, to: heaps[side] }]
  })
}

function lying(asked: BarLayoutAsked, bars: readonly Bar[], domain: [number, number]): Drawing {
  const { rows, width, stacked, seriesCount, decimals } = asked
  const isNarrow = width < NARROW
  const names = isNarrow
    ? 0
    : Math.min(width * 0.36, 12 + Math.max(0, ...rows.map(({ label }) => widthOf(label))))
  const figures = 12 + Math.max(...domain.map((end) => widthOf(formatNumber(end, decimals))))
  const lanes = stacked ? 1 : seriesCount
  const thick = stacked || lanes === 1 ? 18 : 13
  const step = (isNarrow ? LINE + 2 : 0) + Math.max(lanes * thick, isNarrow ? 0 : LINE) + 10
  const scale = scaleLinear({
    domain,
    range: [
      names + (domain[0] < 0 ? figures : 0),
      Math.max(names + 40, width - figures - (asked.plan ? 8 : 0)),
    ],
  })
  const top = (row: number) => row * step + (isNarrow ? LINE + 2 : 0) + 2
  const place = ({ row, series, from, to }: Bar): Area => ({
    x: scale(Math.min(from, to)),
    y: top(row) + (stacked ? 0 : series * thick),
    width: Math.max(1, Math.abs(scale(to) - scale(from))),
    height: thick - 2,
  })
  const height = rows.length * step + 4
  const texts: DrawnText[] = rows.map(({ label }, row) =>
    isNarrow
      ? { x: 0, y: row * step + LINE - 2, text: fit(label, width), kind: 'axis' }
      : {
          x: names - 8,
          y: top(row) + (lanes * thick) / 2 + 3,
          text: fit(label, names - 8),
          anchor: 'end',
          kind: 'axis',
        },
  )
  const ended = stacked ? rows.flatMap((row, at) => totalOf(row, at, bars)) : bars
  for (const bar of ended) {
    const { x, y, width: long } = place(bar)
    const isDown = bar.to < 0
    const end = isDown ? x : pastPlan(x + long, asked.plan?.[bar.row], scale)
    texts.push({
      x: round(isDown ? end - 6 : end + 6),
      y: y + thick / 2 + 3,
      text: formatNumber(
        stacked ? sumOf(rows[bar.row]?.values.slice(0, seriesCount) ?? []) : bar.to,
        decimals,
      ),
      anchor: isDown ? 'end' : 'start',
      kind: 'figure',
    })
  }
  return {
    width,
    height,
    // Names that stand over their bars begin where the line would be.
    under: isNarrow && domain[0] === 0 ? [] : [{ kind: 'base', d: `M${round(scale(0))} 0V${height}` }],
    marks: bars.map((bar) => markOf(bar, place(bar))),
    over: planLines(asked, (value, row) => {
      const x = round(scale(value))
      return `M${x} ${top(row) - 2}v${lanes * thick + 2}`
    }),
    texts,
  }
}

/** A figure stands beyond the line of a plan that would cross it. */
function pastPlan(end: number, planned: number | null | undefined, scale: (value: number) => number): number {
  const line = planned == null ? end : scale(planned)
  return line > end && line - end < 40 ? line : end
}

/** The far end of a heap, where its sum stands. */
function totalOf(_: ChartRow, row: number, bars: readonly Bar[]): Bar[] {
  const own = bars.filter((bar) => bar.row === row)
  if (own.length === 0) return [{ row, series: 0, from: 0, to: 0 }]
  const up = Math.max(0, ...own.map(({ to }) => to))
  return [{ row, series: 0, from: 0, to: up > 0 ? up : Math.min(...own.map(({ to }) => to)) }]
}

function upright(asked: BarLayoutAsked, bars: readonly Bar[], domain: [number, number]): Drawing {
  const { rows, stacked, seriesCount, decimals } = asked
  const figuresHigh = 220
  const scale = scaleLinear({
    domain,
    range: [figuresHigh - (domain[0] < 0 ? LINE : 0), LINE + 4],
    nice: true,
  })
  const ticks = getTicks(scale, 5).map(Number)
  const left = 10 + Math.max(...ticks.map((tick) => widthOf(formatNumber(tick, decimals))))
  // What would be too small to press is made wider than the frame, which then scrolls.
  const least = stacked ? 30 : Math.max(30, seriesCount * 14 + 8)
  const width = Math.max(asked.width, left + rows.length * least)
  const bands = scaleBand({ domain: rows.map((_, row) => row), range: [left, width], padding: 0.25 })
  const lane = bands.bandwidth() / (stacked ? 1 : Math.max(1, seriesCount))
  const thin = Math.min(lane, 56)
  const place = ({ row, series, from, to }: Bar): Area => ({
    x: (bands(row) ?? 0) + (stacked ? 0 : series * lane) + (lane - thin) / 2,
    y: scale(Math.max(from, to)),
    width: Math.max(1, thin - (stacked ? 0 : 2)),
    height: Math.max(1, Math.abs(scale(to) - scale(from))),
  })
  const ended = stacked ? rows.flatMap((row, at) => totalOf(row, at, bars)) : bars
  const texts: DrawnText[] = ticks.map((tick) => ({
    x: left - 8,
    y: round(scale(tick) + 4),
    text: formatNumber(tick, decimals),
    anchor: 'end',
    kind: 'axis',
  }))
  for (const bar of ended) {
    const { x, y, width: wide, height } = place(bar)
    const value = stacked ? sumOf(rows[bar.row]?.values.slice(0, seriesCount) ?? []) : bar.to
    const text = formatNumber(value, decimals)
    const planned = asked.plan?.[bar.row] ?? null
    const isCrossed = planned !== null && y - scale(planned) > 0 && y - scale(planned) < LINE + 4
    if (widthOf(text) <= lane + 8)
      texts.push({
        x: round(x + wide / 2),
        y: round(bar.to < 0 ? y + height + 13 : (isCrossed ? scale(planned) : y) - 5),
        text,
        anchor: 'middle',
        kind: 'figure',
      })
  }
  const lines = bandTexts(
    rows,
    (row) => (bands(row) ?? 0) + bands.bandwidth() / 2,
    bands.step(),
    figuresHigh + 18,
  )
  return {
    width,
    height: figuresHigh + AXIS + lines.deep * LINE,
    under: ticks.map((tick): DrawnLine => ({
      kind: tick === 0 ? 'base' : 'grid',
      d: `M${round(left)} ${round(scale(tick))}H${round(width)}`,
    })),
    marks: bars.map((bar) => markOf(bar, place(bar))),
    over: planLines(asked, (value, row) => {
      const [x, y] = [round(bands(row) ?? 0), round(scale(value))]
      return `M${x - 3} ${y}h${round(bands.bandwidth() + 6)}`
    }),
    texts: [...texts, ...lines.texts],
  }
}

/** Names under upright marks, in up to two lines; where their words have no room, every other one. */
export function bandTexts(
  rows: readonly ChartRow[],
  middle: (row: number) => number,
  step: number,
  y: number,
): { texts: DrawnText[]; deep: number } {
  const words = rows.flatMap(({ label }) => label.split(/\s+/).map(widthOf))
  const every = Math.max(1, Math.ceil(Math.min(64, Math.max(32, ...words) + 2) / step))
  const cut = rows.map(({ label }) => cutLines(label, step * every - 2, 2, widthOf))
  return {
    deep: Math.max(0, ...cut.map((lines) => lines.length - 1)),
    texts: cut.flatMap((lines, row) =>
      row % every === 0
        ? lines.map((text, line): DrawnText => ({
            x: round(middle(row)),
            y: y + line * LINE,
            text,
            anchor: 'middle',
            kind: 'axis',
          }))
        : [],
    ),
  }
}

function planLines(
  { plan, rows }: BarLayoutAsked,
  path: (value: number, row: number) => string,
): DrawnLine[] {
  return rows.flatMap((_, row) => {
    const value = plan?.[row] ?? null
    return value === null ? [] : [{ kind: 'plan', d: path(value, row) } as const]
  })
}

export const fit = (text: string, width: number): string => cutLines(text, width, 1, widthOf)[0] ?? ''

function markOf({ row, series }: Bar, area: Area): DrawnMark {
  return { row, series, tone: series, area, d: rectPath(area) }
}
