import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { ownInterviewsPath } from './interview-paths.ts'
import { OwnCardLines } from './own-card-lines.tsx'

/** The candidates whom the reader still has to judge, on his first page. */
export function OwnInterviewsCard({ content }: { content: Schemas['OwnInterviewsWaiting'] }) {
  const { cards, total } = content
  return (
    <Card
      title="Ứng viên chờ bạn chấm"
      actions={<Link href={ownInterviewsPath}>Xem tất cả {formatNumber(total)}</Link>}
    >
      <OwnCardLines cards={cards} base={ownInterviewsPath} />
    </Card>
  )
}
