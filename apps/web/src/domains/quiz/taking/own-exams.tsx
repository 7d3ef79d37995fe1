import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { OwnExamLine } from './own-exam-line.tsx'
import { OwnTests } from './own-tests.tsx'

const ResultsOverTime = lazy(() => import('../reports/results-over-time.tsx'))

/** The exams and periodic tests that one is put down for oneself; it needs no right. */
export default function OwnExams() {
  return (
    <Page title="Bài thi của tôi">
      <OwnExamList />
      <OwnTests />
      <Card title="Kết quả của tôi theo thời gian">
        <Suspense>
          <ResultsOverTime withTests />
        </Suspense>
      </Card>
    </Page>
  )
}

/** One's own exams, newest first; what is to be done leads to the paper, what is done to its result. */
export function OwnExamList() {
  const mine = useQuery(query('quizTaking.list'))
  return (
    <Card title="Các kỳ thi">
      <Loaded query={mine} level={3}>
        {({ exams }) =>
          exams.length === 0 ? (
            <EmptyState title="Bạn chưa có kỳ thi nào." level={3} />
          ) : (
            <Stack as="ul" gap="md">
              {exams.map((exam) => (
                <li key={exam.id}>
                  <OwnExamLine exam={exam} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  )
}
