import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** One step in a record's history. */
export interface HistoryEntry {
  /** Unique in the list. */
  id: string
  /** When, or for how long: 'Từ 01-03-2026 đến nay'. */
  title: string
  /** By whom and how, where that is known: 'Trần Quốc Hưng, đơn vị sáp nhập'. */
  by?: string
  /** What was new, one line each. */
  changes: readonly string[]
  /** Where what came of it is. */
  link?: { to: string; text: string }
}

/** What a record was, newest first. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <Stack as="ol" gap="md">
      {entries.map(({ id, title, by, changes, link }) => (
        <li key={id}>
          <Text as="p" weight="medium">
            {title}
          </Text>
          {by !== undefined && (
            <Text as="p" size="hint" tone="hint">
              {by}
            </Text>
          )}
          {changes.map((words, place) => (
            <Text key={`${place} ${words}`} as="p" tone="soft">
              {words}
            </Text>
          ))}
          {link !== undefined && (
            <Text as="p">
              <Link href={link.to}>{link.text}</Link>
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}
