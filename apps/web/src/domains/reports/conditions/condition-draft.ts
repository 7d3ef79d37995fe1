import type { Schemas } from '@nhansu/sdk/contract'
import {
  type ConditionField,
  type ConditionKind,
  conditionListOf,
  type ConditionOperator,
  conditionOperators,
  conditionSubjects,
} from '@nhansu/sdk/domains/conditions'
import { conditionListLabels, conditionOperatorLabels } from '@nhansu/sdk/domains/statistics'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'

/** A condition while it is being written: what is not chosen yet is null. */
export interface ConditionDraft {
  key: string
  field: ConditionField
  operator: ConditionOperator
  text: string
  number: number | null
  date: string | null
  /** The codes that are chosen, as the field of choices holds them. */
  codes: readonly string[]
  fromNumber: number | null
  toNumber: number | null
  fromDate: string | null
  toDate: string | null
}

/** What a comparison is made with, which says what the row of a condition shows. */
export type Comparand = 'nothing' | 'ends' | 'number' | ConditionKind

let made = 0

/** A new condition about a field, with the first comparison that the field knows. */
export function newCondition(field: ConditionField = 'full_name'): ConditionDraft {
  made += 1
  return {
    key: `dk-${made}`,
    field,
    operator: firstOperator[conditionSubjects[field].kind],
    text: '',
    number: null,
    date: null,
    codes: [],
    fromNumber: null,
    toNumber: null,
    fromDate: null,
    toDate: null,
  }
}

const firstOperator: Readonly<Record<ConditionKind, ConditionOperator>> = {
  text: 'contain',
  number: 'more_than_or_equal',
  date: 'between',
  choice: 'is',
  boolean: 'is',
}

/** The fields on offer; those of a list say of which. */
export const fieldOptions: readonly SelectOption<ConditionField>[] = // The table's keys are exactly these.
  (Object.keys(conditionSubjects) as ConditionField[]).map((field) => {
    const list = conditionListOf(field)
    const { label } = conditionSubjects[field]
    return { value: field, label: list === undefined ? label : `${label} (${conditionListLabels[list]})` }
  })

/** The fields of which columns can be made: what a file has once. */
export const columnOptions = fieldOptions.filter(({ value }) => conditionListOf(value) === undefined)

/**
 * The comparisons of a field; 'bằng' and 'là' of a text are the same, one is enough.
 *
 * @param kept a comparison that a saved condition came with; it stays on offer
 */
export function operatorOptions(
  field: ConditionField,
  kept?: ConditionOperator,
): SelectOption<ConditionOperator>[] {
  const { kind } = conditionSubjects[field]
  return conditionOperators[kind]
    .filter(
      (operator) => operator === kept || (operator !== 'all' && !(kind === 'text' && operator === 'equal')),
    )
    .map((operator) => ({ value: operator, label: conditionOperatorLabels[operator] }))
}

/** The choices of a field that has codes; of a yes or no the two of them. */
export function choiceOptions(field: ConditionField): SelectOption[] {
  const { kind, choices = {} } = conditionSubjects[field]
  if (kind === 'boolean')
    return [
      { value: 'true', label: 'Có' },
      { value: 'false', label: 'Không' },
    ]
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

/** What the value of a condition is made of. */
export function comparandOf({ field, operator }: Pick<ConditionDraft, 'field' | 'operator'>): Comparand {
  if (operator === 'all') return 'nothing'
  if (operator === 'between') return 'ends'
  if (operator === 'with_month' || operator === 'with_year') return 'number'
  return conditionSubjects[field].kind
}

/** The condition as the contract has it; what lacks is left out, and the server says so in words. */
export function conditionOf(draft: ConditionDraft): Schemas['ConditionOrGroup'] {
  const { field, operator } = draft
  const value = valueOf(draft)
  const [from, to] =
    conditionSubjects[field].kind === 'date'
      ? [draft.fromDate, draft.toDate]
      : [draft.fromNumber, draft.toNumber]
  if (comparandOf(draft) === 'ends')
    return { field, operator, ...(from !== null && { from }), ...(to !== null && { to }) }
  return { field, operator, ...(value !== undefined && { value }) }
}

/** The draft of a condition that was kept: the other way round than {@link conditionOf}. */
export function draftOf({ field, operator, value, from, to }: Schemas['Condition']): ConditionDraft {
  const draft = { ...newCondition(field), operator }
  const comparand = comparandOf(draft)
  if (comparand === 'ends')
    return {
      ...draft,
      fromDate: typeof from === 'string' ? from : null,
      toDate: typeof to === 'string' ? to : null,
      fromNumber: typeof from === 'number' ? from : null,
      toNumber: typeof to === 'number' ? to : null,
    }
  if (comparand === 'boolean' || comparand === 'choice')
    return { ...draft, codes: (Array.isArray(value) ? value : [value]).flatMap(codesOf) }
  if (comparand === 'number') return { ...draft, number: typeof value === 'number' ? value : null }
  if (typeof value !== 'string') return draft
  return comparand === 'date' ? { ...draft, date: value } : { ...draft, text: value }
}

const codesOf = (value: string | number | boolean | undefined) => (value === undefined ? [] : [String(value)])

function valueOf(draft: ConditionDraft): Schemas['ConditionValue'] | undefined {
  const { isNumbered } = conditionSubjects[draft.field]
  switch (comparandOf(draft)) {
    case 'text':
      return draft.text.trim() === '' ? undefined : draft.text
    case 'number':
      return draft.number ?? undefined
    case 'date':
      return draft.date ?? undefined
    case 'boolean':
      return draft.codes[0] === undefined ? undefined : draft.codes[0] === 'true'
    case 'choice':
      if (draft.codes.length === 0) return undefined
      return isNumbered ? draft.codes.map(Number) : [...draft.codes]
    default:
      return undefined
  }
}
