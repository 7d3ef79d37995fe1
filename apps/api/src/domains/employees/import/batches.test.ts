import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'
import type { PlannedPerson } from './plan.ts'

const row = (values: Record<string, unknown> = {}) => ({ sheet: 'Nhân viên', row: 2, values })
const someone = (code: string | null, manager_code?: string, rows = 0): PlannedPerson => ({
  code,
  id: null,
  card: row(),
  jobs: [row({ manager_code })],
  rows: Array.from({ length: rows }, () => row()),
})
const codes = (batches: readonly (readonly PlannedPerson[])[]) =>
  batches.map((batch) => batch.map(({ code }) => code))

test('whoever is managed comes in a later batch than his manager, wherever the rows stand', () => {
  const people = [someone('C', 'B'), someone('D', 'A'), someone('B', 'A'), someone('A'), someone('E')]
  expect(codes(batchesOf(people))).toEqual([['A', 'E'], ['B', 'D'], ['C']])
})

test('two who manage each other are written all the same, to be refused one by one', () => {
  const written = codes(batchesOf([someone('A', 'B'), someone('B', 'A')])).flat()
  expect(written).toHaveLength(2)
  expect(new Set(written)).toEqual(new Set(['A', 'B']))
})

test('a batch ends with the person who makes two hundred rows full', () => {
  const people = Array.from({ length: 100 }, (_, n) => someone(`P${n}`, undefined, 3))
  expect(batchesOf(people).map(({ length }) => length)).toEqual([40, 40, 20])
})
