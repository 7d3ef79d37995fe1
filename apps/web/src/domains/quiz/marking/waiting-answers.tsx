import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { AnsweredText } from './answered-text.tsx'
import { AnswerForm } from './answer-form.tsx'

interface WaitingAnswersProps {
  examId: number
  questionId: number
}

/** One answer after the other until none waits; the next one stands there before the list has come anew. */
export function WaitingAnswers({ examId, questionId }: WaitingAnswersProps) {
  const waiting = useQuery(
    query('quizMarking.answers', { path: { id: examId }, query: { question_id: questionId } }),
  )
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  return (
    <Loaded query={waiting}>
      {({ answers, total }) => {
        const left = answers.filter(({ id }) => !saved.has(id))
        const [answer] = left
        if (answer === undefined && waiting.isFetching) return <Loading />
        if (answer === undefined) {
          return <EmptyState title="Đã chấm hết câu này" text="Chọn câu khác để chấm tiếp." level={2} />
        }
        return (
          <Card title={`Câu trả lời (còn ${formatNumber(total - answers.length + left.length)})`}>
            <Stack>
              <AnsweredText label="Thí sinh viết">{answer.text}</AnsweredText>
              <AnswerForm
                key={answer.id}
                answer={answer}
                focused
                submitLabel={total > 1 ? 'Lưu và sang bài tiếp' : 'Lưu'}
                onSaved={({ id }) => setSaved((before) => new Set([...before, id]))}
              />
            </Stack>
          </Card>
        )
      }}
    </Loaded>
  )
}
