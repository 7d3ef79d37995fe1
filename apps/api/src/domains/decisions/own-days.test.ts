import { expect, test } from 'vitest'
import { byDay } from './own-days.ts'
import { dayErrors } from './type-rules.ts'

const [day, later] = ['2026-03-01', '2026-03-15']
const person = { employee_id: 11, effective_date: later }

test('people come by their days, the earliest first, whoever has none on the day of the decision', () => {
  const people = [person, { employee_id: 12 }, { employee_id: 13, effective_date: null }]
  expect(
    byDay(people, day).map(([from, some]) => [from, some.map(({ employee_id }) => employee_id)]),
  ).toEqual([
    [day, [12, 13]],
    [later, [11]],
  ])
})

test('a discipline holds on the one day of its case, every other type lets somebody begin later', () => {
  expect(dayErrors(10, day, person)).toHaveProperty('effective_date')
  expect(dayErrors(4, day, person)).toEqual({})
})
