import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { EffectiveDate } from './effective-date.tsx'
import type { Department } from './department-tree.ts'

interface ReopenDepartmentProps {
  department: Department
  onClose: () => void
}

interface Values {
  effective_date: string | null
}

/** Takes a closed department back into use. */
export function ReopenDepartment({ department, onClose }: ReopenDepartmentProps) {
  const form = useForm<Values>({ defaultValues: { effective_date: null } })
  const [operation] = useState(() => mutation('departments.reopen'))
  const { mutateAsync: reopen } = useMutation(operation)
  const { problem, submit } = usePreviewedWork(form, {
    work: async ({ effective_date }: Values) => {
      const body = { ...(effective_date !== null && { effective_date }), version: department.version }
      await reopen({ path: { id: department.id }, body })
      return { done: `Đã mở lại ${department.name}.` }
    },
    onClose,
  })
  return (
    <FormDialogFrame
      title={`Mở lại ${department.name}`}
      form={form}
      problem={problem}
      submitLabel="Mở lại"
      onSubmit={submit}
      onClose={onClose}
    >
      <EffectiveDate
        control={form.control}
        name="effective_date"
        hint="Để trống: từ hôm nay. Đúng ngày giải thể: như chưa từng giải thể."
      />
    </FormDialogFrame>
  )
}
