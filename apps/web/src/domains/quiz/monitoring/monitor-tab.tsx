import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Pause, Timer } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { Exam } from '../exams/exam-page.tsx'
import { FreeOneDialog, type RoomPause } from './free-one-dialog.tsx'
import { HoldDialog, MinutesDialog, type Part, TellDialog } from './part-dialogs.tsx'
import { Rooms } from './rooms.tsx'

type Monitor = Data<'quizExams.monitor'>

/** Between two looks at an exam that is being taken, in milliseconds. */
const lookEvery = 5000

interface MonitorTabProps {
  exam: Exam
  /** Whether the reader may tell takers something. */
  mayEdit: boolean
}

/** 'Giám sát': how everybody is doing, what takers report, and what they are told. */
export default function MonitorTab({ exam, mayEdit }: MonitorTabProps) {
  const isHeld = exam.status === 'running' || exam.status === 'paused'
  const monitor = useQuery({
    ...query('quizExams.monitor', { path: { id: exam.id } }),
    refetchInterval: isHeld ? lookEvery : false,
  })
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  // Where everybody stands still nobody does by himself.
  const mayHold = mayEdit && exam.status === 'running'
  const mayTell = mayEdit && isHeld
  const tell = (part: Part) => setAsked({ move: 'tell', part })
  return (
    <Loaded query={monitor}>
      {(seen) => (
        <Stack>
          <DescriptionList items={countsOf(seen)} columns={3} layout="under" />
          {mayTell && (
            <Inline>
              <Button icon={Megaphone} onClick={() => tell({ whom: 'all' })}>
                Gửi thông báo cho mọi thí sinh
              </Button>
              <Button icon={Megaphone} onClick={() => tell({ whom: 'one' })}>
                Gửi thông báo cho một thí sinh
              </Button>
              <Button icon={Timer} onClick={() => setAsked({ move: 'minutes', part: { whom: 'all' } })}>
                Thêm giờ cho mọi thí sinh
              </Button>
              {mayHold && (
                <Button icon={Pause} onClick={() => setAsked({ move: 'pause', part: { whom: 'one' } })}>
                  Tạm dừng một thí sinh
                </Button>
              )}
            </Inline>
          )}
          {seen.rooms.length > 0 && (
            <Rooms
              rooms={seen.rooms}
              pauses={seen.pauses}
              mayTell={mayTell}
              mayHold={mayHold}
              onTell={(room) => tell({ whom: 'room', room })}
              onGive={(room) => setAsked({ move: 'minutes', part: { whom: 'room', room } })}
              onHold={(room, move) => setAsked({ move, part: { whom: 'room', room } })}
            />
          )}
          {seen.pauses.length > 0 && (
            <Pauses
              pauses={seen.pauses}
              onResume={mayHold && ((part) => setAsked({ move: 'resume', part }))}
              onFreeOne={(pause) => setAsked({ move: 'free-one', pause })}
            />
          )}
          {seen.lost.length > 0 && <Lost lost={seen.lost} />}
          <Incidents incidents={seen.incidents} />
          <Messages messages={seen.messages} />
          {asked?.move === 'tell' && <TellDialog exam={exam} part={asked.part} onClose={close} />}
          {asked?.move === 'minutes' && <MinutesDialog exam={exam} part={asked.part} onClose={close} />}
          {asked?.move === 'free-one' && <FreeOneDialog exam={exam} pause={asked.pause} onClose={close} />}
          {(asked?.move === 'pause' || asked?.move === 'resume') && (
            <HoldDialog exam={exam} part={asked.part} move={asked.move} onClose={close} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

type Asked =
  | { move: 'tell' | 'minutes' | 'pause' | 'resume'; part: Part }
  | { move: 'free-one'; pause: RoomPause }

interface PausesProps {
  pauses: Monitor['pauses']
  /** Lets one go on; false for who may not. */
  onResume: false | ((part: Part) => void)
  /** Lets one of a room go on alone. */
  onFreeOne: (pause: RoomPause) => void
}

/** Rooms and takers that stand still, and why. */
function Pauses({ pauses, onResume, onFreeOne }: PausesProps) {
  return (
    <Card title="Đang tạm dừng">
      <Stack as="ul" gap="md">
        {pauses.map(({ id, room, employee_id: employeeId, full_name: name, reason, paused_at: at }) => (
          <li key={id}>
            <Stack gap="xs">
              <Text>{`${room ?? name ?? ''}: ${reason}`}</Text>
              <Text size="hint" tone="hint">{`Từ ${formatDateTime(at)}`}</Text>
              {onResume && (
                <Inline>
                  <Button
                    size="small"
                    onClick={() =>
                      onResume(
                        room === null
                          ? { whom: 'taker', employeeId: employeeId ?? 0, name: name ?? '' }
                          : { whom: 'room', room },
                      )
                    }
                  >
                    {`Cho ${room ?? name ?? ''} tiếp tục`}
                  </Button>
                  {room !== null && (
                    <Button size="small" tone="quiet" onClick={() => onFreeOne({ id, room })}>
                      {`Cho một thí sinh của ${room} tiếp tục`}
                    </Button>
                  )}
                </Inline>
              )}
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

/** Who writes and has not been heard of for a while. */
function Lost({ lost }: Pick<Monitor, 'lost'>) {
  return (
    <Card title="Mất kết nối">
      <Stack as="ul" gap="md">
        {lost.map(({ attempt_id: id, nhansu_id: number, full_name: name, room, heard_at: at }) => (
          <li key={id}>
            <Stack gap="xs">
              <Text>{[`${name} (${number})`, room].filter(Boolean).join(' · ')}</Text>
              <Text size="hint" tone="hint">{`Liên lạc lần cuối ${formatDateTime(at)}`}</Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function Incidents({ incidents }: Pick<Monitor, 'incidents'>) {
  return (
    <Card title="Sự cố thí sinh báo">
      {incidents.length === 0 ? (
        <Text as="p">Chưa có thí sinh nào báo sự cố.</Text>
      ) : (
        <Stack as="ul" gap="md">
          {incidents.map(({ id, nhansu_id: number, full_name: name, text, reported_at: at }) => (
            <li key={id}>
              <Stack gap="xs">
                <Text>{text}</Text>
                <Text size="hint" tone="hint">
                  {`${name} (${number}) · ${formatDateTime(at)}`}
                </Text>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function Messages({ messages }: Pick<Monitor, 'messages'>) {
  return (
    <Card title="Thông báo đã gửi">
      {messages.length === 0 ? (
        <Text as="p">Chưa gửi thông báo nào.</Text>
      ) : (
        <Stack as="ul" gap="md">
          {messages.map(({ id, text, sent_by: by, sent_at: at, room, full_name: name }) => (
            <li key={id}>
              <Stack gap="xs">
                <Text>{text}</Text>
                <Text size="hint" tone="hint">
                  {[`Gửi ${room ?? name ?? 'mọi thí sinh'}`, by, formatDateTime(at)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function countsOf({ counts }: Monitor) {
  const handedIn = counts.handed_in + counts.marked + counts.released
  return [
    { term: 'Chưa vào', value: formatNumber(counts.waiting) },
    { term: 'Đang làm', value: formatNumber(counts.running - counts.lost) },
    { term: 'Mất kết nối', value: formatNumber(counts.lost) },
    { term: 'Đã nộp', value: formatNumber(handedIn) },
    { term: 'Vắng thi', value: formatNumber(counts.absent) },
    { term: 'Bài bị hủy', value: formatNumber(counts.cancelled) },
  ]
}
