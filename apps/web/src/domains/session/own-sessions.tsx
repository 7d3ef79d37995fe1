import type { Data } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { placeWords } from './browser-words.ts'

type OwnSession = Data<'profile.sessions'>['sessions'][number]

/** Where the user is signed in, and the way to end it there. */
export function OwnSessions() {
  const list = useQuery(query('profile.sessions'))
  const endOthers = useMutation(mutation('profile.endOtherSessions'))
  const toast = useToast()
  const sessions = list.data?.sessions ?? []
  const end = async () => {
    const { ended_total } = await endOthers.mutateAsync({})
    toast.ok(`Đã đăng xuất ${ended_total} nơi khác.`)
  }
  return (
    <Card
      title="Đang đăng nhập ở"
      actions={
        sessions.length > 1 && (
          <ConfirmDialog
            tone="danger"
            title="Đăng xuất khỏi mọi nơi khác?"
            description="Chỉ nơi bạn đang dùng được giữ lại. Việc chưa lưu ở những nơi kia có thể bị mất."
            confirmLabel="Đăng xuất các nơi khác"
            onConfirm={end}
            errorText={(reason) => errorText(reason)}
            trigger={
              <Button tone="quiet" icon={LogOut}>
                Đăng xuất các nơi khác
              </Button>
            }
          />
        )
      }
    >
      {list.data ? (
        <Stack as="ul">
          {sessions.map((session) => (
            <SessionRow key={session.id} {...session} />
          ))}
        </Stack>
      ) : (
        <NotYet query={list} />
      )}
    </Card>
  )
}

function SessionRow({ id, is_current, company_name, created_at, last_used_at, ...place }: OwnSession) {
  const end = useMutation(mutation('profile.endSession'))
  const toast = useToast()
  const where = placeWords(place)
  const finish = () =>
    end.mutateAsync({ path: { id } }).then(
      () => toast.ok('Đã đăng xuất nơi này.'),
      (error: unknown) => toast.bad(errorText(error)),
    )
  return (
    <li>
      <Inline justify="between" align="start" gap="md">
        <Stack gap="none">
          <Text weight="medium">{where}</Text>
          <Text size="hint" tone="hint">
            {[company_name, `đăng nhập ${formatDateTime(created_at)}`].filter(Boolean).join(' · ')}
          </Text>
          <Text size="hint" tone="hint">
            Hoạt động gần nhất {formatDateTime(last_used_at)}
          </Text>
        </Stack>
        {is_current ? (
          <Status tone="ok">Nơi này</Status>
        ) : (
          <Button
            size="small"
            aria-label={`Đăng xuất ${where}, đăng nhập ${formatDateTime(created_at)}`}
            loading={end.isPending}
            onClick={() => void finish()}
          >
            Đăng xuất
          </Button>
        )}
      </Inline>
    </li>
  )
}
