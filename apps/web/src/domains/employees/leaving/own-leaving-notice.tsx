import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useOwnLeaving } from './own-leaving.ts'
import { TaskState } from './task-status.tsx'

/** One's own part of what has to be done before one leaves, beside one's own file; others tick it. */
export default function OwnLeavingNotice() {
  const tasks = useOwnLeaving(true)
  const [first] = tasks
  if (first === undefined) return null
  return (
    <Card title="Việc bạn cần làm trước khi nghỉ việc">
      <Stack gap="sm">
        <Text tone="soft">{`Ngày làm việc cuối cùng: ${formatDate(first.leave_date)}. Trưởng đơn vị hoặc phòng nhân sự đánh dấu khi việc đã xong.`}</Text>
        <Stack as="ul" gap="sm">
          {tasks.map(({ id, name, due_date: due, status }) => (
            <li key={id}>
              <Text as="p">{name}</Text>
              <Inline>
                <Text tone="soft">{`Hạn ${formatDate(due)}`}</Text>
                <TaskState status={status} />
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
