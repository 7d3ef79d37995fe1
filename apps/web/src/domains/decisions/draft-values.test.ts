import { expect, test } from 'vitest'
import {
  fieldOfRefusal,
  lostTogether,
  peopleOf,
  rowsAnew,
  rowsOfPeople,
  sharedOfRows,
} from './draft-values.ts'

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

test('each starts anew with what is said of all, whatever was said of him before', () => {
  const people = [{ employee_id: 12, department_id: 3, position_id: 6, note: 'Cũ' }] as never
  for (const row of rowsAnew({ ...shared, is_apart: true, people }))
    expect(row).toMatchObject({ department_id: 2, position_id: 5, note: null })
})

test('what is alike of everybody is said of all, and what is not is lost', () => {
  const people = [
    { employee_id: 11, department_id: 3, position_id: 5, work_place: '', note: ' ' },
    { employee_id: 12, department_id: 3, position_id: 6, work_place: null, note: 'Theo đề nghị' },
  ]
  const apart = { ...shared, is_apart: true, people: people as never }
  expect(sharedOfRows(apart)).toMatchObject({ department_id: 3, position_id: null })
  expect(lostTogether(4, apart)).toEqual(['position_id', 'note'])
  expect(lostTogether(4, { ...apart, is_apart: false })).toEqual([])
  // Without anybody what is said of all stays.
  expect(sharedOfRows({ ...apart, employee_ids: [] })).toEqual({})
})

test('what is refused of somebody is shown at a field that is drawn', () => {
  const apart = { ...shared, is_apart: true }
  expect(fieldOfRefusal(4, 'people.1.position_id', shared)).toBe('position_id')
  expect(fieldOfRefusal(4, 'people.1.position_id', apart)).toBe('people.1.position_id')
  expect(fieldOfRefusal(4, 'people.1.note', apart)).toBe('people.1.note')
  expect(fieldOfRefusal(4, 'people.1.note', shared)).toBe('people')
  expect(fieldOfRefusal(4, 'people.1.employee_id', apart)).toBe('people')
  expect(fieldOfRefusal(4, 'people.1.base_salary', shared)).toBe('people')
  expect(fieldOfRefusal(4, 'signer_id', shared)).toBe('signer_id')
})

test('a day of one’s own is said of each alone, is no day of the paper, and is lost with what differs', () => {
  const people = [
    { employee_id: 11, department_id: 2, position_id: 5 },
    { employee_id: 12, department_id: 2, position_id: 5, effective_date: '2026-03-15' },
  ]
  const apart = { ...shared, effective_date: '2026-03-01', is_apart: true, people: people as never }
  expect(peopleOf(4, apart)[0]).not.toHaveProperty('effective_date')
  expect(peopleOf(4, apart)[1]).toHaveProperty('effective_date', '2026-03-15')
  expect(peopleOf(4, { ...apart, is_apart: false })[0]).not.toHaveProperty('effective_date')
  expect(lostTogether(4, apart)).toEqual(['effective_date'])
  expect(rowsAnew(apart)[0]).toHaveProperty('effective_date', null)
  expect(fieldOfRefusal(4, 'people.1.effective_date', apart)).toBe('people.1.effective_date')
  // A discipline holds on the day of its case, whatever was typed before its type was chosen.
  expect(peopleOf(10, apart)[1]).not.toHaveProperty('effective_date')
  expect(fieldOfRefusal(10, 'people.1.effective_date', apart)).toBe('people')
})
