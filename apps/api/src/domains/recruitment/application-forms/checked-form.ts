import { randomBytes } from 'node:crypto'
import type { Schemas } from '@nhansu/sdk/contract'
import {
  applicationFieldLabels,
  groundedFields,
  hasChoices,
  mostFileQuestions,
} from '@nhansu/sdk/domains/application-form'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'

type Field = Schemas['ApplicationFormField']
type Question = Schemas['ApplicationQuestion']

const places = new Map(Object.keys(applicationFieldLabels).map((field, place) => [field, place]))

/**
 * The fields as they are kept: in the order of the form, grounds where they belong.
 * @throws ApiFailure 400 at a field that is asked twice, or that needs a ground and has none
 */
export function checkedFields(fields: readonly Field[]): Field[] {
  const errors: FieldErrors = {}
  for (const [at, { field, ground }] of fields.entries()) {
    if (fields.findIndex((other) => other.field === field) < at) {
      errors[`fields.${at}.field`] = [`${applicationFieldLabels[field]} đã được hỏi.`]
    } else if (groundedFields.has(field) && !ground?.trim()) {
      errors[`fields.${at}.ground`] = [
        `Vui lòng nhập lý do cần hỏi ${applicationFieldLabels[field]} trước khi tuyển.`,
      ]
    }
  }
  refuse(errors)
  return fields
    .map(({ field, need, ground }) => ({
      field,
      need,
      ground: groundedFields.has(field) ? (ground ?? null) : null,
    }))
    .toSorted((one, other) => (places.get(one.field) ?? 0) - (places.get(other.field) ?? 0))
}

/**
 * The questions as they are kept, each with its key.
 * @param before those of the campaign as it is: only their keys are known
 * @throws ApiFailure 400 at a question that is wrong
 */
export function checkedQuestions(questions: readonly Question[], before: readonly Question[]): Question[] {
  const known = new Map(before.map((question) => [question.key, question.kind]))
  const errors: FieldErrors = {}
  for (const [at, { key, text, kind, choices = [] }] of questions.entries()) {
    if (key !== undefined && (!known.has(key) || isEarlier(questions, at, (other) => other.key === key))) {
      errors[`questions.${at}.key`] = ['Câu hỏi này không còn trong biểu mẫu, vui lòng tải lại.']
    } else if (isEarlier(questions, at, (other) => other.text.trim() === text.trim())) {
      errors[`questions.${at}.text`] = ['Câu hỏi này đã có.']
    } else if (kind === 'file' && filesBefore(questions, at) >= mostFileQuestions) {
      errors[`questions.${at}.kind`] = [
        `Mỗi biểu mẫu có nhiều nhất ${mostFileQuestions} câu hỏi trả lời bằng tệp. Hãy chọn kiểu trả lời khác.`,
      ]
    } else if (key !== undefined && known.has(key) && (known.get(key) === 'file') !== (kind === 'file')) {
      errors[`questions.${at}.kind`] = [
        'Câu hỏi đã có không đổi được giữa trả lời bằng tệp và kiểu khác. Hãy xóa rồi thêm câu hỏi mới.',
      ]
    } else if (hasChoices(kind) && choices.length < 2) {
      errors[`questions.${at}.choices`] = ['Vui lòng nhập ít nhất hai lựa chọn.']
    } else if (!hasChoices(kind) && choices.length > 0) {
      errors[`questions.${at}.choices`] = ['Kiểu trả lời này không có lựa chọn.']
    }
  }
  refuse(errors)
  return questions.map(({ key, text, kind, choices, is_required }) => ({
    key: key ?? randomBytes(4).toString('hex'),
    text,
    kind,
    choices: choices ?? [],
    is_required: is_required ?? false,
  }))
}

/** How many questions before this one are answered by a file. */
function filesBefore(questions: readonly Question[], at: number): number {
  return questions.slice(0, at).filter(({ kind }) => kind === 'file').length
}

function isEarlier(questions: readonly Question[], at: number, same: (other: Question) => boolean): boolean {
  return questions.findIndex(same) < at && questions.findIndex(same) >= 0
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
