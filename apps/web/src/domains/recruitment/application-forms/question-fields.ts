import type { Schemas } from '@nhansu/sdk/contract'
import { hasChoices, questionKindLabels } from '@nhansu/sdk/domains/application-form'
import * as v from 'valibot'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

type Question = Schemas['ApplicationQuestion']

// The contract knows questions as rows of a list, so their titles are said here, in its words.
const text: AnyField = {
  field: 'text',
  label: 'Câu hỏi',
  input: 'text',
  required: true,
  rule: v.pipe(v.string(), v.maxLength(300, 'Câu hỏi không được vượt quá 300 ký tự.')),
}
const kind: AnyField = {
  field: 'kind',
  label: 'Kiểu trả lời',
  input: { labels: questionKindLabels },
  initial: 'short_text',
  required: true,
}
const choices: AnyField = {
  field: 'choices',
  label: 'Lựa chọn',
  input: 'long-text',
  required: true,
  hint: 'Mỗi dòng một lựa chọn, từ 2 đến 20.',
}
const isRequired: AnyField = { field: 'is_required', label: 'Bắt buộc trả lời', input: 'switch' }

/** Every field that the form of a question may hold. */
export const questionFields: readonly AnyField[] = [text, kind, choices, isRequired]

/** The fields that a question asks for once its kind is chosen. */
export function fieldsOfQuestion({ kind: chosen }: FormValues): readonly AnyField[] {
  // The form offers the contract's words alone.
  return hasChoices(chosen as Question['kind']) ? questionFields : [text, kind, isRequired]
}

/** A question as its form holds it. */
export function heldQuestion(question: Question): FormValues {
  const { is_required: required = false, choices: offered = [] } = question
  return { text: question.text, kind: question.kind, choices: offered.join('\n'), is_required: required }
}

/** What the form of a question holds, as the contract takes it. */
export function sentQuestion(values: FormValues, key: string | undefined): Question {
  // The form's rules have passed each of them.
  const chosen = values['kind'] as Question['kind']
  const lines = String(values['choices'] ?? '').split('\n')
  const offered = hasChoices(chosen) ? [...new Set(lines.map((line) => line.trim()).filter(Boolean))] : []
  return {
    ...(key !== undefined && { key }),
    text: String(values['text']),
    kind: chosen,
    choices: offered,
    is_required: values['is_required'] === true,
  }
}
