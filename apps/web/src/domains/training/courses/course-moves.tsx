import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Ban, Copy, DoorOpen, Flag, Play, Printer, RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { useCertificatePapers } from '../held/use-certificate-papers.ts'
import { canChange, type Course } from './use-course.ts'

// Their code comes when they are opened.
const CopyDialog = lazy(() => import('./copy-dialog.tsx'))
const ReopenDialog = lazy(() => import('./reopen-dialog.tsx'))

/** What brings a course into another state, and the dialogs of it. */
export function useCourseMoves(course: Course): { actions: PageAction[]; dialogs: ReactNode } {
  const { printCourse } = useCertificatePapers()
  const [cancels, setCancels] = useState(false)
  const [reopens, setReopens] = useState(false)
  const [copies, setCopies] = useState(false)
  const [calls] = useState(() => ({
    open: mutation('trainings.open'),
    begin: mutation('trainings.begin'),
    finish: mutation('trainings.finish'),
  }))
  const { mutateAsync: open } = useMutation(calls.open)
  const { mutateAsync: begin } = useMutation(calls.begin)
  const { mutateAsync: finish } = useMutation(calls.finish)
  const toast = useToast()
  // What it needs is asked of the course as it is by then, so it may have been saved a moment ago.
  const moveNow = async (move: typeof open | typeof begin | typeof finish, done: string) => {
    try {
      await move({ path: { id: course.id }, body: {} })
      toast.ok(done, { description: course.name })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const cancel: PageAction = { id: 'cancel', label: 'Hủy khóa', icon: Ban, onSelect: () => setCancels(true) }
  const start: PageAction = {
    id: 'open',
    label: 'Mở đăng ký',
    icon: DoorOpen,
    tone: 'primary',
    onSelect: () => void moveNow(open, 'Đã mở đăng ký khóa đào tạo.'),
  }
  const run: PageAction = {
    id: 'begin',
    label: 'Bắt đầu khóa',
    icon: Play,
    tone: 'primary',
    onSelect: () => void moveNow(begin, 'Khóa đào tạo đã bắt đầu.'),
  }
  const end: PageAction = {
    id: 'finish',
    label: 'Kết thúc khóa',
    icon: Flag,
    tone: 'primary',
    onSelect: () => void moveNow(finish, 'Khóa đào tạo đã kết thúc.'),
  }
  const again: PageAction = {
    id: 'reopen',
    label: 'Mở lại',
    icon: RotateCcw,
    onSelect: () => setReopens(true),
  }
  const certificates: PageAction = {
    id: 'certificates',
    label: 'In giấy chứng nhận',
    icon: Printer,
    onSelect: () => void printCourse(course.id),
  }
  const copy: PageAction = {
    id: 'copy',
    label: 'Sao chép khóa',
    icon: Copy,
    folded: true,
    onSelect: () => setCopies(true),
  }
  return {
    actions: [
      copy,
      ...(canChange(course) ? [cancel] : []),
      ...(course.status === 'planned' ? [start] : []),
      ...(course.status === 'open' ? [run] : []),
      ...(course.status === 'running' ? [end] : []),
      ...(course.status === 'finished' && course.certificate_id !== null && !course.is_external
        ? [certificates]
        : []),
      ...(course.status === 'finished' ? [again] : []),
    ],
    dialogs: (
      <>
        {cancels && <CancelCourse course={course} onClose={() => setCancels(false)} />}
        <Suspense>{copies && <CopyDialog course={course} onClose={() => setCopies(false)} />}</Suspense>
        <Suspense>{reopens && <ReopenDialog course={course} onClose={() => setReopens(false)} />}</Suspense>
      </>
    ),
  }
}

function CancelCourse({ course, onClose }: { course: Course; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const [cancelling] = useState(() => mutation('trainings.cancel'))
  const { mutateAsync: cancel } = useMutation(cancelling)
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async ({ reason }: { reason: string }) => {
    forget()
    try {
      await cancel({ path: { id: course.id }, body: { reason: reason.trim(), version: course.version } })
      toast.ok(`Đã hủy khóa ${course.name}.`)
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title={`Hủy khóa ${course.name}?`}
      description={`Khóa đã hủy vẫn đọc được nhưng không sửa hay mở lại được.${
        course.passed_total > 0 ? ' Chứng chỉ mà khóa đã cấp trước khi mở lại sẽ bị thu hồi.' : ''
      }`}
      form={form}
      problem={problem}
      submitLabel="Hủy khóa"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Lý do"
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Vui lòng nhập lý do.',
          maxLength: { value: 500, message: 'Lý do không được vượt quá 500 ký tự.' },
        })}
      />
    </FormDialogFrame>
  )
}
