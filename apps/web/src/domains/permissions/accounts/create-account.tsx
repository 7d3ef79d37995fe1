import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ReferencePicker } from '#web/kit/references/reference-picker.tsx'
import { messages } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import type { AccountTask } from './account-tasks.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { useRoleOptions } from '../roles/use-role-options.ts'

interface CreateAccountProps {
  onNext: (task: AccountTask | undefined) => void
}

interface Values {
  employee_id: number | null
  login: string
  role_ids: readonly number[]
}

/** Opens the account of an employee; the link to the password follows. */
export function CreateAccount({ onNext }: CreateAccountProps) {
  const form = useForm<Values>({ defaultValues: { employee_id: null, login: '', role_ids: [] } })
  const { errors } = form.formState
  const roles = useRoleOptions()
  const { problem, refuse, forget } = useRefusal(form)
  const [calls] = useState(() => ({
    store: mutation('accounts.store'),
    suggest: mutation('accounts.loginSuggestion'),
  }))
  const store = useMutation(calls.store)
  const suggest = useMutation(calls.suggest)
  const toast = useToast()

  const choose = async (employee_id: number | null) => {
    form.setValue('employee_id', employee_id, { shouldDirty: true })
    form.clearErrors('employee_id')
    if (employee_id === null || form.getFieldState('login').isDirty) return
    const { login } = await suggest.mutateAsync({ body: { employee_id } }).catch(() => ({ login: '' }))
    // Slow answers must not write over what has been typed or chosen meanwhile.
    if (form.getValues('employee_id') === employee_id && form.getValues('login') === '')
      form.resetField('login', { defaultValue: login })
  }
  const submit = async ({ employee_id, login, role_ids }: Values) => {
    forget()
    if (employee_id === null) return form.setError('employee_id', { message: 'Vui lòng chọn nhân viên.' })
    const name = login.trim()
    try {
      const { account, link } = await store.mutateAsync({
        body: { employee_id, role_ids: [...role_ids], ...(name && { login: name }) },
      })
      toast.ok(messages.stored, link ? {} : { description: joined })
      onNext(link ? { kind: 'link', fullName: account.full_name, link } : undefined)
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title="Thêm người dùng"
      description="Mở tài khoản cho một nhân viên của công ty."
      form={form}
      problem={problem}
      onSubmit={submit}
      onClose={() => onNext(undefined)}
    >
      <Controller
        control={form.control}
        name="employee_id"
        render={({ field: { name, value, onBlur, ref } }) => (
          <ReferencePicker
            reference="employees"
            label="Nhân viên"
            required
            placeholder="Tìm theo tên hoặc mã nhân viên"
            error={errors.employee_id?.message}
            {...{ name, value, onBlur, ref }}
            onValueChange={(id) => void choose(id)}
          />
        )}
      />
      <TextField
        label="Tên đăng nhập"
        hint="Được gợi ý theo họ tên; để trống thì hệ thống tự đặt."
        autoComplete="off"
        error={errors.login?.message}
        {...form.register('login')}
      />
      <Controller
        control={form.control}
        name="role_ids"
        render={({ field: { onChange, ...field } }) => (
          <MultiCombobox
            label="Vai trò"
            options={roles}
            error={errors.role_ids?.message}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
    </FormDialogFrame>
  )
}

const joined = 'Người này đã có tài khoản ở công ty khác trong tập đoàn và dùng tiếp tài khoản đó.'
