import type { Data } from '@nhansu/sdk/contract'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { QuestionPicture } from '../pictures/question-picture.tsx'
import { AnsweredText } from './answered-text.tsx'
import { MarkedAnswers } from './marked-answers.tsx'
import { ownMarkingPath } from './marking-paths.ts'
import { progressWords } from './progress-words.ts'
import { WaitingAnswers } from './waiting-answers.tsx'

type Questions = Data<'quizMarking.questions'>['questions']

/** The written answers of an exam that fall to the reader: question by question, without names. */
export function MarkingPage({ examId: id }: { examId: number }) {
  const { data, error, refetch } = useQuery(query('quizMarking.questions', { path: { id } }))
  if (!data) return <NotLoaded title="Chấm bài" error={error} onRetry={() => void refetch()} />
  const { exam, questions } = data
  return (
    <Page
      title={exam.name}
      summary={`${exam.code} · ${progressWords(exam)}`}
      actions={<ButtonLink href={ownMarkingPath}>Về danh sách</ButtonLink>}
    >
      {questions.length === 0 ? (
        <EmptyState
          title="Chưa có câu trả lời nào"
          text="Câu tự luận hiện ở đây ngay khi thí sinh nộp bài."
          level={2}
        />
      ) : (
        <Marking examId={id} questions={questions} />
      )}
    </Page>
  )
}

/** Which question, and whether what waits or what is done, stand in the address. */
function Marking({ examId, questions }: { examId: number; questions: Questions }) {
  const [search, setSearch] = useSearchParams()
  const mayLeave = useLeaveQuestion()
  const asked = questions.find(({ id }) => id === Number(search.get('cau')))
  const question = asked ?? questions.find(({ waiting }) => waiting > 0) ?? questions[0]
  if (question === undefined) return null
  const state = search.get('xem') === 'da-cham' ? 'marked' : 'waiting'
  const show = async (id: number, shown: string) => {
    if (await mayLeave()) {
      setSearch(
        { ky_thi: String(examId), cau: String(id), ...(shown === 'marked' && { xem: 'da-cham' }) },
        { replace: true },
      )
    }
  }
  return (
    <Stack>
      <Card title="Câu hỏi">
        <Stack>
          {questions.length > 1 && (
            <Select
              label="Câu đang chấm"
              options={questions.map(({ id, content, waiting }, at) => ({
                value: id,
                label: `Câu ${at + 1}: ${shortened(content)} (còn ${formatNumber(waiting)})`,
              }))}
              value={question.id}
              onValueChange={(id) => void show(id ?? question.id, state)}
            />
          )}
          <AnsweredText label="Nội dung">{question.content}</AnsweredText>
          {question.picture_id !== null && (
            <QuestionPicture
              from="marking"
              exam={examId}
              number={question.id}
              alt="Hình minh họa của câu hỏi"
            />
          )}
          {question.guide !== null && <AnsweredText label="Hướng dẫn chấm">{question.guide}</AnsweredText>}
          <RadioGroup
            label="Xem"
            layout="row"
            options={[
              { value: 'waiting', label: `Chờ chấm (${formatNumber(question.waiting)})` },
              { value: 'marked', label: `Đã chấm (${formatNumber(question.marked)})` },
            ]}
            value={state}
            onValueChange={(shown) => void show(question.id, shown)}
          />
        </Stack>
      </Card>
      {state === 'waiting' ? (
        <WaitingAnswers key={question.id} examId={examId} questionId={question.id} />
      ) : (
        <MarkedAnswers key={question.id} examId={examId} questionId={question.id} />
      )}
    </Stack>
  )
}

function shortened(text: string): string {
  return text.length > 70 ? `${text.slice(0, 69).trimEnd()}…` : text
}
