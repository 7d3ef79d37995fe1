import {
  quizDifficultyLabels,
  quizLetterLabels,
  quizQuestionKindLabels,
  quizQuestionStatusLabels,
} from '@nhansu/sdk/domains/quiz'
import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-questions'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type DisplayProps, type Row } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { useTogether } from '#web/kit/resource/together.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { pictureRule } from '../pictures/picture-rule.ts'
import { QuestionPicture } from '../pictures/question-picture.tsx'
import { usePreview } from '../preview/use-preview.tsx'
import { QuestionForm } from './question-form.tsx'
import { useUses } from './use-uses.tsx'

const tones: Record<Row<'quizQuestions'>['status'], StatusTone> = {
  draft: 'warn',
  active: 'plain',
  retired: 'neutral',
}

/** '72,5%' of what was answered; a dash where nobody has been marked yet. */
function shownFacility(facility: number | null): string {
  return facility === null ? '–' : `${formatNumber(facility, 1)}%`
}

/** The picture that a question has now, where somebody else has changed it meanwhile. */
function KeptPicture({ value }: DisplayProps) {
  return <QuestionPicture from="bank" number={value} alt="Hình minh họa" />
}

const questions = defineResource('quizQuestions', {
  facts: fieldFacts,
  title: 'Danh sách câu hỏi',
  label: 'câu hỏi',
  nameOf: (question) => question.content,
  search: ['content', 'source'],
  permissions: { edit: 'quiz_question_edit:company', delete: 'quiz_question_delete:company' },
  columns: [
    { field: 'content', filter: 'text', main: true, width: 290, opens: opens('preview') },
    { field: 'kind', filter: { labels: quizQuestionKindLabels }, width: 150 },
    // The title of the contract tells it from the number of the field; here the number is not shown.
    {
      field: 'field_name',
      header: 'Lĩnh vực',
      filter: { by: 'field_id', kind: { reference: 'fields' } },
      width: 150,
    },
    { field: 'difficulty', filter: { labels: quizDifficultyLabels }, width: 120 },
    { field: 'points', filter: 'number', width: 110, hidden: true },
    {
      field: 'status',
      filter: { labels: quizQuestionStatusLabels },
      width: 150,
      cell: (status) => <Status tone={tones[status]}>{quizQuestionStatusLabels[status]}</Status>,
    },
    { field: 'exams_total', filter: 'number', kind: 'number', hidden: true },
    { field: 'facility', filter: 'number', width: 120, cell: shownFacility },
    { field: 'last_used_on', filter: 'date', kind: 'date', hidden: true },
    { field: 'takers_total', filter: 'number', kind: 'number', hidden: true },
    {
      field: 'category_name',
      // As above.
      header: 'Nhóm đề thi',
      filter: { by: 'category_id', kind: { reference: 'quizCategories' } },
      hidden: true,
    },
    { field: 'source', filter: 'text', hidden: true },
    { field: 'version_number', kind: 'number', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  formBody: QuestionForm,
  form: [
    { field: 'kind', input: { labels: quizQuestionKindLabels }, initial: 'single' },
    { field: 'field_id', input: { reference: 'fields', nameIn: 'field_name' } },
    { field: 'content', input: 'long-text', hint: 'Câu điền từ: viết ___ vào mỗi chỗ trống.' },
    { field: 'picture_id', input: 'number', rule: pictureRule, display: KeptPicture },
    { field: 'option_a', input: 'text' },
    { field: 'option_b', input: 'text' },
    { field: 'option_c', input: 'text' },
    { field: 'option_d', input: 'text' },
    { field: 'option_e', input: 'text' },
    { field: 'option_f', input: 'text' },
    { field: 'right_options', input: { several: quizLetterLabels } },
    {
      field: 'blanks',
      input: 'long-text',
      hint: 'Mỗi chỗ trống một dòng; các cách viết được chấp nhận cách nhau bằng |.',
    },
    { field: 'difficulty', input: { labels: quizDifficultyLabels }, initial: 2 },
    { field: 'points', input: 'decimal', initial: 1 },
    { field: 'category_id', input: { reference: 'quizCategories', nameIn: 'category_name' } },
    { field: 'status', input: { labels: quizQuestionStatusLabels }, initial: 'active' },
    {
      field: 'partial_credit',
      input: 'switch',
      hint: 'Mỗi đáp án đúng được một phần điểm, mỗi đáp án sai trừ bớt.',
    },
    { field: 'keep_order', input: 'switch', hint: 'Không trộn đáp án của câu này.' },
    { field: 'explanation', input: 'long-text' },
    { field: 'source', input: 'text', hint: 'Văn bản, điều khoản.' },
  ],
})

const useWorkbooks = workbookActions('quizQuestions', {
  export: 'quiz_question_export',
  import: 'quiz_question_edit:company',
})

/** The bank of questions; only who holds the right to questions sees it. */
export default listScreen<'quizQuestions'>({ ...questions, useActions: useQuestionActions })

function useQuestionActions(list: ShownList<object>): ListActions<Row<'quizQuestions'>> {
  return useTogether([usePreview(), useUses(), useWorkbooks(list)])
}
