import { expect, test } from 'vitest'
import type { ChartRow } from '../chart-data.ts'
import { demoAges, demoMonths } from './demo-rows.ts'
import { donutLayout } from './donut-layout.ts'
import type { Drawing } from './drawing.ts'
import { lineLayout } from './line-layout.ts'
import { pyramidLayout } from './pyramid-layout.ts'
import { waterfallFloor, waterfallLayout, waterfallSteps } from './waterfall-layout.ts'

const row = (key: string, ...values: (number | null)[]): ChartRow => ({ key, label: key, values })
const steps = [row('opening', 100), row('hired', 24), row('retired', -18), row('closing', 106)]
const levels = ['opening', 'closing']
const waterfall = (rows: readonly ChartRow[], width = 640) =>
  waterfallLayout(rows, levels, 0, width, (floor) => `từ ${floor}`)

const drawings: [string, (width: number) => Drawing][] = [
  ['pyramid', (width) => pyramidLayout(demoAges, 0, width)],
  ['line', (width) => lineLayout(demoMonths(6, 2), 2, 0, width)],
  ['line below zero', (width) => lineLayout([row('a', -4), row('b', 6)], 1, 0, width)],
  ['waterfall', (width) => waterfall(steps, width)],
  ['waterfall below zero', (width) => waterfall([row('opening', 2), row('retired', -5)], width)],
  ['donut', (width) => donutLayout(demoAges, 0, width)],
]

test.each(drawings)('%s: every mark stands in the frame, wide and narrow', (_, draw) => {
  for (const width of [320, 640]) {
    const drawing = draw(width)
    expect(drawing.marks.length).toBeGreaterThan(1)
    for (const { area, d } of drawing.marks) {
      expect(d).not.toMatch(/NaN|undefined/)
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(-8)
      expect(area.x + area.width).toBeLessThanOrEqual(drawing.width + 8)
      expect(area.y + area.height).toBeLessThanOrEqual(drawing.height + 8)
    }
  }
})

test('both sides of a pyramid have one scale, and are turned away from each other', () => {
  const [left, right] = pyramidLayout([row('a', 10, 20)], 0, 640).marks.map(({ area }) => area)
  expect((right?.width ?? 0) / (left?.width ?? 1)).toBeCloseTo(2, 5)
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
})

test('a line is broken where a figure is not shown', () => {
  const drawing = lineLayout([row('a', 1), row('b', null), row('c', 3), row('d', 4)], 1, 0, 640)
  const series = drawing.under.find(({ kind }) => kind === 'series')
  expect(series?.d.match(/M/g)).toHaveLength(2)
  expect(drawing.marks.map((mark) => mark.row)).toEqual([0, 2, 3])
})

test('a step begins where the one before ends, and levels stand on the ground', () => {
  expect(waterfallSteps(steps, levels).map(({ from, to, tone }) => [from, to, tone])).toEqual([
    [0, 100, 'level'],
    [100, 124, 'up'],
    [124, 106, 'down'],
    [0, 106, 'level'],
  ])
  const [opening, hired, retired] = waterfall(steps).marks.map(({ area }) => area)
  expect(hired?.x).toBeCloseTo((opening?.x ?? 0) + (opening?.width ?? 0), 5)
  expect((retired?.x ?? 0) + (retired?.width ?? 0)).toBeCloseTo((hired?.x ?? 0) + (hired?.width ?? 0), 5)
})

test('an axis that does not begin at zero says so', () => {
  const far = [row('opening', 8000), row('hired', 24), row('closing', 8024)]
  const floor = waterfallFloor(waterfallSteps(far, levels))
  expect(floor).toBe(7964)
  expect(waterfall(far).texts.map(({ text }) => text)).toContain('từ 7,964')
  expect(waterfallFloor(waterfallSteps(steps.slice(0, 2), ['opening']))).toBe(64)
  expect(waterfallFloor(waterfallSteps([row('opening', 5), row('retired', -5)], levels))).toBe(0)
})

test('parts of a ring go all round, and a part of nothing is left out', () => {
  const ring = (...values: number[]) =>
    donutLayout(
      values.map((value, at) => row(String(at), value)),
      0,
      300,
    )
  expect(ring(3, 0, 1).marks.map((mark) => mark.row)).toEqual([0, 2])
  // A whole ring is two halves.
  expect(ring(5).marks[0]?.d.match(/M/g)).toHaveLength(2)
  expect(ring(3, 1).texts[0]?.text).toBe('4')
})
