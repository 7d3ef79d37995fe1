import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { lazy, Suspense, useState } from 'react'

// Its code comes with the first press.
const ReadNoticeDialog = lazy(() => import('./read-notice-dialog.tsx'))

/** The notice on personal data on the first page of who has not confirmed it; nothing is closed to him until then. */
export function DataNoticeCard({ content: notice }: { content: Schemas['DataNoticeToRead'] }) {
  const [isReading, setIsReading] = useState(false)
  return (
    <Card
      title="Thông báo về dữ liệu cá nhân"
      actions={
        <Button tone="primary" onClick={() => setIsReading(true)}>
          Đọc thông báo
        </Button>
      }
    >
      <Text tone="soft">
        {`Công ty đã ban hành bản ${notice.number} của thông báo về việc xử lý dữ liệu cá nhân và giám sát kỹ thuật. Vui lòng đọc và xác nhận.`}
      </Text>
      {isReading && (
        <Suspense>
          <ReadNoticeDialog notice={notice} onClose={() => setIsReading(false)} />
        </Suspense>
      )}
    </Card>
  )
}
