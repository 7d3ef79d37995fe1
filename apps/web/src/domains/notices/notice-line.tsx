import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

interface NoticeLineProps {
  notice: Schemas['Notice']
  /** Whether its screen is open to the reader. */
  mayOpen: boolean
  onRead: () => void
}

/** One notice: what happened, when, and the way to what it is about; following it marks it as read. */
export function NoticeLine({
  notice: { sentence, link, state, stands_in_for, created_at, read_at },
  mayOpen,
  onRead,
}: NoticeLineProps) {
  const isUnread = read_at === null
  const words = <Text weight={isUnread ? 'strong' : 'regular'}>{sentence}</Text>
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        {mayOpen ? (
          <Link href={link} {...(isUnread && { onClick: onRead })}>
            {words}
          </Link>
        ) : (
          words
        )}
        <Text tone="soft" size="hint">
          {formatMinute(created_at)}
          {state === 'done' ? ' · Đã xong' : ' · Chưa xong'}
          {isUnread && ' · Chưa đọc'}
          {stands_in_for !== null && ` · Thay cho ${stands_in_for}`}
        </Text>
      </Stack>
      {isUnread && (
        <Button size="small" aria-label={`Đánh dấu đã đọc: ${sentence}`} onClick={onRead}>
          Đánh dấu đã đọc
        </Button>
      )}
    </Inline>
  )
}
