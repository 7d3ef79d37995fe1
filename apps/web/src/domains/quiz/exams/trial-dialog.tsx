import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { mutation } from '#web/session/queries.ts'
import { AnsweredQuestions } from '../answers/answered-questions.tsx'
import { QuestionPicture } from '../pictures/question-picture.tsx'
import { NumberBoard } from '../taking/number-board.tsx'
import { QuestionView } from '../taking/question-view.tsx'

type Paper = Data<'quizExams.questions'>['papers'][number]
type Outcome = Data<'quizExams.tryPaper'>
type Given = ReadonlyMap<number, readonly string[]>

interface TrialDialogProps {
  examId: number
  paper: Paper
  onClose: () => void
}

/** 'Chạy thử': a paper as its taker sees it, question by question; nothing that is answered is kept. */
export default function TrialDialog({ examId, paper, onClose }: TrialDialogProps) {
  const [given, setGiven] = useState<Given>(new Map())
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()
  const [trying] = useState(() => mutation('quizExams.tryPaper'))
  const { mutateAsync: tryIt, isPending } = useMutation(trying)
  const handIn = async () => {
    const answers = [...given].map(([slot, value]) => ({ slot, value: [...value] }))
    setProblem(undefined)
    try {
      setOutcome(await tryIt({ path: { id: examId }, body: { code: paper.code, answers } }))
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title={`Chạy thử mã đề ${paper.code}`}
          description="Đề như thí sinh thấy. Câu trả lời không được lưu và không tính vào kết quả nào."
        />
        <DialogBody>
          <Stack>
            {outcome ? (
              <TriedOut {...outcome} />
            ) : (
              <Tried
                paper={paper}
                given={given}
                onAnswer={(slot, value) => setGiven(new Map(given).set(slot, value))}
              />
            )}
            <Problem>{problem}</Problem>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {!outcome && (
            <Button tone="primary" loading={isPending} onClick={() => void handIn()}>
              Nộp thử
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface TriedProps {
  paper: Paper
  given: Given
  onAnswer: (slot: number, value: readonly string[]) => void
}

function Tried({ paper: { questions }, given, onAnswer }: TriedProps) {
  const [at, setAt] = useState(0)
  const question = questions[at]
  if (question === undefined) return null
  const slots = questions.map(({ slot }) => slot)
  return (
    <>
      <Heading level={3}>{`Câu ${question.slot}/${questions.length}`}</Heading>
      <QuestionView
        question={question}
        pictures={
          question.picture_id !== null && (
            <QuestionPicture
              from="bank"
              number={question.picture_id}
              alt={`Hình minh họa câu ${question.slot}`}
            />
          )
        }
        value={given.get(question.slot) ?? []}
        readOnly={false}
        onAnswer={(value) => onAnswer(question.slot, value)}
        onLeave={() => undefined}
      />
      <Inline>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Câu trước
        </Button>
        <Button disabled={at === questions.length - 1} onClick={() => setAt(at + 1)}>
          Câu sau
        </Button>
      </Inline>
      <NumberBoard
        slots={slots}
        current={question.slot}
        isAnswered={(slot) => (given.get(slot) ?? []).some((part) => part.trim() !== '')}
        marked={new Set()}
        onOpen={(slot) => setAt(slots.indexOf(slot))}
      />
    </>
  )
}

function TriedOut({ result, questions }: Outcome) {
  const isWritten = questions.some(({ kind }) => kind === 'essay')
  return (
    <>
      <DescriptionList
        columns={2}
        layout="under"
        items={[
          { term: 'Điểm thử (thang 10)', value: formatNumber(result.score, 2) },
          {
            term: 'Điểm đạt được',
            value: `${formatNumber(result.points, 2)}/${formatNumber(result.max_points, 2)}`,
          },
        ]}
      />
      {isWritten && (
        <Text as="p" tone="warn">
          Câu tự luận không được chấm khi chạy thử nên tính là 0 điểm.
        </Text>
      )}
      <AnsweredQuestions questions={questions} />
    </>
  )
}
