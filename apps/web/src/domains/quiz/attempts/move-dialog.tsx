import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-attempts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'

/** What an examiner does with one attempt. */
export type AttemptMove = 'reopen' | 'cancel' | 'accept' | 'refuse'

interface MoveDialogProps {
  move: AttemptMove
  attemptId: number
  /** Whose it is. */
  name: string
  onClose: () => void
}

const { reopen, cancel, judgeLate } = fieldFacts.takes
const reasonOf = (fact: NonNullable<AnyField['fact']>): AnyField => ({
  field: 'reason',
  label: 'Lý do',
  input: 'long-text',
  required: true,
  fact,
  hint: 'Thí sinh đọc được lý do này.',
})

/** What is asked before a deed, and what follows from it. */
interface Asked {
  asks: string
  verb: string
  description: string
  done: string
  fields: readonly AnyField[]
}

const dialogs: Record<AttemptMove, Asked> = {
  reopen: {
    asks: 'Mở lại bài thi',
    verb: 'Mở lại',
    description:
      'Thí sinh làm tiếp với các câu đã trả lời; đồng hồ chạy ngay. Biên nhận và điểm trước đó được giữ trong diễn biến. Trong lúc này kỳ thi chưa kết thúc; đáp án đã hiện với người khác thì không thu lại được.',
    done: 'Đã mở lại bài thi.',
    fields: [
      {
        field: 'minutes',
        label: 'Thời gian làm thêm (phút)',
        input: 'number',
        required: true,
        fact: reopen.fields.minutes,
      },
      reasonOf(reopen.fields.reason),
    ],
  },
  cancel: {
    asks: 'Hủy bài thi',
    verb: 'Hủy bài',
    description:
      'Bài làm vẫn đọc được nhưng không tính vào kết quả, báo cáo và phân tích. Bài đã hủy không lấy lại được.',
    done: 'Đã hủy bài thi.',
    fields: [reasonOf(cancel.fields.reason)],
  },
  accept: {
    asks: 'Chấp nhận câu trả lời muộn',
    verb: 'Chấp nhận',
    description:
      'Các câu đến sau giờ được tính như đến kịp, bài được chấm lại ngay. Xem từng câu ở “Xem diễn biến”.',
    done: 'Đã chấp nhận và chấm lại bài thi.',
    fields: [reasonOf(judgeLate.fields.reason)],
  },
  refuse: {
    asks: 'Không chấp nhận câu trả lời muộn',
    verb: 'Không chấp nhận',
    description: 'Các câu đến sau giờ không được tính; điểm giữ nguyên.',
    done: 'Đã ghi nhận, câu trả lời muộn không được tính.',
    fields: [reasonOf(judgeLate.fields.reason)],
  },
}

/** Asks before an attempt is taken up again or cancelled or its late answers are judged, and why. */
export default function MoveDialog({ move, attemptId, name, onClose }: MoveDialogProps) {
  const [calls] = useState(() => ({
    reopen: mutation('quizAttempts.reopen'),
    cancel: mutation('quizAttempts.cancel'),
    judge: mutation('quizAttempts.judgeLate'),
  }))
  const { mutateAsync: reopenIt } = useMutation(calls.reopen)
  const { mutateAsync: cancelIt } = useMutation(calls.cancel)
  const { mutateAsync: judge } = useMutation(calls.judge)
  const { asks, verb, description, done, fields } = dialogs[move]
  const path = { id: attemptId }
  return (
    <PartDialog
      title={`${asks} của ${name}?`}
      description={description}
      submitLabel={verb}
      fields={fields}
      done={done}
      about={name}
      save={({ minutes, reason: why }) => {
        const reason = String(why)
        if (move === 'reopen') return reopenIt({ path, body: { minutes: Number(minutes), reason } })
        if (move === 'cancel') return cancelIt({ path, body: { reason } })
        return judge({ path, body: { accept: move === 'accept', reason } })
      }}
      onClose={onClose}
    />
  )
}
