import type { Schemas } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { MarkingLine } from './marking-line.tsx'
import { ownMarkingPath } from './marking-paths.ts'

/** The exams whose written answers wait for the reader's marks, on his first page. */
export function OwnMarkingCard({ content }: { content: Schemas['OwnMarkingWaiting'] }) {
  return (
    <Card title="Bài chờ bạn chấm" actions={<Link href={ownMarkingPath}>Chấm bài của tôi</Link>}>
      <Stack as="ul" gap="md">
        {content.exams.map((exam) => (
          <li key={exam.id}>
            <MarkingLine exam={exam} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
