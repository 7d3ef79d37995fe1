import type { Schemas } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { OwnCourseLine } from './own-course-line.tsx'
import { ownTrainingPath } from './own-paths.ts'

/** The own courses that wait for an answer, on the first page. */
export function AwaitedAnswersCard({ content }: { content: Schemas['AwaitedAnswers'] }) {
  return (
    <Card title="Chờ bạn xác nhận" actions={<Link href={ownTrainingPath}>Đào tạo của tôi</Link>}>
      <Stack as="ul" gap="md">
        {content.courses.map((course) => (
          <li key={course.id}>
            <OwnCourseLine course={course} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
