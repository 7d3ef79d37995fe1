import type { Data } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** What stands still: the exam, the room of its taker or he alone. */
export type PausedPart = Data<'quizTaking.info'>['exam']['paused_part']

const titles: Record<NonNullable<PausedPart>, string> = {
  exam: 'Kỳ thi đang tạm dừng',
  room: 'Phòng thi của bạn đang tạm dừng',
  taker: 'Bài thi của bạn đang tạm dừng',
}

interface PausedProps {
  part: PausedPart
  reason: string | null
  /** Questions whose answers wait in this browser. */
  unsent?: number
}

/** That an exam, or the room or the person alone, stands still, why, and that nothing is lost by it. */
export function Paused({ part, reason, unsent = 0 }: PausedProps) {
  return (
    <Card title={titles[part ?? 'taker']}>
      <Stack gap="sm">
        {reason !== null && <Text as="p" weight="medium">{`Lý do: ${reason}`}</Text>}
        <Text as="p">
          Đồng hồ đứng yên, bạn không mất thời gian làm bài. Trang này tự mở lại đề khi bạn được làm tiếp:
          đừng đóng trang.
        </Text>
        {unsent > 0 && (
          <Text
            as="p"
            tone="soft"
          >{`${unsent} câu chưa gửi được giữ lại và tự gửi khi bạn được làm tiếp.`}</Text>
        )}
      </Stack>
    </Card>
  )
}
