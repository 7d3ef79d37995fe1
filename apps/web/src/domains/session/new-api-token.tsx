import { Button } from '@nhansu/ui/button/button.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation } from '#web/session/queries.ts'
import { useMutation } from '@tanstack/react-query'
import { ApiTokenDialog } from './api-token-dialog.tsx'

interface Values {
  name: string
  expires_on: string | null
}

/** The button that opens the form for a new token, and afterwards the token, this once. */
export function NewApiToken() {
  const [state, setState] = useState<'closed' | 'open' | { name: string; token: string }>('closed')
  const close = () => setState('closed')
  return (
    <>
      <Button tone="quiet" icon={Plus} onClick={() => setState('open')}>
        Tạo mã
      </Button>
      {state === 'open' && <TokenForm onClose={close} onMade={(name, token) => setState({ name, token })} />}
      {typeof state === 'object' && <ApiTokenDialog {...state} onClose={close} />}
    </>
  )
}

function TokenForm({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (name: string, token: string) => void
}) {
  const form = useForm<Values>({ defaultValues: { name: '', expires_on: null } })
  const { problem, refuse, forget } = useRefusal(form)
  const store = useMutation(mutation('apiTokens.store'))
  const submit = async ({ name, expires_on }: Values) => {
    forget()
    try {
      const { api_token, token } = await store.mutateAsync({ body: { name, expires_on: expires_on ?? '' } })
      form.reset()
      onMade(api_token.name, token)
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title="Tạo mã truy cập cho phần mềm"
      description="Mỗi phần mềm nên có mã riêng, để thu hồi được từng mã."
      form={form}
      problem={problem}
      submitLabel="Tạo mã"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Tên phần mềm"
        required
        maxLength={100}
        error={form.formState.errors.name?.message}
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || 'Vui lòng nhập tên phần mềm.',
        })}
      />
      <Controller
        control={form.control}
        name="expires_on"
        rules={{ validate: (day) => day !== null || 'Vui lòng chọn ngày hết hạn.' }}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <DateField
            label="Dùng đến hết ngày"
            required
            hint="Nhiều nhất một năm."
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={error?.message}
          />
        )}
      />
    </FormDialogFrame>
  )
}
