import { expect, test } from 'vitest'
import { chosenByKey, gapsOf, withPart } from './question-values.ts'

const options = ['một', 'hai', 'ba']

test('a key chooses one, adds to several and takes back', () => {
  expect(chosenByKey({ kind: 'single', options }, ['A'], 1)).toEqual(['B'])
  expect(chosenByKey({ kind: 'multiple', options }, ['C'], 0)).toEqual(['A', 'C'])
  expect(chosenByKey({ kind: 'multiple', options }, ['A', 'C'], 0)).toEqual(['C'])
})

test('a key makes a statement true, then false, and leaves the others as they are', () => {
  const once = chosenByKey({ kind: 'statements', options }, [], 1)
  expect(once).toEqual(['', 'A', ''])
  expect(chosenByKey({ kind: 'statements', options }, once ?? [], 1)).toEqual(['', 'B', ''])
})

test('a key without an option does nothing', () => {
  expect(chosenByKey({ kind: 'single', options }, [], 3)).toBeUndefined()
  expect(chosenByKey({ kind: 'fill', options: [] }, [], 0)).toBeUndefined()
})

test('each gap has a text of its own', () => {
  expect(gapsOf({ content: 'Gọi ___ khi cháy và ____ khi cấp cứu.' })).toBe(2)
  expect(gapsOf({ content: 'Số báo cháy?' })).toBe(1)
  expect(withPart(['114'], 2, 1, '115')).toEqual(['114', '115'])
})
