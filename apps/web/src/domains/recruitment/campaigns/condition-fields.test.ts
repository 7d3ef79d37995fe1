import type { Schemas } from '@nhansu/sdk/contract'
import { expect, test } from 'vitest'
import { startValues } from '#web/kit/forms/form-rules.ts'
import {
  conditionFields,
  fieldsOfCondition,
  heldCondition,
  sentCondition,
  valuesInWords,
} from './condition-fields.ts'

type Condition = Schemas['RecruitmentCondition']

const base = { id: 1, version: 1, need: 'required', ground: null } as const
const conditions: readonly Condition[] = [
  { ...base, type: 'lang', operator: 'many_word', values: ['English', 'Korean'] },
  { ...base, type: 'age', operator: 'between', values: ['18', '35'] },
  { ...base, type: 'experience', operator: 'more_than_or_equal', values: ['2'] },
  { ...base, type: 'licence_class', operator: 'is', values: ['C', 'D'] },
  { ...base, type: 'gender', operator: 'is', values: ['Nam'], ground: 'Công việc cấm lao động nữ mang thai' },
]

test.each(conditions)('a condition on $type comes back from its form as it went in', (condition) => {
  const { id: _, version: __, ...body } = condition
  expect(sentCondition(startValues(conditionFields, heldCondition(condition)))).toEqual(body)
})

test('a kind asks for what it needs, and for nothing of the others', () => {
  const asked = (held: Condition) =>
    fieldsOfCondition(startValues(conditionFields, heldCondition(held))).map(({ field }) => field)
  expect(conditions.map(asked)).toEqual([
    ['type', 'operator_lang', 'choices_lang', 'need'],
    ['type', 'operator_age', 'from', 'to', 'need'],
    ['type', 'operator_experience', 'from', 'need'],
    ['type', 'operator_licence_class', 'words', 'need'],
    ['type', 'operator_gender', 'choices_gender', 'need', 'ground'],
  ])
  expect(fieldsOfCondition(startValues(conditionFields)).map(({ field }) => field)).toEqual(['type'])
})

test('values are told as people say them', () => {
  expect(conditions.map(valuesInWords)).toEqual(['Tiếng Anh, Tiếng Hàn', '18 – 35', '2', 'C, D', 'Nam'])
})
