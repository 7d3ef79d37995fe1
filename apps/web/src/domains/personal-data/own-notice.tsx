import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { query } from '#web/session/queries.ts'

// Its code comes with the first press.
const ReadNoticeDialog = lazy(() => import('./read-notice-dialog.tsx'))

/** The company's notice on personal data in one's own file, with the day on which one confirmed it; nothing where there is none. */
export function OwnNotice() {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(query('dataNotices.current'))
  if (!data) return null
  const { number, content, read_at: readAt } = data.notice
  if (number === null || content === null) return null
  return (
    <Stack gap="sm">
      <Inline gap="md" justify="between">
        <Heading level={2}>Thông báo về dữ liệu cá nhân</Heading>
        <Button onClick={() => setIsOpen(true)}>{readAt === null ? 'Đọc thông báo' : 'Xem lại'}</Button>
      </Inline>
      <Text as="p" tone={readAt === null ? 'warn' : 'soft'}>
        {readAt === null
          ? `Bạn chưa xác nhận đã đọc bản ${number}.`
          : `Bạn đã xác nhận đọc bản ${number} lúc ${formatDateTime(readAt)}.`}
      </Text>
      {isOpen && (
        <Suspense>
          <ReadNoticeDialog
            notice={{ number, content }}
            isRead={readAt !== null}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
