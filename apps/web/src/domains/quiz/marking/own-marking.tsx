import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { MarkingLine } from './marking-line.tsx'
import { MarkingPage } from './marking-page.tsx'

/** The exams whose written answers one marks oneself, and the answers of the one in the address; it needs no right beside being named for them. */
export default function OwnMarking() {
  const [search] = useSearchParams()
  const examId = Number(search.get('ky_thi'))
  return examId > 0 ? <MarkingPage key={examId} examId={examId} /> : <MarkingExams />
}

function MarkingExams() {
  const mine = useQuery(query('quizMarking.list'))
  return (
    <Page title="Chấm bài của tôi">
      <Card title="Các kỳ thi">
        <Loaded query={mine} level={3}>
          {({ exams }) =>
            exams.length === 0 ? (
              <EmptyState
                title="Bạn không có bài nào cần chấm."
                text="Khi được giao chấm câu tự luận của một kỳ thi, bạn thấy kỳ thi đó ở đây."
                level={3}
              />
            ) : (
              <Stack as="ul" gap="md">
                {exams.map((exam) => (
                  <li key={exam.id}>
                    <MarkingLine exam={exam} />
                  </li>
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Card>
    </Page>
  )
}
