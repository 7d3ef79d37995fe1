import { personalDataRequestKindLabels } from '@nhansu/sdk/domains/personal-data'
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
import { DataRequestState } from './data-request-state.tsx'
import { type DataRequestRow, requestName } from './data-request-words.ts'
import { useDataRequestDialogs } from './use-data-request-dialogs.tsx'

interface PersonalDataTabProps {
  employee: { id: number }
  /** True for the reader's own file. */
  own: boolean
}

/** What somebody asked about his own data and what became of it; he asks here. */
export default function PersonalDataTab({ employee: { id }, own }: PersonalDataTabProps) {
  const filter = { employee_id: { operator: 'in' as const, value: [id] } }
  const asked = useQuery(query('personalDataRequests.list', { query: { filter } }))
  const { show, offered, dialogs } = useDataRequestDialogs({ employeeId: id, own })
  return (
    <Stack gap="lg">
      <Inline gap="md" justify="between">
        <Heading level={2}>{own ? 'Yêu cầu về dữ liệu của tôi' : 'Yêu cầu về dữ liệu cá nhân'}</Heading>
        {offered.length > 0 && <PageActions actions={offered} />}
      </Inline>
      {own && (
        <Text as="p" tone="soft">
          Bạn có quyền xem, chỉnh sửa, xóa dữ liệu của mình, rút lại sự đồng ý, hạn chế hoặc phản đối việc xử
          lý (Luật 91/2025/QH15).
        </Text>
      )}
      <Loaded
        query={asked}
        title="Không mở được danh sách yêu cầu"
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

function OneRequest({ request, onShow }: { request: DataRequestRow; onShow: () => void }) {
  const { kind, received_on, due, state, days_left, next_due } = request
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{personalDataRequestKindLabels[kind]}</Text>
        <Text tone="soft" size="hint">
          Nhận ngày {formatDate(received_on)}
          {next_due !== null && `, hạn thực hiện ${formatDate(due)}`}
        </Text>
      </Stack>
      <Inline gap="sm">
        <DataRequestState state={state} daysLeft={days_left} />
        <Button size="small" aria-label={`Xem yêu cầu: ${requestName(request)}`} onClick={onShow}>
          Xem
        </Button>
      </Inline>
    </Inline>
  )
}
