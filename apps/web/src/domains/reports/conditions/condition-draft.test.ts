import { conditionSubjects } from '@nhansu/sdk/domains/conditions'
import { describe, expect, test } from 'vitest'
import {
  choiceOptions,
  columnOptions,
  conditionOf,
  newCondition,
  operatorOptions,
} from './condition-draft.ts'

describe('a condition as it is sent', () => {
  test('codes that are numbers go as numbers, words as words', () => {
    expect(conditionOf({ ...newCondition('nature_of_work'), codes: ['1', '3'] })).toEqual({
      field: 'nature_of_work',
      operator: 'is',
      value: [1, 3],
    })
    expect(conditionOf({ ...newCondition('gender'), codes: ['Nữ'] })).toMatchObject({ value: ['Nữ'] })
  })

  test('a yes or no is no word', () => {
    expect(conditionOf({ ...newCondition('disabled'), codes: ['false'] })).toMatchObject({ value: false })
  })

  test('the ends of a stretch are those of its kind', () => {
    const ends = { fromNumber: 1, toNumber: 2, fromDate: '2026-01-01', toDate: '2026-02-01' }
    expect(conditionOf({ ...newCondition('date_of_birth'), ...ends })).toEqual({
      field: 'date_of_birth',
      operator: 'between',
      from: '2026-01-01',
      to: '2026-02-01',
    })
    expect(conditionOf({ ...newCondition('age'), operator: 'between', ...ends })).toMatchObject({
      from: 1,
      to: 2,
    })
  })

  test('what is not chosen is left out', () => {
    expect(conditionOf(newCondition('full_name'))).toEqual({ field: 'full_name', operator: 'contain' })
    expect(conditionOf({ ...newCondition('date_of_birth'), operator: 'with_month' })).toEqual({
      field: 'date_of_birth',
      operator: 'with_month',
    })
  })
})

test.each(Object.keys(conditionSubjects) as (keyof typeof conditionSubjects)[])(
  'the first comparison of %s is among those on offer',
  (field) => {
    expect(operatorOptions(field).map(({ value }) => value)).toContain(newCondition(field).operator)
    const { kind } = conditionSubjects[field]
    expect(choiceOptions(field).length > 0).toBe(kind === 'choice' || kind === 'boolean')
  },
)

test('columns are of what a file has once', () => {
  expect(columnOptions.map(({ value }) => value)).not.toContain('relatives.gender')
  expect(columnOptions.map(({ value }) => value)).toContain('full_name')
})
