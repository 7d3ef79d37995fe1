import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { ReferenceInput, ReferencesInput } from '#web/kit/references/reference-inputs.tsx'
import { mutation, query, queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import type { Exam } from './exam-page.tsx'
import type { ExamResult } from './results-tab.tsx'

interface PeopleDialogProps {
  exam: Exam
  people: readonly ExamResult[]
  onClose: () => void
}

interface Values {
  employee_ids: readonly number[]
  department_id: number | null
}

/** Makes the people of a periodic test those of a list, with a whole unit besides where one is chosen. */
export function PeopleDialog({ exam, people, onClose }: PeopleDialogProps) {
  const form = useForm<Values>({
    defaultValues: { employee_ids: people.map(({ employee_id: id }) => id), department_id: null },
  })
  const [syncing] = useState(() => mutation('examResults.sync'))
  const { mutateAsync: sync } = useMutation(syncing)
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async ({ employee_ids: ids, department_id: unit }: Values) => {
    forget()
    try {
      const below =
        unit === null
          ? []
          : (
              await queryClient.fetchQuery(
                query('departments.employees', { path: { id: unit }, query: { recursive: true } }),
              )
            ).employees.map(({ id }) => id)
      const { added, removed } = await sync({
        path: { id: exam.id },
        body: { employee_ids: [...new Set([...ids, ...below])] },
      })
      toast.ok(`Đã thêm ${added} người, bỏ ${removed} người.`)
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title="Danh sách người dự kiểm tra"
      description="Người đã có kết quả thì không bỏ khỏi danh sách được."
      form={form}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReferencesInput name="employee_ids" control={form.control} reference="employees" label="Nhân viên" />
      <ReferenceInput
        name="department_id"
        control={form.control}
        reference="departments"
        label="Thêm cả đơn vị"
        hint="Thêm mọi nhân viên của đơn vị này và các đơn vị trực thuộc."
      />
    </FormDialogFrame>
  )
}
