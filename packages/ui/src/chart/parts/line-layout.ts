import { getTicks, scaleLinear, scalePoint } from '@visx/scale'
import { line } from '@visx/shape'
import { formatNumber } from '#ui/format/number.ts'
import type { ChartRow } from '../chart-data.ts'
import { bandTexts } from './bar-layout.ts'
import { type Drawing, type DrawnLine, type DrawnMark, type DrawnText, round, widthOf } from './drawing.ts'

const HIGH = 200
const TOP = 16
/** Room for a finger on every point. */
const LEAST = 30
const RADIUS = 4

/** One line a series, broken where a figure is not shown, with a point for each figure. */
export function lineLayout(
  rows: readonly ChartRow[],
  seriesCount: number,
  decimals: number,
  room: number,
): Drawing {
  const values = rows.flatMap((row) => row.values.slice(0, seriesCount).filter((value) => value !== null))
  const domain: [number, number] = [Math.min(0, ...values), Math.max(0, ...values)]
  if (domain[0] === domain[1]) domain[1] = 1
  const scale = scaleLinear({ domain, range: [HIGH, TOP], nice: true })
  const ticks = getTicks(scale, 5).map(Number)
  const tickText = tickFormat(ticks)
  const left = 10 + Math.max(...ticks.map((tick) => widthOf(tickText(tick))))
  const width = Math.max(room, left + rows.length * LEAST)
  const points = scalePoint({ domain: rows.map((_, row) => row), range: [left, width], padding: 0.5 })
  const at = (row: number) => points(row) ?? left
  const marks = rows.flatMap((row, place) =>
    row.values.slice(0, seriesCount).flatMap((value, series): DrawnMark[] => {
      if (value === null) return []
      const [x, y] = [at(place), scale(value)]
      const area = { x: x - 8, y: y - 8, width: 16, height: 16 }
      return [{ row: place, series, tone: series, area, d: disc(x, y, RADIUS), hit: disc(x, y, 14) }]
    }),
  )
  const lines = Array.from({ length: seriesCount }, (_, series): DrawnLine => {
    const path = line<ChartRow>({
      x: (_row, place) => round(at(place)),
      y: (row) => round(scale(row.values[series] ?? 0)),
      defined: (row) => row.values[series] != null,
    })
    return { kind: 'series', tone: series, d: path([...rows]) ?? '' }
  }).filter(({ d }) => d !== '')
  const names = bandTexts(rows, at, points.step() || width - left, HIGH + 18)
  const texts: DrawnText[] = ticks.map((tick) => ({
    x: left - 8,
    y: round(scale(tick) + 4),
    text: tickText(tick),
    anchor: 'end',
    kind: 'axis',
  }))
  // Of several lines the figures would stand in each other's way; their table has them.
  if (seriesCount === 1)
    // Zero lies on its own line, where the next part of the series would go through its figure.
    for (const { row, area } of marks.filter((mark) => rows[mark.row]?.values[0] !== 0))
      texts.push({
        x: round(area.x + 8),
        y: round(isValley(rows, row) ? area.y + 28 : area.y - 2),
        text: formatNumber(rows[row]?.values[0], decimals),
        anchor: 'middle',
        kind: 'figure',
      })
  return {
    width,
    height: HIGH + 26 + names.deep * 16,
    under: [
      ...ticks.map((tick): DrawnLine => ({
        kind: tick === 0 ? 'base' : 'grid',
        d: `M${round(left)} ${round(scale(tick))}H${round(width)}`,
      })),
      ...lines,
    ],
    marks,
    over: [],
    texts: [...texts, ...names.texts],
  }
}

/** A point below both of its neighbours: its figure stands under it, where no line goes. */
function isValley(rows: readonly ChartRow[], at: number): boolean {
  const value = rows[at]?.values[0] ?? 0
  const beside = [rows[at - 1], rows[at + 1]].map((row) => row?.values[0] ?? null)
  return beside.every((other) => other === null || other > value)
}

/** As many decimals as the steps of the axis need. */
function tickFormat(ticks: readonly number[]): (tick: number) => string {
  const decimals = Math.max(0, ...ticks.map((tick) => (String(tick).split('.')[1] ?? '').length))
  return (tick) => formatNumber(tick, Math.min(decimals, 3))
}

const disc = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
