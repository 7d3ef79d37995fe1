import { changePassword } from '@nhansu/sdk'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { PasswordField } from '@nhansu/ui/password-field/password-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useForm } from 'react-hook-form'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'

interface Values {
  old_password: string
  new_password: string
  repeated: string
}

const empty: Values = { old_password: '', new_password: '', repeated: '' }

/** A new password for whoever knows the old one; all other places are signed out. */
export function ChangePassword({ login }: { login: string }) {
  const form = useForm<Values>({ defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()

  const submit = async ({ old_password, new_password }: Values) => {
    forget()
    try {
      await changePassword(client, { old_password, new_password })
      form.reset(empty)
      toast.ok('Đã đổi mật khẩu.', { description: 'Các nơi khác đã bị đăng xuất.' })
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <Card title="Đổi mật khẩu">
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack>
          {/* Tells a password manager whose password it is to keep. */}
          <input hidden readOnly autoComplete="username" value={login} />
          <PasswordField
            label="Mật khẩu hiện tại"
            autoComplete="current-password"
            error={errors.old_password?.message}
            {...form.register('old_password', { required: 'Vui lòng nhập mật khẩu hiện tại.' })}
          />
          <PasswordField
            label="Mật khẩu mới"
            autoComplete="new-password"
            hint="Từ 12 ký tự, nên là một câu dài dễ nhớ."
            error={errors.new_password?.message}
            {...form.register('new_password', { required: 'Vui lòng nhập mật khẩu mới.' })}
          />
          <PasswordField
            label="Nhập lại mật khẩu mới"
            autoComplete="new-password"
            error={errors.repeated?.message}
            {...form.register('repeated', {
              validate: (repeated, { new_password }) =>
                isSame(repeated, new_password) || 'Hai lần nhập không giống nhau.',
            })}
          />
          <Problem>{problem}</Problem>
          <div>
            <Button type="submit" tone="primary" loading={isSubmitting}>
              Đổi mật khẩu
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

// An input method may compose the same letters in two ways.
function isSame(one: string, other: string): boolean {
  return one.normalize('NFC') === other.normalize('NFC')
}
