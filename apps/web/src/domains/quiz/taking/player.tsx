import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { answeredOf, isAnswer } from './answer-queue.ts'
import type { Entered } from './enter-exam.ts'
import { HandedIn } from './handed-in.tsx'
import { NumberBoard } from './number-board.tsx'
import type { Info } from './own-exam.tsx'
import { bar, columns, marking, saved, sizes, turns } from './player.css.ts'
import { QuestionView } from './question-view.tsx'
import { chosenByKey } from './question-values.ts'
import { PaperDialogs, type PaperDialogName } from './paper-dialogs.tsx'
import { PaperPictures } from './paper-pictures.tsx'
import { Paused } from './paused.tsx'
import { SavedState } from './saved-state.tsx'
import type { SittingState } from './sitting.ts'
import { TimeLeft } from './time-left.tsx'
import { ToldMessages } from './told-messages.tsx'
import { useAway } from './use-away.ts'
import { useMarked } from './use-marked.ts'
import { usePlayerKeys } from './use-player-keys.ts'

interface PlayerProps {
  exam: Info['exam']
  entered: Entered
  /** Why it could not be taken over again. */
  problem: string | undefined
  onTakeOver: () => Promise<void>
  /** It has been handed in. */
  onDone: () => void
}

const nextSize = { normal: 'large', large: 'huge', huge: 'normal' } as const

