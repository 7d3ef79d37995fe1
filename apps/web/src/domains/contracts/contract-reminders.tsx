import { reminderKindLabels } from '@nhansu/sdk/domains/reminders'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

/** When who was reminded of a contract. */
export function ContractReminders({ id }: { id: number }) {
  const reminders = useQuery(query('contracts.reminders', { path: { id } }))
  // Who sees the contract as his own alone is told nothing of it.
  if (reminders.error?.kind === 'forbidden' || reminders.error?.kind === 'not-found') return null
  return (
    <Stack>
      <Heading level={3}>Các lần nhắc</Heading>
      <Loaded query={reminders}>
        {({ reminders: rows }) =>
          rows.length === 0 ? (
            <Text tone="soft">Chưa nhắc lần nào.</Text>
          ) : (
            <HistoryList
              entries={rows.map(({ told_on, kind, due_date, days_left, recipients, asked_by_name }) => ({
                id: `${told_on} ${kind} ${due_date} ${asked_by_name ?? ''}`,
                title: `${formatDate(told_on)}: ${reminderKindLabels[kind]}`,
                by:
                  asked_by_name === null
                    ? 'Theo quy tắc nhắc việc'
                    : `Nhắc ngay, theo yêu cầu của ${asked_by_name}`,
                changes: [`${dayWords(due_date, days_left)} Gửi: ${recipients.join(', ')}`],
              }))}
            />
          )
        }
      </Loaded>
    </Stack>
  )
}

function dayWords(day: string, left: number): string {
  const shown = `Đến hạn ${formatDate(day)}`
  if (left < 0) return `${shown}, quá hạn ${-left} ngày.`
  return left === 0 ? `${shown}, đúng ngày.` : `${shown}, còn ${left} ngày.`
}
