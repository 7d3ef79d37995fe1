import type { Schemas } from '@nhansu/sdk/contract'
import { emailHeldReasonLabels } from '@nhansu/sdk/domains/emails'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { ProgressRing } from '@nhansu/ui/progress-ring/progress-ring.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#web/kit/feedback/messages.ts'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { sendPath } from './email-paths.ts'
import { RecipientState } from './recipient-state.tsx'

type Sending = Schemas['EmailSending']
type Person = Schemas['EmailRecipient']

const lookEvery = 1_000

/** How far a sending is, what came of each letter, and the way to stop it. */
export function SendingProgress({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    ...query('emailSendings.show', { path: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.sending.is_over === false ? lookEvery : false),
  })
  const maySend = usePermission('recruitment_email_edit')
  const toast = useToast()
  if (!data) return <NotLoaded title="Gửi email" error={error} onRetry={() => void refetch()} />
  const { sending, recipients } = data
  const stop = async () => {
    await client.call('emailSendings.cancel', { path: { id } })
    await refetch()
    toast.ok('Đã dừng gửi.', { description: sending.name })
  }
  return (
    <Page
      title="Gửi email"
      summary={[sending.name, formatMinute(sending.created_at), sending.requested_by_name]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <ButtonLink href={sendPath()}>Gửi email khác</ButtonLink>
          {maySend && !sending.is_over && (
            <ConfirmDialog
              title="Dừng gửi?"
              description="Các thư chưa đi sẽ không được gửi; thư đã đi không lấy lại được."
              confirmLabel="Dừng gửi"
              tone="danger"
              onConfirm={stop}
              errorText={(reason) => errorText(reason)}
              trigger={<Button tone="danger">Dừng gửi</Button>}
            />
          )}
        </>
      }
    >
      <Card title="Tiến độ">
        <Standing sending={sending} />
      </Card>
      <Recipients recipients={recipients} />
    </Page>
  )
}

function Standing({ sending }: { sending: Sending }) {
  const { total, waiting, sent, held, failed, cancelled, is_over: isOver, cancelled_at: stopped } = sending
  const share = isOver ? 100 : (100 * (total - waiting)) / total
  const told = [
    `Đã gửi ${sent}/${total}`,
    ...(waiting > 0 ? [`đang chờ ${waiting}`] : []),
    ...(held > 0 ? [`không gửi ${held}`] : []),
    ...(failed > 0 ? [`lỗi ${failed}`] : []),
    ...(cancelled > 0 ? [`đã hủy ${cancelled}`] : []),
  ]
  const ended = stopped === null ? `Đã gửi email tới ${sent} người.` : 'Đã dừng gửi.'
  return (
    <Inline gap="md" align="center">
      <ProgressRing value={share} label="Tiến độ gửi" size="large" tone={failed > 0 ? 'warn' : 'brand'} />
      <Stack gap="xs">
        <output aria-live="polite">
          <Text weight="strong">{isOver ? ended : 'Đang gửi, có thể rời trang này.'}</Text>
        </output>
        <Text tone="soft" tabular>
          {told.join(', ')}
        </Text>
      </Stack>
    </Inline>
  )
}

function Recipients({ recipients }: { recipients: readonly Person[] }) {
  const table = useLocalRows(recipients, columns)
  return (
    <DataTable
      label="Người nhận"
      {...table}
      columns={columns}
      rowId={idOf}
      searchLabel="Tìm theo họ tên"
      height="natural"
    />
  )
}

const idOf = ({ candidate_id: id }: Person) => id

const columns: readonly DataTableColumn<Person>[] = [
  { id: 'full_name', header: 'Họ và tên', width: 220, priority: 1 },
  {
    id: 'state',
    header: 'Trạng thái',
    width: 150,
    priority: 2,
    cell: ({ state }) => <RecipientState state={state} />,
  },
  {
    id: 'held_reason',
    header: 'Lý do',
    width: 320,
    priority: 3,
    cell: ({ held_reason: reason }) => reason && emailHeldReasonLabels[reason],
  },
  { id: 'sent_at', header: 'Đã gửi lúc', kind: 'datetime', width: 170 },
]
