import { quizShowResultLabels } from '@nhansu/sdk/domains/quiz'
import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { dayAndTime, momentOf } from './moments.ts'

/** What an exam is, and when it can be taken; day and time stand apart, as people say them. */
export const generalFields: readonly AnyField[] = [
  ...withFacts(fieldFacts, [
    { field: 'code', input: 'text' },
    { field: 'name', input: 'text' },
    { field: 'category_id', input: { reference: 'quizCategories', nameIn: 'category_name' } },
  ] as const),
  { field: 'start_day', label: 'Ngày mở', input: 'date', required: true },
  { field: 'start_time', label: 'Giờ mở', input: 'time', required: true },
  { field: 'end_day', label: 'Ngày đóng', input: 'date', required: true },
  { field: 'end_time', label: 'Giờ đóng', input: 'time', required: true },
  ...withFacts(fieldFacts, [
    { field: 'duration', input: 'number' },
    { field: 'note', input: 'long-text', hint: 'Thí sinh đọc trước khi vào thi.' },
  ] as const),
]

/** How papers are made, and what a taker sees afterwards. */
export const ruleFields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'pass_percent', input: 'number', required: true },
  { field: 'paper_count', input: 'number', required: true },
  { field: 'shuffle_questions', input: 'switch' },
  { field: 'shuffle_options', input: 'switch' },
  { field: 'show_result', input: { labels: quizShowResultLabels }, required: true },
  {
    field: 'show_marks',
    input: 'switch',
    hint: 'Điểm và nhận xét của từng câu. Ba mục này hiện cùng với điểm, và không bao giờ trước khi kỳ thi kết thúc với mọi người.',
  },
  { field: 'show_answers', input: 'switch' },
  { field: 'show_explanations', input: 'switch' },
  {
    field: 'waits_for_release',
    input: 'switch',
    hint: 'Kết thúc thi, thí sinh chỉ xem được kết quả sau khi bạn bấm “Công bố kết quả”; điểm vẫn hiện ngay nếu chọn công bố điểm “Ngay khi nộp bài”. Không chọn thì kết quả tự hiện khi kỳ thi kết thúc và bài đã chấm xong.',
  },
] as const)

/** Every field of an exam. */
export const examFields: readonly AnyField[] = [...generalFields, ...ruleFields]

/** An exam as its form holds it. */
export function examRecord<Exam extends { start_at: string; end_at: string }>(exam: Exam) {
  const start = dayAndTime(exam.start_at)
  const end = dayAndTime(exam.end_at)
  return { ...exam, start_day: start.day, start_time: start.time, end_day: end.day, end_time: end.time }
}

/** The body of a call from the form's values. */
export function examBody({ start_day, start_time, end_day, end_time, ...values }: FormValues) {
  return { ...values, start_at: momentOf(start_day, start_time), end_at: momentOf(end_day, end_time) }
}
