import { expect, test } from 'vitest'
import { seededRandom, weighted } from './random.ts'
import { shares } from './seats.ts'

const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw)

test('the same seed draws the same, another seed something else', () => {
  const draws = (seed: string) => {
    const random = seededRandom(seed)
    return many(20, () => random.integer(1, 1_000_000))
  }
  expect(draws('a')).toEqual(draws('a'))
  expect(draws('a')).not.toEqual(draws('b'))
})

test('whole numbers reach both ends and come equally often', () => {
  const random = seededRandom('ends')
  const counts = new Map<number, number>()
  for (const value of many(30_000, () => random.integer(3, 5)))
    counts.set(value, (counts.get(value) ?? 0) + 1)
  expect([...counts.keys()].sort((left, right) => left - right)).toEqual([3, 4, 5])
  for (const count of counts.values()) expect(count).toBeGreaterThan(9_500)
})

test('weights decide how often a value is drawn, and zero means never', () => {
  const random = seededRandom('weights')
  const draw = weighted([
    ['often', 3],
    ['never', 0],
    ['seldom', 1],
  ])
  const drawn = many(40_000, () => draw(random))
  const often = drawn.filter((value) => value === 'often').length
  expect(new Set(drawn)).toEqual(new Set(['often', 'seldom']))
  expect(often).toBeGreaterThan(29_000)
  expect(often).toBeLessThan(31_000)
})

test('shuffling keeps every item', () => {
  const items = Array.from({ length: 50 }, (_, index) => index)
  const shuffled = seededRandom('cards').shuffled(items)
  expect(shuffled).not.toEqual(items)
  expect(shuffled.sort((left, right) => left - right)).toEqual(items)
})

test('shares follow the weights and miss nobody', () => {
  expect(shares([1, 1, 2], 100)).toEqual([25, 25, 50])
  expect(shares([1, 1, 1], 100).reduce((sum, share) => sum + share, 0)).toBe(100)
  expect(shares(Array<number>(12).fill(1), 997_600).reduce((sum, share) => sum + share, 0)).toBe(997_600)
})
