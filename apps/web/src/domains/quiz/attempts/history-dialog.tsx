import type { Data } from '@nhansu/sdk/contract'
import { quizAttemptMoveLabels } from '@nhansu/sdk/domains/quiz'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ShortHash } from '#web/kit/hashes/short-hash.tsx'
import { query } from '#web/session/queries.ts'

type History = Data<'quizAttempts.history'>
type Move = History['moves'][number]

interface HistoryDialogProps {
  attemptId: number
  title: string
  onClose: () => void
}

/** What was done with an attempt, with the receipts that it had before. */
export default function HistoryDialog({ attemptId, title, onClose }: HistoryDialogProps) {
  const history = useQuery(query('quizAttempts.history', { path: { id: attemptId } }))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="medium">
        <DialogHeader title={title} />
        <DialogBody>
          <Loaded
            query={history}
            level={3}
            empty={({ moves, late_answers: late, incidents }) =>
              moves.length + late.length + incidents.length === 0
                ? 'Bài thi này diễn ra bình thường, không có gì được ghi lại.'
                : null
            }
          >
            {({ moves, late_answers: late, incidents }) => (
              <Stack>
                {incidents.length > 0 && (
                  <Stack gap="xs">
                    <Text>Sự cố thí sinh báo</Text>
                    <Stack as="ul" gap="xs">
                      {incidents.map(({ id, text, reported_at: at }) => (
                        <li key={id}>
                          <Text>{`${text} (${formatDateTime(at)})`}</Text>
                        </li>
                      ))}
                    </Stack>
                  </Stack>
                )}
                {late.length > 0 && (
                  <Stack gap="xs">
                    <Text>Câu trả lời đến sau giờ</Text>
                    <Stack as="ul" gap="xs">
                      {late.map((answer) => (
                        <li key={`${answer.slot} ${answer.arrived_at}`}>
                          <Text>{lateWords(answer)}</Text>
                        </li>
                      ))}
                    </Stack>
                  </Stack>
                )}
                <Stack as="ul" gap="md">
                  {moves.map((move) => (
                    <li key={move.id}>
                      <MoveLine move={move} />
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function MoveLine({ move }: { move: Move }) {
  return (
    <Stack gap="xs">
      <Text>{titleOf(move)}</Text>
      <Text tone="soft">{[formatDateTime(move.moved_at), move.moved_by].filter(Boolean).join(' · ')}</Text>
      <Text>{`Lý do: ${move.reason}`}</Text>
      {move.receipt_before && (
        <Text size="hint" tone="hint">
          {beforeWords(move, move.receipt_before)}
        </Text>
      )}
      {move.receipt_before && (
        <ShortHash
          label={`mã xác nhận trước lúc ${formatDateTime(move.moved_at)}`}
          value={move.receipt_before.hash}
        />
      )}
    </Stack>
  )
}

/** 'Câu 3: B, đến lúc 08:47:00, chờ xét'; without what was answered for who may not see questions. */
function lateWords({ slot, value, arrived_at: at, is_accepted: accepted }: History['late_answers'][number]) {
  const judged = accepted === null ? 'chờ xét' : accepted ? 'đã chấp nhận' : 'không được chấp nhận'
  const given = value && `: ${value.filter(Boolean).join(', ') || 'bỏ trống'}`
  return `Câu ${slot}${given ?? ''}, đến lúc ${formatDateTime(at)}, ${judged}`
}

/** 'Mở lại, làm thêm 15 phút'. */
function titleOf({ kind, minutes }: Move): string {
  const label = quizAttemptMoveLabels[kind]
  return minutes === null ? label : `${label}, làm thêm ${minutes} phút`
}

/** 'Trước đó: nộp lúc …, 18/20 câu, điểm 7,5, mã xác nhận:', with the code below it. */
function beforeWords({ score_before: score }: Move, receipt: NonNullable<Move['receipt_before']>): string {
  const { finished_at: at, answered, total } = receipt
  const scored = score !== null && `điểm ${formatNumber(score, 2)}`
  const parts = [`nộp lúc ${formatDateTime(at)}`, `${answered}/${total} câu`, scored, 'mã xác nhận:']
  return `Trước đó: ${parts.filter(Boolean).join(', ')}`
}
