import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { filteredList } from '#web/kit/list/filter-text.ts'
import { waited } from './waited.ts'

const list = filteredList('/yeu-cau-cap-nhat-thong-tin', 'state', { operator: 'in', value: ['waiting'] })

/** The requests that have waited longest for the reader, on the first page. */
export function WaitingRequestsCard({ content }: { content: Schemas['WaitingRequests'] }) {
  const { requests, total } = content
  return (
    <Card title="Yêu cầu chờ duyệt" actions={<Link href={list}>Xem tất cả {formatNumber(total)}</Link>}>
      <Stack as="ul" gap="sm">
        {requests.map(({ id, full_name, changes, waiting_days }) => (
          <li key={id}>
            <Inline gap="md" justify="between">
              <Text>
                {full_name}: {changes}
              </Text>
              <Text tone="soft">{waited(waiting_days)}</Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
