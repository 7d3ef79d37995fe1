import { expect, test } from 'vitest'
import { type BarLayoutAsked, barLayout } from './bar-layout.ts'

const asked: BarLayoutAsked = {
  rows: [
    { key: 'a', label: 'A', values: [10, 20] },
    { key: 'b', label: 'B', values: [40, null] },
  ],
  seriesCount: 2,
  lies: 'lying',
  stacked: false,
  decimals: 0,
  width: 640,
}
const areas = (changed: Partial<BarLayoutAsked> = {}) =>
  barLayout({ ...asked, ...changed }).marks.map(({ row, series, area }) => ({ row, series, ...area }))

test.each(['lying', 'upright'] as const)('%s: lengths are to each other as the figures are', (lies) => {
  const long = areas({ lies }).map(({ width, height }) => (lies === 'lying' ? width : height))
  expect(long).toHaveLength(3)
  expect((long[1] ?? 0) / (long[0] ?? 0)).toBeCloseTo(2, 5)
  expect((long[2] ?? 0) / (long[0] ?? 0)).toBeCloseTo(4, 5)
})

test('stacked bars begin where the one before ends', () => {
  const [first, second] = areas({ stacked: true })
  expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 5)
  expect(second?.y).toBe(first?.y)
  // And they are as long as their figures are, not as what stands below them: 10 and 20 of 30, 40 alone.
  const [third] = areas({ stacked: true }).slice(2)
  expect((second?.width ?? 0) / (first?.width ?? 0)).toBeCloseTo(2, 5)
  expect((third?.width ?? 0) / (first?.width ?? 0)).toBeCloseTo(4, 5)
})

test.each(['lying', 'upright'] as const)(
  '%s: below zero bars go the other way, above all in the frame',
  (lies) => {
    const rows = [{ key: 'a', label: 'A', values: [6, -4] }]
    const drawing = barLayout({ ...asked, rows, lies })
    const [up, down] = drawing.marks.map(({ area }) => area)
    if (!up || !down) throw new Error('two marks')
    if (lies === 'lying') expect(down.x + down.width).toBeCloseTo(up.x, 5)
    else expect(down.y).toBeCloseTo(up.y + up.height, 5)
    for (const { x, y, width, height } of [up, down]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(drawing.width)
      expect(y + height).toBeLessThanOrEqual(drawing.height)
    }
  },
)

test('a plan above every bar stays in the frame', () => {
  const { over, width } = barLayout({ ...asked, plan: [100, null] })
  expect(over).toHaveLength(1)
  const x = Number(/^M([\d.]+)/.exec(over[0]?.d ?? '')?.[1])
  expect(x).toBeGreaterThan(areas({ plan: [100, null] })[2]?.width ?? 0)
  expect(x).toBeLessThan(width)
})

test('nothing but zeros, and no rows at all, are drawn without a hole', () => {
  const zeros = barLayout({ ...asked, rows: [{ key: 'a', label: 'A', values: [0, 0] }], lies: 'upright' })
  expect(JSON.stringify(zeros)).not.toMatch(/null|NaN/)
  expect(barLayout({ ...asked, rows: [] }).marks).toEqual([])
})

test('sixty upright bars are wide enough to be pressed: the drawing grows', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ key: String(at), label: String(at), values: [at] }))
  const { width, marks } = barLayout({ ...asked, rows, seriesCount: 1, lies: 'upright', width: 320 })
  expect(width).toBeGreaterThan(60 * 30)
  expect(Math.min(...marks.map(({ area }) => area.width))).toBeGreaterThan(18)
})
