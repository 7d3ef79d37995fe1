import { isApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { PasswordField } from '@nhansu/ui/password-field/password-field.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { type FormEvent, useState } from 'react'
import { client } from '#web/session/client.ts'

interface Problems {
  password?: string | undefined
  repeated?: string | undefined
  form?: string | undefined
}

/** Where a one-time link leads: a new password, and the way to sign in with it. */
export default function SetPassword() {
  // Behind '#', so that the token is in no log and no answer's referrer.
  const [token] = useState(() => globalThis.location.hash.slice(1))
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const [login, setLogin] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = textOf(form, 'password')
    const wrong = wrongIn(password, textOf(form, 'repeated'))
    setProblems(wrong)
    if (busy || Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const answer = await client.call('profile.resetPassword', { body: { token, new_password: password } })
      setLogin(answer.login)
    } catch (error) {
      setProblems(problemsOf(error))
    }
    setBusy(false)
  }
  return (
    <Stack>
      <Heading level={1} tabIndex={-1}>
        Đặt mật khẩu
      </Heading>
      {login !== undefined && (
        <Stack>
          <output>Đã đặt mật khẩu cho tài khoản {login}. Liên kết này không còn dùng được nữa.</output>
          <Link href="/dang-nhap">Đăng nhập</Link>
        </Stack>
      )}
      {login === undefined && token === '' && (
        <Text as="p">Liên kết chưa đầy đủ. Vui lòng mở lại liên kết mà quản trị viên đã gửi.</Text>
      )}
      {login === undefined && token !== '' && (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <PasswordField
              label="Mật khẩu mới"
              name="password"
              autoComplete="new-password"
              hint="Từ 12 ký tự, nên là một câu dài dễ nhớ."
              error={problems.password}
            />
            <PasswordField
              label="Nhập lại mật khẩu mới"
              name="repeated"
              autoComplete="new-password"
              error={problems.repeated}
            />
            <div role="alert">{problems.form !== undefined && <Text tone="bad">{problems.form}</Text>}</div>
            <Button type="submit" tone="primary" wide loading={busy}>
              Đặt mật khẩu
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function wrongIn(password: string, repeated: string): Problems {
  if (password === '') return { password: 'Vui lòng nhập mật khẩu mới.' }
  // An input method may compose the same letters in two ways.
  if (password.normalize('NFC') !== repeated.normalize('NFC'))
    return { repeated: 'Hai lần nhập không giống nhau.' }
  return {}
}

function problemsOf(error: unknown): Problems {
  if (!isApiError(error)) return { form: 'Không đặt được mật khẩu, vui lòng thử lại sau.' }
  if (error.kind === 'validation' && error.fields['new_password'])
    return { password: error.fields['new_password'].join(' ') }
  return { form: error.message }
}
