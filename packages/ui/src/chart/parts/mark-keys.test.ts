import { expect, test } from 'vitest'
import type { DrawnMark } from './drawing.ts'
import { nextMark } from './mark-keys.ts'

const mark = (row: number, series: number): DrawnMark => ({
  row,
  series,
  d: '',
  tone: series,
  area: { x: 0, y: 0, width: 1, height: 1 },
})
/** Row 1 has no mark of the first series. */
const marks = [mark(0, 0), mark(0, 1), mark(1, 1), mark(2, 0), mark(2, 1)]
const go = (at: number, key: string, lies: 'upright' | 'lying' = 'upright') => nextMark(marks, at, key, lies)

test('arrows go between rows along one series, over a row that has none', () => {
  expect(go(0, 'ArrowRight')).toBe(3)
  expect(go(3, 'ArrowLeft')).toBe(0)
  expect(go(1, 'ArrowRight')).toBe(2)
  expect(go(0, 'ArrowDown', 'lying')).toBe(3)
})

test('arrows go between the series of one row', () => {
  expect(go(0, 'ArrowUp')).toBe(1)
  expect(go(1, 'ArrowDown')).toBe(0)
  expect(go(0, 'ArrowRight', 'lying')).toBe(1)
})

test('at an end nothing moves, Home and End go there, and other keys are not the chart’s', () => {
  expect(go(4, 'ArrowRight')).toBe(4)
  expect(go(2, 'Home')).toBe(1)
  expect(go(1, 'End')).toBe(4)
  expect(go(0, 'Tab')).toBeNull()
  expect(nextMark([], 0, 'ArrowRight', 'upright')).toBeNull()
})
