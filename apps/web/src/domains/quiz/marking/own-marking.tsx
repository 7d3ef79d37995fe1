import type { Data } from '@nhansu/sdk/contract'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { markingPath } from './marking-paths.ts'

type MarkingExam = Data<'quizMarking.list'>['exams'][number]

/** The exams whose written answers one marks oneself; it needs no right beside being named for them. */
export default function OwnMarking() {
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
                    <Stack gap="xs">
                      <Link href={markingPath(exam.id)}>{exam.name}</Link>
                      <Text tone="soft">{`${exam.code} · ${progressWords(exam)}`}</Text>
                    </Stack>
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

/** 'còn 12 câu chờ chấm, đã chấm 28 câu', or that there is nothing yet. */
export function progressWords({ waiting, marked }: Pick<MarkingExam, 'waiting' | 'marked'>): string {
  if (waiting + marked === 0) return 'chưa có bài nộp'
  const done = `đã chấm ${formatNumber(marked)} câu`
  return waiting === 0 ? done : `còn ${formatNumber(waiting)} câu chờ chấm, ${done}`
}
