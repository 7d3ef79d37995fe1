import type { Schemas } from '@nhansu/sdk/contract'
import { jobChangeName } from '@nhansu/sdk/domains/job-changes'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'

interface Values {
  reason: string
}

/** Takes a change back that still waits for its day. */
export function WithdrawDialog({ change, onClose }: { change: Schemas['JobChange']; onClose: () => void }) {
  const name = jobChangeName(change.kind, change.facts)
  const form = useForm<Values>({ defaultValues: { reason: '' } })
  const { mutateAsync: withdraw } = useMutation(mutation('jobChanges.withdraw'))
  const { problem, submit } = usePreviewedWork(form, {
    work: async ({ reason }: Values) => {
      await withdraw({ path: { id: change.id }, body: { reason: reason.trim() } })
      return { done: 'Đã rút thay đổi.', about: name }
    },
    onClose,
  })
  return (
    <FormDialogFrame
      title={`Rút: ${name} từ ngày ${formatDate(change.effective_date)}`}
      description="Thay đổi chưa có hiệu lực và sẽ không được áp dụng nữa."
      form={form}
      problem={problem}
      submitLabel="Rút thay đổi"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Lý do rút"
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          required: 'Vui lòng nhập lý do rút.',
          maxLength: 500,
          validate: (text) => text.trim() !== '' || 'Vui lòng nhập lý do rút.',
        })}
      />
    </FormDialogFrame>
  )
}
