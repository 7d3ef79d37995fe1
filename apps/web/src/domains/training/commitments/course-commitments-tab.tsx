import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { Course } from '../courses/use-course.ts'
import { CommitmentPapers } from './commitment-papers.tsx'
import { CommitmentLine } from './commitment-line.tsx'
import { commitmentsPath } from './commitment-paths.ts'
import { MissingContents } from './missing-contents.tsx'
import { ruleOfCommitments } from './commitment-words.ts'

const MakeCommitmentsDialog = lazy(() => import('./make-commitments-dialog.tsx'))

/** Lines that are drawn at once; the rest comes by a button. */
const atOnce = 100

/** What the people of a course promised, and who has not promised yet. */
export default function CourseCommitmentsTab({ course }: { course: Course }) {
  const mayEdit = usePermission('training_edit')
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState(atOnce)
  const filter = { training_id: { operator: 'equal', value: course.id } } as const
  // All of them, since who has promised already must not be offered again.
  const asked = useQuery(
    query('trainingCommitments.list', { query: { filter, pagination: false, sort: 'full_name' } }),
  )
  const people = useQuery(query('trainingEmployees.list', { path: { id: course.id } })).data?.employees ?? []
  if (course.is_safety_duty) {
    return (
      <EmptyState
        title="Khóa này không lập cam kết"
        text="Huấn luyện an toàn là nghĩa vụ của người sử dụng lao động nên không được thỏa thuận bồi hoàn."
        level={3}
      />
    )
  }
  return (
    <Loaded query={asked} title="Không mở được cam kết">
      {({ commitments }) => {
        const further = commitments.length - shown
        const has = new Set(commitments.map(({ employee_id: id }) => id))
        const open = people.filter(
          ({ employee_id: id, state }) => !has.has(id) && state !== 'refused' && state !== 'withdrawn',
        )
        const canMake = mayEdit && course.status !== 'cancelled' && open.length > 0
        return (
          <Stack>
            <Inline justify="between">
              <Text tone="soft">{ruleOfCommitments}</Text>
              {canMake && (
                <Button icon={Plus} onClick={() => setMaking(true)}>
                  Lập cam kết
                </Button>
              )}
            </Inline>
            {commitments.length === 0 ? (
              <EmptyState
                title="Chưa có cam kết nào"
                text={people.length === 0 ? 'Thêm học viên rồi lập cam kết cho họ.' : undefined}
                level={3}
              />
            ) : (
              <Stack as="ul" gap="md">
                {commitments.slice(0, shown).map((commitment) => (
                  <li key={commitment.id}>
                    <CommitmentLine
                      commitment={commitment}
                      about={
                        <Link tone="quiet" href={`/nhan-vien/${commitment.employee_id}/chi-tiet`}>
                          {`${commitment.full_name} (${commitment.nhansu_id})`}
                        </Link>
                      }
                    >
                      {commitment.state === 'draft' && (
                        <MissingContents contents={commitment.missing_contents} />
                      )}
                      <CommitmentPapers commitment={commitment} />
                    </CommitmentLine>
                  </li>
                ))}
              </Stack>
            )}
            {further > 0 && (
              <Inline>
                <Button onClick={() => setShown(shown + atOnce)}>
                  {`Xem thêm ${Math.min(further, atOnce)} trong ${further} cam kết còn lại`}
                </Button>
              </Inline>
            )}
            {commitments.length > 0 && (
              <Text tone="soft">
                {'Ký, quyết toán và bồi hoàn ở '}
                <Link href={commitmentsPath}>danh sách cam kết đào tạo</Link>.
              </Text>
            )}
            <Suspense>
              {isMaking && (
                <MakeCommitmentsDialog
                  course={course}
                  people={Object.fromEntries(open.map(({ employee_id: id, full_name: name }) => [id, name]))}
                  onClose={() => setMaking(false)}
                />
              )}
            </Suspense>
          </Stack>
        )
      }}
    </Loaded>
  )
}
