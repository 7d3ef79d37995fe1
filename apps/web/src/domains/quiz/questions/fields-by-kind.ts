import type { Schemas } from '@nhansu/sdk/contract'

/** What kind of question it is. */
export type QuestionKind = Schemas['QuizQuestionKind']

const four = ['option_a', 'option_b', 'option_c', 'option_d']
const six = [...four, 'option_e', 'option_f']

/** What each kind asks for besides what all do. */
export const fieldsByKind: Readonly<Record<QuestionKind, readonly string[]>> = {
  single: [...six, 'right_options', 'keep_order'],
  multiple: [...six, 'right_options', 'partial_credit', 'keep_order'],
  true_false: ['right_options'],
  statements: [...four, 'right_options', 'keep_order'],
  fill: ['blanks'],
  essay: [],
}

const asked = new Set(Object.values(fieldsByKind).flat())

/** True for a field that every kind has. */
export function isAlways(field: string): boolean {
  return !asked.has(field)
}
