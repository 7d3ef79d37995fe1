import type { Input } from '@nhansu/sdk/contract'
import { examActionLabels } from '@nhansu/sdk/domains/exams'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import {
  Ban,
  CalendarCheck,
  CheckCheck,
  Flag,
  type LucideIcon,
  Mail,
  Pencil,
  Repeat,
  Send,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pipe, string, trim, nonEmpty, maxLength } from 'valibot'
import { errorText } from '#web/kit/feedback/messages.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { editExamPath } from './exam-paths.ts'
import type { Exam } from './exam-page.tsx'
import { RepeatDialog } from './repeat-dialog.tsx'
import { PublishDialog, type Switches } from './publish-dialog.tsx'

type Action = Input<'exams.move'>['body']['action']

interface Offered {
  action: Action
  icon: LucideIcon
  from: readonly Exam['status'][]
  /** What follows, in the dialog that asks first. */
  description: string
  done: string
  /** Why is asked as well. */
  asksReason?: true
  isMain?: true
}

const offered: readonly Offered[] = [
  {
    action: 'cancel',
    icon: Ban,
    from: ['draft', 'scheduled', 'running', 'scoring', 'reviewing'],
    description: 'Đợt đã hủy vẫn đọc được nhưng không mở lại được.',
    done: 'Đã hủy đợt kiểm tra.',
    asksReason: true,
  },
  {
    action: 'schedule',
    icon: CalendarCheck,
    from: ['draft'],
    description: 'Trưởng đơn vị sẽ thấy đợt kiểm tra này; bạn có thể gửi thông báo cho người dự.',
    done: 'Đã lên lịch đợt kiểm tra.',
    isMain: true,
  },
  {
    action: 'close',
    icon: Flag,
    from: ['running'],
    description: 'Các phần thi đã xong; từ đây chỉ còn nhập điểm.',
    done: 'Đã kết thúc phần thi.',
    isMain: true,
  },
  {
    action: 'submit',
    icon: Send,
    from: ['scoring'],
    description: 'Điểm không sửa được trong khi chờ duyệt.',
    done: 'Đã trình duyệt kết quả.',
    isMain: true,
  },
  {
    action: 'return',
    icon: Undo2,
    from: ['reviewing'],
    description: 'Người nhập điểm được sửa lại rồi trình duyệt lần nữa.',
    done: 'Đã trả lại kết quả.',
    asksReason: true,
  },
  {
    action: 'publish',
    icon: CheckCheck,
    from: ['reviewing'],
    description:
      'Người dự kiểm tra và trưởng đơn vị sẽ thấy kết quả; sau đó chỉ sửa được bằng đính chính có lý do.',
    done: 'Đã công bố kết quả.',
    isMain: true,
  },
  {
    action: 'withdraw',
    icon: Undo2,
    from: ['published'],
    description:
      'Kết quả không còn hiện với người dự kiểm tra; đợt thi lại và quyết định nâng bậc còn là nháp, nhu cầu đào tạo và chứng chỉ đã cấp sẽ được gỡ.',
    done: 'Đã thu hồi công bố.',
    asksReason: true,
  },
]

/** What brings a periodic test into another state, tells its people and changes it, with the dialogs of it. */
export function useExamMoves(exam: Exam): { actions: PageAction[]; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Offered>()
  const [isRepeating, setIsRepeating] = useState(false)
  const [calls] = useState(() => ({
    move: mutation('exams.move'),
    notify: mutation('exams.sendNotification'),
  }))
  const { mutateAsync: move } = useMutation(calls.move)
  const { mutateAsync: notify } = useMutation(calls.notify)
  const toast = useToast()
  const tell = async () => {
    try {
      const { sent, without_address: missing } = await notify({ path: { id: exam.id }, body: {} })
      const others = missing.length > 0 ? ` Chưa có địa chỉ email: ${missing.slice(0, 5).join(', ')}.` : ''
      toast.ok(`Đã gửi thông báo cho ${sent} người.${others}`)
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const isOpen = ['draft', 'scheduled', 'running', 'scoring'].includes(exam.status)
  const isTold = exam.status === 'scheduled' || exam.status === 'running'
  const actions: PageAction[] = [
    ...(isOpen ? [{ id: 'edit', label: 'Cập nhật', icon: Pencil, href: editExamPath(exam.id) }] : []),
    ...(isTold ? [{ id: 'notify', label: 'Gửi thông báo', icon: Mail, onSelect: () => void tell() }] : []),
    ...(exam.retest_of_id === null && exam.next_exam_id === null && exam.status !== 'cancelled'
      ? [{ id: 'repeat', label: 'Lặp lại định kỳ', icon: Repeat, onSelect: () => setIsRepeating(true) }]
      : []),
    ...offered
      .filter(({ from }) => from.includes(exam.status))
      .map((each): PageAction => ({
        id: each.action,
        label: examActionLabels[each.action],
        icon: each.icon,
        ...(each.isMain && { tone: 'primary' }),
        ...(each.action === 'cancel' && { folded: true }),
        onSelect: () => setAsked(each),
      })),
  ]
  const send = (action: Action, more: Omit<Input<'exams.move'>['body'], 'action'> = {}) =>
    move({ path: { id: exam.id }, body: { action, version: exam.version, ...more } })
  const close = () => setAsked(undefined)
  const dialogs = (
    <>
      {asked && <Question asked={asked} exam={exam} send={send} onClose={close} />}
      {isRepeating && <RepeatDialog exam={exam} onClose={() => setIsRepeating(false)} />}
    </>
  )
  return { actions, dialogs }
}

interface QuestionProps {
  asked: Offered
  exam: Exam
  send: (action: Action, more?: Omit<Input<'exams.move'>['body'], 'action'>) => Promise<unknown>
  onClose: () => void
}

const reasonField = {
  field: 'reason',
  label: 'Lý do',
  input: 'text',
  required: true,
  rule: pipe(
    string(),
    trim(),
    nonEmpty('Vui lòng nhập lý do.'),
    maxLength(500, 'Lý do không được vượt quá 500 ký tự.'),
  ),
} as const satisfies AnyField

function Question({ asked, exam, send, onClose }: QuestionProps) {
  const toast = useToast()
  const { action, description, done, asksReason } = asked
  const label = examActionLabels[action]
  if (action === 'publish') {
    const publish = (switches: Switches) => send(action, switches)
    return (
      <PublishDialog exam={exam} description={description} done={done} publish={publish} onClose={onClose} />
    )
  }
  if (asksReason) {
    return (
      <PartDialog
        title={`${label}?`}
        description={description}
        submitLabel={label}
        fields={[reasonField]}
        save={({ reason }) => send(action, { reason: String(reason) })}
        done={done}
        about={exam.code}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`${label} ${exam.code}?`}
      description={description}
      confirmLabel={label}
      onConfirm={async () => {
        await send(action)
        toast.ok(done, { description: exam.code })
      }}
      errorText={(reason) => errorText(reason)}
    />
  )
}
