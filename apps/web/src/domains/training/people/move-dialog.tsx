import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import type { CoursePerson, OfferedMove } from './people-moves.ts'

interface MoveDialogProps {
  person: Pick<CoursePerson, 'id' | 'full_name' | 'version'>
  move: Pick<OfferedMove, 'name' | 'label' | 'done'>
  onClose: () => void
}

/** Asks why somebody's state changes, or is answered for by another. */
export function MoveDialog({ person, move, onClose }: MoveDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const [moving] = useState(() => mutation(`trainingEmployees.${move.name}`))
  const { mutateAsync } = useMutation(moving)
  const { problem, submit } = usePreviewedWork(form, {
    work: async ({ reason }: { reason: string }) => {
      await mutateAsync({ path: { id: person.id }, body: { reason: reason.trim(), version: person.version } })
      return { done: move.done, about: person.full_name }
    },
    onClose,
  })
  return (
    <FormDialogFrame
      title={`${move.label}: ${person.full_name}`}
      form={form}
      problem={problem}
      submitLabel={move.label}
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
