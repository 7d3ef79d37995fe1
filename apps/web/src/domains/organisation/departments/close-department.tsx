import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { EffectiveDate } from './effective-date.tsx'
import type { Department } from './department-tree.ts'

interface CloseDepartmentProps {
  department: Department
  onClose: () => void
}

interface Values {
  closed_on: string | null
  decision_no: string
}

/** Closes a department by a decision. It stays readable, and its history with it. */
export function CloseDepartment({ department, onClose }: CloseDepartmentProps) {
  const form = useForm<Values>({ defaultValues: { closed_on: null, decision_no: '' } })
  const [calls] = useState(() => ({
    close: mutation('departments.close'),
    reopen: mutation('departments.reopen'),
  }))
  const { mutateAsync: close } = useMutation(calls.close)
  const { mutateAsync: reopen } = useMutation(calls.reopen)
  const path = { id: department.id }
  const { problem, submit } = usePreviewedWork(form, {
    work: async ({ closed_on, decision_no }: Values) => {
      const day = closed_on ?? '' // the form has asked for it
      await close({
        path,
        body: { closed_on: day, decision_no: decision_no.trim(), version: department.version },
      })
      return {
        done: `Đã giải thể ${department.name}.`,
        undo: () => reopen({ path, body: { effective_date: day } }),
      }
    },
    onClose,
  })
  return (
    <FormDialogFrame
      title={`Giải thể ${department.name}`}
      description="Chỉ giải thể được đơn vị không còn nhân viên và đơn vị trực thuộc. Lịch sử được giữ lại."
      form={form}
      problem={problem}
      submitLabel="Giải thể"
      onSubmit={submit}
      onClose={onClose}
    >
      <EffectiveDate control={form.control} name="closed_on" label="Ngày giải thể" required />
      <TextField
        label="Số quyết định"
        required
        error={form.formState.errors.decision_no?.message}
        {...form.register('decision_no', {
          validate: (text) => text.trim() !== '' || 'Vui lòng nhập số quyết định.',
        })}
      />
    </FormDialogFrame>
  )
}
