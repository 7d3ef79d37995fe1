import { newerValues } from '@nhansu/sdk/errors'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '#web/kit/feedback/messages.ts'
import { ConflictDialog } from '#web/kit/conflict/conflict-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { AccountPlaceFields } from './account-place-fields.tsx'
import { type AccountValues, accountFields, accountValues, changedBody, inWords } from './account-values.ts'
import type { Account } from './account-tasks.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { useCompanyOptions } from './use-company-options.ts'
import { useRoleOptions } from '../roles/use-role-options.ts'

interface EditAccountProps {
  account: Account
  onClose: () => void
}

/** Changes a user: his login and name, and, unless he is oneself, his roles here, his companies and his state. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  const own = useProfile().user.id === account.id
  const [base, setBase] = useState(account)
  const [newer, setNewer] = useState<Account>()
  const form = useForm<AccountValues>({ defaultValues: accountValues(account) })
  const { errors } = form.formState
  const roles = useRoleOptions()
  const companies = useCompanyOptions(account)
  const { problem, refuse, forget } = useRefusal(form)
  const [call] = useState(() => mutation('accounts.update'))
  const update = useMutation(call)
  const toast = useToast()

  const send = async (values: AccountValues, over: Account) => {
    forget()
    setNewer(undefined)
    try {
      await update.mutateAsync({
        path: { id: over.id },
        body: changedBody(values, over, companies.administered),
      })
      toast.ok(messages.updated, { description: values.full_name })
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
    <FormDialogFrame
      title="Cập nhật người dùng"
      description={activityOf(account)}
      form={form}
      problem={problem}
      isChange
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
        <Text tone="soft">
          Vai trò, công ty và trạng thái của chính bạn phải do quản trị viên khác thay đổi.
        </Text>
      ) : (
        <AccountPlaceFields account={account} form={form} roles={roles} companies={companies} />
      )}
      {newer && (
        <ConflictDialog
          fields={accountFields}
          mine={inWords(form.getValues(), roles, companies.options)}
          newer={{ ...newer, ...inWords(accountValues(newer), roles, companies.options) }}
          onTakeNewer={() => takeNewer(newer)}
          onOverwrite={() => send(form.getValues(), newer)}
          onClose={() => setNewer(undefined)}
        />
      )}
    </FormDialogFrame>
  )
}

function activityOf({ last_sign_in_at, session_total }: Account): string {
  if (last_sign_in_at === null) return 'Chưa đăng nhập lần nào.'
  return `Đăng nhập gần nhất ${formatDateTime(last_sign_in_at)}; ${session_total} phiên đang mở.`
}
