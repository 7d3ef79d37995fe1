import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { newNeedsPath } from './need-paths.ts'

/** Certificates that end or are missing and that nobody has done anything about, on the first page. */
export function NeededTrainingCard({ content }: { content: Schemas['NeededTraining'] }) {
  const { total, expired, missing, needs } = content
  return (
    <Card
      title="Chứng chỉ sắp hết hạn"
      actions={<Link href={newNeedsPath}>Xem tất cả {formatNumber(total)}</Link>}
    >
      <Stack>
        <Text tone="soft">
          {`${formatNumber(expired)} đã hết hạn, ${formatNumber(missing)} bắt buộc mà chưa có, ${formatNumber(total - expired - missing)} sắp hết hạn; chưa xếp lớp.`}
        </Text>
        <Stack as="ul" gap="sm">
          {needs.map(({ id, full_name: name, target_name: target, due_date: day, days_left: left }) => (
            <li key={id}>
              <Inline gap="md" justify="between">
                <Text>{`${name}: ${target}`}</Text>
                <Text tone="soft">{`${formatDate(day)} (${leftWords(left)})`}</Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function leftWords(days: number): string {
  if (days < 0) return `quá ${-days} ngày`
  return days === 0 ? 'hôm nay' : `còn ${days} ngày`
}
