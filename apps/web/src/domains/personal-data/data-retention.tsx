import type { Schemas } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { Erasures } from './erasures.tsx'
import { KeptData } from './kept-data.tsx'

// Their code comes with the first press.
const StoreHoldDialog = lazy(() =>
  import('./data-hold-dialogs.tsx').then((part) => ({ default: part.StoreHoldDialog })),
)
const EndHoldDialog = lazy(() =>
  import('./data-hold-dialogs.tsx').then((part) => ({ default: part.EndHoldDialog })),
)

type Hold = Schemas['DataHold']

const SIZE = 20
const title = 'Tạm giữ theo yêu cầu pháp lý'

/** How long data are kept, whose may not be erased for now, and the erasing of leavers. */
export default function DataRetention() {
  const [isHolding, setIsHolding] = useState(false)
  const mayEdit = usePermission('personal_data_edit')
  return (
    <Page
      title="Thời hạn lưu dữ liệu cá nhân"
      summary="Dữ liệu nào được giữ, bao lâu sau khi nghỉ việc, của ai đang được tạm giữ và của ai đến hạn xóa."
      actions={
        mayEdit && (
          <Button tone="primary" icon={Lock} onClick={() => setIsHolding(true)}>
            Tạm giữ dữ liệu
          </Button>
        )
      }
    >
      <Stack gap="lg">
        <Holds mayEdit={mayEdit} />
        <Erasures mayEdit={mayEdit} />
        <KeptData />
      </Stack>
      {isHolding && (
        <Suspense>
          <StoreHoldDialog onClose={() => setIsHolding(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function Holds({ mayEdit }: { mayEdit: boolean }) {
  const [page, setPage] = useState(1)
  const [ending, setEnding] = useState<Hold>()
  const asked = useQuery({
    ...query('dataHolds.list', { query: { page, size: SIZE } }),
    placeholderData: keepRows(),
  })
  return (
    <Card title={title}>
      <Loaded
        query={asked}
        title={title}
        level={3}
        empty={({ holds }) => (holds.length === 0 ? 'Không có dữ liệu của ai đang bị tạm giữ.' : null)}
      >
        {({ holds, meta }) => (
          <Stack>
            <Stack as="ul" gap="md">
              {holds.map((hold) => (
                <li key={hold.id}>
                  <OneHold hold={hold} onEnd={mayEdit && !hold.is_mine ? setEnding : undefined} />
                </li>
              ))}
            </Stack>
            <Pagination
              page={page}
              perPage={SIZE}
              total={meta.pagination?.total ?? 0}
              onPageChange={setPage}
            />
          </Stack>
        )}
      </Loaded>
      {ending && (
        <Suspense>
          <EndHoldDialog hold={ending} onClose={() => setEnding(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

interface OneHoldProps {
  hold: Hold
  onEnd: ((hold: Hold) => void) | undefined
}

function OneHold({ hold, onEnd }: OneHoldProps) {
  const { full_name, nhansu_id, reason, until_date, is_in_force, created_by_name, created_at } = hold
  const { ended_at, ended_by_name, end_reason } = hold
  const hints = [
    `Ghi nhận lúc ${formatDateTime(created_at)}${created_by_name === null ? '' : ` bởi ${created_by_name}`}`,
    until_date !== null && `giữ đến hết ngày ${formatDate(until_date)}`,
    ended_at !== null &&
      `bỏ lúc ${formatDateTime(ended_at)}${ended_by_name === null ? '' : ` bởi ${ended_by_name}`}: ${end_reason ?? ''}`,
  ]
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{`${full_name} · ${nhansu_id}`}</Text>
        <Text>{reason}</Text>
        <Text tone="soft" size="hint">
          {hints.filter(Boolean).join(', ')}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Status tone={is_in_force ? 'warn' : 'neutral'}>{is_in_force ? 'Đang giữ' : 'Không còn giữ'}</Status>
        {is_in_force && onEnd && (
          <Button size="small" aria-label={`Bỏ tạm giữ: ${full_name}`} onClick={() => onEnd(hold)}>
            Bỏ tạm giữ
          </Button>
        )}
      </Inline>
    </Inline>
  )
}
