import { fieldFacts as relatives } from '@nhansu/sdk/field-facts/employee-relatives'
import { fieldFacts as levels } from '@nhansu/sdk/field-facts/levels'
import { expect, test } from 'vitest'
import { isYear } from './is-year.ts'

test('a year is told from other numbers by its bounds, the year of birth of an old relative too', () => {
  expect(isYear(relatives.takes.store.fields.birth_year)).toBe(true)
  expect(isYear(levels.takes.store.fields.rank)).toBe(false)
  expect(isYear(undefined)).toBe(false)
})
