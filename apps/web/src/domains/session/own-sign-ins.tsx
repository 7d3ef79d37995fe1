import type { Data, Schemas } from '@nhansu/sdk/contract'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { ScrollArea } from '@nhansu/ui/layout/scroll-area.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { query } from '#web/session/queries.ts'
import { placeWords } from './browser-words.ts'

type SignIn = Data<'profile.signIns'>['sign_ins'][number]

/** What happened to an account, in words. */
const eventWords: Readonly<Record<Schemas['SignInEvent'], string>> = {
  'sign-in': 'Đăng nhập',
  'sign-in-failed': 'Nhập sai mật khẩu',
  'sign-in-blocked': 'Bị chặn vì nhập sai quá nhiều lần',
  'sign-out': 'Đăng xuất',
  switch: 'Đổi công ty',
  'switch-refused': 'Đổi công ty nhưng bị từ chối',
  'password-change': 'Đổi mật khẩu',
  'password-reset': 'Đặt mật khẩu bằng liên kết',
}
const unsettling: ReadonlySet<Schemas['SignInEvent']> = new Set([
  'sign-in-failed',
  'sign-in-blocked',
  'switch-refused',
])

/** The user's own sign-in history, so that he notices what he has not done himself. */
export function OwnSignIns() {
  const list = useQuery(query('profile.signIns'))
  return (
    <Card title="Lịch sử đăng nhập">
      {list.data ? (
        <Stack>
          <Text as="p" tone="soft">
            Nếu có việc không phải do bạn làm, hãy đổi mật khẩu và báo cho quản trị viên.
          </Text>
          <ScrollArea label="Các việc đã xảy ra với tài khoản" height="large">
            <Stack as="ul">
              {list.data.sign_ins.map((signIn) => (
                <Event key={signIn.id} {...signIn} />
              ))}
            </Stack>
          </ScrollArea>
        </Stack>
      ) : (
        <NotYet query={list} />
      )}
    </Card>
  )
}

function Event({ at, event, company_name, ...place }: SignIn) {
  return (
    <li>
      <Inline justify="between" align="start" gap="md">
        <Stack gap="none">
          <Text weight="medium" tone={unsettling.has(event) ? 'bad' : 'ink'}>
            {eventWords[event]}
          </Text>
          <Text size="hint" tone="hint">
            {[placeWords(place), company_name].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Text as="time" size="hint" tone="hint" tabular>
          {formatDateTime(at)}
        </Text>
      </Inline>
    </li>
  )
}
