import { permissionNames } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { sectionsFor } from './new-employee-sections.ts'
import { isAskedAt } from './reception-rules.ts'

const namesFor = (rights: readonly (typeof permissionNames)[number][]) =>
  sectionsFor(new Set(rights)).flatMap(({ fields }) => fields.map(({ field }) => field))

test('all fields of the form have names of their own, by which a refusal finds them', () => {
  const names = namesFor(permissionNames)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['probation_to', 'blood_group', 'union_join_date']))
})

test('who may not see health and affiliations is not asked for them', () => {
  const names = namesFor(['employee_edit', 'employee_access'])
  for (const hidden of ['blood_group', 'union_join_date', 'id_number', 'religion'])
    expect(names).not.toContain(hidden)
  expect(names).toContain('probation_to')
})

test('a probation is asked for only where one begins', () => {
  const asked = (decision: unknown) =>
    ['probation_from', 'probation_to', 'decision_no'].filter((field) => isAskedAt(decision, field))
  expect(asked('2')).toEqual(['probation_from', 'probation_to', 'decision_no'])
  for (const decision of ['1', '3', '9', '14', null]) expect(asked(decision)).toEqual(['decision_no'])
})
