import type { AnyApiError } from '@nhansu/sdk/errors'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { todayInVietNam } from '#web/kit/today.ts'
import { client } from '#web/session/client.ts'
import { type TemplateItem, wordsOfItem } from './template-words.ts'

/** The tasks with the due days that they would have for whoever works until a day that the reader chooses. */
export function DuePreview({ items }: { items: readonly TemplateItem[] }) {
  const [leaveDate, setLeaveDate] = useState(todayInVietNam)
  const body = { leave_date: leaveDate, items: [...items] }
  const shown = useQuery<(TemplateItem & { day: string })[], AnyApiError>({
    queryKey: ['leaverTemplate.preview', body],
    queryFn: async ({ signal }) => {
      const { due_dates: days } = await client.call('leaverTemplate.preview', { body }, { signal })
      // The days belong to the tasks that were sent, also while others are on their way.
      return body.items.map((item, at) => ({ ...item, day: days[at] ?? '' }))
    },
    placeholderData: keepPreviousData,
  })
  return (
    <Stack>
      <DateField
        label="Ngày làm việc cuối cùng"
        hint="Xem trước hạn của từng việc cho người làm đến ngày này."
        value={leaveDate}
        onValueChange={(day) => day !== null && setLeaveDate(day)}
      />
      <Loaded query={shown} title="Không tính được hạn">
        {(tasks) => (
          <Stack as="ul" gap="sm">
            {tasks.map((task, at) => (
              // Two tasks may have the same name while one of them is being written.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <Text weight="medium">{`${task.name || `Việc ${at + 1}`}: ${formatDate(task.day)}`}</Text>
                <Text as="p" tone="soft">
                  {wordsOfItem(task)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
