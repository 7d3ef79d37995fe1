import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { ReferenceInput, ReferencesInput } from '#web/kit/references/reference-inputs.tsx'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'

interface Values {
  employee_ids: readonly number[]
  department_id: number | null
  position_id: number | null
  extra_minutes: number | null
  room: string
}

const { extra_minutes: minutesFact, room: roomFact } = fieldFacts.takes.addPeople.fields

/** Puts people down for an exam, by name, a whole unit or everybody in a position at once; who is there already stays as he is. */
export function AddPeopleDialog({ examId, onClose }: { examId: number; onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: { employee_ids: [], department_id: null, position_id: null, extra_minutes: 0, room: '' },
  })
  const [adding] = useState(() => mutation('quizExams.addPeople'))
  const { mutateAsync: add } = useMutation(adding)
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async (values: Values) => {
    const { employee_ids: ids, department_id: unit, position_id: position, extra_minutes: extra } = values
    const room = values.room.trim()
    forget()
    if (ids.length === 0 && unit === null && position === null) {
      form.setError('employee_ids', { message: 'Vui lòng chọn nhân viên, đơn vị hoặc vị trí.' })
      return
    }
    try {
      const { added } = await add({
        path: { id: examId },
        body: {
          employee_ids: [...ids],
          department_ids: unit === null ? [] : [unit],
          position_ids: position === null ? [] : [position],
          extra_minutes: extra ?? 0,
          ...(room !== '' && { room }),
        },
      })
      toast.ok(added === 0 ? 'Mọi người đã có trong danh sách.' : `Đã thêm ${added} thí sinh.`)
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title="Thêm thí sinh"
      description="Người đã có trong danh sách thì giữ nguyên."
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
        label="Cả đơn vị"
        hint="Mọi nhân viên đang làm việc của đơn vị này và các đơn vị trực thuộc."
      />
      <ReferenceInput
        name="position_id"
        control={form.control}
        reference="positions"
        label="Mọi người giữ vị trí"
        hint="Nhân viên đang làm việc ở vị trí này, kể cả kiêm nhiệm."
      />
      <Controller
        name="room"
        control={form.control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label="Phòng thi"
            hint="Để trống nếu không chia phòng; tạm dừng và thông báo được theo phòng."
            maxLength={roomFact.maxLength}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="extra_minutes"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <NumberField
            ref={ref}
            value={value}
            onBlur={onBlur}
            label="Thêm giờ (phút)"
            hint="Áp dụng cho những người được thêm lần này."
            min={minutesFact.minimum}
            max={minutesFact.maximum}
            error={fieldState.error?.message}
            onValueChange={onChange}
          />
        )}
      />
    </FormDialogFrame>
  )
}
