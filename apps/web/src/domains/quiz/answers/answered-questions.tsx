import type { Schemas } from '@nhansu/sdk/contract'
import { quizCorrectionKindLabels } from '@nhansu/sdk/domains/quiz'
import { rightWords, shownOptions } from '@nhansu/sdk/domains/quiz-words'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { QuestionPicture } from '../pictures/question-picture.tsx'
import { written } from './answers.css.ts'
import { answerWords } from './answer-words.ts'

type Answered = Schemas['AnsweredQuestion']

interface AnsweredQuestionsProps {
  questions: readonly Answered[]
  /** The exam, where its taker reads his own paper; without it the pictures are the bank's. */
  exam?: number
  /** What of it is shown; everything where nothing is said. */
  shows?: Shown
}

/** Whether marks, and whether what is right, stand beside the answers; a reason stands where there is one. */
type Shown = Pick<Schemas['QuizShown'], 'marks' | 'answers'>

const whole: Shown = { marks: true, answers: true }

/** What was answered to every question of a paper, with what is right as far as it is shown. */
export function AnsweredQuestions({ questions, exam, shows = whole }: AnsweredQuestionsProps) {
  return (
    <Card title="Bài làm">
      <Stack as="ol" gap="xl">
        {questions.map((question) => (
          <li key={question.slot}>
            <AnsweredItem question={question} exam={exam} shows={shows} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

interface AnsweredItemProps {
  question: Answered
  exam: number | undefined
  shows: Shown
}

function AnsweredItem({ question, exam, shows }: AnsweredItemProps) {
  const {
    slot,
    kind,
    content,
    points,
    earned,
    remark,
    explanation,
    correction,
    picture_id: picture,
  } = question
  return (
    <Stack gap="xs">
      <Inline>
        <Text weight="strong">{`Câu ${slot}`}</Text>
        {shows.marks && <EarnedState earned={earned} points={points} />}
      </Inline>
      <div className={written}>{content}</div>
      {picture !== null && (
        <QuestionPicture
          alt={`Hình minh họa câu ${slot}`}
          {...(exam === undefined
            ? { from: 'bank', number: picture }
            : { from: 'paper', exam, number: slot })}
        />
      )}
      {shownOptions(question).map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
      <Text as="p">{`Trả lời: ${answerWords(question)}`}</Text>
      {kind !== 'essay' && shows.answers && (
        <Text as="p" weight="medium">{`Đáp án: ${rightWords(question)}`}</Text>
      )}
      {correction && <CorrectionNote question={question} correction={correction} />}
      {remark !== null && <Text as="p">{`Nhận xét: ${remark}`}</Text>}
      {explanation !== null && <Text as="p" tone="soft">{`Giải thích: ${explanation}`}</Text>}
    </Stack>
  )
}

/** What was wrong with a question, and what holds instead. */
function CorrectionNote({
  question,
  correction,
}: {
  question: Answered
  correction: NonNullable<Answered['correction']>
}) {
  const { kind, reason, accepted_letters: accepted } = correction
  const also = accepted.length > 0 ? `: ${rightWords({ ...question, right_letters: accepted })}` : ''
  return (
    <Text as="p" tone="warn">{`Đã sửa – ${quizCorrectionKindLabels[kind]}${also}. Lý do: ${reason}`}</Text>
  )
}

function EarnedState({ earned, points }: Pick<Answered, 'earned' | 'points'>) {
  if (earned === null) return <Status tone="info">Chờ chấm</Status>
  return (
    <Status tone={earned === points ? 'ok' : earned > 0 ? 'warn' : 'bad'}>
      {`${formatNumber(earned, 2)}/${formatNumber(points, 2)} điểm`}
    </Status>
  )
}
