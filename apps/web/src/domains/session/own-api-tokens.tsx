import type { Schemas } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { errorText } from '#web/kit/feedback/messages.ts'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { NewApiToken } from './new-api-token.tsx'

type ApiToken = Schemas['ApiToken']

/** The tokens by which programs read the company's data for the user, and the ways to make and revoke one. */
export function OwnApiTokens() {
  const list = useQuery(query('apiTokens.list'))
  return (
    <Card title="Mã truy cập cho phần mềm" actions={<NewApiToken />}>
      <Stack>
        <Text as="p" tone="soft">
          Phần mềm có mã chỉ đọc được những dữ liệu mà bạn đang được xem ở công ty này. Tài liệu cho người lập
          trình ở{' '}
          <Link href="/docs" target="_blank">
            trang tham khảo API
          </Link>
          .
        </Text>
        {list.data ? <Tokens tokens={list.data.api_tokens} /> : <NotYet query={list} />}
      </Stack>
    </Card>
  )
}

function Tokens({ tokens }: { tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <Text tone="hint">Bạn chưa có mã nào.</Text>
  return (
    <Stack as="ul">
      {tokens.map((token) => (
        <TokenRow key={token.id} {...token} />
      ))}
    </Stack>
  )
}

function TokenRow({ id, name, ends_with, expires_on, is_expired, last_used_at }: ApiToken) {
  const revoke = useMutation(mutation('apiTokens.destroy'))
  const toast = useToast()
  const finish = async () => {
    await revoke.mutateAsync({ path: { id } })
    toast.ok('Đã thu hồi mã truy cập.', { description: name })
  }
  const used = last_used_at === null ? 'chưa dùng lần nào' : `dùng lần cuối ${formatDateTime(last_used_at)}`
  return (
    <li>
      <Inline justify="between" align="start" gap="md">
        <Stack gap="none">
          <Text weight="medium">{name}</Text>
          <Text size="hint" tone="hint">
            …{ends_with} · đến hết {formatDate(expires_on)} · {used}
          </Text>
          {is_expired && <Status tone="neutral">Hết hạn</Status>}
        </Stack>
        <ConfirmDialog
          tone="danger"
          title={`Thu hồi mã của ${name}?`}
          description="Phần mềm đang dùng mã này sẽ bị từ chối ngay. Không thể hoàn tác."
          confirmLabel="Thu hồi"
          onConfirm={finish}
          errorText={(reason) => errorText(reason)}
          trigger={
            <Button size="small" aria-label={`Thu hồi mã của ${name}`}>
              Thu hồi
            </Button>
          }
        />
      </Inline>
    </li>
  )
}
