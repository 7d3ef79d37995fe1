import type { Schemas } from '@nhansu/sdk/contract'
import { personalDataRequestKindLabels } from '@nhansu/sdk/domains/personal-data'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { filteredList } from '#web/kit/list/filter-text.ts'
import { daysLeftWords } from './data-request-words.ts'

const list = filteredList('/du-lieu-ca-nhan', 'state', { operator: 'in', value: ['received', 'answered'] })

/** The requests about personal data that are due next, on the first page of who settles them. */
export function DataRequestsDueCard({ content }: { content: Schemas['DataRequestsDue'] }) {
  const { requests, total, overdue } = content
  return (
    <Card title="Yêu cầu về dữ liệu cá nhân đến hạn" actions={<Link href={list}>Xem yêu cầu chưa xong</Link>}>
      <Stack gap="sm">
        <Text tone="soft">
          {`${formatNumber(total)} yêu cầu đến hạn trong 3 ngày${overdue > 0 ? `, ${formatNumber(overdue)} quá hạn` : ''}`}
        </Text>
        <Stack as="ul" gap="sm">
          {requests.map(({ id, full_name, kind, days_left }) => (
            <li key={id}>
              <Inline gap="md" justify="between">
                <Text>
                  {full_name}: {personalDataRequestKindLabels[kind]}
                </Text>
                {days_left < 0 ? (
                  <Status tone="bad">{daysLeftWords(days_left)}</Status>
                ) : (
                  <Text tone="soft">{daysLeftWords(days_left)}</Text>
                )}
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
