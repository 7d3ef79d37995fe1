import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { filteredList } from '#web/kit/list/filter-text.ts'
import { candidatesPath } from '../candidates/candidate-paths.ts'
import { campaignsPath } from './campaign-paths.ts'
import { daysLeft } from './days-left.ts'

const open = filteredList(campaignsPath, 'status', { operator: 'in', value: ['recruiting'] })
const waiting = filteredList(campaignsPath, 'approval', { operator: 'in', value: ['waiting'] })

/** The campaigns in which people are wanted, each leading to its candidates, on the first page. */
export function OpenCampaignsCard({ content }: { content: Schemas['OpenCampaigns'] }) {
  const { campaigns, total, waiting_approval: asked } = content
  return (
    <Card title="Đợt đang tuyển dụng" actions={<Link href={open}>Xem tất cả {formatNumber(total)}</Link>}>
      <Stack as="ul" gap="sm">
        {asked > 0 && (
          <li>
            <Link href={waiting}>{formatNumber(asked)} đợt chờ duyệt</Link>
          </li>
        )}
        {campaigns.map(({ id, code, name, quantity, days_left, filled_total, new_total }) => (
          <li key={id}>
            <Inline gap="md" justify="between">
              <Link tone="quiet" href={candidatesPath(id)}>
                {name} ({code})
              </Link>
              <Text tone="soft">
                {[
                  new_total > 0 && `${formatNumber(new_total)} hồ sơ mới`,
                  `đã tuyển ${formatNumber(filled_total)}/${formatNumber(quantity)}`,
                  days_left !== null && deadline(days_left),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

/** The deadline inside a line. */
function deadline(days: number): string {
  const words = daysLeft(days)
  return days > 0 ? `còn ${words}` : words.toLocaleLowerCase('vi')
}
