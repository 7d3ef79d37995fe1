import type { Input, Schemas } from '@nhansu/sdk/contract'
import { examPartKindLabels } from '@nhansu/sdk/domains/exams'
import { fieldFacts } from '@nhansu/sdk/field-facts/exam-parts'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { Exam } from './exam-page.tsx'
import { QuizLink } from './quiz-link.tsx'

type Part = Schemas['ExamPart']
type Body = Input<'examParts.store'>['body']

const columns: DataTableColumn<Part>[] = [
  { id: 'position', header: 'Thứ tự', kind: 'number', width: 90 },
  { id: 'name', header: 'Tên phần thi', grow: true, width: 200, priority: 1 },
  { id: 'kind', header: 'Hình thức', width: 130, priority: 2, cell: ({ kind }) => examPartKindLabels[kind] },
  { id: 'field_name', header: 'Lĩnh vực', width: 170, priority: 3 },
  {
    id: 'quiz_exam_id',
    header: 'Kỳ thi trắc nghiệm',
    width: 200,
    priority: 4,
    cell: (part) => <QuizLink part={part} />,
  },
  { id: 'weight', header: 'Hệ số', kind: 'number', width: 90, priority: 5 },
  { id: 'pass_score', header: 'Điểm liệt dưới', kind: 'number', width: 130, priority: 6 },
  { id: 'held_on', header: 'Ngày thi', kind: 'date', width: 120 },
  { id: 'starts_at', header: 'Giờ', width: 80 },
  { id: 'place', header: 'Địa điểm', width: 150 },
  {
    id: 'question_ids',
    header: 'Số câu hỏi',
    kind: 'number',
    width: 110,
    cell: ({ question_ids: ids }) => ids.length,
  },
]

/** The parts of a periodic test, each with its weight and its least score. */
export default function PartsTab({ exam, canEdit }: { exam: Exam; canEdit: boolean }) {
  const maySeeQuestions = usePermission('quiz_question_access')
  const mayLink = usePermission('quiz_exam_access')
  const mayMakeQuiz = usePermission('quiz_exam_edit')
  const toast = useToast()
  const [calls] = useState(() => ({
    makeQuiz: mutation('examParts.makeQuiz'),
    store: mutation('examParts.store'),
    update: mutation('examParts.update'),
    destroy: mutation('examParts.destroy'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const { mutateAsync: makeQuiz } = useMutation(calls.makeQuiz)
  const rowActions: RowAction<Part>[] = [
    {
      id: 'quiz',
      label: 'Tạo kỳ thi trắc nghiệm',
      icon: FilePlus2,
      hidden: ({ kind, quiz_exam_id: quiz }) => !canEdit || !mayMakeQuiz || kind !== 'quiz' || quiz !== null,
      onSelect: ({ id, name }) =>
        void makeQuiz({ path: { id } }).then(
          () => toast.ok('Đã tạo kỳ thi nháp với người dự của đợt kiểm tra.', { description: name }),
          (error: unknown) => toast.bad(errorText(error)),
        ),
    },
  ]
  const fields = withFacts(fieldFacts, [
    { field: 'name', input: 'text' },
    { field: 'kind', input: { labels: examPartKindLabels } },
    ...(mayLink
      ? ([
          {
            field: 'quiz_exam_id',
            input: { reference: 'quizExams', nameIn: 'quiz_exam_name' },
            hint: 'Chỉ phần thi trắc nghiệm. Khi kỳ thi kết thúc, điểm tự chuyển vào phần thi này.',
          },
        ] as const)
      : []),
    { field: 'position', input: 'number', initial: exam.parts.length + 1 },
    { field: 'field_id', input: { reference: 'fields', nameIn: 'field_name' } },
    { field: 'weight', input: 'decimal', initial: 1 },
    { field: 'pass_score', input: 'decimal' },
    { field: 'held_on', input: 'date', initial: exam.from_date },
    { field: 'starts_at', input: 'time' },
    { field: 'place', input: 'text' },
    ...(maySeeQuestions
      ? ([{ field: 'question_ids', input: { references: 'questionsInUse' } }] as const)
      : []),
  ] as const)
  const add = (body: Body) => store({ path: { id: exam.id }, body })
  return (
    <PartTable
      label="Phần thi"
      noun="phần thi"
      rows={exam.parts}
      columns={columns}
      nameOf={({ name }) => name}
      canEdit={canEdit}
      rowActions={rowActions}
      remove={({ id }) => destroy({ path: { id } })}
      putBack={(part) => add(bodyOf(fields, part) as Body)}
      renderDialog={(part, onClose) => (
        <PartDialog
          title={part ? 'Cập nhật phần thi' : 'Thêm phần thi'}
          fields={fields}
          askedFor={({ kind }) => fields.filter(({ field }) => field !== 'quiz_exam_id' || kind === 'quiz')}
          record={part}
          onClose={onClose}
          save={(values: FormValues) => {
            const body = values as unknown as Body // the contract's rules have passed each of them
            return part
              ? update({ path: { id: part.id }, body: { ...body, version: part.version } })
              : add(body)
          }}
        />
      )}
    />
  )
}
