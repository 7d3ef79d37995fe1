import { permissionNames } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { sectionsFor } from './new-employee-sections.ts'
import { isAskedAt } from './reception-rules.ts'

const namesFor = (rights: readonly (typeof permissionNames)[number][]) =>
  sectionsFor(new Set(rights)).flatMap(({ fields }) => fields.map(({ field }) => field))

test('all fields of the form have names of their own, by which a refusal finds them', () => {
  const names = namesFor(permissionNames)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining(['probation_to', 'heavy_work', 'blood_group', 'union_join_date']),
  )
})

test('who may not see health and affiliations is not asked for them', () => {
  const names = namesFor(['employee_edit', 'employee_access'])
  for (const hidden of ['blood_group', 'union_join_date', 'id_number', 'religion'])
    expect(names).not.toContain(hidden)
  expect(names).toContain('probation_to')
})

test('a probation is asked for only where one begins', () => {
  const asked = (decision_type: unknown) =>
    ['probation_from', 'probation_to', 'work_place'].filter((field) => isAskedAt({ decision_type }, field))
  expect(asked('2')).toEqual(['probation_from', 'probation_to', 'work_place'])
  for (const decision of ['1', '3', '9', '14', null]) expect(asked(decision)).toEqual(['work_place'])
})

test('number, day and signer are asked of a paper that is issued now, number and day of one from outside', () => {
  const asked = (paper: string) =>
    ['sign_date', 'signer_id', 'number', 'decision_no', 'decision_date', 'work_place'].filter((field) =>
      isAskedAt({ decision_type: 3, paper }, field),
    )
  expect(asked('issue')).toEqual(['sign_date', 'signer_id', 'number', 'work_place'])
  expect(asked('draft')).toEqual(['work_place'])
  expect(asked('none')).toEqual(['decision_no', 'decision_date', 'work_place'])
})
