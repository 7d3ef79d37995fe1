import type { Data } from '@nhansu/sdk/contract'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { changeWords } from '#web/kit/detail-page/change-words.ts'
import { type HistoryEntry, HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'

type Save = Data<'contracts.history'>['saves'][number]

/** Lịch sử thay đổi: who made what of a contract and its appendices. */
export function ContractHistory({ id }: { id: number }) {
  const history = useQuery(query('contracts.history', { path: { id } }))
  // Who sees the contract as his own alone is told nothing of how it came about.
  if (history.error?.kind === 'forbidden' || history.error?.kind === 'not-found') return null
  return (
    <Stack>
      <Heading level={3}>Lịch sử thay đổi</Heading>
      <Loaded query={history}>
        {({ saves }) =>
          saves.length === 0 ? (
            <Text tone="soft">Chưa có thay đổi nào.</Text>
          ) : (
            <HistoryList entries={saves.map(entryOf)} />
          )
        }
      </Loaded>
    </Stack>
  )
}

function entryOf({ id, at, user_name, deed, changes }: Save): HistoryEntry {
  return {
    id: String(id),
    title: `${formatDateTime(at)}: ${deed}`,
    by: user_name ?? 'Hệ thống',
    changes: changes.map(changeWords),
  }
}
