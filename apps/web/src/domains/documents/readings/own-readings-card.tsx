import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { ownReadingsPath } from './own-paths.ts'
import { dueWords } from './reader-status.tsx'

/** The documents that wait to be read and confirmed by the reader, on the first page. */
export function OwnReadingsCard({ content: { total, readings } }: { content: Schemas['OwnReadings'] }) {
  return (
    <Card
      title="Tài liệu chờ xác nhận"
      actions={<Link href={ownReadingsPath}>Xem tất cả {formatNumber(total)}</Link>}
    >
      <Stack as="ul" gap="sm">
        {readings.map(({ id, document_summary, due_date, days_left }) => (
          <li key={id}>
            <Inline gap="md" justify="between">
              <Link href={`${ownReadingsPath}?id=${id}`}>{document_summary}</Link>
              <Text tone="soft">
                {formatDate(due_date)} ({dueWords(days_left)})
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
