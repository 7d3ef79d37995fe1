import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect, useState } from 'react'
import { Problem } from '#web/kit/forms/problem.tsx'
import { AttemptNote } from '../attempts/attempt-note.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { pause } from './enter-exam.ts'
import { IncidentButton } from './incident-button.tsx'
import type { Info } from './own-exam.tsx'
import { canSeal } from './sealed-answers.ts'
import { Paused } from './paused.tsx'
import { OwnExamState } from './own-exam-state.tsx'
import { ToldMessages } from './told-messages.tsx'
import { ownExamsPath } from './taking-paths.ts'
import { useOpening } from './use-opening.ts'
import type { useEntrance } from './use-entrance.ts'
import { waitWords } from './waits.ts'

interface LobbyProps {
  info: Info
  entrance: ReturnType<typeof useEntrance>
  /** The exam has opened while one waited. */
  onOpened: () => void
}

/** Pressed within so long after the opening, a start leaves at a random moment, so that not all come at once. */
const rushMs = 10_000
const spreadMs = 3000

/** Before an exam: its rules, what is recorded, and the button that opens by itself. */
export function Lobby({ info: { exam, notice, messages }, entrance, onOpened }: LobbyProps) {
  const { enter, isEntering, problem } = entrance
  const { opensIn, isRush } = useOpening(exam, rushMs, onOpened)
  const [accepted, setAccepted] = useState(false)
  const isRunning = exam.state === 'running'
  const isPaused = exam.status === 'paused'
  const mayBegin = exam.state === 'waiting' && !isPaused && (exam.status === 'running' || opensIn <= 0)
  const begin = async () => {
    if (isRush()) await pause(Math.random() * spreadMs)
    await enter({ by: 'start', noticeVersion: notice.version })
  }
  useGoingOn(isRunning, isPaused, () => enter({ by: 'start', noticeVersion: notice.version }))
  return (
    <Page
      title={exam.name}
      status={<OwnExamState exam={exam} />}
      actions={
        <>
          <ButtonLink href={ownExamsPath}>Về danh sách bài thi</ButtonLink>
          {exam.last_move !== null && <IncidentButton examId={exam.id} />}
        </>
      }
    >
      <Stack>
        <Card>
          <Stack>
            <DescriptionList items={rulesOf(exam)} columns={3} layout="under" />
            {exam.note && <Text as="p">{exam.note}</Text>}
          </Stack>
        </Card>
        {exam.state === 'waiting' && (
          <Card title="Dữ liệu được ghi lại khi thi">
            <Stack gap="md">
              <Stack as="ul" gap="sm">
                {notice.text.map((line) => (
                  <li key={line}>
                    <Text>{line}</Text>
                  </li>
                ))}
              </Stack>
              {!canSeal() && (
                <Text as="p" tone="warn">
                  Trang này không có kết nối bảo mật: nếu tải lại trang khi mất mạng, câu trả lời chưa gửi sẽ
                  mất.
                </Text>
              )}
              <Checkbox label="Tôi đã đọc và đồng ý" checked={accepted} onCheckedChange={setAccepted} />
            </Stack>
          </Card>
        )}
        <AttemptNote exam={exam} />
        {isPaused && <Paused part={exam.paused_part} reason={exam.pause_reason} />}
        {isPaused && <ToldMessages messages={messages} />}
        <Problem>{problem}</Problem>
        {exam.state === 'waiting' && (
          <Inline>
            <Button
              tone="primary"
              size="large"
              loading={isEntering}
              disabled={!mayBegin || !accepted}
              onClick={() => void begin()}
            >
              Bắt đầu làm bài
            </Button>
            {!mayBegin && exam.status === 'upcoming' && (
              <Text tabular tone="soft">{`Mở sau ${waitWords(opensIn)}`}</Text>
            )}
          </Inline>
        )}
        {isRunning && !isPaused && (
          <Inline>
            <Button
              tone="primary"
              size="large"
              loading={isEntering}
              onClick={() => void enter({ by: 'takeOver' })}
            >
              Tiếp tục ở đây
            </Button>
            <Text tone="soft">Thiết bị khác đang mở bài này sẽ chỉ đọc được.</Text>
          </Inline>
        )}
      </Stack>
    </Page>
  )
}

/** Whoever was writing goes on without a press: a reload loses no time. */
function useGoingOn(isRunning: boolean, isPaused: boolean, enter: () => Promise<void>) {
  const [wasRunning] = useState(isRunning)
  const goesOn = wasRunning && !isPaused
  useEffect(() => {
    if (goesOn) void enter()
    // Once, for the exam as it was found.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [goesOn])
}

function rulesOf(exam: Info['exam']) {
  return [
    { term: 'Mở lúc', value: formatMinute(exam.start_at) },
    { term: 'Đóng lúc', value: formatMinute(exam.end_at) },
    {
      term: 'Thời gian làm bài',
      value: [`${exam.duration} phút`, exam.extra_minutes > 0 && `thêm ${exam.extra_minutes} phút`]
        .filter(Boolean)
        .join(', '),
    },
    { term: 'Số câu', value: `${exam.questions_total}` },
    { term: 'Điểm đạt', value: `${exam.pass_percent}%` },
  ]
}
