import { confirmationKindLabels } from '@nhansu/sdk/domains/confirmations'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ConfirmationStatus } from './confirmation-state.tsx'
import { confirmationName, type ConfirmationRow } from './confirmation-words.ts'
import { useConfirmationDialogs } from './use-confirmation-dialogs.tsx'

interface ConfirmationsTabProps {
  employee: { id: number }
  /** True for the reader's own file. */
  own: boolean
}

/** What somebody asked to have confirmed on paper and what became of it; he asks here. */
export default function ConfirmationsTab({ employee: { id }, own }: ConfirmationsTabProps) {
  const filter = { employee_id: { operator: 'in' as const, value: [id] } }
  const asked = useQuery(query('confirmationRequests.list', { query: { filter } }))
  const { show, offered, dialogs } = useConfirmationDialogs({ employeeId: id, own })
  return (
    <Stack gap="lg">
      <Inline gap="md" justify="between">
        <Heading level={2}>{own ? 'Giấy xác nhận của tôi' : 'Giấy xác nhận'}</Heading>
        {offered.length > 0 && <PageActions actions={offered} />}
      </Inline>
      <Loaded
        query={asked}
        title="Không mở được danh sách giấy xác nhận"
        level={3}
        empty={({ requests }) => (requests.length === 0 ? 'Chưa có yêu cầu nào' : null)}
      >
        {({ requests }) => (
          <Stack as="ul" gap="lg">
            {requests.map((request) => (
              <li key={request.id}>
                <OneRequest request={request} onShow={() => show(request)} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      {dialogs}
    </Stack>
  )
}

function OneRequest({ request, onShow }: { request: ConfirmationRow; onShow: () => void }) {
  const { kind, purpose, created_at: at, number } = request
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{confirmationKindLabels[kind]}</Text>
        <Text>{purpose}</Text>
        <Text tone="soft" size="hint">
          Gửi ngày {formatDate(at.slice(0, 10))}
          {number !== null && `, số ${number}`}
        </Text>
      </Stack>
      <Inline gap="sm">
        <ConfirmationStatus {...request} />
        <Button size="small" aria-label={`Xem yêu cầu: ${confirmationName(request)}`} onClick={onShow}>
          Xem
        </Button>
      </Inline>
    </Inline>
  )
}
