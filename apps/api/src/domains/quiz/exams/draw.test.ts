import { describe, expect, test } from 'vitest'
import { type Cell, drawPaper, type Drawable } from './draw.ts'

const question = (versionId: number, more: Partial<Drawable> = {}): Drawable => ({
  versionId,
  kind: 'single',
  options: ['một', 'hai', 'ba', 'Tất cả các đáp án trên'],
  keepOrder: false,
  ...more,
})
const pool = Array.from({ length: 30 }, (_, at) => question(at + 1))
const cell = (more: Partial<Cell>): Cell => ({ count: 10, points: 1, width: 0, pool, ...more })
const settings = { seed: 'hạt giống', shuffleQuestions: true, shuffleOptions: true }

describe('a paper', () => {
  test('is the same by the same seed, and another by another one', () => {
    const one = drawPaper([cell({})], settings)
    expect(drawPaper([cell({})], settings)).toEqual(one)
    expect(drawPaper([cell({})], { ...settings, seed: 'khác' })).not.toEqual(one)
  })

  test('has no question twice, and the narrow row first', () => {
    const narrow = cell({ count: 5, width: 0, pool: pool.slice(0, 5) })
    const wide = cell({ count: 25, width: 2 })
    const { slots, missing } = drawPaper([wide, narrow], settings)
    expect(new Set(slots.map(({ versionId }) => versionId)).size).toBe(30)
    expect(missing).toEqual([0, 0])
  })

  test('says how many each row lacks', () => {
    expect(drawPaper([cell({ count: 33 })], settings).missing).toEqual([3])
  })

  test('keeps "all of the above" in its place, and what is not to be shuffled as it was written', () => {
    const { slots } = drawPaper([cell({ count: 30 })], settings)
    expect(new Set(slots.map(({ optionOrder }) => optionOrder[3]))).toEqual(new Set(['D']))
    expect(new Set(slots.map(({ optionOrder }) => optionOrder[0])).size).toBeGreaterThan(1)
    const kept = cell({ count: 1, pool: [question(1, { keepOrder: true, options: ['x', 'y', 'z'] })] })
    expect(drawPaper([kept], settings).slots[0]?.optionOrder).toEqual(['A', 'B', 'C'])
    const statement = cell({ count: 1, pool: [question(1, { kind: 'true_false', options: [] })] })
    expect(drawPaper([statement], settings).slots[0]?.optionOrder).toEqual(['A', 'B'])
  })
})
