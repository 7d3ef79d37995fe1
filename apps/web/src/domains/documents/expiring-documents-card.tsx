import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { filteredList } from '#web/kit/list/filter-text.ts'
import { dueWords } from './readings/reader-status.tsx'

const list = filteredList('/tai-lieu', 'expiry_state', { operator: 'in', value: ['expiring'] })

/** The papers that expire next, on the first page. */
export function ExpiringDocumentsCard({ content }: { content: Schemas['ExpiringDocuments'] }) {
  const { documents, total } = content
  return (
    <Card title="Tài liệu sắp hết hạn" actions={<Link href={list}>Xem tất cả {formatNumber(total)}</Link>}>
      <Stack as="ul" gap="sm">
        {documents.map(({ id, document_type_label, number, expiry_date, days_left }) => (
          <li key={id}>
            <Inline gap="md" justify="between">
              <Text>
                {document_type_label} {number}
              </Text>
              <Text tone="soft">
                {formatDate(expiry_date)} ({dueWords(days_left)})
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
