import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useOwnRounds } from './own-rounds.ts'

/** The open rounds in which the reader has still to confirm his file, each with the way there. */
export default function OwnRoundsNotice() {
  const rounds = useOwnRounds(true)
  if (rounds.length === 0) return null
  return (
    <Card title="Hồ sơ chờ bạn xác nhận">
      <Stack as="ul" gap="sm">
        {rounds.map(({ id, name, to_date: to, days_left: left }) => (
          <li key={id}>
            <Link href={`/yeu-cau-cua-toi?round=${id}`}>{name}</Link>
            <Text as="p" tone="soft">
              {`Hạn ${formatDate(to)} (${left === 0 ? 'hôm nay' : `còn ${left} ngày`})`}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
