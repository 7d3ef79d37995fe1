import { expect, test } from 'vitest'
import { peopleOf, rowsOfPeople } from './draft-values.ts'

const shared = { employee_ids: [11, 12], department_id: 2, position_id: 5, is_apart: false, people: [] }

test('everybody gets the same, or each what is said of him', () => {
  expect(peopleOf(4, shared)).toEqual([
    { employee_id: 11, position_id: 5, department_id: 2 },
    { employee_id: 12, position_id: 5, department_id: 2 },
  ])
  const people = [
    { employee_id: 12, department_id: 3, position_id: 6, work_place: '  ', note: ' Theo đề nghị ' },
    { employee_id: 11, department_id: 2, position_id: 5, base_salary: 9, note: '' },
  ]
  // What the type does not set, and whoever is chosen no more, is left out.
  const apart = { ...shared, is_apart: true, people: [...people, { employee_id: 13 }] as never }
  expect(peopleOf(4, apart)).toEqual([
    { employee_id: 11, department_id: 2, position_id: 5 },
    { employee_id: 12, department_id: 3, position_id: 6, note: 'Theo đề nghị' },
  ])
})

test('whoever is chosen later starts with what is said of all', () => {
  const people = [{ employee_id: 12, department_id: 3, position_id: 6 }] as never
  const [first, second] = rowsOfPeople({ ...shared, is_apart: true, people })
  expect(first).toMatchObject({ employee_id: 11, department_id: 2, position_id: 5, note: null })
  expect(second).toEqual({ employee_id: 12, department_id: 3, position_id: 6 })
})
