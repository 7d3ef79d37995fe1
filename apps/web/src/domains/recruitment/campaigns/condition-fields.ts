import type { Input, Schemas } from '@nhansu/sdk/contract'
import {
  conditionNeedLabels,
  recruitmentConditionOperatorLabels,
  conditionOperators,
  conditionTypeLabels,
  conditionValues,
} from '@nhansu/sdk/domains/recruitment'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-conditions'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFact } from '#web/kit/resource/field-facts.ts'

type Condition = Schemas['RecruitmentCondition']
type Type = Condition['type']
type Row = Input<'recruitmentConditions.updateBulk'>['body']['conditions'][number]

// The keys of a table of labels are the contract's words.
const types = Object.keys(conditionTypeLabels) as Type[]

/** Whether a condition looks at a number. */
const isNumeric = (type: Type) => conditionOperators[type].includes('between')

// The form asks for one value or two, or for several of a set; the contract has one list for all of them.
const from: AnyField = { field: 'from', label: 'Giá trị', input: 'number', required: true }
const to: AnyField = { field: 'to', label: 'Đến', input: 'number', required: true }
const words: AnyField = {
  field: 'words',
  label: 'Giá trị',
  input: 'text',
  required: true,
  hint: 'Nhiều giá trị cách nhau bằng dấu phẩy, ví dụ: C, D, E.',
}

const typeField: AnyField = withFact(fieldFacts, {
  field: 'type',
  input: { labels: conditionTypeLabels },
  required: true,
})
const needField: AnyField = withFact(fieldFacts, {
  field: 'need',
  input: { labels: conditionNeedLabels },
  initial: 'required',
  required: true,
})
const groundField: AnyField = withFact(fieldFacts, {
  field: 'ground',
  input: 'long-text',
  required: true,
  hint: 'Điều 8 Bộ luật Lao động cấm phân biệt đối xử theo giới tính; điều kiện này không hiện trên trang ứng tuyển.',
})

/** How a kind of condition compares; each kind keeps its own choice while another one is looked at. */
const operatorField = (type: Type): AnyField => ({
  field: `operator_${type}`,
  label: 'So sánh',
  input: {
    labels: Object.fromEntries(
      conditionOperators[type].map((operator) => [operator, recruitmentConditionOperatorLabels[operator]]),
    ),
  },
  initial: conditionOperators[type][0],
  required: true,
})

/** The values of a kind that has a set of its own. */
const choicesField = (type: Type): AnyField => ({
  field: `choices_${type}`,
  label: 'Giá trị',
  input: { several: conditionValues[type] ?? {} },
  required: true,
})

/** Every field that the form of a condition may hold. */
export const conditionFields: readonly AnyField[] = [
  typeField,
  ...types.map(operatorField),
  ...types.filter((type) => conditionValues[type]).map(choicesField),
  from,
  to,
  words,
  needField,
  groundField,
]

/** The fields that a condition asks for once its kind and comparison are chosen. */
export function fieldsOfCondition(values: FormValues): readonly AnyField[] {
  // The form offers the kinds alone.
  const type = values['type'] as Type | null
  if (type === null) return [typeField]
  const operator = operatorField(type)
  const value = () => {
    if (conditionValues[type]) return [choicesField(type)]
    if (!isNumeric(type)) return [words]
    return values[operator.field] === 'between' ? [{ ...from, label: 'Từ' }, to] : [from]
  }
  return [typeField, operator, ...value(), needField, ...(type === 'gender' ? [groundField] : [])]
}

/** A condition as its form holds it. */
export function heldCondition({ type, operator, values, need, ground }: Condition): FormValues {
  const [first, second] = values.map(Number)
  return {
    type,
    need,
    ground,
    [`operator_${type}`]: operator,
    ...(conditionValues[type] && { [`choices_${type}`]: values }),
    ...(isNumeric(type) ? { from: first ?? null, to: second ?? null } : { words: values.join(', ') }),
  }
}

/** What the form of a condition holds as the contract takes it. */
export function sentCondition(held: FormValues): Row {
  // The form's rules have passed all that its kind asks for.
  const type = held['type'] as Type
  const operator = held[`operator_${type}`] as Condition['operator']
  const need = held['need'] as Condition['need']
  const ground = type === 'gender' ? (held['ground'] as string | null) : null
  return { type, operator, values: valuesOf(type, operator, held), need, ground }
}

function valuesOf(type: Type, operator: Condition['operator'], held: FormValues): string[] {
  const choices = held[`choices_${type}`]
  if (conditionValues[type] && Array.isArray(choices)) return choices.map(String)
  if (isNumeric(type)) {
    return (operator === 'between' ? [held['from'], held['to']] : [held['from']]).map(String)
  }
  const named = String(held['words'] ?? '').split(/[,;]/)
  return [...new Set(named.map((word) => word.trim()).filter(Boolean))]
}

/** The values of a condition in words: 'Tiếng Anh, Tiếng Hàn', '18 – 35'. */
export function valuesInWords({ type, operator, values }: Condition): string {
  if (operator === 'between') return values.join(' – ')
  return values.map((value) => conditionValues[type]?.[value] ?? value).join(', ')
}
