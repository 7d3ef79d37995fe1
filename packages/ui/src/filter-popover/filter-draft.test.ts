import { describe, expect, test } from 'vitest'
import { draftOf, type FilterDraft, filterOf } from './filter-draft.ts'
import type { Filter, FilterDefinition } from './filter-model.ts'

const states = {
  kind: 'select',
  options: [{ value: 1, label: 'Đang làm việc' }],
} as const satisfies FilterDefinition
const draft = (part: Partial<FilterDraft>): FilterDraft => ({
  operator: 'lte',
  first: null,
  second: null,
  chosen: [],
  unreadable: {},
  ...part,
})

describe('an open popover', () => {
  test('starts with the operator of its kind and nothing else', () => {
    expect(draftOf('date', undefined)).toEqual(draft({}))
    expect(draftOf('text', undefined)).toEqual(draft({ operator: 'like' }))
    expect(draftOf('select', undefined)).toEqual(draft({ operator: 'equal' }))
  })

  test.each<[FilterDefinition, Filter]>([
    [{ kind: 'text' }, { operator: 'like', value: 'đào' }],
    [{ kind: 'number' }, { operator: 'gte', value: 0 }],
    [{ kind: 'date' }, { operator: 'between', from: '2026-01-01', to: '2026-12-31' }],
    [{ kind: 'datetime' }, { operator: 'lte', value: '2026-12-31T23:59:59+07:00' }],
    [states, { operator: 'equal', value: 1 }],
    [
      { ...states, kind: 'multi-select' },
      { operator: 'in', value: [1] },
    ],
  ])('%j shows what is on and applies it unchanged', (definition, filter) => {
    expect(filterOf(definition, draftOf(definition.kind, filter))).toEqual(filter)
  })

  test('shows an instant as its day in Vietnam', () => {
    expect(draftOf('datetime', { operator: 'lte', value: '2026-12-31T16:59:59Z' }).first).toBe('2026-12-31')
    expect(draftOf('datetime', { operator: 'gte', value: '2026-12-31T17:00:00Z' }).first).toBe('2027-01-01')
  })
})

describe('applying', () => {
  test('nothing asked for turns the filter off', () => {
    expect(filterOf({ kind: 'text' }, draft({ operator: 'like', first: '  ' }))).toBeNull()
    expect(filterOf({ kind: 'date' }, draft({ operator: 'between' }))).toBeNull()
    expect(filterOf(states, draft({ operator: 'equal' }))).toBeNull()
    expect(filterOf({ ...states, kind: 'multi-select' }, draft({ operator: 'in' }))).toBeNull()
  })

  test('zero is a number to compare with', () => {
    expect(filterOf({ kind: 'number' }, draft({ first: 0 }))).toEqual({ operator: 'lte', value: 0 })
  })

  test('text is trimmed and composed', () => {
    const decomposed = ' Đào '.normalize('NFD')
    expect(filterOf({ kind: 'text' }, draft({ operator: 'like', first: decomposed }))).toEqual({
      operator: 'like',
      value: 'Đào',
    })
  })

  test('a range with one end is the comparison that it means', () => {
    expect(filterOf({ kind: 'number' }, draft({ operator: 'between', first: 5 }))).toEqual({
      operator: 'gte',
      value: 5,
    })
    expect(filterOf({ kind: 'date' }, draft({ operator: 'between', second: '2026-12-31' }))).toEqual({
      operator: 'lte',
      value: '2026-12-31',
    })
  })

  test('a range of instants covers both days whole', () => {
    const ends = draft({ operator: 'between', first: '2026-01-01', second: '2026-01-01' })
    expect(filterOf({ kind: 'datetime' }, ends)).toEqual({
      operator: 'between',
      from: '2026-01-01T00:00:00+07:00',
      to: '2026-01-01T23:59:59+07:00',
    })
  })

  test('ends in the wrong order are named, and the same day twice is a range', () => {
    expect(filterOf({ kind: 'number' }, draft({ operator: 'between', first: 9, second: 1 }))).toBe('reversed')
    expect(filterOf({ kind: 'number' }, draft({ operator: 'between', first: 9, second: 9 }))).toEqual({
      operator: 'between',
      from: 9,
      to: 9,
    })
  })
})
