import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { NoticeText } from './notice-text.tsx'
import { NoticeUnread } from './notice-unread.tsx'

// Its code comes with the first press.
const WriteNoticeDialog = lazy(() => import('./write-notice-dialog.tsx'))

/** The notice on personal data for HR: what is in force, who has not read it, the versions before, and the next one. */
export default function DataNotices() {
  const shown = useQuery(query('dataNotices.list'))
  const [isWriting, setIsWriting] = useState(false)
  const mayWrite = usePermission('personal_data_edit')
  const [current, ...earlier] = shown.data?.versions ?? []
  return (
    <Page
      title="Thông báo về dữ liệu cá nhân"
      summary="Mỗi người được đưa bản đang áp dụng ở trang chủ và chuông thông báo cho đến khi xác nhận đã đọc."
      actions={
        mayWrite &&
        shown.data && (
          <Button tone="primary" icon={Pencil} onClick={() => setIsWriting(true)}>
            {current ? 'Soạn bản mới' : 'Soạn thông báo'}
          </Button>
        )
      }
    >
      <Loaded
        query={shown}
        empty={({ versions }) =>
          versions.length === 0 ? 'Công ty chưa ban hành thông báo nào về dữ liệu cá nhân.' : null
        }
      >
        {({ reach }) => (
          <Stack gap="lg">
            {current && <Version version={current} total={reach.people} />}
            <NoticeUnread />
            {earlier.map((version) => (
              <Version key={version.id} version={version} />
            ))}
          </Stack>
        )}
      </Loaded>
      {isWriting && shown.data && (
        <Suspense>
          <WriteNoticeDialog shown={shown.data} onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** @param total how many should have read it; left out for a version of before */
function Version({ version, total }: { version: Schemas['DataNotice']; total?: number }) {
  const { number, content, readers, created_at: at, created_by_name: by } = version
  const read = total === undefined ? formatNumber(readers) : `${formatNumber(readers)}/${formatNumber(total)}`
  return (
    <Card title={total === undefined ? `Bản ${number}` : `Bản ${number}, đang áp dụng`}>
      <Stack>
        <Text as="p" tone="soft">
          {`Ban hành ${formatDateTime(at)}${by === null ? '' : ` bởi ${by}`}. Đã đọc: ${read} người.`}
        </Text>
        <NoticeText content={content} />
      </Stack>
    </Card>
  )
}
