import type { Schemas } from '@nhansu/sdk/contract'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { changeWords } from './change-words.ts'
import { type HistoryEntry, HistoryList } from './history-list.tsx'

type Save = Schemas['RecordSave']

/** Who made what of a record, the last first. */
export function SaveList({ saves }: { saves: readonly Save[] }) {
  if (saves.length === 0) return <Text tone="soft">Chưa có thay đổi nào.</Text>
  return <HistoryList entries={saves.map(entryOf)} />
}

function entryOf({ id, at, user_name, deed, changes }: Save): HistoryEntry {
  return {
    // What comes of another source, such as moves of people, counts by itself.
    id: `${deed} ${id}`,
    title: `${formatDateTime(at)}: ${deed}`,
    by: user_name ?? 'Hệ thống',
    changes: changes.map(changeWords),
  }
}
