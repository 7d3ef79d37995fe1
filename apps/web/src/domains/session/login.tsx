import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Navigate, useLocation } from 'react-router-dom'
import { rememberedPage } from '#web/session/safe-path.ts'
import { SignInForm } from '#web/session/sign-in-form.tsx'
import { useSession } from '#web/session/use-session.ts'

/** Sign-in, here or in another tab, leads to the page that was asked for. */
export default function Login() {
  const { search } = useLocation()
  const { token } = useSession()
  if (token !== undefined) return <Navigate to={rememberedPage(search)} replace />
  return (
    <Stack>
      <Heading level={1} tabIndex={-1}>
        Đăng nhập
      </Heading>
      <SignInForm />
    </Stack>
  )
}
