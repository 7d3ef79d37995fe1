import type { Schemas } from '@nhansu/sdk/contract'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'

interface Values {
  reason: string
}

interface CancelRoundDialogProps {
  round: Schemas['ProfileRound']
  onClose: () => void
}

const missing = 'Vui lòng nhập lý do hủy.'

/** Calls a round off, with a reason. */
export default function CancelRoundDialog({ round, onClose }: CancelRoundDialogProps) {
  const form = useForm<Values>({ defaultValues: { reason: '' } })
  const { mutateAsync: cancel } = useMutation(mutation('profileRounds.cancel'))
  const { problem, submit } = usePreviewedWork(form, {
    work: async ({ reason }: Values) => {
      await cancel({ path: { id: round.id }, body: { reason: reason.trim() } })
      return { done: 'Đã hủy đợt rà soát.', about: round.name }
    },
    onClose,
  })
  return (
    <FormDialogFrame
      title={`Hủy: ${round.name}`}
      description="Không ai được hỏi hoặc nhắc nữa. Xác nhận đã có vẫn được giữ."
      form={form}
      problem={problem}
      submitLabel="Hủy đợt"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Lý do hủy"
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          required: missing,
          maxLength: 500,
          validate: (text) => text.trim() !== '' || missing,
        })}
      />
    </FormDialogFrame>
  )
}
