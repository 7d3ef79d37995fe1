import { expect, test } from 'vitest'
import { manyUnits } from '#ui/tree/parts/demo/many-units.ts'
import { openToLevel } from '#ui/tree/tree-rows.ts'
import { BOX, type ChartBox, type ChartDirection, chartLayout } from './chart-layout.ts'

const items = manyUnits(600)
const all = new Set(openToLevel(items, Infinity))
const directions: ChartDirection[] = ['down', 'right']

const overlap = (one: ChartBox<unknown>, other: ChartBox<unknown>) =>
  Math.abs(one.x - other.x) < BOX.width && Math.abs(one.y - other.y) < BOX.height

test.each(directions)('%s: no two boxes overlap, and all stand inside the chart', (direction) => {
  const { boxes, width, height } = chartLayout(items, all, direction)
  const list = [...boxes.values()]
  expect(list).toHaveLength(599)
  expect(list.filter((one) => list.some((other) => other !== one && overlap(one, other)))).toEqual([])
  expect(
    list.filter(({ x, y }) => x < 0 || y < 0 || x + BOX.width > width || y + BOX.height > height),
  ).toEqual([])
})

test.each(directions)('%s: what is below stands farther along, and a line leads to it', (direction) => {
  const { boxes, lines } = chartLayout(items, all, direction)
  const along = direction === 'down' ? 'y' : 'x'
  expect(lines).toHaveLength(599 - 9)
  for (const { id, from } of lines)
    expect(boxes.get(id)?.[along]).toBeGreaterThan(boxes.get(from)?.[along] ?? 0)
})

test('a closed branch takes no room', () => {
  expect([...chartLayout(items, new Set([1]), 'down').boxes.keys()]).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ])
  expect(chartLayout([], all, 'down')).toMatchObject({ lines: [], width: 0, height: 0 })
})

test('many boxes with nothing below them stand in rows, each with a line of its own', () => {
  const units = Array.from({ length: 10 }, (_, place) => ({ id: place + 2, label: `Ban ${place}` }))
  const { boxes, lines, width, height } = chartLayout(
    [{ id: 1, label: 'Công ty', children: units }],
    new Set([1]),
    'down',
  )
  expect(width).toBeLessThan(5 * BOX.width)
  expect(height).toBeLessThan(6 * BOX.height)
  expect(new Set([...boxes.values()].map(({ y }) => y)).size).toBe(4)
  expect(lines.map(({ from }) => from)).toEqual(Array.from({ length: 10 }, () => 1))
})
