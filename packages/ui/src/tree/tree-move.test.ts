import { describe, expect, test } from 'vitest'
import type { TreeItem, TreeMove } from './tree-item.ts'
import { dropMove, type DropSide, moveInTree, stepMove, type TreeStep } from './tree-move.ts'

const leaf = (id: string): TreeItem => ({ id, label: id })
const items: readonly TreeItem[] = [
  { ...leaf('a'), children: [leaf('b'), { ...leaf('c'), children: [leaf('d')] }, leaf('e')] },
  leaf('f'),
]
/** The tree in short: a(b c(d) e) f */
const short = (level: readonly TreeItem[]): string =>
  level.map(({ id, children }) => (children?.length ? `${id}(${short(children)})` : `${id}`)).join(' ')

describe('a step', () => {
  test.each<[string, TreeStep, string]>([
    ['e', 'up', 'a(b e c(d)) f'],
    ['b', 'down', 'a(c(d) b e) f'],
    ['d', 'out', 'a(b c d e) f'],
    ['c', 'out', 'a(b e) c(d) f'],
    ['e', 'in', 'a(b c(d e)) f'],
    ['f', 'in', 'a(b c(d) e f)'],
  ])('of %s %s gives %s', (id, step, after) => {
    const move = stepMove(items, id, step)
    expect(move && short(moveInTree(items, move))).toBe(after)
  })

  test.each<[string, TreeStep]>([
    ['b', 'up'],
    ['e', 'down'],
    ['a', 'out'],
    ['b', 'in'],
    ['unknown', 'up'],
  ])('of %s %s leads nowhere', (id, step) => {
    expect(stepMove(items, id, step)).toBeNull()
  })
})

describe('a drop', () => {
  test.each<[string, string, DropSide, string]>([
    ['b', 'e', 'after', 'a(c(d) e b) f'],
    ['b', 'e', 'before', 'a(c(d) b e) f'],
    ['e', 'b', 'before', 'a(e b c(d)) f'],
    ['f', 'd', 'before', 'a(b c(f d) e)'],
    ['b', 'c', 'inside', 'a(c(d b) e) f'],
    ['d', 'f', 'after', 'a(b c e) f d'],
  ])('of %s %s %s gives %s', (id, target, side, after) => {
    const move = dropMove(items, id, target, side)
    expect(move && short(moveInTree(items, move))).toBe(after)
  })

  test.each<[string, string, DropSide]>([
    ['a', 'd', 'inside'],
    ['a', 'a', 'inside'],
    ['c', 'd', 'after'],
    ['b', 'c', 'before'],
    ['e', 'c', 'after'],
    ['f', 'gone', 'after'],
  ])('of %s %s %s is refused', (id, target, side) => {
    expect(dropMove(items, id, target, side)).toBeNull()
  })
})

test.each<TreeMove>([
  { id: 'a', parent: 'd', index: 0 },
  { id: 'gone', parent: null, index: 0 },
])('a move that makes no sense changes nothing: %j', (move) => {
  expect(moveInTree(items, move)).toBe(items)
})
