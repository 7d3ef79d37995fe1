import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { ReferencesInput } from '#web/kit/references/reference-inputs.tsx'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'

interface MarkersDialogProps {
  examId: number
  examName: string
  /** Who marks now. */
  chosen: readonly number[]
  onClose: () => void
}

/** Says who marks the written answers of an exam. */
export function MarkersDialog({ examId, examName, chosen, onClose }: MarkersDialogProps) {
  const form = useForm<{ employee_ids: readonly number[] }>({ defaultValues: { employee_ids: chosen } })
  const [saving] = useState(() => mutation('quizExams.saveMarkers'))
  const { mutateAsync: save } = useMutation(saving)
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async ({ employee_ids: ids }: { employee_ids: readonly number[] }) => {
    forget()
    try {
      await save({ path: { id: examId }, body: { employee_ids: [...ids] } })
      toast.ok('Đã lưu người chấm.', { description: examName })
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title="Chọn người chấm"
      description="Câu chờ chấm được chia lại cho những người trong danh sách; câu đã chấm giữ nguyên. Người chấm không thấy tên thí sinh."
      form={form}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReferencesInput
        name="employee_ids"
        control={form.control}
        reference="employees"
        label="Người chấm"
        hint="Thí sinh của kỳ thi không chấm được. Mỗi người vào “Chấm bài của tôi” để chấm."
      />
    </FormDialogFrame>
  )
}
