import { expect, test } from 'vitest'
import { differingFigures } from './differing-figures.ts'

const statistics = {
  columns: [
    { key: 'all', label: 'Tổng', kind: 'count' as const },
    { key: 'share', label: 'Tỷ lệ (%)', kind: 'share' as const },
    { key: 'plan', label: 'Định biên', kind: 'plan' as const },
  ],
  rows: [
    { key: '25-29', label: '25-29 tuổi', values: [3, 75, 4] },
    { key: '30-34', label: '30-34 tuổi', values: [1, 25, null] },
    { key: '35-39', label: '35-39 tuổi', values: [0, 0, null] },
    { key: '40-44', label: '40-44 tuổi', values: [null, 0, null] },
  ],
  total: [4, 100, 4],
}
const listsOf = (lengths: readonly (readonly [row: string | null, people: number, others?: number])[]) =>
  lengths.map(([row, people, others = 0]) => ({ row, lengths: [{ column: 'all', people, others }] }))

test('figures that are as long as their lists are all right, nobody in a row included', () => {
  const lists = listsOf([
    ['25-29', 3],
    ['30-34', 1],
    [null, 4],
  ])
  // What is kept back, and what counts nobody, is not compared.
  expect(differingFigures(statistics, lists)).toEqual({ compared: 4, differing: [], unnamed: 0 })
})

test('one that is not is told by its name, the last row too', () => {
  const lists = listsOf([
    ['25-29', 3],
    ['30-34', 2],
    [null, 5],
  ])
  expect(differingFigures(statistics, lists).differing).toEqual([
    { name: '30-34 tuổi, Tổng', shown: 1, people: 2 },
    { name: 'Tổng cộng, Tổng', shown: 4, people: 5 },
  ])
})

test('whom a list counts without naming them is part of it, and is told', () => {
  const lists = listsOf([
    ['25-29', 1, 2],
    ['30-34', 1],
    [null, 2, 2],
  ])
  expect(differingFigures(statistics, lists)).toEqual({ compared: 4, differing: [], unnamed: 2 })
})
