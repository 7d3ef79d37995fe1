import type { Data } from '@nhansu/sdk/contract'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { OwnExamState } from './own-exam-state.tsx'
import { ownExamPath, ownResultPath } from './taking-paths.ts'

type OwnExam = Data<'quizTaking.list'>['exams'][number]

/** The exams that one is put down for oneself; it needs no right. */
export default function OwnExams() {
  return (
    <Page title="Bài thi của tôi">
      <OwnExamList />
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
                  <Stack gap="xs">
                    <Inline>
                      <Link href={exam.receipt ? ownResultPath(exam.id) : ownExamPath(exam.id)}>
                        {exam.name}
                      </Link>
                      <OwnExamState exam={exam} />
                    </Inline>
                    <Text tone="soft">{wordsOf(exam)}</Text>
                  </Stack>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  )
}

/** 'AT-Q4 · 01-12-2026 08:00 – 01-12-2026 10:00 · 45 phút, 20 câu'. */
function wordsOf({
  code,
  start_at: start,
  end_at: end,
  duration,
  extra_minutes: extra,
  ...exam
}: OwnExam): string {
  const minute = (moment: string) => formatDateTime(moment).slice(0, -3)
  const minutes = `${duration + extra} phút, ${exam.questions_total} câu`
  const done = exam.receipt && `nộp lúc ${minute(exam.receipt.finished_at)}`
  return [code, `${minute(start)} – ${minute(end)}`, minutes, done].filter(Boolean).join(' · ')
}
