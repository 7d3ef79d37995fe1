import { quizShowResultLabels } from '@nhansu/sdk/domains/quiz'
import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-settings'
import { check, pipe, string } from 'valibot'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** What a new exam starts with. */
export const defaultFields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'duration', input: 'number', required: true },
  { field: 'pass_percent', input: 'number', required: true },
  { field: 'paper_count', input: 'number', required: true },
  { field: 'show_result', input: { labels: quizShowResultLabels }, required: true },
  { field: 'shuffle_questions', input: 'switch' },
  { field: 'shuffle_options', input: 'switch' },
  { field: 'show_marks', input: 'switch' },
  { field: 'show_answers', input: 'switch' },
  { field: 'show_explanations', input: 'switch' },
] as const)

const { minItems: _, maxItems } = fieldFacts.takes.update.fields.notice

/** What takers are told before they begin, a sentence a line. */
export const noticeField: AnyField = {
  field: 'notice',
  label: 'Nội dung thông báo',
  input: 'long-text',
  required: true,
  hint: 'Mỗi dòng là một câu.',
  rule: pipe(
    string(),
    check((text) => linesIn(text).length <= maxItems, `Thông báo không được vượt quá ${maxItems} dòng.`),
    check(
      (text) => linesIn(text).every((line) => line.length <= 500),
      'Mỗi dòng không được vượt quá 500 ký tự.',
    ),
  ),
}

/** Every field of the settings. */
export const settingFields: readonly AnyField[] = [...defaultFields, noticeField]

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
