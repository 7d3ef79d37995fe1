import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import { Ban, Megaphone, Pause, Play, Send, Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation } from '#web/session/queries.ts'
import type { Exam } from './exam-page.tsx'

const ReleaseDialog = lazy(() => import('./release-dialog.tsx'))

type Move = 'publish' | 'withdraw' | 'cancel' | 'pause' | 'resume' | 'release'

const questions = {
  publish: {
    label: 'Công bố',
    description:
      'Đề thi được rút ngay và không đổi nữa, dù ngân hàng câu hỏi thay đổi. Thí sinh thấy kỳ thi ở “Bài thi của tôi”.',
    done: 'Đã công bố kỳ thi.',
  },
  withdraw: {
    label: 'Thu hồi',
    description: 'Kỳ thi trở lại nháp, các đề đã rút bị bỏ. Chỉ thu hồi được khi chưa ai vào thi.',
    done: 'Đã thu hồi kỳ thi.',
  },
} as const

const reasoned = {
  cancel: {
    title: 'Hủy kỳ thi?',
    description:
      'Bài đã làm vẫn đọc được nhưng không tính điểm; kỳ thi đã hủy không mở lại được, đã công bố kết quả thì không hủy được.',
    submitLabel: 'Hủy kỳ thi',
    done: 'Đã hủy kỳ thi.',
  },
  pause: {
    title: 'Tạm dừng kỳ thi?',
    description:
      'Đồng hồ của mọi thí sinh đứng yên, đề được che lại. Câu đã trả lời được giữ; thí sinh thấy lý do này.',
    submitLabel: 'Tạm dừng',
    done: 'Đã tạm dừng kỳ thi.',
  },
  resume: {
    title: 'Tiếp tục kỳ thi?',
    description:
      'Mỗi thí sinh đang làm bài và giờ đóng của kỳ thi được cộng lại đúng thời gian đã dừng. Phòng, thí sinh được tạm dừng riêng trước đó cũng tiếp tục cùng lúc.',
    submitLabel: 'Tiếp tục',
    done: 'Kỳ thi đã tiếp tục.',
  },
} as const

const reasonFact = fieldFacts.takes.cancel.fields.reason
const reasonField: AnyField = {
  field: 'reason',
  label: 'Lý do',
  input: 'text',
  required: true,
  fact: reasonFact,
}

/** What brings an exam into another state, with the dialogs of it. */
export function useExamMoves(exam: Exam): { actions: PageAction[]; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Move>()
  const [calls] = useState(() => ({
    publish: mutation('quizExams.publish'),
    withdraw: mutation('quizExams.withdraw'),
    cancel: mutation('quizExams.cancel'),
    pause: mutation('quizExams.pause'),
    resume: mutation('quizExams.resume'),
  }))
  const { mutateAsync: publish } = useMutation(calls.publish)
  const { mutateAsync: withdraw } = useMutation(calls.withdraw)
  const { mutateAsync: cancel } = useMutation(calls.cancel)
  const { mutateAsync: pause } = useMutation(calls.pause)
  const { mutateAsync: resume } = useMutation(calls.resume)
  const toast = useToast()
  const { id, code, status, version, begun_total: begun } = exam
  const isPublished =
    status === 'upcoming' || status === 'running' || status === 'paused' || status === 'ended'
  const actions: PageAction[] = [
    ...(isPublished
      ? [{ id: 'cancel', label: 'Hủy kỳ thi', icon: Ban, folded: true, onSelect: () => setAsked('cancel') }]
      : []),
    ...(isPublished && begun === 0
      ? [{ id: 'withdraw', label: 'Thu hồi', icon: Undo2, onSelect: () => setAsked('withdraw') }]
      : []),
    ...(status === 'running'
      ? [{ id: 'pause', label: 'Tạm dừng', icon: Pause, onSelect: () => setAsked('pause') }]
      : []),
    ...(status === 'paused'
      ? [
          {
            id: 'resume',
            label: 'Tiếp tục',
            icon: Play,
            tone: 'primary' as const,
            onSelect: () => setAsked('resume'),
          },
        ]
      : []),
    ...(status === 'ended'
      ? [
          {
            id: 'release',
            label: 'Công bố kết quả',
            icon: Megaphone,
            tone: 'primary' as const,
            onSelect: () => setAsked('release'),
          },
        ]
      : []),
    ...(status === 'draft'
      ? [
          {
            id: 'publish',
            label: 'Công bố',
            icon: Send,
            tone: 'primary' as const,
            onSelect: () => setAsked('publish'),
          },
        ]
      : []),
  ]
  const close = () => setAsked(undefined)
  const input = { path: { id }, body: { version } }
  const send = { publish: () => publish(input), withdraw: () => withdraw(input) }
  const withReason = { pause, resume, cancel }
  const dialogs =
    asked === 'release' ? (
      <Suspense>
        <ReleaseDialog exam={exam} onClose={close} />
      </Suspense>
    ) : asked === 'cancel' || asked === 'pause' || asked === 'resume' ? (
      <PartDialog
        {...reasoned[asked]}
        fields={[reasonField]}
        save={({ reason }) => withReason[asked]({ path: { id }, body: { reason: String(reason), version } })}
        about={code}
        onClose={close}
      />
    ) : (
      asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || close()}
          title={`${questions[asked].label} ${code}?`}
          description={questions[asked].description}
          confirmLabel={questions[asked].label}
          onConfirm={async () => {
            await send[asked]()
            toast.ok(questions[asked].done, { description: code })
          }}
          errorText={(reason) => errorText(reason)}
        />
      )
    )
  return { actions, dialogs }
}
