import { formatTime } from '@nhansu/ui/format/time.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { SittingState } from './sitting.ts'

/** 'Đã lưu 14:03:22', or how much has not been sent yet. */
export function SavedState({ queue, savedAt, isFailing }: SittingState) {
  const unsent = queue.unsent.size
  if (unsent > 0 && isFailing)
    return (
      <Text tone="warn" weight="medium">{`Chưa gửi ${unsent} câu. Mất kết nối, sẽ tự gửi khi có mạng.`}</Text>
    )
  if (unsent > 0) return <Text tone="soft">{`Chưa gửi ${unsent} câu`}</Text>
  if (isFailing) return <Text tone="warn">Mất kết nối, bạn cứ làm tiếp.</Text>
  if (savedAt === null) return null
  const at = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Ho_Chi_Minh' })
  return <Text tone="ok">{`Đã lưu ${formatTime(at.format(savedAt))}`}</Text>
}
