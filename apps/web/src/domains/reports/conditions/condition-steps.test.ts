import { expect, test } from 'vitest'
import { newCondition } from './condition-draft.ts'
import { type Built, firstStep, type Steps, stepped, undone } from './condition-steps.ts'
import { newGroup } from './part-draft.ts'

const name = newCondition()
const age = newCondition('age')
const start: Built = { parts: [name], match: 'and' }
const through = (...builts: Built[]): Steps => builts.reduce(stepped, firstStep(start))

test('the steps are taken back one after the other, to the beginning and no further', () => {
  const added: Built = { parts: [name, age], match: 'and' }
  const joined: Built = { parts: [name, age], match: 'or' }
  const steps = through(added, joined)
  expect(undone(steps).now).toBe(added)
  expect(undone(undone(steps)).now).toBe(start)
  expect(undone(undone(undone(steps))).now).toBe(start)
})

test('what is typed in one condition is one step, in a group too', () => {
  const typed = (text: string): Built => ({ parts: [{ ...name, text }], match: 'and' })
  expect(undone(through(typed('đ'), typed('đà'), typed('đào'))).now).toBe(start)
  const group = newGroup([name])
  const grouped = (text: string): Built => ({
    parts: [{ ...group, parts: [{ ...name, text }] }],
    match: 'and',
  })
  const first: Built = { parts: [group], match: 'and' }
  expect(undone(through(first, grouped('đ'), grouped('đà'))).now).toBe(first)
})

test('a removal, another comparison and typing elsewhere are steps of their own', () => {
  const typed: Built = { parts: [{ ...name, text: 'đào' }, age], match: 'and' }
  const elsewhere: Built = { parts: [typed.parts[0] ?? name, { ...age, number: 3 }], match: 'and' }
  const compared: Built = { parts: [{ ...name, text: 'đào', operator: 'is' }, age], match: 'and' }
  const removed: Built = { parts: [age], match: 'and' }
  expect(undone(through(typed, elsewhere)).now).toBe(typed)
  expect(undone(through(typed, compared)).now).toBe(typed)
  expect(undone(through(typed, removed)).now).toBe(typed)
})
