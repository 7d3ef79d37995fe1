import type { Input } from '@nhansu/sdk/contract'
import { quizShowResultLabels } from '@nhansu/sdk/domains/quiz'
import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { examBody, examFields, examRecord } from './exam-fields.ts'
import type { Exam, ExamTabProps } from './exam-page.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'

/** The settings of an exam, and the form that changes those of a draft. */
export default function InformationTab({ exam, canEdit }: ExamTabProps) {
  const [edits, setEdits] = useState(false)
  const [saving] = useState(() => mutation('quizExams.update'))
  const { mutateAsync: update } = useMutation(saving)
  return (
    <Stack gap="lg">
      <DescriptionList items={factsOf(exam)} columns={3} layout="under" />
      {canEdit && (
        <div>
          <Button icon={Pencil} onClick={() => setEdits(true)}>
            Sửa thông tin
          </Button>
        </div>
      )}
      {edits && (
        <PartDialog
          title="Cập nhật kỳ thi"
          size="large"
          fields={examFields}
          record={examRecord(exam)}
          onClose={() => setEdits(false)}
          save={(values) => {
            // The contract's rules have passed each of them.
            const body = examBody(values) as unknown as Input<'quizExams.update'>['body']
            return update({ path: { id: exam.id }, body: { ...body, version: exam.version } })
          }}
        />
      )}
    </Stack>
  )
}

function factsOf(exam: Exam): Description[] {
  const yes = (is: boolean | undefined) => (is === true ? 'Có' : 'Không')
  return [
    { term: 'Nhóm đề thi', value: exam.category_name },
    { term: 'Mở lúc', value: formatMinute(exam.start_at) },
    { term: 'Đóng lúc', value: formatMinute(exam.end_at) },
    { term: 'Thời gian làm bài', value: `${exam.duration} phút` },
    { term: 'Điểm đạt', value: `${exam.pass_percent}%` },
    { term: 'Số mã đề', value: `${exam.paper_count}` },
    { term: 'Trộn câu hỏi', value: yes(exam.shuffle_questions) },
    { term: 'Trộn đáp án', value: yes(exam.shuffle_options) },
    { term: 'Công bố điểm', value: quizShowResultLabels[exam.show_result ?? 'after'] },
    { term: 'Chờ công bố kết quả', value: yes(exam.waits_for_release) },
    { term: 'Cho xem đúng/sai', value: yes(exam.show_marks) },
    { term: 'Cho xem đáp án', value: yes(exam.show_answers) },
    { term: 'Cho xem giải thích', value: yes(exam.show_explanations) },
    ...(exam.released_at ? [{ term: 'Công bố kết quả lúc', value: formatMinute(exam.released_at) }] : []),
    { term: 'Ghi chú cho thí sinh', value: exam.note },
  ]
}