/** A paper that is being written: one question at a time, its number board, the time, and the way to hand in. */
export function Player({ exam, entered: { paper, sitting }, problem, onTakeOver, onDone }: PlayerProps) {
  const state = useSyncExternalStore(sitting.subscribe, sitting.read)
  const { phase, queue, receipt, away } = state
  const { questions } = paper
  const slots = questions.map(({ slot }) => slot)
  const [at, setAt] = useState(0)
  const [asked, setAsked] = useState<'hand-in' | PaperDialogName>()
  const [textSize, setTextSize] = useState<keyof typeof nextSize>('normal')
  const [marked, toggleMarked] = useMarked(paper.attempt_id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => sitting.run(), [sitting])
  useAway(sitting)
  useUnsavedWork(queue.unsent.size > 0 && receipt === null)
  useEffect(() => {
    if (receipt !== null) onDone()
    // Once it is there; what follows does not change it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [receipt])

  const question = questions[at]
  const value = (question && queue.given.get(question.slot)?.value) ?? []
  const open = (place: number) => {
    if (place < 0 || place >= questions.length) return
    sitting.hurry()
    setAt(place)
    heading.current?.focus()
  }
  const choose = (place: number) => {
    const chosen = question && chosenByKey(question, value, place)
    if (!question || chosen === undefined) return false
    sitting.answer(question.slot, chosen, 'choice')
    return true
  }
  usePlayerKeys(
    {
      choose,
      previous: () => open(at - 1),
      next: () => open(at + 1),
      mark: () => question && toggleMarked(question.slot),
      handIn: () => setAsked('hand-in'),
      help: () => setAsked('keys'),
    },
    phase === 'open' && asked === undefined,
  )

  if (receipt !== null) return <HandedIn exam={exam} receipt={receipt} />
  const missing = slots.filter((slot) => !isAnswer(queue.given.get(slot)?.value))
  return (
    <Page title={exam.name} summary={`Mã đề ${paper.paper_code}`}>
      <div className={bar}>
        <TimeLeft sitting={sitting} wholeMs={(exam.duration + exam.extra_minutes) * 60_000} />
        <output className={saved}>
          <SavedState {...state} />
        </output>
        <Button size="small" tone="quiet" onClick={() => setTextSize(nextSize[textSize])}>
          Cỡ chữ
        </Button>
        <Button size="small" tone="quiet" onClick={() => setAsked('keys')}>
          Phím tắt
        </Button>
        <Button size="small" tone="quiet" onClick={() => setAsked('incident')}>
          Báo sự cố
        </Button>
        <Button
          tone="primary"
          loading={phase === 'handing-in'}
          disabled={phase !== 'open' && phase !== 'handing-in'}
          onClick={() => setAsked('hand-in')}
        >
          Nộp bài
        </Button>
      </div>
      {phase !== 'open' && <Closed state={state} onTakeOver={onTakeOver} />}
      <Problem>{problem}</Problem>
      <ToldMessages messages={state.messages} />
      {/* In a pause the paper is covered. */}
      <div className={columns} hidden={phase === 'paused'}>
        {phase !== 'paused' && question && (
          <Card>
            <div className={sizes[textSize]}>
              <Stack>
                <Heading level={2} ref={heading} tabIndex={-1}>
                  {`Câu ${question.slot}/${questions.length}`}
                </Heading>
                <QuestionView
                  question={question}
                  pictures={<PaperPictures examId={exam.id} questions={questions} shown={question.slot} />}
                  value={value}
                  readOnly={phase !== 'open'}
                  onAnswer={(chosen, pace) => sitting.answer(question.slot, chosen, pace)}
                  onLeave={sitting.hurry}
                />
                <div className={turns}>
                  <Button size="large" disabled={at === 0} onClick={() => open(at - 1)}>
                    Câu trước
                  </Button>
                  <div className={marking}>
                    <Button
                      size="large"
                      tone="quiet"
                      aria-pressed={marked.has(question.slot)}
                      onClick={() => toggleMarked(question.slot)}
                    >
                      {marked.has(question.slot) ? 'Bỏ đánh dấu' : 'Đánh dấu'}
                    </Button>
                  </div>
                  <Button size="large" disabled={at === questions.length - 1} onClick={() => open(at + 1)}>
                    Câu sau
                  </Button>
                </div>
              </Stack>
            </div>
          </Card>
        )}
        <Card title={`Đã trả lời ${answeredOf(queue, slots)}/${slots.length}`}>
          <Stack gap="md">
            <NumberBoard
              slots={slots}
              current={question?.slot ?? 0}
              isAnswered={(slot) => isAnswer(queue.given.get(slot)?.value)}
              marked={marked}
              onOpen={(slot) => open(slots.indexOf(slot))}
            />
            <Text size="hint" tone="hint">{`Rời trang ${away.count} lần, ${away.seconds} giây`}</Text>
          </Stack>
        </Card>
      </div>
      <ConfirmDialog
        open={asked === 'hand-in'}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        title="Nộp bài thi?"
        description={
          missing.length === 0
            ? `Bạn đã trả lời cả ${slots.length} câu. Nộp rồi thì không sửa được nữa.`
            : `Còn ${missing.length} câu chưa trả lời: ${missing.join(', ')}. Nộp rồi thì không sửa được nữa.`
        }
        confirmLabel="Nộp bài"
        cancelLabel="Làm tiếp"
        onConfirm={sitting.finish}
        errorText={(reason) => errorText(reason)}
      />
      <PaperDialogs
        asked={asked === 'hand-in' ? undefined : asked}
        examId={exam.id}
        onClose={() => setAsked(undefined)}
      />
    </Page>
  )
}

interface ClosedProps {
  state: SittingState
  onTakeOver: () => Promise<void>
}

/** Why nothing can be written, and what can be done about it. */
function Closed({ state: { phase, isFailing, pause, queue }, onTakeOver }: ClosedProps) {
  const [busy, setBusy] = useState(false)
  const takeOver = async () => {
    setBusy(true)
    await onTakeOver()
    setBusy(false)
  }
  return (
    <div role="alert">
      {phase === 'elsewhere' && (
        <Inline>
          <Text tone="warn">Bài thi đang mở ở thiết bị khác; ở đây chỉ đọc được.</Text>
          <Button loading={busy} onClick={() => void takeOver()}>
            Tiếp tục ở đây
          </Button>
        </Inline>
      )}
      {phase === 'paused' && <Paused {...pause} unsent={queue.unsent.size} />}
      {phase === 'cancelled' && (
        <Text tone="bad">Bài thi đã bị hủy. Bài làm được giữ lại nhưng không tính điểm.</Text>
      )}
      {phase === 'handing-in' && (
        <Text tone="warn">
          {isFailing
            ? 'Đang nộp bài. Mất kết nối, sẽ tự nộp khi có mạng: đừng đóng trang này.'
            : 'Đang nộp bài…'}
        </Text>
      )}
    </div>
  )
}
