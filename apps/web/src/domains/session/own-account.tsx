import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { usePermission, useProfile } from '#web/session/use-profile.ts'
import { ChangePassword } from './change-password.tsx'
import { OwnApiTokens } from './own-api-tokens.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { OwnSignIns } from './own-sign-ins.tsx'

/** What a user sees to himself about his account: password, where he is signed in, what happened to it. */
export default function OwnAccount() {
  const { user } = useProfile()
  const mayHaveTokens = usePermission('api_token_edit')
  return (
    <Page title="Tài khoản của tôi" summary={`${user.full_name} · ${user.login}`}>
      <Columns count={2} gap="lg">
        <Stack>
          <ChangePassword login={user.login} />
          {mayHaveTokens && <OwnApiTokens />}
        </Stack>
        <Stack>
          <OwnSessions />
          <OwnSignIns />
        </Stack>
      </Columns>
    </Page>
  )
}
