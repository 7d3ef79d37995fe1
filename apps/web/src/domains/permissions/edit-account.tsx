import { newerValues } from '@nhansu/sdk/errors'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { messages } from '#web/resource/messages.ts'
import { StaleDialog } from '#web/resource/stale-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { AccountDialog } from './account-dialog.tsx'
import { type AccountValues, accountFields, accountValues, changedBody, inWords } from './account-values.ts'
import type { Account } from './account-tasks.ts'
import { useRefusal } from './use-refusal.ts'
import { useRoleOptions } from './use-role-options.ts'

interface EditAccountProps {
  account: Account
  onClose: () => void
}

/** Changes a user: his login and name, and, unless he is oneself, his roles here and his state. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  const own = useProfile().user.id === account.id
  const [base, setBase] = useState(account)
  const [newer, setNewer] = useState<Account>()
  const form = useForm<AccountValues>({ defaultValues: accountValues(account) })
  const { errors } = form.formState
  const roles = useRoleOptions()
  const { problem, refuse, forget } = useRefusal(form)
  const [call] = useState(() => mutation('accounts.update'))
  const update = useMutation(call)
  const toast = useToast()

  const send = async (values: AccountValues, over: Account) => {
    forget()
    setNewer(undefined)
    try {
      await update.mutateAsync({ path: { id: over.id }, body: changedBody(values, over) })
      toast.ok(messages.updated)
      onClose()
    } catch (error) {
      const overtaken = newerValues(error, 'accounts.update')?.account
      if (overtaken) setNewer(overtaken)
      else refuse(error)
    }
  }
  const takeNewer = (now: Account) => {
    form.reset(accountValues(now))
    setBase(now)
    setNewer(undefined)
  }
  return (
    <AccountDialog
      title="Cập nhật người dùng"
      form={form}
      problem={problem}
      onSubmit={(values) => send(values, base)}
      onClose={onClose}
    >
      <TextField
        label="Tên đăng nhập"
        required
        autoComplete="off"
        error={errors.login?.message}
        {...form.register('login', { required: 'Vui lòng nhập tên đăng nhập.' })}
      />
      <TextField
        label="Họ và tên"
        required
        error={errors.full_name?.message}
        {...form.register('full_name', { required: 'Vui lòng nhập họ và tên.' })}
      />
      {own ? (
        <Text tone="soft">Vai trò và trạng thái của chính bạn phải do quản trị viên khác thay đổi.</Text>
      ) : (
        <>
          <Controller
            control={form.control}
            name="role_ids"
            render={({ field: { onChange, ...field } }) => (
              <MultiCombobox
                label="Vai trò trong công ty này"
                options={roles}
                error={errors.role_ids?.message}
                {...field}
                onValueChange={onChange}
              />
            )}
          />
          <Checkbox
            label="Tài khoản đang mở"
            hint="Bỏ chọn để vô hiệu hóa; áp dụng ở mọi công ty."
            error={errors.is_active?.message}
            {...form.register('is_active')}
          />
        </>
      )}
      {newer && (
        <StaleDialog
          fields={accountFields}
          mine={inWords(form.getValues(), roles)}
          newer={{ ...newer, ...inWords(accountValues(newer), roles) }}
          onTakeNewer={() => takeNewer(newer)}
          onOverwrite={() => send(form.getValues(), newer)}
          onClose={() => setNewer(undefined)}
        />
      )}
    </AccountDialog>
  )
}
