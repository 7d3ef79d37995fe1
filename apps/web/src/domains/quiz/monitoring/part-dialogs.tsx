import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import type { Exam } from '../exams/exam-page.tsx'

/** Whom a message or a pause is for: everybody, a room, a taker who is known, or one to be chosen in the form. */
export type Part =
  | { whom: 'all' | 'one' }
  | { whom: 'room'; room: string }
  | { whom: 'taker'; employeeId: number; name: string }

const facts = fieldFacts.takes.pause.fields

const taker: AnyField = {
  field: 'employee_id',
  label: 'Thí sinh',
  input: { reference: 'employees' },
  required: true,
  fact: facts.employee_id,
}
/** Why, as its takers read it. */
export const reason: AnyField = {
  field: 'reason',
  label: 'Lý do',
  input: 'text',
  required: true,
  fact: facts.reason,
}

/** 'mọi thí sinh', as titles name them. */
function whom(part: Part): string {
  if (part.whom === 'room') return part.room
  if (part.whom === 'taker') return part.name
  return part.whom === 'all' ? 'mọi thí sinh' : 'một thí sinh'
}

/** The part as calls name it. */
function bodyOf(part: Part, chosen: unknown): { room?: string; employee_id?: number } {
  if (part.whom === 'room') return { room: part.room }
  if (part.whom === 'taker') return { employee_id: part.employeeId }
  return part.whom === 'one' ? { employee_id: Number(chosen) } : {}
}

interface PartDialogsProps {
  exam: Exam
  part: Part
  onClose: () => void
}

/** Tells takers something. */
export function TellDialog({ exam, part, onClose }: PartDialogsProps) {
  const [sending] = useState(() => mutation('quizExams.sendMessage'))
  const { mutateAsync: send } = useMutation(sending)
  const text: AnyField = {
    field: 'text',
    label: 'Nội dung',
    input: 'long-text',
    required: true,
    fact: fieldFacts.takes.sendMessage.fields.text,
    hint:
      part.whom === 'all'
        ? 'Mọi thí sinh đang làm bài đọc được, kể cả khi đang tạm dừng.'
        : 'Chỉ người nhận đọc được, kể cả khi đang tạm dừng.',
  }
  return (
    <PartDialog
      title={`Gửi thông báo cho ${whom(part)}`}
      submitLabel="Gửi"
      fields={part.whom === 'one' ? [taker, text] : [text]}
      done="Đã gửi thông báo."
      about={exam.code}
      save={({ text: words, employee_id: id }) =>
        send({ path: { id: exam.id }, body: { text: String(words), ...bodyOf(part, id) } })
      }
      onClose={onClose}
    />
  )
}

/** Lets a room or a taker stand still, or go on. */
export function HoldDialog({ exam, part, move, onClose }: PartDialogsProps & { move: 'pause' | 'resume' }) {
  const [calls] = useState(() => ({
    pause: mutation('quizExams.pause'),
    resume: mutation('quizExams.resume'),
  }))
  const { mutateAsync: pause } = useMutation(calls.pause)
  const { mutateAsync: resume } = useMutation(calls.resume)
  const isPause = move === 'pause'
  const act = isPause ? pause : resume
  return (
    <PartDialog
      title={isPause ? `Tạm dừng ${whom(part)}?` : `Cho ${whom(part)} tiếp tục?`}
      description={
        isPause
          ? 'Đồng hồ của những người này đứng yên, đề được che lại, câu đã trả lời được giữ; họ thấy lý do này. Người khác vẫn làm bài.'
          : 'Mỗi người được cộng lại đúng thời gian đã dừng.'
      }
      submitLabel={isPause ? 'Tạm dừng' : 'Tiếp tục'}
      fields={part.whom === 'one' ? [taker, reason] : [reason]}
      done={isPause ? 'Đã tạm dừng.' : 'Đã cho tiếp tục.'}
      about={exam.code}
      save={({ reason: why, employee_id: id }) =>
        act({ path: { id: exam.id }, body: { reason: String(why), ...bodyOf(part, id) } })
      }
      onClose={onClose}
    />
  )
}

/** Gives takers more minutes. */
export function MinutesDialog({ exam, part, onClose }: PartDialogsProps) {
  const [giving] = useState(() => mutation('quizExams.giveMinutes'))
  const { mutateAsync: give } = useMutation(giving)
  const asked = fieldFacts.takes.giveMinutes.fields
  const minutes: AnyField = {
    field: 'minutes',
    label: 'Thêm giờ (phút)',
    input: 'number',
    required: true,
    fact: asked.minutes,
  }
  const why: AnyField = { ...reason, fact: asked.reason, hint: 'Chỉ ghi vào nhật ký, thí sinh không thấy.' }
  return (
    <PartDialog
      title={`Thêm giờ cho ${whom(part)}`}
      description="Người đang làm bài có thêm giờ ngay, người chưa vào thi cũng được thêm; người đã nộp bài thì không."
      submitLabel="Thêm giờ"
      fields={[minutes, why]}
      done="Đã thêm giờ."
      about={exam.code}
      save={({ minutes: more, reason: words }) =>
        give({
          path: { id: exam.id },
          body: { minutes: Number(more), reason: String(words), ...bodyOf(part, undefined) },
        })
      }
      onClose={onClose}
    />
  )
}
