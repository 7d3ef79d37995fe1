import type { Schemas } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { OwnExamLine } from './own-exam-line.tsx'
import { ownExamsPath } from './taking-paths.ts'

/** The own exams that are to be taken or are under way, on the first page. */
export function OwnExamsCard({ content }: { content: Schemas['OwnExamsToTake'] }) {
  return (
    <Card title="Bài thi của bạn" actions={<Link href={ownExamsPath}>Bài thi của tôi</Link>}>
      <Stack as="ul" gap="md">
        {content.exams.map((exam) => (
          <li key={exam.id}>
            <OwnExamLine exam={exam} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
