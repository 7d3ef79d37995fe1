import type { Schemas } from '@nhansu/sdk/contract'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation } from '#web/session/queries.ts'
import { StandInWork } from './stand-in-work.tsx'

interface Values {
  user_id: number | null
  from_date: string | null
  to_date: string | null
}

interface StandInFormProps {
  people: readonly Schemas['StandInPerson'][]
  onClose: () => void
}

/** The form that names who stands in; what the chosen one may settle and may not stands below before it is sent. */
export default function StandInForm({ people, onClose }: StandInFormProps) {
  const form = useForm<Values>({ defaultValues: { user_id: null, from_date: null, to_date: null } })
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const store = useMutation(mutation('standIns.store'))
  const userId = useWatch({ control: form.control, name: 'user_id' })
  const chosen = people.find(({ user_id }) => user_id === userId)
  const submit = async ({ user_id, from_date, to_date }: Values) => {
    forget()
    try {
      await store.mutateAsync({
        body: { user_id: user_id ?? 0, from_date: from_date ?? '', to_date: to_date ?? '' },
      })
      toast.ok('Đã chọn người thay.', { description: chosen?.full_name ?? '' })
      form.reset()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  const dayField = (name: 'from_date' | 'to_date', label: string) => (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: (day) => day !== null || `Vui lòng chọn ${label.toLowerCase()}.` }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <DateField
          label={label}
          required
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          error={error?.message}
        />
      )}
    />
  )
  return (
    <FormDialogFrame
      title="Chọn người thay"
      description="Người thay nhận thông báo về việc chờ bạn và chỉ xử lý được bằng quyền của chính người đó; không quyền nào được chuyển giao."
      form={form}
      problem={problem}
      submitLabel="Chọn"
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="user_id"
        rules={{ validate: (id) => id !== null || 'Vui lòng chọn người thay.' }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <Combobox
            label="Người thay"
            required
            options={people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
            value={value}
            onValueChange={onChange}
            error={error?.message}
          />
        )}
      />
      {chosen && <StandInWork work={chosen} />}
      {dayField('from_date', 'Từ ngày')}
      {dayField('to_date', 'Đến hết ngày')}
    </FormDialogFrame>
  )
}
