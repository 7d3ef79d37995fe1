import { quizDifficultyLabels, quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import { integer, maxValue, minValue, multipleOf, number, pipe } from 'valibot'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

const points: AnyField = {
  field: 'points',
  label: 'Điểm mỗi câu',
  input: 'decimal',
  required: true,
  initial: 1,
  rule: pipe(
    number(),
    minValue(0.25, 'Điểm mỗi câu phải từ 0.25 trở lên.'),
    maxValue(100, 'Điểm mỗi câu không được vượt quá 100.'),
    multipleOf(0.25, 'Điểm mỗi câu phải là bội của 0.25.'),
  ),
}

/** Questions that stand in every paper. */
export const chosenFields: readonly AnyField[] = [
  {
    field: 'question_ids',
    label: 'Câu hỏi',
    input: { references: 'questionsInUse' },
    required: true,
    hint: 'Có trong mọi mã đề. Chỉ câu đang dùng mới vào được đề.',
  },
  points,
]

/** What can be said of one of them afterwards. */
export const chosenRowFields: readonly AnyField[] = [points]

/** One row of a blueprint. */
export const cellFields: readonly AnyField[] = [
  {
    field: 'field_id',
    label: 'Lĩnh vực',
    input: { reference: 'fields', nameIn: 'field_name' },
    required: true,
    hint: 'Kể cả các lĩnh vực bên dưới.',
  },
  {
    field: 'difficulty',
    label: 'Độ khó',
    input: { labels: quizDifficultyLabels },
    hint: 'Để trống: bất kỳ.',
  },
  {
    field: 'kind',
    label: 'Loại câu hỏi',
    input: { labels: quizQuestionKindLabels },
    hint: 'Để trống: bất kỳ loại nào được chấm tự động.',
  },
  {
    field: 'count',
    label: 'Số câu',
    input: 'number',
    required: true,
    rule: pipe(
      number(),
      integer('Số câu phải là số nguyên.'),
      minValue(1, 'Số câu phải từ 1 trở lên.'),
      maxValue(200, 'Số câu không được vượt quá 200.'),
    ),
  },
  points,
]
