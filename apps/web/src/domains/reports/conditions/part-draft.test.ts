import type { Schemas } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { newCondition } from './condition-draft.ts'
import { faultsOfParts, isGroup, newGroup, partDraftOf, partOf } from './part-draft.ts'

/** One of each kind of field, with and without a value, alone and in groups. */
const kept: Schemas['ConditionOrGroup'][] = [
  { field: 'full_name', operator: 'contain', value: 'đào' },
  { field: 'full_name', operator: 'contain' },
  { field: 'age', operator: 'between', from: 18, to: 30 },
  { field: 'date_of_birth', operator: 'between', from: '1990-01-01' },
  { field: 'date_of_birth', operator: 'with_month', value: 6 },
  { field: 'nature_of_work', operator: 'is', value: [1, 3] },
  { field: 'disabled', operator: 'is', value: false },
  {
    match: 'or',
    of: 'relatives',
    conditions: [
      { field: 'relatives.gender', operator: 'is', value: ['Nữ'] },
      { match: 'and', conditions: [{ field: 'relatives.gender', operator: 'is', value: ['Nam'] }] },
    ],
  },
]

test('what was kept stands in the builder as it was, and is sent as it was', () => {
  expect(kept.flatMap(partDraftOf).map(partOf)).toEqual(kept)
})

test('a line that is neither a condition nor a group is left out', () => {
  expect(partDraftOf({ field: 'age' })).toEqual([])
})

test('a fault stands beside its very line, and goes with a change of it', () => {
  const inner = newCondition('age')
  const group = newGroup([newCondition(), inner])
  const sent = [newCondition(), group]
  const faults = faultsOfParts(sent, {
    'conditions.1.conditions.1.value': ['Nhập giá trị để so sánh.'],
    'conditions.1.of': ['Nhóm sai danh sách.'],
    'conditions.7.value': ['Không còn dòng này.'],
    columns: ['Sai cột.'],
  })
  expect([...faults]).toEqual([
    [inner, 'Nhập giá trị để so sánh.'],
    [group, 'Nhóm sai danh sách.'],
  ])
  expect(isGroup(group)).toBe(true)
  expect(faults.get({ ...inner })).toBeUndefined()
})
