import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { keepRows, query } from '#web/session/queries.ts'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { AnsweredText } from './answered-text.tsx'
import { AnswerForm, type MarkingAnswer } from './answer-form.tsx'
import { pointWords } from './point-words.ts'

interface MarkedAnswersProps {
  examId: number
  questionId: number
}

/** Answers a page, as the server sends them. */
const pageSize = 20

/** What one has marked, each with its points; one at a time can be marked anew. */
export function MarkedAnswers({ examId, questionId }: MarkedAnswersProps) {
  const [page, setPage] = useState(1)
  const [changing, setChanging] = useState<number>()
  const mayLeave = useLeaveQuestion()
  const marked = useQuery({
    ...query('quizMarking.answers', {
      path: { id: examId },
      query: { question_id: questionId, state: 'marked', page },
    }),
    placeholderData: keepRows(),
  })
  const change = async (id: number | undefined) => {
    if (await mayLeave()) setChanging(id)
  }
  return (
    <Loaded query={marked}>
      {({ answers, total }) =>
        total === 0 ? (
          <EmptyState title="Chưa chấm câu trả lời nào" level={2} />
        ) : (
          <Card title="Đã chấm">
            <Stack as="ol" gap="xl">
              {answers.map((answer) => (
                <li key={answer.id}>
                  <MarkedAnswer
                    answer={answer}
                    isOpen={changing === answer.id}
                    onOpen={() => void change(answer.id)}
                    onClose={() => void change(undefined)}
                  />
                </li>
              ))}
            </Stack>
            {total > pageSize && (
              <Pagination page={page} perPage={pageSize} total={total} onPageChange={setPage} />
            )}
          </Card>
        )
      }
    </Loaded>
  )
}

interface MarkedAnswerProps {
  answer: MarkingAnswer
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

function MarkedAnswer({ answer, isOpen, onOpen, onClose }: MarkedAnswerProps) {
  const { text, earned, points, remark, change_reason: reason } = answer
  return (
    <Stack gap={isOpen ? 'md' : 'xs'}>
      <AnsweredText label="Thí sinh viết">{text}</AnsweredText>
      {isOpen ? (
        <AnswerForm
          key={answer.version}
          answer={answer}
          focused
          submitLabel="Lưu điểm"
          onSaved={onClose}
          onCancel={onClose}
        />
      ) : (
        <>
          <Text as="p" weight="medium">{`${pointWords(earned ?? 0)}/${pointWords(points)} điểm`}</Text>
          {remark !== null && <Text as="p">{`Nhận xét: ${remark}`}</Text>}
          {reason !== null && <Text as="p" tone="soft">{`Đã sửa điểm: ${reason}`}</Text>}
          <Inline>
            <Button size="small" icon={Pencil} onClick={onOpen}>
              Sửa điểm
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  )
}
