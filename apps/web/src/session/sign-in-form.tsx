import { signIn } from '@nhansu/sdk'
import { isApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { PasswordField } from '@nhansu/ui/password-field/password-field.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { type FormEvent, useState } from 'react'
import { client } from './client.ts'
import { signInWait } from './sign-in-wait.ts'
import { useCountdown } from './use-countdown.ts'

export interface SignInFormProps {
  /** Whose password is asked for, where that is known already. */
  login?: string
  /** Told once the session is there. */
  onSignedIn?: () => Promise<void>
}

interface Problems {
  login?: string | undefined
  password?: string | undefined
  /** What is wrong with neither of them alone. */
  form?: string | undefined
}

/** Name and password, what is wrong with them, and the wait that too many tries, or too many people at once, cost. */
export function SignInForm({ login, onSignedIn }: SignInFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const [wait, startWait] = useCountdown()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { login: login ?? textOf(form, 'login').trim(), password: textOf(form, 'password') }
    const missing = missingOf(credentials)
    setProblems(missing)
    focusFirst(event.currentTarget, missing)
    if (busy || wait > 0 || Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await signIn(client, credentials)
      await onSignedIn?.()
    } catch (error) {
      setProblems(problemsOf(error))
      startWait(signInWait(error))
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {login !== undefined && <input hidden readOnly autoComplete="username" value={login} />}
        {login === undefined && (
          <TextField
            label="Tên đăng nhập"
            name="login"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            error={problems.login}
          />
        )}
        <PasswordField
          label="Mật khẩu"
          name="password"
          autoComplete="current-password"
          error={problems.password}
        />
        <Stack gap={problems.form === undefined ? 'none' : 'sm'}>
          <div role="alert">{problems.form !== undefined && <Text tone="bad">{problems.form}</Text>}</div>
          <Button type="submit" tone="primary" wide loading={busy} disabled={wait > 0}>
            {wait > 0 ? `Thử lại sau ${wait} giây` : 'Đăng nhập'}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function missingOf({ login, password }: { login: string; password: string }): Problems {
  return {
    ...(login === '' && { login: 'Vui lòng nhập tên đăng nhập.' }),
    ...(password === '' && { password: 'Vui lòng nhập mật khẩu.' }),
  }
}

function problemsOf(error: unknown): Problems {
  if (!isApiError(error)) return { form: 'Không đăng nhập được, vui lòng thử lại sau.' }
  if (error.kind !== 'validation') return { form: error.message }
  const { login, password } = error.fields
  return login || password
    ? { login: login?.join(' '), password: password?.join(' ') }
    : { form: error.message }
}

function focusFirst(form: HTMLFormElement, problems: Problems) {
  const [name] = Object.keys(problems)
  const field = name && form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
